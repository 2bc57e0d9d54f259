"""The fence: everything of Numba that is not its public interface is used in this file, and nowhere else.

Nothing of Numba is replaced for others: our compiler, our typing context and our code libraries are objects of our own.
When a new release of Numba breaks something here, `self_check.py` notices, and rules are compiled by `plain.py`.
"""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from numba import njit, types
from numba.core import compiler, typed_passes, untyped_passes
from numba.core.bytecode import FunctionIdentity
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.funcdesc import default_mangler
from numba.core.registry import cpu_target
from numba.core.serialize import dumps
from numba.core.typing.context import Context
from numba.core.typing.templates import make_concrete_template

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy"}

# Rules are plain: no closures of their own, no `with`, no array expressions, nothing to count references of. Of Numba's
# thirty passes these do something for such functions.
PASSES = (
    untyped_passes.TranslateByteCode, untyped_passes.FixupArgs, untyped_passes.IRProcessing,
    untyped_passes.GenericRewrites, untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference, typed_passes.PreLowerStripPhis,
    typed_passes.NativeLowering, typed_passes.NoPythonBackend,
)  # fmt: skip


def machine() -> str:
    """The processor that code is made for: a home folder may serve several machines."""
    return repr(cpu_target.target_context.codegen().magic_tuple())


class Unit(NamedTuple):
    """A rule for arguments of certain types, as other rules call it."""

    signature: Any
    description: Any
    code: UnitLibrary | SharedObject

    @property
    def symbol(self) -> str:
        """The name by which the linker finds it."""
        return symbol_of(self.description)

    @property
    def key(self) -> tuple[Any, ...]:
        """Stands for the unit where Numba lowers a call of it."""
        return self.symbol, self.description.argtypes

    def announce(self) -> Unit:
        """Let Numba find the code when a caller is lowered."""
        cpu_target.target_context._defns.pop(self.key, None)
        cpu_target.target_context.insert_user_function(self.key, self.description, [self.code])
        return self


def symbol_of(description: Any) -> str:
    """The name by which the linker finds a function."""
    return str(description.llvm_func_name)


class _Library(JITCodeLibrary):
    """Code that calls units and shared objects."""

    def __init__(self, name: str) -> None:
        super().__init__(cpu_target.target_context.codegen(), name)
        self.calls: dict[UnitLibrary | SharedObject, None] = {}  # a set that keeps its order

    def add_linking_library(self, library: Any) -> None:
        """Remember what is called, or link one of the functions that Numba itself is written in."""
        if isinstance(library, UnitLibrary | SharedObject):
            self.calls[library] = None
        else:
            super().add_linking_library(library)

    def _optimize_functions(self, module: Any) -> None:
        """Make a module small at little cost: entry points and shared objects are optimised as a whole."""
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration:
                passes = llvm.create_new_function_pass_manager()
                passes.add_sroa_pass()
                passes.add_instruction_combine_pass()
                passes.add_simplify_cfg_pass()
                passes.run(function, self._codegen._pass_builder())


class UnitLibrary(_Library):
    """The bitcode of a unit: neither optimised as a whole nor emitted by itself."""

    cache_name = ""

    def finalize(self) -> None:
        """Hold Numba's own functions, and be ready to be linked.

        Numba numbers its functions anew in every program, so two of them from two programs can have the same name:
        here they become private to the unit.
        """
        own = {function.name for function in self._final_module.functions if not function.is_declaration}
        for library in self._linking_libraries:
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        for function in self._final_module.functions:
            if function.name not in own and not function.is_declaration:
                function.linkage = "internal"
        self._finalized = True

    def bitcode(self) -> bytes:
        """What other programs link."""
        return bytes(self._get_module_for_linking().as_bitcode())

    @classmethod
    def from_bitcode(cls, description: Any, bitcode: bytes) -> UnitLibrary:
        """A unit that another program has lowered."""
        unit = cls(description.qualname)
        unit._final_module = llvm.parse_bitcode(bitcode)
        unit._finalized = True
        return unit


class PortableLibrary(UnitLibrary):
    """The bitcode of a unit as it was lowered: nothing in it has been worked out for this machine's pointers."""

    def _optimize_functions(self, module: Any) -> None:
        """Leave it: whoever links it knows the machine that it is for."""

    @property
    def module(self) -> Any:
        """What is linked."""
        return self._get_module_for_linking()


