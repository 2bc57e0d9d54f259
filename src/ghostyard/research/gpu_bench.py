"""Speed on a GPU: `python -m ghostyard.research.gpu_bench`.

Steps batches with masks and observations written, says whether they equal the CPU's, and steps Pgx's games beside them
where JAX and Pgx are installed. With `--random` it plays whole random games instead, laid out in several ways. Every
figure is a line of JSON, printed as soon as it is there.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from ghostyard.core.game import Game
from ghostyard.games import GAMES
from ghostyard.games import game as load_game
from ghostyard.research.gpu import cuda_or_why_not
from ghostyard.research.gpu_games import Launch, random_games

SIZES = (65_536, 1_048_576)
PEERS = ("hex", "othello")


def figures(game: Game, seats: int, sizes: tuple[int, ...], seconds: float) -> Iterator[dict[str, Any]]:
    """Steps a second of random play for every size of batch."""
    cuda = cuda_or_why_not()
    for size in sizes:
        begun = time.perf_counter()
        batch: Any = game.batch(size, seats, seed=1, device="cuda")
        batch.play(batch.random_moves())
        cuda.synchronize()
        ready = time.perf_counter() - begun
        for _ in range(100):  # so that games are at all stages
            batch.step_unchecked(batch.random_moves())
        cuda.synchronize()
        steps, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            for _ in range(10):
                batch.step_unchecked(batch.random_moves())
            cuda.synchronize()
            steps += 10
        speed = steps * size / (time.perf_counter() - begun)
        yield {
            "game": game.name, "seats": seats, "batch": size, "million_steps_a_second": round(speed / 1e6, 1),
            "ready_s": round(ready, 1), "observation": batch.layout.width, "mask": len(game.moves),
        }  # fmt: skip
        del batch


def equals_cpu(game: Game, seats: int, size: int = 512, steps: int = 150) -> bool:
    """Are states, masks, observations and rewards the same as the CPU's after many steps?"""
    here: Any = game.batch(size, seats, seed=7)
    there: Any = game.batch(size, seats, seed=7, device="cuda")
    for _ in range(steps):
        moves = here.random_moves()
        if not (there.random_moves().copy_to_host() == moves).all():
            return False
        here.play(moves)
        there.play(moves)
    return all(
        np.array_equal(getattr(here.arrays, name), getattr(there.arrays, name).copy_to_host())
        for name in ("mask", "observation", "seat", "reward", "number")
    ) and here.arrays.states.tobytes() == there.arrays.states.copy_to_host().tobytes()  # fmt: skip


def pgx_figures(name: str, size: int, seconds: float) -> dict[str, Any]:
    """One of Pgx's games with auto-reset and random moves; its observations and masks are used, so that nothing is
    optimised away."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            state, key, total = carry
            key, first, second = jax.random.split(key, 3)
            chances = jnp.log(state.legal_action_mask.astype(jnp.float32))
            state = step(state, jax.random.categorical(first, chances, axis=-1), jax.random.split(second, size))
            return (state, key, total + state.observation.sum(dtype=jnp.float32)), None

        return jax.lax.scan(one, (state, key, jnp.float32(0)), None, length=50)[0]

    state = init(jax.random.split(jax.random.PRNGKey(0), size))
    carry = run(state, jax.random.PRNGKey(1))
    jax.block_until_ready(carry)
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        carry = run(carry[0], carry[1])
        jax.block_until_ready(carry)
        steps += 50
    speed = steps * size / (time.perf_counter() - begun)
    return {"game": f"pgx {name}", "batch": size, "million_steps_a_second": round(speed / 1e6, 1)}


def random_figures(game: Game, seats: int, games: int, in_a_row: list[int]) -> Iterator[dict[str, Any]]:
    """Whole random games, laid out in several ways; some of them are compared with the CPU."""
    yield {"game": game.name, "equals_cpu": random_games(game, seats, 5000).equals_cpu()}
    for moves in (None, *in_a_row):
        run = random_games(game, seats, games, laid_out=Launch(in_a_row=moves))
        yield {
            "game": game.name, "seats": seats, "random games": games, "in a row": moves,
            "million_moves_a_second": round(run.plies / run.seconds / 1e6, 1),
            "first_launch_s": round(run.compile_seconds, 1),
        }  # fmt: skip


def stepping_figures(game: Game, seats: int, sizes: tuple[int, ...], seconds: float) -> Iterator[dict[str, Any]]:
    """Batches stepped with masks and observations, compared with the CPU first."""
    yield {"game": game.name, "equals_cpu": equals_cpu(game, seats)}
    yield from figures(game, seats, sizes, seconds)


def peers(sizes: tuple[int, ...], seconds: float) -> Iterator[dict[str, Any]]:
    """Pgx's games, or what is missing."""
    for name, size in product(PEERS, sizes):
        try:
            yield pgx_figures(name, size, seconds)
        except ImportError as missing:
            yield {"game": f"pgx {name}", "missing": missing.name}


def main() -> None:
    """Measure, and print."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("games", nargs="*", default=[*GAMES])
    wanted.add_argument("--sizes", type=int, nargs="+", default=[*SIZES])
    wanted.add_argument("--seconds", type=float, default=2.0)
    wanted.add_argument("--random", type=int, default=0, metavar="GAMES", help="play so many whole random games")
    wanted.add_argument("--in-a-row", type=int, nargs="*", default=[], help="also with so many moves between sortings")
    wanted.add_argument("--no-peers", action="store_true")
    said = wanted.parse_args()
    for name in said.games:
        game = load_game(name)
        if said.random:
            found = random_figures(game, game.seats[0], said.random, said.in_a_row)
        else:
            found = stepping_figures(game, game.seats[0], tuple(said.sizes), said.seconds)
        for figure in found:
            print(json.dumps(figure), flush=True)
    for figure in () if said.random or said.no_peers else peers(tuple(said.sizes), said.seconds):
        print(json.dumps(figure), flush=True)


if __name__ == "__main__":
    main()
