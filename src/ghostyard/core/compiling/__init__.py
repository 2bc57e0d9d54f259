"""Compiling rules: which parts of Numba are used how, and where the results are kept. `docs/compiling.md` explains it.

`compiled_rule.py` is what the rest of the program holds; `backend.py` chooses who compiles it (`fast.py`, `plain.py`);
`fingerprint.py` names it by its content, `unit_cache.py` keeps the result, `rule_errors.py` says what is wrong with it.
`numba_internals.py` is the fence: all that is not Numba's public interface is used there.
"""
