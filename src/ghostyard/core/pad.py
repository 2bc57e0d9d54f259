"""Score pads: an editor of a real table, seat by seat. Whatever the game, players come, go and have names.

Its spot begins with a seat: "1 b2" is what is open at the second seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import numpy as np
from msgspec.structs import replace

from ghostyard.core.editor import Editor, InputField, Page
from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.scene import Scene
from ghostyard.core.sheet import ScoreSheet
from ghostyard.core.words import Words

MOST_NAME = 24


class DescribedTable(Protocol):
    """A real table, as a file for `ghostyard score` describes it."""

    players: list[Any]


T = TypeVar("T", bound=DescribedTable)


class Spot(NamedTuple):
    """What is open: a seat, and something there."""

    seat: int
    rest: str = ""

    @classmethod
    def of(cls, text: str, table: DescribedTable) -> Spot:
        """The spot of a text; a seat that is not there is the first one."""
        seat, _, rest = text.partition(" ")
        known = seat.isdecimal() and int(seat) < len(table.players)
        return cls(int(seat), rest) if known else cls(0)

    def __str__(self) -> str:
        return f"{self.seat} {self.rest}".rstrip()


@dataclass(frozen=True, kw_only=True)
class Pad(Generic[T]):
    """What a game adds to a score pad: everything but the seats."""

    shape: type[T]
    seats: range  # how many can be scored: a single player too, where that makes sense
    begin: int  # so many are there at first
    blank: Callable[[], T]  # without players
    newcomer: Callable[[T], Any]  # somebody who sits down
    # (table, seat, rest of the spot, words of the edit, box): writes into the table; what is open at the seat then
    edit: Callable[[T, int, str, list[str], Any], str]
    page: Callable[[T, Spot, Any, Words], Page]
    set_up: Callable[[T, Any], tuple[Any, Any]]
    picture: Callable[[T, Any, Words], Scene]
    written: Callable[[T, int], dict[str, int]] | None = None
    left: Callable[[T, int], None] | None = None  # a player has gone
    # (table, seat): has nothing been entered there yet? Left out: whoever is as a newcomer, whatever their name
    untouched: Callable[[T, int], bool] | None = None
    has_faces: bool = False  # does the edition matter: are its faces picked or counted?
    fits: Callable[[T], bool] = lambda _: True  # has it as many tiles, spaces and so on as can be?

    def editor(self) -> Editor[T]:
        """The pad as an editor."""
        return Editor(
            shape=self.shape, blank=self._blank, edit=self._edit, page=self._page, set_up=self.set_up,
            written=self.written, picture=self.picture, has_faces=self.has_faces,
            untouched=self.untouched or self.is_new, fits=self._fits,
        )  # fmt: skip

    def is_new(self, table: T, seat: int) -> bool:
        """Is somebody as they sat down, but for the name?"""
        return bool(replace(table.players[seat], name="") == self.newcomer(table))

    def _fits(self, table: T) -> bool:
        return len(table.players) in self.seats and self.fits(table)

    def _blank(self) -> T:
        table = self.blank()
        while len(table.players) < self.begin:
            table.players.append(self.newcomer(table))
        return table

    def _edit(self, table: T, at: str, edit: str, box: Any) -> str:
        spot = Spot.of(at, table)
        match edit.split(" "):
            case ["seat", seat]:
                return str(Spot(_seat(seat, table)))
            case ["add"]:
                return self._add(table)
            case ["remove", seat]:
                return self._remove(table, _seat(seat, table))
            case ["name", seat, *name]:
                table.players[_seat(seat, table)].name = " ".join(" ".join(name).split())[:MOST_NAME]
                return str(spot)
            case [seat, _, *_]:
                owner, words = _seat(seat, table), edit.split(" ")[1:]
                return str(Spot(owner, self.edit(table, owner, spot.rest if owner == spot.seat else "", words, box)))
        raise ValueError(edit)

    def _add(self, table: T) -> str:
        if len(table.players) >= self.seats[-1]:
            raise Mistake("pad-full", most=self.seats[-1])
        table.players.append(self.newcomer(table))
        return str(Spot(len(table.players) - 1))

    def _remove(self, table: T, seat: int) -> str:
        if len(table.players) <= self.seats[0]:
            raise Mistake("pad-few", least=self.seats[0])
        del table.players[seat]
        if self.left:
            self.left(table, seat)
        return str(Spot(max(0, seat - 1)))

    def _page(self, table: T, at: str, box: Any, words: Words) -> Page:
        spot = Spot.of(at, table)
        page = self.page(table, spot, box, words)
        name = InputField(f"name {spot.seat}", words.say("pad-name"), table.players[spot.seat].name)
        page.fields.insert(0, name)
        return page


def _seat(text: str, table: DescribedTable) -> int:
    if not text.isdecimal():
        raise ValueError(text)
    return range(len(table.players))[int(text)]


def names_in(table: DescribedTable, words: Words) -> list[str]:
    """Everybody's name; whoever has said none is called after the seat."""
    return [player.name or words.say("pad-player", number=seat + 1) for seat, player in enumerate(table.players)]


# ---------------------------------------------------------------- points


class Scored(NamedTuple):
    """A score sheet, and the place that it earns."""

    sheet: ScoreSheet
    rank: int


def scored(game: Game, editor: Editor[Any], document: Any, faces: Any) -> list[Scored]:
    """Everybody's score sheet by the game's own rules; what somebody has written by hand stands in it as written."""
    if editor.set_up is None:
        return []
    box, s = editor.set_up(document, faces)
    sheets = game.sheets(box, s)
    if editor.written:
        sheets = [sheet.written_over(editor.written(document, sheet.seat)) for sheet in sheets]
    lines = np.zeros((len(sheets), len(game.columns)), np.int32)
    for sheet in sheets:
        lines[sheet.seat] = [line.points for line in sheet.lines] + [sheet.ties[tie] for tie in game.ties]
    keys = [int(game.rules.rank_key(box, s, lines, sheet.seat)) for sheet in sheets]
    return [Scored(sheet, 1 + sum(other > own for other in keys)) for sheet, own in zip(sheets, keys, strict=True)]
