"""Three nodes, PostgreSQL, Redis and HAProxy on this machine, until Ctrl-C: `make cluster`."""

from __future__ import annotations

import signal
import sys

import pytest

from tests.cluster.programs import running


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # a handler, not a mask: programs would inherit that
    try:
        with running(3, balanced=True, bot_pause=0.6, acts_per_minute=120) as cluster:
            assert cluster.balancer is not None
            print(f"The table is open: http://127.0.0.1:{cluster.balancer.port}")
            for node in cluster.nodes:
                assert node.program is not None
                print(f"node {node.number}: http://127.0.0.1:{node.port}, process {node.program.pid}, log {node.log}")
            print(f"PostgreSQL: {cluster.postgres.url}  Redis: {cluster.redis.url}", flush=True)
            signal.pause()
    except KeyboardInterrupt:
        pass
    except pytest.skip.Exception as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    main()
