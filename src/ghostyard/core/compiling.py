"""Compiling rules with Numba, quickly: rules called by rules become one program, optimised once for each door in."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import signature
from itertools import count
from pathlib import Path
from secrets import randbits
from typing import Any

import numba
from numba import njit, types
from numba.core import compiler, typed_passes, untyped_passes
from numba.core.bytecode import FunctionIdentity
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager, _pass_registry, register_pass
from numba.core.typed_passes import NativeLowering
from numba.core.typing.templates import make_concrete_template

from ghostyard.core.parts import DoorLibrary, MadePart, PartLibrary, shelf

# Left alone, Numba makes every function ready to be called from Python: it wraps it twice, optimises it together with
# all that it calls, emits machine code and stores that. Rules are small and many and mostly called by other rules, so
# nearly all of that work is thrown away. Here a rule that another rule calls stays as it was lowered (a *part*); only
# what Python calls (a *door*) is linked from its parts, optimised, emitted and stored. And rules are plain: no
# closures, no `with`, no array expressions, nothing to count references of. So only the passes that such functions
# need are run. Together that takes a third of the time.


LARGE, HUGE = 27, 90  # so many parts make a hall: of a rule that loops call, and of any other

# Programs share parts, so the numbers in the names of compiled functions must differ between them.
FunctionIdentity._unique_ids = count(randbits(48))


def compiled(function: Callable[..., Any], folder: Path, key: str) -> Any:
    """A door to this rule, compiled on its first call and kept in the folder; `key` names it if it is a closure."""
    with _cache_at(folder):
        door: Any = njit(nogil=True, error_model="numpy", pipeline_class=_DoorCompiler)(function)
        door.enable_caching()
    if key:
        _name_closures_by_rules(door._cache, key)
    door._compiler._customize_flags = _without_counting
    door.part = _Part(door, key)
    door.get_call_template, door.get_overload = door.part.template, door.part.overload
    return door


def build_hall(door: Any) -> None:
    """Compile this rule once for all loops that call it, if it is large; its door only leads into the hall."""
    if not door.part.is_in_loops:
        door.part.is_in_loops = True
        inside: Any = njit(door.py_func)
        inside.get_call_template, inside.get_overload = door.get_call_template, door.get_overload
        names = ", ".join(signature(door.py_func).parameters)
        place = {"__name__": door.py_func.__module__, "rule": inside}
        door._compiler.py_func = eval(f"lambda {names}: rule({names})", place)


class _Part:
    """A rule as other rules call it. Numbers of any width come in as 64 bits, so that it is compiled once."""

    def __init__(self, door: Any, key: str) -> None:
        self._door, self._key, self.is_in_loops = door, key, False
        self._made: dict[tuple[Any, ...], MadePart] = {}
        self._template: Any = None

    def template(self, args: Any, kws: Any) -> tuple[Any, Any, tuple[Any, ...], dict[str, Any]]:
        """What Numba asks when it types a call: which signatures are there?"""
        pysig, folded = self._door._compiler.fold_argument_types(args, kws)
        wide = tuple(_wide(kind) for kind in folded)
        if wide not in self._made:
            self._made[wide] = self._make(wide)
            name = self._door.py_func.__name__
            signatures = [made.signature for made in self._made.values()]
            self._template = make_concrete_template(f"Part({name})", name, signatures)
        return self._template, pysig, wide, {}

    def overload(self, args: tuple[Any, ...]) -> Any:
        """What Numba asks when it lowers a call: which of them is called?"""
        return self._made[tuple(args)].entry

    def _make(self, args: tuple[Any, ...]) -> MadePart:
        name, size = shelf().name_of(self._door.py_func, self._key, args), LARGE if self.is_in_loops else HUGE
        return shelf().take(name) or shelf().put(name, self._compile(args), size)

    def _compile(self, args: tuple[Any, ...]) -> MadePart:
        maker = self._door._compiler
        flags: Any = compiler.Flags()
        maker.targetdescr.options.parse_as_flags(flags, maker.targetoptions)
        _without_counting(flags)
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        result = compiler.compile_extra(
            maker.targetdescr.typing_context, maker.targetdescr.target_context, self._door.py_func,
            args=args, return_type=None, flags=flags, locals=maker.locals, pipeline_class=_PartCompiler,
        )  # fmt: skip
        return MadePart(result.signature, result.fndesc, result.library)


def _without_counting(flags: Any) -> Any:
    """No reference counting: rules allocate nothing, and one that tries does not compile."""
    flags.nrt = False
    return flags


def _wide(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) else plain


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerDoor(NativeLowering):
    _name = "ghostyard_lower_door"

    def run_pass(self, state: Any) -> bool:
        state.library = DoorLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerPart(NativeLowering):
    _name = "ghostyard_lower_part"

    def run_pass(self, state: Any) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        made = MadePart(None, lowered.fndesc, state.library).announce()
        state["cr"] = lowered._replace(cfunc=made.entry)
        return True


_BEFORE_LOWERING = (
    untyped_passes.TranslateByteCode, untyped_passes.FixupArgs, untyped_passes.IRProcessing,
    untyped_passes.GenericRewrites, untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference, typed_passes.PreLowerStripPhis,
)  # fmt: skip


class _Passes(PassManager):
    """Runs one pass after the other, and nothing between them: Numba's own events and checks cost a tenth."""

    def run(self, state: Any) -> None:
        """All passes over one rule."""
        with global_compiler_lock:
            for step, _ in self.passes:
                _pass_registry.get(step).pass_inst.run_pass(state)


