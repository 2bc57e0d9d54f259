"""The browser of the tests and of the pictures in the docs.

Debian's headless shell is the same Chromium without windows and menus, and takes less than half the processor time for
a page; else its whole Chromium, or the one that Playwright brought.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launched(playwright: Playwright) -> Browser | None:
    """A browser without a window; None if there is none on this machine."""
    found = map(shutil.which, ("chromium-headless-shell", "chromium"))
    path = next(filter(None, found), playwright.chromium.executable_path)
    return playwright.chromium.launch(executable_path=path, args=list(QUIET)) if Path(path).exists() else None
