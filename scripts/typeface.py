"""Cuts the display face down to the letters that our three languages need, as the browser loads it.

Run it from the top of the repository, with `fonttools` and `brotli` installed, on the weight 700 of Grandstander (SIL
Open Font License 1.1; npm has it as @fontsource/grandstander, with the licence that lies beside the result):
`python scripts/typeface.py grandstander-latin-700-normal.woff2`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset

TARGET = Path(__file__).parents[1] / "src" / "ghostyard" / "web" / "type" / "grandstander.woff2"
BASIC = "".join(map(chr, range(0x20, 0x7F)))
OURS = "¡¿ÄÖÜäöüßÁÉÍÓÚÑÜáéíóúñ“”„‘’«»…–—·×−"  # noqa: RUF001  # the very letters


def main() -> None:
    """Write the face with only these letters, and say how large it is."""
    options = subset.Options(flavor="woff2", layout_features=["kern", "liga", "tnum", "mark", "mkmk"], hinting=False)
    font = subset.load_font(sys.argv[1], options)
    cut = subset.Subsetter(options)
    cut.populate(text=BASIC + OURS)
    cut.subset(font)
    subset.save_font(font, str(TARGET), options)
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
