"""Packages that only researchers need: found when they are asked for, or one sentence that says how to get them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ghostyard.core.errors import Mistake


class NotInstalled(Mistake, ImportError):
    """A package of an extra is missing."""


def extra(module: str, *, package: str = "", extra: str = "research") -> Any:
    """This module of a package that comes with an extra."""
    try:
        return import_module(module)
    except ImportError as missing:
        if missing.name and missing.name.partition(".")[0] != module.partition(".")[0]:
            raise  # something else is wrong with that package
        raise NotInstalled("not-installed", package=package or module.partition(".")[0], extra=extra) from None
