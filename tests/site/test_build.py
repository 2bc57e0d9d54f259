"""The site is written into a folder where nothing of somebody else is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from ghostyard.core.errors import Mistake
from ghostyard.site.build import build


def test_a_folder_that_somebody_else_has_filled_is_left_alone(tmp_path: Path):
    (tmp_path / "art").mkdir()
    mine = tmp_path / "art" / "mine.png"
    mine.touch()
    with pytest.raises(Mistake, match="has not made"):
        build(tmp_path)
    assert mine.exists()
