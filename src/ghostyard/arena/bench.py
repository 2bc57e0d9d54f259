"""Measurements: every speed we claim, in one run on one core, with peers beside us where they are installed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import numpy as np

from ghostyard.arena.simulate import simulate
from ghostyard.core.batch import Batch
from ghostyard.core.game import Game
from ghostyard.core.match import Match
from ghostyard.core.record import Array
from ghostyard.core.rule import kernel_around, rule
from ghostyard.games import GAMES
from ghostyard.games import game as load_game


class SpeedFigure(msgspec.Struct, omit_defaults=True):
    """One measured figure."""

    what: str
    value: float
    unit: str
    note: str = ""


def figures(*, gpu: bool = False, seconds: float = 1.0) -> Iterator[SpeedFigure]:
    """All measurements, one after the other; `seconds` is how long each may take, roughly."""
    if gpu:
        yield from gpu_figures()
        return
    peers = {figure.what: figure for figure in peer_figures(seconds)}
    yield from peers.values()
    for name in GAMES:
        yield from game_figures(load_game(name), seconds, peers.get("OpenSpiel hearts, from Python"))
        yield from stepping_figures(load_game(name), seconds)


def game_figures(game: Game, seconds: float, peer: SpeedFigure | None) -> Iterator[SpeedFigure]:
    """The figures of one game."""
    seats = game.seats[0]
    speed, length = random_speed(game, seats, seconds)
    note = f"{seats} seats, {length:.1f} moves a game, whole rules and scoring"
    yield SpeedFigure(f"{game.name}: random games", speed / 1e6, "million moves/s", note)
    if peer:
        ratio = speed / (peer.value * 1e6)
        yield SpeedFigure(f"{game.name}: against OpenSpiel hearts from Python", ratio, "times")
    yield SpeedFigure(
        f"{game.name}: copying a state", copy_nanoseconds(game), "ns", f"{game.state.dtype().itemsize} bytes"
    )
    yield SpeedFigure(f"{game.name}: scoring one seat", score_nanoseconds(game, seats), "ns")
    yield SpeedFigure(f"{game.name}: search", search_speed(game, seats, seconds), "iterations/s", SEARCH_NOTE)
    if game.heuristics and game.heuristics.evaluate:
        speed = search_speed(game, seats, seconds, horizon=CUT_OFF)
        yield SpeedFigure(f"{game.name}: search, cut off", speed, "iterations/s", CUT_OFF_NOTE)
    yield SpeedFigure(f"{game.name}: one move from Python", api_microseconds(game, seats), "us", "check, play, view")
    yield from first_thoughts(game, seconds)


BATCH = 4096


def stepping_figures(game: Game, seconds: float) -> Iterator[SpeedFigure]:
    """How fast researchers step a game: a batch with masks and observations, and one PettingZoo environment."""
    for seats in (game.seats[0], game.seats[-1]):
        batch = game.batch(BATCH, seats, seed=1)
        for _ in range(50):  # so that games are at all stages
            batch.play(batch.random_moves())
        steps = max(5, round(seconds / 5 / best(partial(random_steps, batch, 1), times=3)))
        spent = best(partial(random_steps, batch, steps))
        note = f"{seats} seats, batch of {BATCH}, masks and observations of the pending seat, one core"
        yield SpeedFigure(f"{game.name}: stepping a batch", steps * BATCH / spent / 1e6, "million steps/s", note)
    try:
        from ghostyard.research.pettingzoo import env
    except ImportError as missing:
        yield SpeedFigure(f"not installed: {missing}", 0.0, "", "make bench installs it")
        return
    yield SpeedFigure(f"{game.name}: one PettingZoo step", pettingzoo_microseconds(env(game), seconds), "us", STEP_NOTE)


STEP_NOTE = "step() and last(), with observation and mask"


def random_steps(batch: Batch, steps: int) -> None:
    """Step a batch with random moves."""
    for _ in range(steps):
        batch.play(batch.random_moves())


def pettingzoo_microseconds(env: Any, seconds: float) -> float:
    """One step of a PettingZoo environment, and the observation of who is next; choosing is not counted."""
    luck, spent, steps = random.Random(1), 0.0, 0
    env.reset(seed=1)
    while spent < seconds / 2 or steps < 200:
        begun = time.perf_counter()
        seen, _, ended, cut, info = env.last()
        spent += time.perf_counter() - begun
        mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
        action = None if ended or cut else luck.choice(np.flatnonzero(mask).tolist())
        begun = time.perf_counter()
        env.step(action)
        spent += time.perf_counter() - begun
        steps += 1
        if not env.agents:
            env.reset()
    return spent / steps * 1e6


def pettingzoo_connect_four(seconds: float) -> SpeedFigure:
    """PettingZoo's own connect four, stepped in the same way."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic.connect_four.connect_four import env
    return SpeedFigure("PettingZoo connect four: one step", pettingzoo_microseconds(env(), seconds), "us", STEP_NOTE)


