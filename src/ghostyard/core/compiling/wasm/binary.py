"""Reading a WebAssembly file as far as its host must know it: what it imports, and how much memory its tables take."""

from __future__ import annotations

from collections.abc import Iterator

HEADER = 8  # bytes: a magic number and the version
CUSTOM, IMPORTS = 0, 2  # kinds of sections
FUNCTION, TABLE, MEMORY, GLOBAL = range(4)  # kinds of imports
DYLINK = "dylink.0"  # the section of a module that can stand anywhere


class WasmReader:
    """Reads numbers and names one after the other."""

    def __init__(self, code: bytes, at: int = 0) -> None:
        self.code, self.at = code, at

    def number(self) -> int:
        """A whole number, seven bits a byte, lowest first."""
        value = shift = 0
        while True:
            byte = self.code[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return value

    def name(self) -> str:
        """A name with its length before it."""
        length = self.number()
        self.at += length
        return self.code[self.at - length : self.at].decode()

    def sections(self) -> Iterator[tuple[int, WasmReader]]:
        """All sections of a file, each with a reader of its own."""
        self.at = HEADER
        while self.at < len(self.code):
            kind, size = self.number(), self.number()
            yield kind, WasmReader(self.code[self.at : self.at + size])
            self.at += size

    def limits(self) -> None:
        """The size of a table or a memory: at least, and with a mark before it, at most."""
        has_most = self.number() & 1
        self.number()
        if has_most:
            self.number()


def imported_functions(code: bytes) -> list[str]:
    """The functions that a module wants from its host."""
    found = []
    for kind, section in WasmReader(code).sections():
        for _ in range(section.number() if kind == IMPORTS else 0):
            section.name()  # of the module, always the same
            name, what = section.name(), section.number()
            if what == FUNCTION:
                found.append(name)
                section.number()
            elif what == TABLE:
                section.number()
                section.limits()
            elif what == MEMORY:
                section.limits()
            else:
                section.at += 2
    return found


def data_size(code: bytes) -> int:
    """The bytes that a module's own tables need."""
    for kind, section in WasmReader(code).sections():
        if kind == CUSTOM and section.name() == DYLINK:
            section.number(), section.number()  # the kind and the size of its first part
            return section.number()
    raise ValueError(f"no section {DYLINK}: linked for a fixed place")
