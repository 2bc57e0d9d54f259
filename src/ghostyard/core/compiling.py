"""Compiling rules with Numba, quickly: rules called by rules become one program, optimised once for each door in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
from numba import njit, types
from numba.core import compiler
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering
from numba.core.typing.templates import make_concrete_template

# Left alone, Numba makes every function ready to be called from Python: it wraps it twice, optimises it together with
# all that it calls, emits machine code and stores that. Rules are small and many and mostly called by other rules, so
# nearly all of that work is thrown away. Here a rule that another rule calls stays as it was lowered (a *part*); only
# what Python calls (a *door*) is linked from its parts, optimised, emitted and stored: half of the time or less.


def compiled(function: Callable[..., Any], folder: Path, key: str) -> Any:
    """A door to this rule, compiled on its first call and kept in the folder; `key` names it if it is a closure."""
    with _cache_at(folder):
        door: Any = njit(nogil=True, error_model="numpy", pipeline_class=_DoorCompiler)(function)
        door.enable_caching()
    if key:
        _name_closures_by_rules(door._cache, key)
    door._compiler._customize_flags = _without_counting
    part = _Part(door)
    door.get_call_template, door.get_overload = part.template, part.overload
    return door


class _Part:
    """A rule as other rules call it. Numbers of any width come in as 64 bits, so that it is compiled once."""

    def __init__(self, door: Any) -> None:
        self._door = door
        self._results: dict[tuple[Any, ...], Any] = {}

    def template(self, args: Any, kws: Any) -> tuple[Any, Any, tuple[Any, ...], dict[str, Any]]:
        """What Numba asks when it types a call: which signatures are there?"""
        pysig, folded = self._door._compiler.fold_argument_types(args, kws)
        wide = tuple(_wide(kind) for kind in folded)
        if wide not in self._results:
            self._results[wide] = self._compile(wide)
        signatures = [result.signature for result in self._results.values()]
        name = self._door.py_func.__name__
        return make_concrete_template(f"Part({name})", name, signatures), pysig, wide, {}

    def overload(self, args: tuple[Any, ...]) -> Any:
        """What Numba asks when it lowers a call: which of them is called?"""
        return self._results[tuple(args)].entry_point

    def _compile(self, args: tuple[Any, ...]) -> Any:
        maker = self._door._compiler
        flags: Any = compiler.Flags()
        maker.targetdescr.options.parse_as_flags(flags, maker.targetoptions)
        _without_counting(flags)
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return compiler.compile_extra(
            maker.targetdescr.typing_context, maker.targetdescr.target_context, maker.py_func,
            args=args, return_type=None, flags=flags, locals=maker.locals, pipeline_class=_PartCompiler,
        )  # fmt: skip


def _without_counting(flags: Any) -> Any:
    """No reference counting: rules allocate nothing, and one that tries does not compile."""
    flags.nrt = False
    return flags


def _wide(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) else plain


class _Library(JITCodeLibrary):
    """Code that is linked from all the parts it needs, and theirs."""

    def add_linking_library(self, library: Any) -> None:
        self._add_once(library)  # before what it needs: the linker takes only what somebody has asked for
        if isinstance(library, _PartLibrary):
            for needed in library._linking_libraries:
                self._add_once(needed)

    def _add_once(self, library: Any) -> None:
        if library not in self._linking_libraries:
            super().add_linking_library(library)


class _PartLibrary(_Library):
    """A part: neither optimised nor emitted by itself."""

    def finalize(self) -> None:
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerDoor(NativeLowering):
    _name = "ghostyard_lower_door"

    def run_pass(self, state: Any) -> bool:
        state.library = _Library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerPart(NativeLowering):
    _name = "ghostyard_lower_part"

    def run_pass(self, state: Any) -> bool:
        state.library = _PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        name = (lowered.fndesc.unique_name, lowered.fndesc.argtypes)  # stands for the function in calls
        state.targetctx.insert_user_function(name, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=name)
        return True


def _with_lowering(lowering: Any) -> type[compiler.CompilerBase]:
    class Compiler(compiler.CompilerBase):
        def define_pipelines(self) -> list[PassManager]:
            manager = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
            manager.passes = [
                (lowering if step is NativeLowering else step, why) for step, why in manager.passes
            ]  # fmt: skip
            manager._finalized = False
            manager.finalize()
            return [manager]

    return Compiler


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
