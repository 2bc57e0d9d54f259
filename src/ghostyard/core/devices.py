"""Where batches of games can run: the class that steps them, by the name of a device."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ghostyard.core.errors import Mistake

_DEVICES = {"cpu": "ghostyard.core.batch:Batch"}


def register_device(device: str, place: str) -> None:
    """Tell which class (`module:name`) steps batches on a device; nothing is imported."""
    _DEVICES[device] = place


def batch_on(device: str) -> Any:
    """The class of batches on this device."""
    if device not in _DEVICES:
        raise Mistake("device", device=device, known=", ".join(_DEVICES))
    module, _, name = _DEVICES[device].partition(":")
    return getattr(import_module(module), name)
