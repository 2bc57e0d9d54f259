"""Where batches of games can run: the class that steps them, by the name of a device."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ghostyard.core.errors import Mistake

# By name, so that nothing is imported before somebody asks for it.
_DEVICES = {"cpu": "ghostyard.core.batch:Batch", "cuda": "ghostyard.research.cuda_batch:CudaBatch"}


def batch_on(device: str) -> Any:
    """The class of batches on this device."""
    if device not in _DEVICES:
        raise Mistake("device", device=device, known=", ".join(_DEVICES))
    module, _, name = _DEVICES[device].partition(":")
    return getattr(import_module(module), name)
