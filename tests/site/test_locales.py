"""What a page knows about languages is enough for all that is written in it."""

import shutil
import subprocess
import sys
from pathlib import Path

import babel

from ghostyard.core.words import LANGUAGES
from ghostyard.site.locales import lighten

WRITE = f"""
from datetime import date
from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent
for language in {LANGUAGES}:
    locale = Locale.parse(language)
    print(format_decimal(-1234567.891, locale=locale), format_percent(0.625, locale=locale))
    print(format_date(date(2026, 11, 18), "full", locale=locale), [locale.plural_form(count) for count in range(5)])
"""


def test_a_page_writes_numbers_dates_and_plurals_as_a_server_does(tmp_path: Path):
    copy = shutil.copytree(Path(babel.__file__).parent, tmp_path / "babel")
    before = (copy / "global.dat").stat().st_size
    lighten(copy)
    assert written(tmp_path) == written(None)
    assert (copy / "global.dat").stat().st_size < before / 2


def written(place: Path | None) -> str:
    command = [sys.executable, "-c", WRITE]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=place).stdout
