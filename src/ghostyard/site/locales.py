"""What a page needs to know about languages: how ours write numbers, dates and plurals, and nothing else."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

from ghostyard.core.words import LANGUAGES

# Names of countries, currencies, units and time zones: most of Babel's data, which nobody asks for at a table.
NAMES = (
    "all_currencies", "compact_currency_formats", "compound_unit_patterns", "currency_names", "currency_names_plural",
    "languages", "meta_zones", "scripts", "territories", "territory_currencies", "territory_languages",
    "territory_zones", "time_zones", "unit_display_names", "unit_patterns", "variants", "windows_zone_mapping",
    "zone_territories",
)  # fmt: skip


def lighten(babel: Path) -> None:
    """Empty the tables of names in a copy of Babel."""
    for path in (babel / "global.dat", *(babel / "locale-data").glob("*.dat")):
        tables: dict[str, Any] = pickle.loads(path.read_bytes())  # of the library that is installed here
        for name in set(NAMES) & set(tables):
            tables[name] = type(tables[name])()
        if "likely_subtags" in tables:
            tables["likely_subtags"] = _of_ours(tables["likely_subtags"])
        path.write_bytes(pickle.dumps(tables, 2))


def _of_ours(likely: dict[str, str]) -> dict[str, str]:
    return {name: tag for name, tag in likely.items() if name.partition("_")[0] in LANGUAGES}