def _with_lowering(lowering: Any) -> type[compiler.CompilerBase]:
    passes = _Passes("rules")
    for step in (*_BEFORE_LOWERING, lowering, typed_passes.NoPythonBackend):
        passes.add_pass(step, step.__name__)
    passes.finalize()

    class Compiler(compiler.CompilerBase):
        def define_pipelines(self) -> list[PassManager]:
            return [passes]

        def compile_extra(self, func: Any) -> Any:
            with _in_a_hurry():
                return super().compile_extra(func)

    return Compiler


@contextmanager
def _in_a_hurry() -> Iterator[None]:
    """No looking for garbage, since compiling drops little; and no looking twice for what an operator means."""
    numbas_function: Any = types.Function
    if "get_call_type" in vars(numbas_function):  # we are inside another rule
        yield
        return
    collects_garbage = gc.isenabled()
    gc.disable()
    numbas_function.get_call_type = _remembered_call_type
    try:
        yield
    finally:
        del numbas_function.get_call_type
        if collects_garbage:
            gc.freeze()  # what was compiled stays: do not look at it again and again
            gc.enable()


_CALL_TYPES: dict[tuple[Any, Any], Any] = {}


def _remembered_call_type(function: Any, context: Any, args: Any, kws: Any) -> Any:
    """The signature of a call of one of Numba's own functions: it has dozens of meanings, to be tried at every use."""
    if kws:
        return super(types.Function, function).get_call_type(context, args, kws)
    if all(isinstance(kind, types.Number | types.Boolean) for kind in args):
        args = tuple(types.unliteral(kind) for kind in args)
    if (function, args) not in _CALL_TYPES:
        _CALL_TYPES[function, args] = super(types.Function, function).get_call_type(context, args, kws)
    return _CALL_TYPES[function, args]


_DoorCompiler, _PartCompiler = _with_lowering(_LowerDoor), _with_lowering(_LowerPart)


@contextmanager
def _cache_at(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder when caching is enabled; ours must not move anybody else's."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _name_closures_by_rules(numba_cache: Any, key: str) -> None:
    """Numba names a cached closure by pickling what it closes over, which differs in every process.

    The folder already stands for the exact sources, so the names of the rules are enough.
    """
    numba_cache._index_key = lambda signature, codegen: (signature, codegen.magic_tuple(), key)
