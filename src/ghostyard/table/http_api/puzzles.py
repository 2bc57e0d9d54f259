"""Puzzles over HTTP: operations that change and keep nothing; nobody is told the answer before giving one."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.core.words import words_for
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.puzzles.collection import Puzzle, collection
from ghostyard.puzzles.daily import daily, today
from ghostyard.table import puzzle_frames
from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.operation import Operation
from ghostyard.table.protocol import PreviewSeen, WhySeen
from ghostyard.table.puzzle_frames import PuzzleSeen

BETWEEN = ";"  # moves, and touches, in a query
LONGEST = 600  # of such a query, in letters


class PuzzleListed(Struct):
    """A puzzle in a list."""

    id: str
    grade: int
    seats: int
    kind: str


class PuzzlesListed(Struct):
    """The puzzles of a game, from the easiest to the hardest."""

    game: str
    title: str
    puzzles: list[PuzzleListed]


class GamePuzzles(Struct):
    """How many puzzles a game has."""

    game: str
    title: str
    count: int


class Daily(Struct):
    """The puzzle of a day."""

    day: str
    game: str
    title: str
    id: str
    grade: int


class Puzzles(Struct):
    """The games that have puzzles, and the puzzle of the day."""

    daily: Daily
    games: list[GamePuzzles]


async def puzzles(call: Call) -> Puzzles:
    """The puzzle of the day, and which games have how many."""
    day = today()
    name, puzzle = daily(day)
    counts = [GamePuzzles(game, _title(game, call.lang), len(collection(game).puzzles)) for game in GAMES]
    chosen = Daily(day.isoformat(), name, _title(name, call.lang), puzzle.id, puzzle.grade)
    return Puzzles(chosen, [one for one in counts if one.count])


async def puzzles_of(call: Call) -> PuzzlesListed:
    """All puzzles of a game."""
    name = call.request.path_params["game"]
    found = collection(name)

    def listed(puzzle: Puzzle) -> PuzzleListed:
        return PuzzleListed(puzzle.id, puzzle.grade, len(found.games[puzzle.game].seats), puzzle.kind)

    return PuzzlesListed(name, _title(name, call.lang), [listed(puzzle) for puzzle in found.puzzles])


async def puzzle(call: Call) -> PuzzleSeen:
    """A puzzle; with the moves of a whole turn, what is said to it."""
    game, name = await _asked(call)
    return puzzle_frames.puzzle_seen(game, name, _said(call, "moves"), call.lang)


async def puzzle_solution(call: Call) -> PuzzleSeen:
    """The answer of a puzzle, for whoever gives up."""
    game, name = await _asked(call)
    return puzzle_frames.solution_seen(game, name, call.lang)


async def puzzle_preview(call: Call) -> PreviewSeen:
    """What a move of a puzzle's turn would do."""
    game, name = await _asked(call)
    move = _text(call, "move")
    seen = puzzle_frames.preview(game, name, _said(call, "moves"), move, call.lang)
    return msgspec.Raw(seen)  # type: ignore[return-value]


async def puzzle_why(call: Call) -> WhySeen:
    """Why a touch does nothing in a puzzle."""
    game, name = await _asked(call)
    seen = puzzle_frames.why(game, name, _said(call, "moves"), _said(call, "touches"), call.lang)
    return msgspec.Raw(seen)  # type: ignore[return-value]


async def _asked(call: Call) -> tuple[Game, str]:
    """The game, ready to be played, and the puzzle that the path names."""
    game, name = call.request.path_params["game"], call.request.path_params["puzzle"]
    collection(game).puzzle(name)
    return await call.context.lobby.services.ready(game), name


def _said(call: Call, name: str) -> list[str]:
    return [part.strip() for part in _text(call, name).split(BETWEEN) if part.strip()]


def _text(call: Call, name: str) -> str:
    text = call.request.query_params.get(name, "")
    if len(text) > LONGEST:
        raise Mistake("query-long", name=name, most=LONGEST)
    return text


def _title(game: str, lang: str) -> str:
    load_game(game)
    return words_for(game, lang).say("title")


PUZZLING = ("no-such-game", "no-such-puzzle")
ANSWERING = ("no-such-move", "puzzle-move", "puzzle-over", "query-long", *PUZZLING)
OPERATIONS = (
    Operation("GET", "/api/puzzles", puzzles, Puzzles, query=("lang",), refuses=("no-puzzles",)),
    Operation("GET", "/api/puzzles/{game}", puzzles_of, PuzzlesListed, query=("lang",), refuses=("no-such-game",)),
    Operation(
        "GET", "/api/puzzles/{game}/{puzzle}", puzzle, PuzzleSeen, query=("moves", "lang"), limit="looks",
        refuses=ANSWERING,
    ),
    Operation(
        "GET", "/api/puzzles/{game}/{puzzle}/solution", puzzle_solution, PuzzleSeen, query=("lang",), limit="looks",
        refuses=PUZZLING,
    ),
    Operation(
        "GET", "/api/puzzles/{game}/{puzzle}/preview", puzzle_preview, PreviewSeen, query=("moves", "move", "lang"),
        limit="looks", refuses=("preview-reveals", *ANSWERING),
    ),
    Operation(
        "GET", "/api/puzzles/{game}/{puzzle}/why", puzzle_why, WhySeen, query=("moves", "touches", "lang"),
        limit="looks", refuses=ANSWERING,
    ),
)  # fmt: skip
