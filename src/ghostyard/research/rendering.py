"""Pictures of a position: text for terminals, pixels from the scene that the browser draws, and a window.

Pixels are made by resvg, which draws all static SVG the same way everywhere and comes as one small wheel without system
libraries. (CairoSVG needs cairo on the machine and leaves out parts of SVG; libvips brings twenty times as much.)
"""

from __future__ import annotations

import io
import os
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from ghostyard.core.game import Game
from ghostyard.core.observation import told
from ghostyard.core.record import Array
from ghostyard.core.scene import scene_svg
from ghostyard.core.words import words_for
from ghostyard.research.extras import NotInstalled, extra

WIDTH, HEIGHT = 960, 720  # of every picture, so that they make a film
GROUND = "#14121f"
MODES = ("ansi", "human", "rgb_array")


class Renderer:
    """Shows positions of one game as one viewer sees them."""

    def __init__(self, game: Game, mode: str | None) -> None:
        if mode not in (None, *MODES):
            raise ValueError(f"there is no render mode {mode!r}; choose from {', '.join(MODES)}")
        self.game, self.mode = game, mode
        self._window: Any = None

    def render(self, box: Any, view: Any, seat: int) -> Array | str | None:
        """The position in this renderer's mode; nothing is returned when people look at it themselves."""
        if self.mode == "ansi":
            return told(self.game, box, view, seat)
        if self.mode == "rgb_array":
            return pixels(self.game, box, view, seat)
        if self.mode == "human":
            self._show(box, view, seat)
        return None

    def _show(self, box: Any, view: Any, seat: int) -> None:
        """In a window; where there is no display, as text."""
        if self._window is None:
            self._window = _window(self.game.title)
        if self._window:
            self._window.show(picture(self.game, box, view, seat))
        else:
            print(told(self.game, box, view, seat))

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window:
            self._window.close()
        self._window = None


def picture(game: Game, box: Any, view: Any, seat: int) -> bytes:
    """The scene as a PNG file."""
    resvg = extra("resvg_py", package="resvg-py")
    words = words_for(game.name, "en")
    names = [words.say("seat-name", seat=number + 1) for number in range(int(view.seats))]
    svg = scene_svg(game.name, game.look(box, view, seat, names, words), game.art())
    sized = svg.replace("<svg ", f'<svg width="{WIDTH}" height="{HEIGHT}" ', 1)
    fonts = [str(font_folder() / name) for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")]
    png: bytes = resvg.svg_to_bytes(
        sized, background=GROUND, skip_system_fonts=True, font_files=fonts, sans_serif_family="DejaVu Sans"
    )
    return png


@cache
def font_folder() -> Path:
    """The fonts that come with Matplotlib: the same on every machine, which may have none of its own."""
    found = find_spec("matplotlib")
    if found is None or found.origin is None:
        raise NotInstalled("not-installed", package="matplotlib", extra="research")
    return Path(found.origin).parent / "mpl-data" / "fonts" / "ttf"


def pixels(game: Game, box: Any, view: Any, seat: int) -> Array:
    """The scene as (height, width, 3) bytes."""
    image = extra("PIL.Image", package="pillow").open(io.BytesIO(picture(game, box, view, seat)))
    return np.asarray(image.convert("RGB"))


def _window(title: str) -> Any:
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        return _Window(title)
    except (ImportError, RuntimeError):
        return False


class _Window:
    """A window of Tk, which comes with Python."""

    def __init__(self, title: str) -> None:
        import tkinter

        try:
            self._root = tkinter.Tk()
        except tkinter.TclError as problem:
            raise RuntimeError(str(problem)) from None
        self._root.title(title)
        self._label = tkinter.Label(self._root)
        self._label.pack()
        self._read = tkinter.PhotoImage

    def show(self, png: bytes) -> None:
        self._image = self._read(data=png)
        self._label.configure(image=self._image)
        self._root.update()

    def close(self) -> None:
        self._root.destroy()
