"""Daylight for pictures that stand by themselves: the covers of the games."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

THEME = Path(__file__).parent.parent / "web" / "style" / "theme.css"


@cache
def day_colours() -> dict[str, str]:
    """What the light theme puts in the place of the night's colours, by name: `by_day` in `core/draw.py`."""
    return dict(re.findall(r"--day-([a-z-]+): (#[0-9a-f]+);", THEME.read_text(encoding="utf-8")))


def with_daylight(svg: str) -> str:
    """A picture for an `img`, where no style of the page reaches: but browsers tell it the colour scheme around it."""
    named = sorted(set(re.findall(r"var\(--day-([a-z-]+),", svg)) & day_colours().keys())
    colours = "".join(f"--day-{name}:{day_colours()[name]};" for name in named)
    head, found, rest = svg.partition(">")
    return f"{head}{found}<style>@media(prefers-color-scheme:light){{:root{{{colours}}}}}</style>{rest}"