class LinkedLibrary(_Library):
    """Machine code: linked from all its units, optimised and emitted."""

    def finalize(self) -> None:
        """Hold all units, and load the shared objects before this code is loaded again."""
        units, shared = callers_first(self.calls)
        for unit in units:
            JITCodeLibrary.add_linking_library(self, unit)
        self._reload_init |= {each.load_again for each in shared}
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Once: Numba does it twice, to begin with for the reference counts, which rules do not have."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class SharedObject:
    """A large unit as machine code, emitted once; whoever calls it finds it by its symbol.

    `load_again` is called, in another program, before code that calls it is loaded.
    """

    def __init__(self, code: Any, symbol: str, cache_name: str, load_again: Any) -> None:
        self.code, self.cache_name, self.load_again = code, cache_name, load_again
        llvm.add_symbol(symbol, code.get_pointer_to_function(symbol))

    @classmethod
    def emitted(cls, unit: Unit, cache_name: str, load_again: Any) -> SharedObject:
        """Link, optimise and emit a unit with all that it calls."""
        code = LinkedLibrary(unit.code.name)  # type: ignore[union-attr]
        code.enable_object_caching()
        code._final_module, code.calls = unit.code._final_module, unit.code.calls  # type: ignore[union-attr]
        code._ensure_finalized()
        return cls(code, unit.symbol, cache_name, load_again)

    def object_code(self) -> Any:
        """What other programs load."""
        return self.code.serialize_using_object_code()

    @classmethod
    def from_object_code(cls, content: Any, description: Any, cache_name: str, load_again: Any) -> SharedObject:
        """A shared object that another program has emitted."""
        code = cpu_target.target_context.codegen().unserialize_library(content)
        return cls(code, symbol_of(description), cache_name, load_again)


def callers_first(called: Iterable[Any]) -> tuple[list[UnitLibrary], list[SharedObject]]:
    """These units and all they call, and the shared objects. Callers first: the linker takes what was asked for."""
    called_first: dict[Any, None] = {}

    def add(code: Any) -> None:
        if code not in called_first:
            for other in code.calls if isinstance(code, UnitLibrary) else ():
                add(other)
            called_first[code] = None

    for code in called:
        add(code)
    order = list(reversed(called_first))
    return [code for code in order if isinstance(code, UnitLibrary)], [
        code for code in order if isinstance(code, SharedObject)
    ]


class _RememberingContext(Context):
    """Numba's knowledge of types, which looks only once for what an operator means: it has dozens of meanings."""

    def resolve_function_type(self, func: Any, args: Any, kws: Any) -> Any:
        """The signature of a call."""
        if kws or not isinstance(func, types.Function):
            return super().resolve_function_type(func, args, kws)
        if all(isinstance(kind, types.Number | types.Boolean) for kind in args):
            args = tuple(types.unliteral(kind) for kind in args)
        if (func, args) not in _CALL_TYPES:
            _CALL_TYPES[func, args] = super().resolve_function_type(func, args, kws)
        return _CALL_TYPES[func, args]


_CALL_TYPES: dict[tuple[Any, Any], Any] = {}


def _remembering_context() -> Any:
    """Shares what Numba's own context knows, and is used by nobody else."""
    context = copy.copy(cpu_target.typing_context)
    context.__class__ = _RememberingContext
    return context


_TYPING = _remembering_context()


class _Passes:
    """Runs one pass after the other, and nothing between them: Numba's own events and checks cost a tenth."""

    pipeline_name, exec_times = "rules", {}  # type: ignore[var-annotated]

    def run(self, state: Any) -> None:
        """All passes over one rule."""
        with global_compiler_lock:
            for step in PASSES:
                step().run_pass(state)


class _Compiler(compiler.CompilerBase):
    """Compiles a function under a number that is given: the same in every program, since it stands for the content."""

    number = 0

    def define_pipelines(self) -> list[Any]:
        """Our passes."""
        return [_Passes()]

    def compile_extra(self, function: Any) -> Any:
        """As Numba does it, but with our number in its name."""
        identity = FunctionIdentity.from_function(function)
        identity.unique_id, identity.unique_name = self.number, f"{identity.func_qualname}${self.number}"
        self.state.func_id, self.state.lifted, self.state.lifted_from = identity, (), None
        self.state.targetctx.mangler = _symbol  # a context of this one compilation
        untyped_passes.ExtractByteCode().run_pass(self.state)
        return self._compile_bytecode()


