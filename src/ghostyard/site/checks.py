"""What the modules must say: the same proofs and measurements as `web/wasm/check.js`, worked out by the CPU's rules."""

from __future__ import annotations

import shutil
import subprocess
import time
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ghostyard.bots.search import search_kernels
from ghostyard.bots.searcher import SearchThread
from ghostyard.core.chance import below, seed_words
from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.game import Game
from ghostyard.core.heuristics import SCRATCH
from ghostyard.core.kernels import DICE, new_dice, new_moves
from ghostyard.core.match import Match
from ghostyard.core.record import SPECTATOR, bytes_of
from ghostyard.games import game as load_game
from ghostyard.site.rule_modules import skills_of

BATCH = 500  # games that are hashed together
PROGRAM = Path(__file__).parent / "check.mjs"
Job = dict[str, Any]


def node() -> str | None:
    """Where Node is, if it is there."""
    return shutil.which("node")


def in_node(jobs: list[Job]) -> list[Any]:
    """What the modules say in Node."""
    done = subprocess.run([node() or "node", str(PROGRAM)], input=msgspec.json.encode(jobs), capture_output=True)
    if done.returncode:
        raise AssertionError(done.stderr.decode())
    return [msgspec.json.decode(line) for line in done.stdout.splitlines()]


def games_job(game: Game, seats: int, games: int, seed: int = 1) -> Job:
    """Whole random games."""
    return {"check": "games", "game": game.name, "seats": seats, "games": games, "seed": seed}


def games(job: Job) -> dict[str, Any]:
    """A hash of all last states, and how fast."""
    game = load_game(job["game"])
    fresh, states = game.state.blanks(1), game.state.blanks(BATCH)
    fresh[0] = game.new_state(job["seats"])
    seeds, room = (seed_words(job["seed"]), seed_words(job["seed"] ^ DICE)), (new_dice(), new_moves(game.most_moves))
    plies, seconds, hashes = 0, 0.0, []
    for first in range(0, job["games"], BATCH):
        part = states[: job["games"] - first]
        begun = time.perf_counter()
        plies += game.kernels.random_games(game.edition(), fresh, part, *seeds, first, *room)
        seconds += time.perf_counter() - begun
        hashes.append(sha256(part.tobytes()).hexdigest())
    return {"hash": sha256(" ".join(hashes).encode()).hexdigest(), "plies": plies, "seconds": seconds}


def trace_job(
    game: Game, seats: int, seed: int, options: dict[str, Any], every: int = 7, edition: str | Edition = HOUSE
) -> Job:
    """A random game, move by move."""
    match, dice = Match(game, seats, seed=seed, options=options, edition=edition), seed_words(seed + 1)
    while not match.over:
        seat = match.pending[below(dice, len(match.pending))]
        moves = match.legal(seat).numbers
        match.play(seat, moves[below(dice, len(moves))])
    return {
        "check": "trace", "game": game.name, "seats": seats, "seed": f"{seed:x}", "options": options, "every": every,
        "moves": match.played, "box": b64encode(bytes_of(match.box)).decode(),
    }  # fmt: skip


def trace(job: Job) -> list[str]:
    """Of every few positions a hash of all that can be asked."""
    game, moves = load_game(job["game"]), job["moves"]
    box = np.frombuffer(b64decode(job["box"]), game.box.dtype())[0]
    match = Match(game, job["seats"], seed=int(job["seed"], 16), options=job["options"], box=box)
    hashes = [_hash(match)]
    for ply, (seat, move) in enumerate(moves, 1):
        match.play(seat, move)
        if ply % job["every"] == 0 or ply == len(moves):
            hashes.append(_hash(match))
    return hashes


def _hash(match: Match) -> str:
    return sha256(b"".join(_looks(match))).hexdigest()


def _looks(match: Match) -> Iterator[bytes]:
    """All that can be asked about a position."""
    game, box, state = match.game, match.box, match.state
    yield bytes_of(state)
    for seat in (SPECTATOR, *range(match.seats)):
        view = match.view(seat)
        yield bytes_of(view)
        yield bytes_of(game.determinize(box, view, seat, 3))
    for seat in range(match.seats):
        yield np.array(match.legal(seat).numbers, np.int16).tobytes()
        codes = [game.rules.refusal(box, state, seat, move) for move in range(len(game.moves))]
        yield np.array(codes, np.int16).tobytes()
    yield game.lines_of(box, state).tobytes()
    yield np.array(game.standings(box, state), np.int32).tobytes()


def search_job(game: Game, seats: int, *, worlds: int = 20, iterations: int = 200, level: int = 4) -> Job:
    """First sight and search at the first decision of a game."""
    about = {"seats": seats, "seed": "5", "worlds": worlds, "iterations": iterations, "level": level}
    return {"check": "search", "game": game.name, **about}


def search(job: Job) -> dict[str, Any]:
    """What they find, and how fast."""
    game, seats, iterations = load_game(job["game"]), job["seats"], job["iterations"]
    match, kernels = Match(game, seats, seed=int(job["seed"], 16)), search_kernels(game)
    seat, skill = match.pending[0], skills_of(game)[job["level"]]
    view = match.view(seat)
    moves = np.array(game.legal(match.box, view, seat).numbers, np.int16)
    seems, sums = np.zeros(len(moves) + SCRATCH), np.zeros(len(moves))
    mind = SearchThread(game, skill._replace(halving=False), iterations + 1)
    mind.begin(view, 7)
    begun = time.perf_counter()
    kernels.compare(match.box, mind.views, seat, moves, sums, job["worlds"], mind.workspace, skill)
    compared = time.perf_counter()
    mind.begin(view, 7)
    begun_thinking = time.perf_counter()
    kernels.think(match.box, mind.views, seat, mind.tree, mind.workspace, skill, iterations)
    thought = time.perf_counter()
    kernels.appraise(match.box, match.view(seat), seat, moves, len(moves), seems)
    return {
        "seems": seems[: len(moves)].tolist(), "sums": sums.tolist(), "found": list(_found(mind, match.box, seat)),
        "comparing": compared - begun, "thinking": thought - begun_thinking,
    }  # fmt: skip


def _found(mind: SearchThread, box: Any, seat: int) -> Iterator[list[Any]]:
    tree = mind.tree
    edge = tree.first[mind.kernels.root_node(box, mind.views, seat, tree, mind.workspace)]
    while edge != -1:
        yield [int(tree.move[edge]), int(tree.visits[edge]), float(tree.reward[edge])]
        edge = tree.after[edge]
