"""The rules of a game as typed functions, and good defaults for all that follows from the others."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic

import numpy as np
from typing_extensions import TypeVar

from ghostyard.core.chance import fork, shuffle
from ghostyard.core.record import Array, Header, Record, Seen
from ghostyard.core.rule import kernel_around
from ghostyard.core.seats import is_pending
from ghostyard.core.secrecy import list_unseen, marked, view_from_marks

S = TypeVar("S", bound=Header, default=Any)
B = TypeVar("B", bound=Record, default=Any)

# Why a move is refused. Core itself refuses what comes when the game is over, and from seats that are not asked.
FINE, GAME_OVER, NOT_ASKED, NOT_NOW = range(4)
OWN_REFUSALS = 4  # a game's own codes begin here

DEFAULT: Any = None  # stands for a function that core makes


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, B]):
    """The rule functions of a game. `box` is the components, `s` the state, `v` a view of it.

    A game gives `deal`, `play`, `score`, and `legal` or `refusal`; with hidden components also `census` and
    `deal_unseen`. Whatever else it leaves out is made from these and from the marks of its fields.
    """

    deal: Callable[[B, S], None]  # set-up; seats, options and chance are already there
    play: Callable[[B, S, int, int], None]  # (box, s, seat, move): a legal move, and on to the next decision
    score: Callable[[B, S, Array], None]  # (box, s, lines): every seat's score sheet, also in mid-game
    refusal: Callable[[B, S, int, int], int] = DEFAULT  # (box, s, seat, move): why not; FINE if legal
    legal: Callable[[B, S, int, Array], int] = DEFAULT  # (box, s, seat, out): writes the legal moves, says how many
    not_asked: Callable[[B, S, int], int] = DEFAULT  # (box, s, seat): the code for a seat that owes no decision
    rank_key: Callable[[B, S, Array, int], int] = DEFAULT  # (box, s, lines, seat): higher wins, equal shares
    reveal: Callable[[B, S, int, S], None] = DEFAULT  # (box, s, seat, out): copies what `Partly` fields show this seat
    view: Callable[[B, S, int, S], None] = DEFAULT  # (box, s, seat, out): what the seat may know, into a blank record
    census: Callable[[B, S, Array], None] = DEFAULT  # (box, s, counts): counts every component, by number from 1
    # (box, v, seat, chance, unseen, out): puts the unseen components, shuffled, where `out` hides something from the
    # seat, and guesses hidden choices; all that the view tells is in `out` already.
    deal_unseen: Callable[[B, S, int, Array, Array, S], None] = DEFAULT
    # (box, v, seat, chance, scratch, out): a full state that fits the view
    determinize: Callable[[B, S, int, Array, Array, S], None] = DEFAULT
    is_complete: bool = False
    view_is_marked: bool = False  # is the view what the marks and `reveal` say?
    refusal_is_plain: bool = False  # is it made from `legal`, in Python, so that it cannot be compiled?

    def functions(self) -> list[Callable[..., Any]]:
        """What compiled loops are made around."""
        return [self.deal, self.play, self.score, self.legal, self.rank_key, self.view, self.census, self.determinize]


TAKES = {  # what every rule is called with
    "deal": "box, s",
    "play": "box, s, seat, move",
    "score": "box, s, lines",
    "refusal": "box, s, seat, move",
    "legal": "box, s, seat, out",
    "not_asked": "box, s, seat",
    "rank_key": "box, s, lines, seat",
    "reveal": "box, s, seat, out",
    "view": "box, s, seat, out",
    "census": "box, s, counts",
    "deal_unseen": "box, v, seat, chance, unseen, out",
    "determinize": "box, v, seat, chance, scratch, out",
}


class Shape(Generic[S]):
    """What the defaults need to know of a game besides its rules."""

    def __init__(self, name: str, state: type[S], moves: int, lines: int, components: int) -> None:
        self.name, self.state, self.moves, self.lines, self.components = name, state, moves, lines, components


def completed(rules: Rules[S, B], game: Shape[S]) -> Rules[S, B]:
    """The rules with every function that was left out, ready for everybody who calls them."""
    if rules.is_complete:
        return rules
    _check_signatures(rules, game)
    if rules.legal is DEFAULT and rules.refusal is DEFAULT:
        raise TypeError(f"{game.name}: give its Rules `legal` or `refusal`, so that the other one can be made from it")
    if (rules.census is DEFAULT) != (game.components == 0):
        raise TypeError(f"{game.name}: a game with components gives `components=` and the rule `census`, or neither")
    legal = rules.legal if rules.legal is not DEFAULT else _legal_from_refusal(rules.refusal, game)
    refusal = rules.refusal if rules.refusal is not DEFAULT else _refusal_from_legal(rules.legal, game)
    view = rules.view if rules.view is not DEFAULT else _view(rules, game)
    census = rules.census if rules.census is not DEFAULT else _census_of_nothing(rules.deal, game)
    rank_key = rules.rank_key if rules.rank_key is not DEFAULT else _rank_by_sum(rules.score, game)
    determinize = rules.determinize
    if determinize is DEFAULT:
        determinize = _determinize(view, census, rules.deal_unseen, game)
    return replace(
        rules,
        legal=legal,
        refusal=_guarded(refusal, rules.not_asked, game),
        rank_key=rank_key,
        view=view,
        census=census,
        determinize=determinize,
        is_complete=True,
        view_is_marked=rules.view is DEFAULT or rules.reveal is not DEFAULT,
        refusal_is_plain=rules.refusal is DEFAULT,
    )


def _check_signatures(rules: Rules[S, B], game: Shape[S]) -> None:
    """A rule that takes too few or too many arguments is named here, before a compiler meets it somewhere inside."""
    for name, wanted in TAKES.items():
        given = getattr(rules, name)
        taken = ", ".join(inspect.signature(given).parameters) if given is not DEFAULT else wanted
        if taken.count(",") != wanted.count(","):
            raise TypeError(f"`{name}` of {game.name} takes ({taken}), but must take ({wanted})")


def _named(function: Any, what: str, game: Shape[S]) -> Any:
    """Errors name the game that a function was made for."""
    function.__qualname__ = f"{what}_of_{game.name}"
    return function


def _view(rules: Rules[S, B], game: Shape[S]) -> Callable[[B, S, int, S], None]:
    if missing := marked(game.state, None):
        raise TypeError(
            f"{game.name}: say who sees {', '.join(missing)}: write Public[...], Own[...], Hidden[...] or Partly[...] "
            f"around the type in {game.state.__module__}.{game.state.__name__}"
        )
    if rules.reveal is DEFAULT and (partly := marked(game.state, Seen.BY_RULE)):
        raise TypeError(
            f"{game.name}: give its Rules `reveal`, which copies what a seat may see of {', '.join(partly)}, marked "
            f"Partly in {game.state.__module__}.{game.state.__name__}; what nobody ever sees is Hidden"
        )
    return view_from_marks(game.state, rules.reveal)


def _legal_from_refusal(refusal: Callable[..., int], game: Shape[S]) -> Callable[[B, S, int, Array], int]:
    moves = game.moves

    def legal(box: Any, s: Any, seat: int, out: Array) -> int:
        count = 0
        for move in range(moves):
            if refusal(box, s, seat, move) == FINE:
                out[count] = move
                count += 1
        return count

    made: Any = kernel_around(refusal)(_named(legal, "legal", game))
    return made


def _refusal_from_legal(legal: Callable[..., int], game: Shape[S]) -> Callable[[B, S, int, int], int]:
    """Looks the move up in the list of legal ones: in plain Python, since compiled rules have nowhere to put a list."""

    def refusal(box: Any, s: Any, seat: int, move: int) -> int:
        moves = np.empty(game.moves, np.int16)
        return FINE if move in moves[: legal(box, s, seat, moves)].tolist() else NOT_NOW

    return refusal


def _guarded(
    refusal: Callable[..., int], not_asked: Callable[..., int] | None, game: Shape[S]
) -> Callable[[B, S, int, int], int]:
    """Refuses what comes after the end, and from seats that owe no decision, before the game itself is asked."""
    if not_asked is None:

        def guarded(box: Any, s: Any, seat: int, move: int) -> int:
            if s.pending == 0:
                return GAME_OVER
            if not is_pending(s, seat):
                return NOT_ASKED
            return refusal(box, s, seat, move)

        made: Any = kernel_around(refusal)(_named(guarded, "refusal", game))
        return made

    def guarded_with_reason(box: Any, s: Any, seat: int, move: int) -> int:
        if s.pending == 0:
            return GAME_OVER
        if not is_pending(s, seat):
            return not_asked(box, s, seat)
        return refusal(box, s, seat, move)

    made = kernel_around(refusal, not_asked)(_named(guarded_with_reason, "refusal", game))
    return made


def _rank_by_sum(score: Callable[..., None], game: Shape[S]) -> Callable[[B, S, Array, int], int]:
    count = game.lines

    def rank_key(box: Any, s: Any, lines: Array, seat: int) -> int:
        total = 0
        for line in range(count):
            total += lines[seat, line]
        return total

    made: Any = kernel_around(score)(_named(rank_key, "rank_key", game))
    return made


def _census_of_nothing(deal: Callable[..., None], game: Shape[S]) -> Callable[[B, S, Array], None]:
    def census(box: Any, s: Any, counts: Array) -> None:
        return

    made: Any = kernel_around(deal)(_named(census, "census", game))
    return made


def _determinize(
    view: Callable[..., None], census: Callable[..., None], deal_unseen: Callable[..., None] | None, game: Shape[S]
) -> Callable[[B, S, int, Array, Array, S], None]:
    """The view again, a generator of its own, and the components that the view does not show, shuffled, dealt out."""
    components = game.components

    def start(box: Any, v: Any, seat: int, chance: Array, scratch: Array, out: Any) -> None:
        view(box, v, seat, out)
        fork(chance, out.chance)
        for component in range(components + 1):
            scratch[component] = 0
        census(box, v, scratch)
        shuffle(chance, scratch, list_unseen(scratch, components))

    started: Any = kernel_around(view, census)(_named(start, "start_of_determinize", game))
    if deal_unseen is None:
        return started

    def determinize(box: Any, v: Any, seat: int, chance: Array, scratch: Array, out: Any) -> None:
        started(box, v, seat, chance, scratch, out)
        deal_unseen(box, v, seat, chance, scratch, out)

    made: Any = kernel_around(view, census, deal_unseen)(_named(determinize, "determinize", game))
    return made
