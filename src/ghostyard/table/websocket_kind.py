"""Which kind of WebSocket is taken: the fast one with versions that it was tested with, else the plain one."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from ghostyard.table import log, metrics

# The fast kind works inside these libraries (`fast_websocket.py`). With any other version the plain kind is taken;
# uvicorn 0.51 and older would not hand messages on. A new version is added when `tests/table/test_sockets.py` passes.
TESTED = {
    "uvicorn": ("0.52", "0.53", "0.54"),
    "websockets": ("15.0", "16.0", "16.1", "17.0", "17.1", "17.2", "17.3", "17.4"),
}
KINDS = ("auto", "fast", "plain")


def uvicorn_setting(kind: str) -> Any:
    """What uvicorn is told to use for sockets."""
    untested = untested_versions() if kind == "auto" else []
    if untested:
        log.warn("plain websockets", untested=untested)
    is_fast = kind != "plain" and not untested
    metrics.WEBSOCKET.labels("fast" if is_fast else "plain").set(1)
    if not is_fast:
        return "auto"
    from ghostyard.table.fast_websocket import FastProtocol  # other versions may not even have what it builds on

    return FastProtocol


def untested_versions() -> list[str]:
    """The installed libraries that the fast kind was not tested with."""
    installed = {name: version(name) for name in TESTED}
    series = {name: ".".join(found.split(".")[:2]) for name, found in installed.items()}
    return [f"{name} {found}" for name, found in installed.items() if series[name] not in TESTED[name]]
