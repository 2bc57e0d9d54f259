"""Compiled GPU kernels on disk: named by all that their code depends on, as compiled rules are on the CPU."""

from __future__ import annotations

import logging
import pickle
import zlib
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from ghostyard.core.compiling.fingerprint import NoFingerprint, fingerprint_of, toolchain
from ghostyard.core.compiling.unit_cache import unit_cache

log = logging.getLogger("ghostyard.compiling")


def kept_kernel(cuda: Any, **options: Any) -> Callable[[Any], Any]:
    """Like `cuda.jit`, for a kernel that the next start of the program finds compiled."""

    def decorate(function: Any) -> Any:
        made = cuda.jit(**options)(function)
        made._cache = KernelCache(cuda, function, options)
        return made

    return decorate


class KernelCache:
    """What numba-cuda asks before it compiles a kernel, and tells afterwards."""

    cache_path = ""

    def __init__(self, cuda: Any, function: Any, options: Mapping[str, Any]) -> None:
        self._cuda, self._function, self._options = cuda, function, dict(options)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled kernel for arguments of these types, if it is there; a file that cannot be read is not."""
        content = unit_cache().read(name) if (name := self._name(sig)) else None
        if content is None:
            return None
        target_context.refresh()
        try:
            from numba.cuda.dispatcher import _Kernel

            return _Kernel._rebuild(**pickle.loads(zlib.decompress(content)))
        except Exception as problem:  # whatever is wrong with a kept file, it can be compiled again
            log.warning("a kernel is compiled again (%s: %s)", type(problem).__name__, problem)
            return None

    def save_overload(self, sig: Any, kernel: Any) -> None:
        """Keep the kernel for the next start, if it can be kept."""
        name = self._name(sig)
        if not name:
            return
        try:
            from numba.cuda.serialize import dumps

            unit_cache().write(name, zlib.compress(dumps(kernel._reduce_states()), level=1))
        except Exception as problem:  # a kernel that cannot be kept is compiled again next time
            log.warning("a kernel is not kept (%s: %s)", type(problem).__name__, problem)

    def _name(self, sig: Any) -> str:
        """The name of the file; nothing if the kernel uses what cannot be named."""
        device = self._cuda.get_current_device().compute_capability
        try:
            said = fingerprint_of(self._function), toolchain(), _cuda_version(), sig, device, self._options
        except NoFingerprint:
            return ""
        return sha256(repr(said).encode()).hexdigest() + ".cuda"

    def enable(self) -> None:
        """Always on."""

    def disable(self) -> None:
        """Always on."""

    def flush(self) -> None:
        """Files that nobody uses are removed with all others."""


def _cuda_version() -> str:
    try:
        return version("numba-cuda")
    except PackageNotFoundError:
        return "part of Numba"