def random_speed(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Moves a second of random games on one core, and moves a game."""
    simulate(game, seats, 10, jobs=1)
    games, spent = 2000, 0.0
    while True:
        total = simulate(game, seats, games, jobs=1)
        spent = total.seconds
        if spent >= seconds / 2:
            return total.moves / spent, total.moves / total.games
        games *= 4


SEARCH_NOTE = "ISMCTS from the opening, random roll-outs to the end of the game, one core"
CUT_OFF = 10  # quiet moments: turns, or rounds
CUT_OFF_NOTE = (
    f"the same, but roll-outs are cut off after {CUT_OFF} quiet moments (turns or rounds) and judged by outlook"
)


def search_speed(game: Game, seats: int, seconds: float, horizon: int = 0) -> float:
    """Iterations a second of plain information-set search from the opening, with random roll-outs."""
    from ghostyard.bots.budget import Budget
    from ghostyard.bots.searcher import Searcher
    from ghostyard.core.heuristics import Skill

    match = Match(game, seats, seed=1)
    seat = match.pending[0]
    mind, view, legal = Skill(horizon=horizon), match.view(seat), match.legal(seat)
    thinker = Searcher(game, Budget(1000), mind)
    run = best(lambda: thinker.thought(match.box, view, seat, legal, 1), times=3)
    iterations = max(1000, int(1000 / run * seconds / 4))
    thinker = Searcher(game, Budget(iterations), mind)
    return iterations / best(lambda: thinker.thought(match.box, view, seat, legal, 1), times=3)


@rule
def _copy_around(states: Array, times: int) -> None:
    for i in range(times):
        states[(i + 1) % 8] = states[i % 8]


def copy_nanoseconds(game: Game) -> float:
    """Copying a state inside compiled code."""
    states = game.state.blanks(8)
    return best(lambda: _copy_around(states, 1_000_000), warm=lambda: _copy_around(states, 8)) / 1e6 * 1e9


def score_nanoseconds(game: Game, seats: int) -> float:
    """Scoring one finished seat inside compiled code."""
    states, score_all = finished_states(game, seats, 2000), _scoring_loop(game)
    lines = np.zeros((seats, len(game.columns)), np.int32)
    return best(lambda: score_all(game.edition(), states, lines)) / len(states) / seats * 1e9


def _scoring_loop(game: Game) -> Callable[..., None]:
    score = game.rules.score

    @kernel_around(score)
    def score_all(box: Any, states: Array, lines: Array) -> None:
        for i in range(len(states)):
            score(box, states[i], lines)

    return score_all


def finished_states(game: Game, seats: int, count: int) -> Array:
    """A batch of finished random games."""
    from ghostyard.core.chance import seed_words
    from ghostyard.core.kernels import new_dice, new_moves

    fresh, states = game.state.blanks(1), game.state.blanks(count)
    fresh[0] = game.new_state(seats)
    seeds = seed_words(1), seed_words(2)
    game.kernels.random_games(game.edition(), fresh, states, *seeds, 0, new_dice(), new_moves(game.most_moves))
    return states


def api_microseconds(game: Game, seats: int) -> float:
    """One move through the public interface: check and play a text, then the view of one seat."""

    def record(seed: int) -> list[tuple[int, str]]:
        match, luck, played = Match(game, seats, seed=seed), random.Random(seed), []
        while not match.over:
            seat = match.pending[0]
            text = luck.choice(match.legal(seat).texts)
            played.append((seat, text))
            match.view(seat)  # so that everything is compiled before the clock runs
            match.play(seat, text)
        return played

    games = {seed: record(seed) for seed in range(20)}
    spent, moves = 0.0, 0
    for seed, played in games.items():
        match = Match(game, seats, seed=seed)
        begun = time.perf_counter()
        for seat, text in played:
            match.play(seat, text)
            match.view(seat)
        spent += time.perf_counter() - begun
        moves += len(played)
    return spent / moves * 1e6


def once(run: Callable[[], object]) -> float:
    """One run, in seconds."""
    begun = time.perf_counter()
    run()
    return time.perf_counter() - begun


def best(run: Callable[[], object], warm: Callable[[], object] | None = None, times: int = 5) -> float:
    """The shortest of several runs, in seconds: the machine's noise only ever adds."""
    (warm or run)()
    return min(once(run) for _ in range(times))


FIRST_THOUGHT = """
import ghostyard
from ghostyard.bots.bot import bot, bot_move
game = ghostyard.game({name!r})
dragon, match = bot("dragon", game), ghostyard.Match(game, {seats}, seed=1)
bot_move(match, match.pending[0], dragon)
"""


def first_thoughts(game: Game, seconds: float) -> Iterator[SpeedFigure]:
    """How soon a new program's strongest bot has decided: on the very first start, and later on."""
    code = FIRST_THOUGHT.format(name=game.name, seats=game.seats[0])
    with TemporaryDirectory() as empty:
        cache = {**os.environ, "GHOSTYARD_CACHE": empty}
        start = partial(subprocess.run, [sys.executable, "-c", code], check=True, env=cache)
        if seconds >= 1:  # it takes longer than a quick look at the figures
            yield SpeedFigure(
                f"{game.name}: first start, to a thought", once(start), "s", "a new program, nothing compiled"
            )
            yield SpeedFigure(f"{game.name}: later start, to a thought", best(start, times=3), "s", "a new program")


def peer_figures(seconds: float) -> Iterator[SpeedFigure]:
    """What others reach on this machine, now; a peer that is not installed is left out with a word."""
    for measure in (
        open_spiel_hearts,
        open_spiel_search("hearts"),
        open_spiel_search("euchre"),
        python_chess,
        pettingzoo_connect_four,
    ):
        try:
            yield measure(seconds)
        except ImportError as missing:
            yield SpeedFigure(f"peer not installed: {missing.name}", 0.0, "", "make bench installs it")


def open_spiel_hearts(seconds: float) -> SpeedFigure:
    """OpenSpiel's hearts, written in C++, driven from Python with random moves.

    Dealing (OpenSpiel's chance nodes) is done but not counted as moves, as with our own games.
    """
    import pyspiel

    game, luck = pyspiel.load_game("hearts"), random.Random(1)
    moves, games, begun = 0, 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                moves += 1
        games += 1
    speed = moves / (time.perf_counter() - begun)
    return SpeedFigure(
        "OpenSpiel hearts, from Python", speed / 1e6, "million moves/s", f"{moves / games:.1f} moves a game"
    )


def open_spiel_search(name: str) -> Callable[[float], SpeedFigure]:
    """OpenSpiel's own information-set search, in C++, on one of its card games."""

    def measure(seconds: float) -> SpeedFigure:
        import pyspiel

        state, luck = pyspiel.load_game(name).new_initial_state(), random.Random(1)
        while state.is_chance_node() or len(state.legal_actions()) == 1:  # to the first real choice
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.apply_action(state.legal_actions()[0])

        def search(iterations: int) -> float:
            thinker = pyspiel.ISMCTSBot(
                1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, iterations, -1,
                pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False,
            )  # fmt: skip
            begun = time.perf_counter()
            thinker.step(state)
            return time.perf_counter() - begun

        iterations = max(1000, int(1000 / search(1000) * seconds / 4))
        speed = iterations / min(search(iterations) for _ in range(3))
        return SpeedFigure(f"OpenSpiel {name}: search", speed, "iterations/s", "its ISMCTS in C++, random roll-outs")

    return measure


def python_chess(seconds: float) -> SpeedFigure:
    """python-chess with random moves."""
    import chess

    luck = random.Random(1)
    moves, games, begun = 0, 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            board.push(luck.choice(list(board.legal_moves)))
            moves += 1
        games += 1
    speed = moves / (time.perf_counter() - begun)
    return SpeedFigure("python-chess", speed / 1e6, "million moves/s", f"{moves / games:.1f} moves a game")


def gpu_figures(games: int = 1_000_000) -> Iterator[SpeedFigure]:
    """Random games and batches on a GPU, whether they equal the CPU's byte for byte, and Pgx in the same run."""
    from ghostyard.research.gpu_bench import SIZES, equals_cpu
    from ghostyard.research.gpu_bench import figures as stepping
    from ghostyard.research.gpu_games import random_games

    best: dict[str, float] = {}
    for name in GAMES:
        game = load_game(name)
        seats = game.seats[0]
        run = random_games(game, seats, games)
        note = f"{seats} seats, {run.plies / games:.1f} moves a game, first launch {run.compile_seconds:.1f} s"
        yield SpeedFigure(f"{name}: random games on the GPU", run.plies / run.seconds / 1e6, "million moves/s", note)
        sample = random_games(game, seats, games // 10)  # a processor takes a minute for all of them
        yield SpeedFigure(
            f"{name}: final states equal to the CPU's", float(sample.equals_cpu()), "1 is yes", f"{sample.games} games"
        )
        for found in stepping(game, seats, SIZES, seconds=2.0):
            note = f"batch of {found['batch']}, masks and observations written, ready in {found['ready_s']} s"
            best[name] = max(best.get(name, 0.0), found["million_steps_a_second"])
            yield SpeedFigure(f"{name}: stepping on the GPU", found["million_steps_a_second"], "million steps/s", note)
        yield SpeedFigure(f"{name}: steps equal to the CPU's", float(equals_cpu(game, seats)), "1 is yes")
    yield from pgx_peers(best)


def pgx_peers(ours: dict[str, float]) -> Iterator[SpeedFigure]:
    """Pgx's games on the same GPU in the same run, and how many times as fast ours step, each at its best."""
    from ghostyard.research.gpu_bench import PEERS, SIZES, pgx_figures

    for peer in PEERS:
        best = 0.0
        for size in SIZES:
            try:
                speed = pgx_figures(peer, size, seconds=2.0)["million_steps_a_second"]
            except ImportError as missing:
                yield SpeedFigure(f"peer not installed: {missing.name}", 0.0, "", "pip install pgx 'jax[cuda13]'")
                return
            best = max(best, speed)
            yield SpeedFigure(f"Pgx {peer}", speed, "million steps/s", f"batch of {size}, masks and observations used")
        for name, speed in ours.items():
            yield SpeedFigure(f"{name}: as fast as Pgx's {peer}", speed / best, "times")
