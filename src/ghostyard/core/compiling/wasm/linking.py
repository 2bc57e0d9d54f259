"""Rules as WebAssembly: the units that Numba lowers, linked for `wasm32`, with exports that JavaScript can call.

Nothing here is needed to play: the modules that it makes are files. A module has no memory of its own and stands at no
fixed place (it is position-independent), so it works in a page's own memory as well as inside another program's.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from functools import reduce
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, cast

import llvmlite.binding as llvm
import numba
from numba import types
from numba.extending import typeof_impl

from ghostyard.core.compiling import numba_internals as internals
from ghostyard.core.compiling.numba_internals import PortableLibrary, Unit, callers_first
from ghostyard.core.compiling.rule_errors import compile_or_explain
from ghostyard.core.compiling.wasm.binary import imported_functions

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"  # every browser since 2021
LINKER = "wasm-ld"
FROM_HOST = {"log", "exp", "pow"}  # functions that WebAssembly has no instruction for: JavaScript's own
C_LIBRARY = ("strlen", "wcslen", "memcmp", "bcmp")  # not there: no loop must be turned into a call of these
WORD = 8  # bytes of a number in a block

Export = tuple[str, Any, tuple[Any, ...]]  # a rule that is called from outside, by its name, and what with


class LinkerMissing(Exception):
    """There is no linker for WebAssembly on this machine."""


def module_of(exports: Sequence[Export]) -> bytes:
    """These rules, and all that they call, as one module. For a program that compiles nothing else."""
    lowering = _Lowering()
    units = {name: lowering.unit_for(rule, arguments) for name, rule, arguments in exports}
    machine = _machine()
    whole = llvm.parse_assembly(_text([_Wrapper(name, unit) for name, unit in units.items()], machine))
    for unit in callers_first([unit.code for unit in units.values()])[0]:
        part = cast(PortableLibrary, unit).module
        part.triple, part.data_layout = TRIPLE, str(machine.target_data)
        whole.link_in(part, preserve=True)
    _keep_private(whole, set(units))
    whole = _without_c_library(whole)
    _optimise(whole, machine)
    code = _linked(machine.emit_object(whole), list(units))
    if missing := set(imported_functions(code)) - FROM_HOST:
        raise ValueError(f"the rules call {', '.join(sorted(missing))}, which WebAssembly does not have")
    return code


class _Lowering:
    """Lowers rules without optimising anything for this machine."""

    def __init__(self) -> None:
        self._callees: dict[Any, Any] = {}

    def unit_for(self, rule: Any, arguments: tuple[Any, ...]) -> Unit:
        """The unit of a rule for such arguments; Numba finds the rules that it calls here."""
        typeof_impl.register(type(rule))(lambda other, _: numba.typeof(self._callee(other)))
        kinds = map(numba.typeof, arguments)
        return self._unit(rule, tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in kinds))

    def _callee(self, rule: Any) -> Any:
        if rule not in self._callees:
            self._callees[rule] = internals.callee(rule.py_func, lambda args: self._unit(rule, args))
        return self._callees[rule]

    def _unit(self, rule: Any, args: tuple[Any, ...]) -> Unit:
        number = _number(f"{rule.fingerprint or id(rule)} {args}")
        make = lambda: internals.lowered(rule.py_func, number, args, PortableLibrary)  # noqa: E731
        return cast(Unit, compile_or_explain(rule, args, make)).announce()


def _number(name: str) -> int:
    return int.from_bytes(sha256(f"{TRIPLE} {name}".encode()).digest()[:7])


class _Wrapper:
    """The text of one export: numbers and pointers as JavaScript gives them, passed on as Numba's code wants them.

    A record is a pointer. An array is a pointer and how long it is in each direction. A tuple is a pointer to a block
    of 64-bit floats, one for each of its numbers and for each pointer and length of its arrays.
    """

    def __init__(self, name: str, unit: Unit) -> None:
        self.name, self.unit = name, unit
        self._fresh = (f"%v{number}" for number in count())
        self._parameters: list[str] = []
        self._lines: list[str] = []
        self.declared = [str(argument.type) for argument in self._function().arguments]

    def _function(self) -> Any:
        return cast(PortableLibrary, self.unit.code).module.get_function(self.unit.symbol)

    def text(self) -> Iterator[str]:
        """The function, and the declaration of what it calls."""
        passed = [part for kind in self.unit.signature.args for part in self._passed(kind, self._parameter)]
        given = ["ptr %result", "ptr %error", *map(" ".join, zip(self.declared[2:], passed, strict=True))]
        result = self.unit.signature.return_type
        kind = {types.none: "void", types.boolean: "i32"}.get(
            result, "i32" if isinstance(result, types.Integer) else ""
        )
        assert kind, f"{self.name} answers with {result}"
        yield f'declare i32 @"{self.unit.symbol}"({", ".join(self.declared)})'
        yield f'define {kind} @"{self.name}"({", ".join(self._parameters)}) {{'
        yield "%result = alloca i64"
        yield "%error = alloca ptr"
        yield from self._lines
        yield f'%done = call i32 @"{self.unit.symbol}"({", ".join(given)})'
        if result is types.boolean:
            yield "%byte = load i8, ptr %result"
            yield "%answer = zext i8 %byte to i32"
        elif kind == "i32":
            yield "%wide = load i64, ptr %result"
            yield "%answer = trunc i64 %wide to i32"
        yield "ret void" if kind == "void" else "ret i32 %answer"
        yield "}"

    def _parameter(self, kind: str) -> str:
        name = next(self._fresh)
        self._parameters.append(f"{kind} {name}")
        return name

    def _do(self, what: str) -> str:
        name = next(self._fresh)
        self._lines.append(f"{name} = {what}")
        return name

    def _passed(self, kind: Any, take: Any) -> Iterator[str]:
        """What Numba's code is given for an argument; `take` finds the next number or pointer of a certain kind."""
        if isinstance(kind, types.Record):
            yield take("ptr")
        elif isinstance(kind, types.Array):
            yield from self._array(kind, take)
        elif isinstance(kind, types.BaseTuple):
            block = _Block(take("ptr"), self._do)
            for part in cast(Any, kind):
                yield from self._passed(part, block.take)
        elif isinstance(kind, types.Float):
            yield take("double")
        elif isinstance(kind, types.Boolean):
            yield self._do(f"trunc i32 {take('i32')} to i8")
        else:
            assert isinstance(kind, types.Integer), f"{self.name} takes {kind}"
            yield self._do(f"sext i32 {take('i32')} to i64")

    def _array(self, kind: Any, take: Any) -> Iterator[str]:
        item = kind.dtype.size if isinstance(kind.dtype, types.Record) else kind.dtype.bitwidth // 8
        data = take("ptr")
        shape = [self._do(f"zext i32 {take('i32')} to i64") for _ in range(kind.ndim)]
        strides = [str(item)]
        for length in shape[:0:-1]:
            strides.insert(0, self._do(f"mul i64 {length}, {strides[0]}"))
        items = reduce(lambda many, length: self._do(f"mul i64 {many}, {length}"), shape)
        yield from ("null", "null", items, str(item), data, *shape, *strides)


