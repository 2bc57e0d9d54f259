"""Moves: every move number of a game has a value and a text, and each leads back to the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ghostyard.core.errors import Mistake

Move = Any  # a game's own small value class; str(move) is its text


class MoveBook:
    """All moves of a game in the order of their numbers."""

    def __init__(self, kinds: Mapping[int, Sequence[Move]]) -> None:
        """`kinds` maps the first number of a kind of move to its values, without gaps."""
        self.values: list[Move] = []
        for first, values in kinds.items():
            if first != len(self.values):
                raise ValueError(f"moves from {first} on would be numbered {len(self.values)}")
            self.values += values
        self.texts = [str(value) for value in self.values]
        self._numbers: dict[Any, int] = {}
        for number, (value, text) in enumerate(zip(self.values, self.texts, strict=True)):
            self._numbers[value] = self._numbers[text] = number

    def __len__(self) -> int:
        return len(self.values)

    def number(self, move: Move | str | int) -> int:
        """The number of a move given as value, text or number."""
        if isinstance(move, int) and 0 <= move < len(self.values):
            return move
        number = self._numbers.get(move)
        if number is None and isinstance(move, str):
            number = self._numbers.get(" ".join(move.lower().split()))
        if number is None:
            raise Mistake("no-such-move", move=str(move)[:60])
        return number


class LegalMoves(Sequence[Move]):
    """The moves a seat may make now: can be counted, iterated, asked `in`, and printed."""

    def __init__(self, book: MoveBook, numbers: Sequence[int]) -> None:
        self._book = book
        self.numbers = tuple(int(number) for number in numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return LegalMoves(self._book, self.numbers[index])
        return self._book.values[self.numbers[index]]

    def __iter__(self) -> Iterator[Move]:
        return (self._book.values[number] for number in self.numbers)

    def __contains__(self, move: object) -> bool:
        try:
            return self._book.number(move) in self.numbers
        except Mistake:
            return False

    @property
    def texts(self) -> list[str]:
        """The moves as texts, as logs and the wire show them."""
        return [self._book.texts[number] for number in self.numbers]

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(self.texts)}>"
