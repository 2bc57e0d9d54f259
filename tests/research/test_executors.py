"""Games are the same wherever they are played; on a Ray cluster, also when a machine dies in the middle."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest

from ghostyard import Mistake, game
from ghostyard.arena.balance import balance
from ghostyard.arena.contest import Contest, Plan
from ghostyard.arena.simulate import BATCH, simulate
from ghostyard.research.executors import Executor, Threads, executor, in_order


def double(number: int) -> int:
    return 2 * number


def counted(taken: list[int]) -> Iterator[int]:
    for number in range(100):
        taken.append(number)
        yield number


def test_threads_do_every_task():
    assert sorted(Threads(3).results(double, iter(range(50)))) == [2 * number for number in range(50)]


def test_tasks_are_only_taken_when_they_are_needed():
    taken: list[int] = []
    results = Threads(2).results(double, counted(taken))
    next(results)
    results.close()
    assert len(taken) <= 8


def test_results_are_put_in_order():
    assert list(in_order(iter([(2, "c"), (0, "a"), (1, "b"), (3, "d")]))) == ["a", "b", "c", "d"]


def test_an_unknown_executor_is_told():
    with pytest.raises(Mistake, match="threads, ray"):
        executor("carrier-pigeons")


def outcomes(on: Executor) -> list:
    """What three kinds of work come to, on this executor."""
    ours = game("ghosty")
    totals = simulate(ours, 2, 2 * BATCH + 5, seed=3, on=on)
    contest = Contest(Plan("ghosty", ("bat", "random"), 2, seed=5), ours, 6)
    return [
        totals.sums.tolist(),
        totals.wins.tolist(),
        contest.run(on=on),
        balance(ours, 2, 150, on=on),
    ]


def test_any_number_of_threads_comes_to_the_same():
    assert outcomes(Threads(1)) == outcomes(Threads(3))


@pytest.fixture
def two_workers():
    """A real Ray on this machine, with two workers."""
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield executor("ray")
    ray.shutdown()


def slowly(number: int) -> tuple[int, int]:
    """Who did it, too."""
    time.sleep(0.05)
    return 2 * number, os.getpid()


@pytest.mark.slow
def test_a_ray_of_two_workers_comes_to_the_same_though_one_is_killed(two_workers):
    results = two_workers.results(slowly, iter(range(64)))
    first, worker = next(results)
    os.kill(worker, signal.SIGKILL)
    rest = dict(results)
    assert sorted([first, *rest]) == [2 * number for number in range(64)]
    assert set(rest.values()) - {worker}
    assert outcomes(two_workers) == outcomes(Threads(2))


@pytest.mark.matrix
def test_a_cluster_comes_to_the_same_though_a_machine_dies():
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
        cluster.wait_for_nodes()
        on = executor("ray", address=cluster.address)
        results = on.results(slowly, iter(range(40)))
        done = [next(results)]
        cluster.remove_node(nodes[0], allow_graceful=False)
        done += list(results)
        assert sorted(number for number, _ in done) == [2 * number for number in range(40)]
        assert outcomes(on) == outcomes(Threads(2))
    finally:
        ray.shutdown()
        cluster.shutdown()


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9"])
def test_a_cluster_that_does_not_answer_is_told(address):
    pytest.importorskip("ray")
    with pytest.raises(Mistake, match="No Ray cluster"):
        executor("ray", address=address)