def _symbol(name: str, kinds: Any, *, abi_tags: Any = (), uid: Any = None) -> str:
    """The symbol of a function, without its types: Numba names records by a number that differs in every program."""
    return str(default_mangler(name, (), abi_tags=abi_tags, uid=uid))


def _compiled(function: Any, number: int, args: tuple[Any, ...], library: Any, **settings: bool) -> Any:
    flags: Any = compiler.Flags()
    cpu_target.options.parse_as_flags(flags, dict(OPTIONS))
    flags.nrt = False  # no reference counting: rules allocate nothing, and one that tries does not compile
    flags.no_cfunc_wrapper = True
    for name, value in settings.items():
        setattr(flags, name, value)
    making = _Compiler(_TYPING, cpu_target.target_context, library, args, None, flags, {})
    making.number = number
    return making.compile_extra(function)


def lowered(function: Any, number: int, args: tuple[Any, ...], kind: type[UnitLibrary] = UnitLibrary) -> Unit:
    """The unit of a function for arguments of these types."""
    library = kind(function.__qualname__)
    result = _compiled(function, number, args, library, no_cpython_wrapper=True, no_compile=True)
    library._ensure_finalized()
    result.fndesc.typemap = result.fndesc.calltypes = None  # needed no more, and large
    return Unit(result.signature, result.fndesc, library)


def linked(function: Any, number: int, args: tuple[Any, ...]) -> Any:
    """An entry point for arguments of these types, as Numba's dispatcher wants it."""
    library = LinkedLibrary(function.__qualname__)
    library.enable_object_caching()
    return _compiled(function, number, args, library)._replace(type_annotation="")


def to_bytes(content: Any) -> bytes:
    """A unit, a shared object or an entry point as Numba pickles it."""
    return bytes(dumps(content))


def from_bytes(content: bytes | None) -> Any:
    """The same again, or nothing if it is not there or broken. Files that others could write never come here."""
    try:
        return pickle.loads(content) if content else None
    except Exception:  # what a broken pickle raises may be anything
        return None


class EntryCache:
    """Loads and stores entry points where Numba's dispatcher asks for it."""

    cache_path = None

    def __init__(self, load: Callable[[Any], bytes | None], store: Callable[[Any, bytes], None]) -> None:
        self._load, self._store = load, store

    def load_overload(self, args: Any, target: Any) -> Any:
        """The entry point for these types, if it was stored, with all that it needs."""
        target.refresh()
        content = from_bytes(self._load(args))
        try:
            return content and compiler.CompileResult._rebuild(target, *content)
        except LookupError:  # a shared object is not there any more: make all of it again
            return None

    def save_overload(self, args: Any, result: Any) -> None:
        """Store an entry point."""
        self._store(args, to_bytes(result._reduce()))


def dispatcher(
    wrapper: Any, make: Callable[[tuple[Any, ...]], Any], stored: EntryCache, first_call: Callable[[Any], Any]
) -> Any:
    """Numba's dispatcher, which unpacks arguments in C; its entry points are made and stored by us.

    `first_call` goes around a call that has to compile.
    """
    made: Any = njit(wrapper)
    made._compiler.compile = lambda args, _: _in_peace(make, args)
    made._cache = stored
    made._compile_for_args = first_call(made._compile_for_args)
    return made


def callee(function: Any, make: Callable[[tuple[Any, ...]], Unit]) -> Any:
    """What a rule is for its callers: Numba asks it for signatures when it types a call, then for a key to lower it.

    Numbers of any width come in as 64 bits, so that a unit is compiled once for all of them.
    """
    asked: Any = njit(function)
    made: dict[tuple[Any, ...], Unit] = {}
    known: Any = None

    def template(args: Any, kws: Any) -> tuple[Any, Any, tuple[Any, ...], dict[str, Any]]:
        nonlocal known
        signature, folded = asked._compiler.fold_argument_types(args, kws)
        wide = tuple(map(_wide, folded))
        if wide not in made:
            made[wide] = make(wide)
            known = make_concrete_template("Unit", function.__name__, [unit.signature for unit in made.values()])
        return known, signature, wide, {}

    asked.get_call_template = template
    asked.get_overload = lambda args: made[tuple(args)].key
    return asked


def _wide(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) else plain


def _in_peace(make: Callable[[tuple[Any, ...]], Any], args: tuple[Any, ...]) -> Any:
    with _no_garbage():
        return make(args)


@contextmanager
def _no_garbage() -> Iterator[None]:
    """No looking for garbage: compiling makes much that stays, and drops little."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
