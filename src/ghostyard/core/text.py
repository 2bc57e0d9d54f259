"""How a game is told: functions a game may give, and what is said by message ids where it gives none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from ghostyard.core.moves import MoveBook
from ghostyard.core.record import Header
from ghostyard.core.rules import B, S
from ghostyard.core.sheet import Reason, Said, ScoreLine, ScoreSheet
from ghostyard.core.words import Words

Names = Sequence[str]
ASK = "ask"  # the message of a game that has no function to ask with


class Player(int):
    """A seat as a fact of a message: it is said by the name of who sits there."""


@dataclass(frozen=True, kw_only=True)
class Text(Generic[S, B]):
    """Everything about a game that is read. `names` are the players', `words` the reader's language.

    What is left out is said by messages: `ask`, `move-<first word>`, `tell-<first word>`, `line-<name>`; their facts
    are the public numbers of the state by name, and what `facts` adds.
    """

    facts: Callable[[B, S], Mapping[str, Any]] | None = None  # (box, v): more facts for `ask`
    story: Callable[[B, S, S, int, int | None], Iterable[Said]] | None = (
        None  # (box, before, after, seat, move): messages
    )
    ask: Callable[[B, S, int, Names, Words], str] | None = None  # (box, v, seat, ...): what the seat has to decide
    say_move: Callable[[B, S, int, int, Names, Words], str] | None = None  # (box, v, seat, move, ...): one of the moves
    # (box, before, after, seat, move, ...): what happened, from two views; `move` is None where it is secret
    tell: Callable[[B, S, S, int, int | None, Names, Words], list[str]] | None = None
    describe: Callable[[B, S], dict[str, Any]] | None = None  # (box, v): the view in names, for JSON
    sheets: Callable[[B, S], list[ScoreSheet]] | None = None  # (box, s): with the reasons for every point
    picture: Callable[[B, S, int, Names, Words], str] | None = None  # (box, v, seat, ...): for a terminal
    # (box, v, winners, ...): how they won, where that is not a matter of points; "" if it is
    result: Callable[[B, S, Sequence[int], Names, Words], str] | None = None


def public_numbers(state: Header) -> dict[str, Any]:
    """The single numbers of a state by their names: facts that any message may use."""
    record: Any = state
    names = record.dtype.names
    return {name: int(record[name]) for name in names if record[name].shape == ()}


def ask_by_message(facts: Callable[[Any, Any], Mapping[str, Any]] | None) -> Callable[..., str]:
    """Asks with the message `ask`, which may choose its words by any fact."""

    def ask(box: Any, v: Any, seat: int, names: Names, words: Words) -> str:
        known = {**public_numbers(v), **(facts(box, v) if facts else {})}
        return words.say(ASK, **_named(known, names))

    return ask


def say_move_by_message(moves: MoveBook) -> Callable[..., str]:
    """Says a move with the message of its first word, or as it is written."""

    def say_move(box: Any, v: Any, seat: int, move: int, names: Names, words: Words) -> str:
        message, what = _message("move", moves.texts[move])
        return words.say(message, what=what) if words.has(message) else moves.texts[move]

    return say_move


def tell_by_messages(moves: MoveBook, story: Callable[..., Iterable[Said]] | None) -> Callable[..., list[str]]:
    """Tells the game's own story, or who has made which move."""

    def tell(
        box: Any, before: Any, after: Any, seat: int, move: int | None, names: Names, words: Words
    ) -> list[str]:  # fmt: skip
        if story is not None:
            lines = story(box, before, after, seat, move)
            return [words.say(message, **_named(facts, names)) for message, facts in lines]
        if move is None:
            return [words.say("told-chose", name=names[seat])]
        message, what = _message("tell", moves.texts[move])
        if words.has(message):
            return [words.say(message, name=names[seat], what=what)]
        return [words.say("told-move", name=names[seat], move=moves.texts[move])]

    return tell


def _message(kind: str, text: str) -> tuple[str, str]:
    word, _, what = text.partition(" ")
    return f"{kind}-{word}", what


def _named(facts: Mapping[str, Any], names: Names) -> dict[str, Any]:
    return {name: names[fact] if isinstance(fact, Player) else fact for name, fact in facts.items()}


def listed(names: Names, words: Words) -> str:
    """Names as a person would list them: "Ana, Bo and Cy"."""
    if len(names) < 2:
        return names[0] if names else ""
    return words.say("list-and", first=", ".join(names[:-1]), last=names[-1])


def why_of(line: ScoreLine, words: Words) -> str:
    """Why a line scores what it does: "3 x 4 and 10 for the most"."""
    return listed([words.say(message, **facts) for message, facts in line.why], words)


def shown(line: ScoreLine, words: Words) -> str:
    """What is written instead of a line's points, where a game has a word for them."""
    message = f"shown-{line.name}"
    return words.say(message) if line.points and words.has(message) else ""


def result_by_points(winners: Sequence[int], points: int, names: Names, words: Words) -> str:
    """Who has won, with how many points."""
    message = "result-wins" if len(winners) == 1 else "result-shared"
    return words.say(message, names=listed([names[seat] for seat in winners], words), points=points)


def sheets_from_lines(names: Sequence[str], ties: Sequence[str], lines: Any) -> list[ScoreSheet]:
    """Score sheets from the numbers of `score`: every line is its own reason."""
    return [
        ScoreSheet(
            seat,
            tuple(ScoreLine(name, points, (Reason(points, ()),)) for name, points in zip(names, row, strict=False)),
            dict(zip(ties, row[len(names) :], strict=True)),
        )
        for seat, row in enumerate(lines.tolist())
    ]
