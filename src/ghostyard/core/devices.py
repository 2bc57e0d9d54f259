"""Where batches of games can run: the class that steps them, by the name of a device."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ghostyard.core.errors import Mistake

# By name, like plug-ins: core imports nothing of the layers above it, and whoever asks for a device has often imported
# nothing else, so that nobody could have registered it; the GPU's needs packages that few have.
_DEVICES = {"cpu": "ghostyard.core.batch:Batch", "cuda": "ghostyard.research.cuda_batch:CudaBatch"}


def batch_on(device: str) -> Any:
    """The class of batches on this device."""
    if device not in _DEVICES:
        raise Mistake("device", device=device, known=", ".join(_DEVICES))
    module, _, name = _DEVICES[device].partition(":")
    return getattr(import_module(module), name)
