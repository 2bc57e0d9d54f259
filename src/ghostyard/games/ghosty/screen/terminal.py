"""Gho Gho Ghosty as text for a terminal: the display, and everybody's trains with their engines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ghostyard.core.words import Words
from ghostyard.games.ghosty.rules.moves import COLOUR_NAMES
from ghostyard.games.ghosty.rules.names import carriages_in, displayed, engine_needs, round_number
from ghostyard.games.ghosty.rules.sheet import sheets
from ghostyard.games.ghosty.rules.state import COLOUR_OF, COLOURS, DISPLAY, OVER, REWARDS
from ghostyard.games.ghosty.rules.turns import pile_size
from ghostyard.games.ghosty.words.phrases import colour_words

ENGINE = "◄☻]"  # the driver looks out
EMPTY, PASSENGER = "-", "☺"


def picture(box: Any, v: Any, seat: int, names: Sequence[str], words: Words) -> str:
    """The whole table from one seat: the display, then every player, the viewer last."""
    parts = [_headline(v, names, words), display_text(box, v, words)]
    others = [player for player in range(v.seats) if player != seat]
    players = [*others, seat] if 0 <= seat < v.seats else others
    parts += [player_text(box, v, player, names[player], words) for player in players]
    return "\n\n".join(part for part in parts if part)


def _headline(v: Any, names: Sequence[str], words: Words) -> str:
    return words.say("picture-headline", round=round_number(v), name=names[v.ghosty], pile=int(pile_size(v)))


def display_text(box: Any, v: Any, words: Words) -> str:
    """The display as cards, seven in a line, each with its number, colour and passengers."""
    cards = [_card(box, carriage, slot + 1, words) for slot, carriage in enumerate(displayed(v))]
    lines = []
    for first in range(0, len(cards), DISPLAY):
        lines += [" ".join(parts) for parts in zip(*cards[first : first + DISPLAY], strict=True)]
    return "\n".join(lines)


def _card(box: Any, carriage: int, number: int, words: Words) -> list[str]:
    width = _colour_width(words)
    colour = colour_words(COLOUR_OF[carriage], words)
    seats = PASSENGER * int(box.passengers[carriage]) or EMPTY
    return [
        f"{number:^{width + 2}}",
        "┌" + "─" * width + "┐",
        f"│{colour:^{width}}│",
        f"│{seats:^{width}}│",
        "└" + "o".center(width, "─") + "┘",
    ]


def _colour_width(words: Words) -> int:
    return max(len(colour_words(colour, words)) for colour in range(COLOURS))


def player_text(box: Any, v: Any, seat: int, name: str, words: Words) -> str:
    """A player's points and rows, and what is missing for each engine."""
    points = sheets(box, v)[seat].total
    marks = [mark for mark in (_role(v, seat, words), _bet(v, seat, words)) if mark]
    title = ", ".join([words.say("picture-player", name=name, points=points), *marks])
    rows = [_row(box, v, seat, colour, words) for colour in range(COLOURS) if v.row[seat, colour]]
    return "\n".join([title, *rows])


def _role(v: Any, seat: int, words: Words) -> str:
    return words.say("picture-ghosty") if v.ghosty == seat and v.phase != OVER else ""


def _bet(v: Any, seat: int, words: Words) -> str:
    """The bet as far as it is known: lying face down, the own one, or one that was shown."""
    known = int(v.bet[seat]) or (int(v.shown[seat]) if v.phase == REWARDS else 0)
    if known:
        return words.say("picture-bet", colour=COLOUR_NAMES[known - 1])
    return words.say("picture-bet-laid") if v.laid >> seat & 1 else ""


def _row(box: Any, v: Any, seat: int, colour: int, words: Words) -> str:
    carriages = "".join(f"[{int(box.passengers[card])}]" for card in carriages_in(v, seat, colour))
    engine = ENGINE if v.engine[colour] == seat + 1 else " " * len(ENGINE)
    name = f"{words.say(f'colour-{COLOUR_NAMES[colour]}'):<{_colour_width(words)}}"
    row = f"  {name} {engine}{carriages:<24}"
    return row.rstrip() if engine == ENGINE else f"{row} {_needs(box, v, seat, colour, words)}"


def _needs(box: Any, v: Any, seat: int, colour: int, words: Words) -> str:
    """How far this player is from the engine."""
    first, *others = engine_needs(box, v, seat, colour)
    said = words.say("picture-needs", carriages=first["carriages"])
    return ", ".join([said, *(words.say("picture-needs-level", **way) for way in others)])
