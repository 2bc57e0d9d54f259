"""The parts that compiled rules are made of: how they are linked, and the shelf where programs share them."""

from __future__ import annotations

import os
import pickle
import shutil
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target
from numba.core.serialize import dumps

from ghostyard.core.rule import cache_folder

PART = "part"  # the one file in the folder of a part


class _Library(JITCodeLibrary):
    """Code that calls parts and halls."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.calls: dict[PartLibrary | Hall, None] = {}  # a set that keeps its order

    def add_linking_library(self, library: Any) -> None:
        """Remember what is called, or link one of Numba's own helpers."""
        if isinstance(library, PartLibrary | Hall):
            self.calls[library] = None
        else:
            super().add_linking_library(library)

    def _optimize_functions(self, module: Any) -> None:
        """Make a module small at little cost: doors and halls are optimised as a whole."""
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration:
                passes = llvm.create_new_function_pass_manager()
                passes.add_sroa_pass()
                passes.add_instruction_combine_pass()
                passes.add_simplify_cfg_pass()
                passes.run(function, self._codegen._pass_builder())


class PartLibrary(_Library):
    """A part: neither optimised as a whole nor emitted by itself."""

    name_on_shelf = ""

    def finalize(self) -> None:
        """Hold Numba's helpers, and be ready to be linked."""
        for helper in self._linking_libraries:
            self._final_module.link_in(helper._get_module_for_linking(), preserve=True)
        self._finalized = True


class DoorLibrary(_Library):
    """What Python calls: linked from all its parts, optimised and emitted."""

    def finalize(self) -> None:
        """Hold all parts, and see to it that the halls are open before this code is loaded again."""
        parts, halls = callers_first(self.calls)
        for part in parts:
            JITCodeLibrary.add_linking_library(self, part)
        self._reload_init |= {OpenHall(hall.name_on_shelf) for hall in halls}
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Once: Numba does it twice, to begin with for the reference counts, which rules do not have."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class Hall:
    """A large part that is optimised and emitted once; whoever calls it finds it by its name."""

    def __init__(self, code: JITCodeLibrary, symbol: str, name_on_shelf: str) -> None:
        self.code, self.name_on_shelf = code, name_on_shelf
        llvm.add_symbol(symbol, code.get_pointer_to_function(symbol))


class OpenHall(NamedTuple):
    """Makes a hall known before code that calls it is loaded."""

    name: str

    def __call__(self) -> None:
        """Take it from the shelf."""
        if shelf().take(self.name) is None:
            raise FileNotFoundError(f"{cache_folder()} is not complete: delete it, and it will be made again")


def callers_first(called: Iterable[PartLibrary | Hall]) -> tuple[list[PartLibrary], list[Hall]]:
    """These parts and all they call, and the halls. Callers first: the linker takes what somebody has asked for."""
    called_first: dict[PartLibrary | Hall, None] = {}

    def add(part: PartLibrary | Hall) -> None:
        if part not in called_first:
            for other in part.calls if isinstance(part, PartLibrary) else ():
                add(other)
            called_first[part] = None

    for part in called:
        add(part)
    order = list(reversed(called_first))
    return [part for part in order if isinstance(part, PartLibrary)], [part for part in order if isinstance(part, Hall)]


def emitted(part: PartLibrary) -> DoorLibrary:
    """The machine code of a part and of all it calls."""
    code = DoorLibrary(part.codegen, part.name)
    code.enable_object_caching()
    code._final_module, code.calls = part._final_module, part.calls
    code._ensure_finalized()
    return code


class MadePart(NamedTuple):
    """A part for arguments of certain types."""

    signature: Any
    description: Any
    library: Any  # of a part, or a hall

    @property
    def entry(self) -> tuple[Any, ...]:
        """Stands for the part where it is called."""
        return self.description.unique_name, self.description.argtypes

    def announce(self) -> MadePart:
        """Let Numba find the code when a caller is lowered."""
        cpu_target.target_context._defns.pop(self.entry, None)
        cpu_target.target_context.insert_user_function(self.entry, self.description, [self.library])
        return self


class Shelf:
    """Parts on disk: what one program has made, another one at work on the same game need not make again.

    Only parts whose every source the folder's name stands for are put here.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._taken: dict[str, MadePart] = {}

    def name_of(self, function: Any, key: str, kinds: tuple[Any, ...]) -> str:
        """The name of this part for these kinds of arguments, or nothing if it has no place here."""
        sources = [function.__module__, *key.split()]
        if not all(source.startswith("ghostyard.") for source in sources):
            return ""
        machine = cpu_target.target_context.codegen().magic_tuple()  # a home folder may serve several
        whole = f"{machine} {function.__module__} {function.__qualname__} {key} {kinds}"
        return f"{function.__name__}-{sha256(whole.encode()).hexdigest()[:20]}"

    def take(self, name: str) -> MadePart | None:
        """A part from the shelf, with all it calls, if they are there."""
        if name and name not in self._taken and (self._folder / name).exists():
            signature, description, code, calls = pickle.loads((self._folder / name / PART).read_bytes())
            called = [self.take(other) for other in calls]
            if all(called):
                library = self._library(name, description, code, [part.library for part in called if part])
                self._taken[name] = MadePart(signature, description, library).announce()
        return self._taken.get(name)

    def _library(self, name: str, description: Any, code: Any, calls: list[PartLibrary | Hall]) -> PartLibrary | Hall:
        codegen = cpu_target.target_context.codegen()
        if not isinstance(code, bytes):
            return Hall(codegen.unserialize_library(code), description.unique_name, name)
        part = PartLibrary(codegen, description.qualname)
        part._final_module = llvm.parse_bitcode(code)
        part.calls = dict.fromkeys(calls)
        part.name_on_shelf = name
        return part

    def put(self, name: str, part: MadePart, parts_of_a_hall: int) -> MadePart:
        """Put a part on the shelf, unless somebody else was quicker: then theirs is used from now on.

        From so many parts on it is a hall.
        """
        if not name or not all(called.name_on_shelf for called in part.library.calls):
            return part
        return self.take(name) or self._put(name, part, parts_of_a_hall)

    def _put(self, name: str, part: MadePart, parts_of_a_hall: int) -> MadePart:
        library = part.library
        library._ensure_finalized()
        library.name_on_shelf = name
        parts, halls = callers_first(library.calls)
        if len(parts) < parts_of_a_hall:
            contents, calls = library._get_module_for_linking().as_bitcode(), list(library.calls)
        else:
            code = emitted(library)
            contents, calls = code.serialize_using_object_code(), halls
            part = part._replace(library=Hall(code, part.description.unique_name, name))
        part.description.typemap = part.description.calltypes = None  # needed no more, and large
        if self._write(name, (part.signature, part.description, contents, [called.name_on_shelf for called in calls])):
            self._taken[name] = part.announce()
        made = self.take(name)
        assert made is not None, f"{name} was on the shelf just now"
        return made

    def _write(self, name: str, contents: object) -> bool:
        """Write it whole or not at all, and never over what others may already rely on: a full folder stays."""
        unfinished = self._folder / f"{name}.{os.getpid()}"
        unfinished.mkdir(parents=True, exist_ok=True)  # a killed program may have had our number
        (unfinished / PART).write_bytes(dumps(contents))
        try:
            unfinished.rename(self._folder / name)
        except OSError:
            shutil.rmtree(unfinished)
            return False
        return True


@cache
def shelf() -> Shelf:
    """The shelf beside the doors."""
    return Shelf(cache_folder() / "parts")