class _Block:
    """Reads the numbers of a tuple one after the other."""

    def __init__(self, place: str, do: Any) -> None:
        self._place, self._do, self._read = place, do, count(0, WORD)

    def take(self, kind: str) -> str:
        """The next number, as a float, a whole number or a pointer."""
        at = self._do(f"getelementptr i8, ptr {self._place}, i32 {next(self._read)}")
        number = self._do(f"load double, ptr {at}")
        if kind == "double":
            return str(number)
        whole = self._do(f"fptosi double {number} to i32")
        return str(self._do(f"inttoptr i32 {whole} to ptr") if kind == "ptr" else whole)


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(opt=3, features=FEATURES, reloc="pic")


def _text(wrappers: list[_Wrapper], machine: Any) -> str:
    head = [f'target triple = "{TRIPLE}"', f'target datalayout = "{machine.target_data}"']
    lines = [line for wrapper in wrappers for line in wrapper.text()]
    return "\n".join([*head, *dict.fromkeys(line for line in lines if line.startswith("declare")),
                      *(line for line in lines if not line.startswith("declare"))])  # fmt: skip


def _keep_private(whole: Any, exported: set[str]) -> None:
    """Whatever is no export is nobody's business: the optimiser may take it apart."""
    for thing in [*whole.functions, *whole.global_variables]:
        if thing.name not in exported and not thing.is_declaration:
            thing.linkage = "internal"


def _without_c_library(whole: Any) -> Any:
    """The same module, whose functions say that these functions are not there."""
    marks = " ".join(f'"no-builtin-{name}"' for name in C_LIBRARY)
    return llvm.parse_assembly(re.sub(r"^(define .*) \{$", rf"\1 {marks} {{", str(whole), flags=re.M))


def _optimise(whole: Any, machine: Any) -> None:
    whole.verify()
    builder = llvm.create_pass_builder(machine, llvm.PipelineTuningOptions(speed_level=3))
    for _ in range(2):  # the second time finds what the first one left small enough to put into its callers
        builder.getModulePassManager().run(whole, builder)


def _linked(code: bytes, exports: list[str]) -> bytes:
    linker = shutil.which(LINKER)
    if linker is None:
        raise LinkerMissing(LINKER)
    with tempfile.TemporaryDirectory() as name:
        source, made = Path(name, "rules.o"), Path(name, "rules.wasm")
        source.write_bytes(code)
        options = ["--no-entry", "--experimental-pic", "-shared", "--allow-undefined", "--strip-all"]
        subprocess.run(
            [linker, *options, *(f"--export={each}" for each in exports), "-o", str(made), str(source)],
            check=True, capture_output=True,
        )  # fmt: skip
        return made.read_bytes()
