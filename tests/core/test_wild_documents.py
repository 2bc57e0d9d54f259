"""Documents with wild numbers and lengths: each is a page or a mistake, and no rule ever writes where nothing is.

Compiled rules check no index, so the documents go through interpreted ones, where that is an error.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.editor import Editor
from ghostyard.core.errors import Mistake
from ghostyard.core.journal import IS_SEED
from ghostyard.core.match import Match
from ghostyard.core.pad import scored
from ghostyard.core.replay import verify
from ghostyard.core.rule import INTERPRETED
from ghostyard.core.words import words_for
from ghostyard.games import game
from ghostyard.table.editing import EditWanted, PictureWanted, applied, drawn, shown
from ghostyard.table.journals import journal_of
from tests.ours import WITH_PAD

ROOT = Path(__file__).parents[2]
LAID = {"spaces": ["white", "white", "white", "white"]}


def yard(*cells: tuple[int, int], **more: Any) -> dict[str, Any]:
    """A table of Graveyards with tiles on these cells."""
    player = {"name": "A", "colours": ["white"]}
    return {"game": "graveyards", "players": [player], "tiles": [{"x": x, "y": y, **LAID} for x, y in cells], **more}


def token(x: int, y: int) -> dict[str, Any]:
    return {"x": x, "y": y, "kind": "kids"}


def house(x: int, y: int) -> dict[str, Any]:
    return {"x": x, "y": y, "colour": "white"}


FAR = {
    "graveyards": [
        yard((500, 500), tokens=[token(1000, 1000)]),
        yard((0, 0), (0, 60), tokens=[token(0, 120)], houses=[house(0, 120)]),
        yard((-12, -12), (11, 11), houses=[house(-24, -24)], tokens=[token(23, 23)]),
        yard((12, 0), houses=[house(24, 0)]),
        yard(*[(x, 0) for x in range(58)], tokens=[token(115, 1)]),
        yard(*[(x, 0) for x in range(70)]),
        yard(*[(0, -x) for x in range(58)], houses=[house(0, -114)]),
    ],
    "ghosty": [
        {"game": "ghosty", "players": [{"name": "A", "carriages": {"red": [4] * count}}]} for count in (15, 20, 2000)
    ],
    "galore": [
        {"game": "galore", "players": [{"name": "A", "tiles": [{"track": "curve"}] * count}]} for count in (0, 8, 10)
    ],
}
NUMBERS = st.sampled_from([-1, 0, 1, 3, 11, -12, -13, 12, 24, 60, 99, 255, 256, 500, 999, -999, 1 << 31, -(1 << 63)])
VALUES = NUMBERS | st.sampled_from([1 << 64, -(10**30), 1e300, True, None, "", "red", "none", "N1", [], {}])
LENGTHS = st.sampled_from([0, 1, 2, 5, 6, 9, 16, 21, 60])
PLACES = st.integers(0, 10_000)
CHANGES = st.lists(st.tuples(PLACES, VALUES | LENGTHS.map(lambda length: ("repeat", length))), max_size=4)
SPOTS = st.sampled_from(["", "0", "1 b2", "3 2,2 3", "0 20,-20 1", "9" * 80, "0 c3 1 box", "tiles 99", "moon bell"])


def begun(name: str, kind: str) -> list[Any]:
    """Documents to be spoilt: a blank one, the example in the documentation, and some that reach far."""
    editor, example = game(name).editors[kind], ROOT / f"docs/examples/{name}.json"
    found = [msgspec.to_builtins(editor.blank())]
    if kind == "pad":
        found += [json.loads(example.read_text())] if example.exists() else []
        found += FAR.get(name, [])
        found += [{**found[0], "players": found[0]["players"] * times} for times in (0, 9)]
    return found


def spoilt(document: Any, changes: list[tuple[int, Any]]) -> Any:
    """The document with other values at some places, and lists of other lengths."""
    document = deepcopy(document)
    for place, value in changes:
        holders = list(places_in(document))
        if not holders:
            break
        holder, key = holders[place % len(holders)]
        if isinstance(value, tuple):
            holder[key] = (holder[key] * value[1])[: value[1]] if isinstance(holder[key], list) else value[1]
        else:
            holder[key] = value
    return document


def places_in(part: Any) -> Any:
    """Every place in a document as what holds it and its key there."""
    keys = part.keys() if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    for key in keys:
        yield part, key
        yield from places_in(part[key])


def use(name: str, kind: str, document: Any, spot: str) -> None:
    """All that a server does with a document; a mistake is an answer, too."""
    here, edition = game(name), Edition(HOUSE, game(name).edition())
    editor: Editor[Any] = here.editors[kind]
    read = editor.read(document)
    if kind != "edition":  # whose pages say in one sentence that there are too few tiles to be shown
        editor.page(read, spot, edition.box, words_for(name, "en"))
        scored(here, editor, read, edition.box)
    wanted = EditWanted(name, kind, document, at=spot)
    after, at = applied(here, wanted, document, edition)
    msgspec.json.encode(shown(here, kind, after, at, "en", edition))
    if editor.picture:
        drawn(here, PictureWanted(name, kind, document), "de", "https://example.org", edition)


def score(name: str, document: Any) -> None:
    """What `ghostyard score` and a lesson do with a file."""
    here = game(name)
    assert here.real_table is not None
    table = msgspec.convert(document, here.real_table.shape)
    here.real_table.score(table, here.edition())
    if here.real_table.set_up:
        here.real_table.set_up(table)


def is_answered(does: Any, *about: Any) -> None:
    """It is done or refused: any other exception is a mistake of ours."""
    with suppress(Mistake, msgspec.ValidationError):
        does(*about)


def main() -> None:
    """What the test reads: every document of every game was answered."""
    for name in WITH_PAD:
        for kind in game(name).editors:
            for document in begun(name, kind):
                use_all(name, kind, document, "")
            spoil(begun(name, kind), lambda *about, name=name, kind=kind: use_all(name, kind, *about))
        spoil([journal(name)], lambda document, _, name=name: is_answered(play_again, name, document))
    print("answered", INTERPRETED)


def use_all(name: str, kind: str, document: Any, spot: str) -> None:
    is_answered(use, name, kind, document, spot)
    if kind == "pad":
        is_answered(score, name, document)


def journal(name: str) -> Any:
    """A game that has just begun."""
    match = Match(game(name), game(name).seats[0], seed=1)
    for _ in range(3):
        seat = match.pending[0]
        match.play(seat, match.legal(seat).numbers[0])
    return msgspec.to_builtins(match.journal)


def play_again(name: str, document: Any) -> None:
    """What a server does with a journal that somebody brings."""
    brought = journal_of(document)
    if IS_SEED.fullmatch(brought.seed):
        verify(game(name), brought)


def spoil(documents: list[Any], use: Callable[[Any, str], None]) -> None:
    """Some documents that nobody has thought of."""

    @settings(
        max_examples=int(os.environ.get("GHOSTYARD_EXAMPLES", "20")), deadline=None, database=None,
        derandomize=True, suppress_health_check=list(HealthCheck), phases=[Phase.generate],
    )  # fmt: skip
    @given(st.sampled_from(documents), CHANGES, SPOTS)
    def any_document(document: Any, changes: Any, spot: str) -> None:
        use(spoilt(document, changes), spot)

    any_document()


def test_a_wild_document_is_answered_like_any_other():
    code = "from tests.core.test_wild_documents import main; main()"
    environment = os.environ | {"GHOSTYARD_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.split() == ["answered", "True"], done.stderr[-3000:]
