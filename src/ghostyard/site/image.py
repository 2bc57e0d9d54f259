"""Python in a page before anything else of ours is loaded, and what is done before its memory is kept as an image."""

from __future__ import annotations

import gc
import os
import random
import sys

import one_interpreter  # type: ignore[import-not-found]  # of the stand-in

os.environ["GHOSTYARD_COMPILE"] = "wasm"
sys.modules["concurrent.interpreters"] = one_interpreter


def get_ready_to_think() -> None:
    """Do what bots would do first in later visits: load all games, and what they think with."""
    from ghostyard.bots import levels, random_bot, searcher  # noqa: F401  # what bots load when they are first asked
    from ghostyard.games import GAMES
    from ghostyard.site import in_browser  # noqa: F401
    from ghostyard.site.lending import lent

    for name in GAMES:
        lent(name).edition()
    _clean_up()


def get_ready_to_serve(*languages: str) -> None:
    """The same for a server: its own modules, puzzles, and the words of some languages."""
    from ghostyard.core.words import words_for
    from ghostyard.games import GAMES
    from ghostyard.puzzles.collection import collection
    from ghostyard.site import local_server  # noqa: F401

    for name in GAMES:
        collection(name)
        for language in languages:
            words_for(name, language).has("title")
    _clean_up()


def _clean_up() -> None:
    gc.collect()
    gc.freeze()  # nobody looks for garbage in here again


def wake() -> None:
    """Whoever has loaded the same image does not share their luck."""
    random.seed()
