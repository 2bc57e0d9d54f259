"""Rules as WebAssembly: `linking.py` makes a module, `binary.py` reads one, `source.py` names what it was made from.

`docs/wasm.md` explains it. Nothing here is needed to play, and none of it is part of the name of machine code.
"""
