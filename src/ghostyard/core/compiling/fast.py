"""The fast backend: each rule is lowered to bitcode once, and only what Python calls is optimised and emitted.

Left alone, Numba makes every function ready to be called from Python: it wraps it, optimises it together with all that
it calls, emits machine code and stores that. Rules are small and many and mostly called by other rules, so nearly all
of that work is thrown away. Here a rule that others call is a *unit* of bitcode. What Python calls is an *entry point*:
a thin function around a unit, linked from all units that it reaches, optimised and emitted. A large unit that several
entry points would hold becomes a *shared object*: machine code of its own, which they find by its symbol.
"""

from __future__ import annotations

from hashlib import sha256
from inspect import signature
from typing import Any, NamedTuple, cast

import numba
from numba import types
from numba.extending import typeof_impl

from ghostyard.core.compiling import numba_internals as internals
from ghostyard.core.compiling.fingerprint import toolchain
from ghostyard.core.compiling.numba_internals import EntryCache, SharedObject, Unit, UnitLibrary
from ghostyard.core.compiling.rule_errors import compile_or_explain, trimmed
from ghostyard.core.compiling.unit_cache import unit_cache

LARGE, HUGE = 27, 90  # so many units make a shared object: of a rule that kernels call, and of any other
UNIT, SHARED, ENTRY = "unit", "shared", "entry"  # the kinds of files in the unit cache


class FastBackend:
    """Keeps what this program has made or loaded."""

    def __init__(self, large: int = LARGE) -> None:
        self._large = large
        self._callees: dict[Any, Any] = {}  # by rule
        self._units: dict[str, Unit] = {}  # by name, for those that have a fingerprint
        self._shared: dict[str, Unit] = {}  # those of them that are shared objects

    def know(self, kind: type) -> None:
        """Let Numba find the rules of this class where other rules call them."""
        typeof_impl.register(kind)(lambda rule, _: numba.typeof(self.callee(rule)))

    def entry_point(self, rule: Any) -> Any:
        """Numba's dispatcher around a function that only calls the rule's unit."""
        names = ", ".join(signature(rule.py_func).parameters)
        scope = {"__name__": rule.py_func.__module__, "__rule__": rule}
        wrapper = eval(f"lambda {names}: __rule__({names})", scope)
        wrapper.__qualname__ = wrapper.__name__ = rule.py_func.__name__

        def name(args: Any) -> str:
            return _name(rule, args, ENTRY)

        def make(args: tuple[Any, ...]) -> Any:
            return compile_or_explain(rule, args, lambda: internals.linked(wrapper, _number(name(args)), args))

        def load(args: Any) -> bytes | None:
            return unit_cache().read(name(args)) if rule.fingerprint else None

        def store(args: Any, content: bytes) -> None:
            if rule.fingerprint:
                unit_cache().write(name(args), content)

        return internals.dispatcher(wrapper, make, EntryCache(load, store), trimmed)

    def compile(self, rule: Any, arguments: tuple[Any, ...]) -> None:
        """Compile or load the entry point for such arguments."""
        trimmed(rule.entry_point.compile)(tuple(map(numba.typeof, arguments)))

    def callee(self, rule: Any) -> Any:
        """The rule as its callers see it."""
        if rule not in self._callees:
            self._callees[rule] = internals.callee(rule.py_func, lambda args: self._unit(rule, args))
        return self._callees[rule]

    def _unit(self, rule: Any, args: tuple[Any, ...]) -> Unit:
        name = _name(rule, args)
        found = self.find(name) if rule.fingerprint else None
        if found is None:
            found = compile_or_explain(rule, args, lambda: internals.lowered(rule.py_func, _number(name), args))
            if rule.fingerprint:
                found = self._stored(found, name, self._large if rule.is_called_by_kernels else HUGE)
            found.announce()
        return found

    def find(self, name: str) -> Unit | None:
        """A unit that this program or another one has made, with all that it calls."""
        if name not in self._units:
            found = self.find_shared(name) or self._load_unit(name)
            if found is None:
                return None
            self._units[name] = found.announce()
        return self._units[name]

    def _load_unit(self, name: str) -> Unit | None:
        kept = _read(name, UNIT)
        if not kept:
            return None
        kind, description, bitcode, calls = kept
        called = [self.find(other) for other in calls]
        if None in called:
            return None
        code = UnitLibrary.from_bitcode(description, bitcode)
        code.calls, code.cache_name = dict.fromkeys(unit.code for unit in called if unit), name
        return Unit(kind, description, code)

    def find_shared(self, name: str) -> Unit | None:
        """A unit as a shared object, with those that it calls."""
        if name not in self._shared:
            kept = _read(name, SHARED)
            if not kept or None in [self.find_shared(other) for other in kept[-1]]:
                return None
            kind, description, content, _ = kept
            code = SharedObject.from_object_code(content, description, name, LoadShared(name))
            self._shared[name] = Unit(kind, description, code)
        return self._shared[name]

    def _stored(self, unit: Unit, name: str, units_of_a_shared_object: int) -> Unit:
        """Keep a unit for this and other programs, as a shared object if it reaches so many others."""
        assert isinstance(unit.code, UnitLibrary)
        if not all(called.cache_name for called in unit.code.calls):
            return unit
        unit.code.cache_name = name
        units, shared = internals.callers_first(unit.code.calls)
        if len(units) < units_of_a_shared_object:
            calls = [called.cache_name for called in unit.code.calls]
            _write(name, UNIT, (unit.signature, unit.description, unit.code.bitcode(), calls))
        else:
            emitted = SharedObject.emitted(unit, name, LoadShared(name))
            calls = [called.cache_name for called in shared]
            _write(name, SHARED, (unit.signature, unit.description, emitted.object_code(), calls))
            unit = self._shared[name] = unit._replace(code=emitted)
        self._units[name] = unit
        return unit


class LoadShared(NamedTuple):
    """Loads a shared object before code that calls it; stored with that code."""

    name: str

    def __call__(self) -> None:
        """Find it, or say that it is gone."""
        if BACKEND.find_shared(self.name) is None:
            raise LookupError(self.name)


def _name(rule: Any, args: Any, kind: str = "") -> str:
    """The name of a rule for these types: it stands for all that its code depends on, on this machine."""
    content = rule.fingerprint or f"{id(rule)}"
    whole = f"{toolchain()} {internals.machine()} {content} {[_described(kind) for kind in args]} {kind}"
    name = f"{rule.py_func.__name__.strip('_')}-{sha256(whole.encode()).hexdigest()[:24]}"
    return f"{name}.{kind}" if kind else name


def _described(kind: Any) -> str:
    """A type in words; Numba's own words leave out the names of a tuple's fields, by which code finds them."""
    fields = getattr(getattr(kind, "instance_class", None), "_fields", "")
    inner = [_described(part) for part in cast(Any, kind)] if isinstance(kind, types.BaseTuple) else ""
    return f"{kind} {fields} {inner}"


def _number(name: str) -> int:
    """A number for the symbols of compiled code: the same in every program that compiles the same."""
    return int.from_bytes(sha256(name.encode()).digest()[:7])


def _read(name: str, kind: str) -> Any:
    return internals.from_bytes(unit_cache().read(f"{name}.{kind}"))


def _write(name: str, kind: str, content: Any) -> None:
    unit_cache().write(f"{name}.{kind}", internals.to_bytes(content))


BACKEND = FastBackend()
