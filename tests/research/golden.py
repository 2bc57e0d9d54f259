"""What golden files hold: one position of every game, in all three forms in which a seat can observe it.

`python -m tests.research.golden` writes them anew; read the difference before you keep it.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from ghostyard import game
from ghostyard.core.journal import read_journal
from ghostyard.core.observation import told
from ghostyard.core.replay import replay

JOURNALS, GOLDEN = Path(__file__).parents[1] / "journals", Path(__file__).parent / "golden"
POSITIONS = {"galore-3": 30, "geisterbahn-3": 60, "ghosty-three-seats": 20, "graveyards-three-seats": 25}  # plies


def observed(journal: str) -> str:
    """The position of a recorded game as the seat that is asked observes it."""
    record = read_journal(JOURNALS / f"{journal}.json")
    match = replay(game(record.game), record, POSITIONS[journal])
    seat, layout = match.pending[0], match.game.layout(match.seats)
    view, numbers = match.view(seat), np.zeros(layout.width, np.int16)
    match.game.encode(view, seat, numbers)
    return "\n\n".join(
        [
            f"# {layout.name}, ply {POSITIONS[journal]} of {journal}, seat {seat}",
            layout.table(),
            "\n".join(f"{name}: {_row(values)}" for name, values in layout.fields(numbers).items()),
            json.dumps(match.game.describe(match.box, view), ensure_ascii=False, sort_keys=True),
            told(match.game, match.box, view, seat),
        ]
    )


def _row(values: np.ndarray) -> str:
    return " ".join(map(str, values.ravel().tolist()))


def main() -> None:
    """Write all golden files."""
    GOLDEN.mkdir(exist_ok=True)
    for journal in POSITIONS:
        (GOLDEN / f"{journal}.txt").write_text(observed(journal) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
