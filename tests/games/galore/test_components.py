"""The house edition, and what an edition must keep to."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from ghostyard.core.edition import EditionFile
from ghostyard.core.errors import Mistake
from ghostyard.games.galore import GAME
from ghostyard.games.galore.rules.edition import DOOR_NAMES, Edition
from ghostyard.games.galore.rules.track import ACROSS

TEXT = (files("ghostyard") / "games" / "galore" / "edition.toml").read_text(encoding="utf-8")
HOUSE = EditionFile.parse(TEXT, "edition.toml").fit(Edition)


def sections(track: int, turn: int = 0) -> set[frozenset[int]]:
    row = ACROSS[track * 4 + turn].tolist()
    return {frozenset((edge, other)) for edge, other in enumerate(row) if other < 4}


def test_the_four_track_types_join_their_edges():  # GAL-01
    assert [sections(track) for track in (1, 2, 3, 4)] == [
        {frozenset((0, 2))},
        {frozenset((0, 1))},
        {frozenset((0, 2)), frozenset((1, 3))},
        {frozenset((0, 1)), frozenset((2, 3))},
    ]


def test_a_turn_is_a_quarter_clockwise():  # GAL-01
    assert [sections(2, turn) for turn in range(4)] == [{frozenset((turn, (turn + 1) % 4))} for turn in range(4)]


def test_there_are_78_tiles_of_four_types():  # GAL-01 GAL-05
    assert Counter(face.track for face in HOUSE.tiles) == {"straight": 20, "curve": 22, "bridge": 16, "double": 20}


def test_every_kind_has_its_number_and_no_tile_shows_one_twice():  # GAL-02 GAL-05
    kinds = Counter(kind for face in HOUSE.tiles for kind, _ in face.monsters)
    few = dict.fromkeys(("slime", "satyr", "golem", "dragon"), 9)
    assert kinds == {"bat": 28, "ghost": 26, "skeleton": 22, "werewolf": 22, "wisp": 22, **few}
    assert all(1 <= len(face.monsters) <= 3 for face in HOUSE.tiles)
    assert all(len({kind for kind, _ in face.monsters}) == len(face.monsters) for face in HOUSE.tiles)


def test_26_tiles_carry_one_diamond():  # GAL-03 GAL-05
    diamonds = [face.diamonds for face in HOUSE.tiles if face.diamonds]
    assert len(diamonds) == 26
    assert all(len(values) == 1 and 1 <= values[0] <= 3 for values in diamonds)


def test_ten_different_board_sides_have_two_bone_and_two_tooth_doors():  # GAL-04
    sides = [side for board in HOUSE.boards for side in (board.front, board.back)]
    assert len({(*sorted(side.bone), *sorted(side.tooth)) for side in sides}) == 10
    assert all(len({*side.bone, *side.tooth}) == 4 for side in sides)


def shortest_link(first: str, second: str) -> int:
    """The fewest sections between two doors: a walk over cells that leaves by the second door."""
    start, goal = door_cell(first), door_cell(second)
    reached, steps = {start}, 1
    while goal not in reached:
        reached |= {cell for near in reached for cell in neighbours(near)}
        steps += 1
    return steps


def door_cell(door: str) -> tuple[int, int]:
    place = int(door[1]) - 1
    return {"N": (0, place), "S": (2, place), "W": (place, 0), "E": (place, 2)}[door[0]]


def neighbours(cell: tuple[int, int]) -> list[tuple[int, int]]:
    row, column = cell
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in around if 0 <= r < 3 and 0 <= c < 3]


def test_bone_doors_are_3_sections_apart_and_tooth_doors_4():  # GAL-04
    for board in HOUSE.boards:
        for side in (board.front, board.back):
            assert shortest_link(*side.bone) == 3
            assert shortest_link(*side.tooth) == 4


def test_the_doors_not_named_are_plain():  # GAL-04
    box = GAME.edition()
    assert [int((box.door == kind).sum()) for kind in (1, 2, 3)] == [80, 20, 20]
    assert len(DOOR_NAMES) == 12


def refused(text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        GAME.read_edition(EditionFile.parse(text, "mine.toml"))
    return caught.value


def test_a_missing_tile_is_told_with_its_clause():  # GAL-01
    head, _, _ = TEXT.rpartition("[[tiles]]")
    mistake = refused(head)
    assert (mistake.code, mistake.clause, mistake.facts["found"]) == ("edition-count", "GAL-01", 77)


def test_a_monster_on_a_missing_section_is_told_with_its_line():  # GAL-02
    broken = TEXT.replace('monsters = [["bat", 0]]', 'monsters = [["bat", 1]]', 1)
    mistake = refused(broken)
    line = broken[: broken.index('[["bat", 1]]')].count("\n") + 1
    assert mistake.code == "galore-section"
    assert mistake.facts["file"] == f"mine.toml:{line}"


def test_an_unknown_kind_is_told_with_its_line():  # GAL-02
    broken = TEXT.replace('["bat", 0]', '["cat", 0]', 1)
    mistake = refused(broken)
    assert "cat" in str(mistake)
    assert mistake.facts["file"] == f"mine.toml:{broken[: broken.index('cat')].count(chr(10)) + 1}"


def test_a_board_with_three_bone_doors_is_refused():  # GAL-04
    assert refused(TEXT.replace('bone = ["E2", "W2"]', 'bone = ["E2", "W2", "N1"]', 1)).clause == "GAL-04"


def test_an_edition_may_have_outer_edges_without_a_door():  # GAL-04
    box = GAME.read_edition(EditionFile.parse(TEXT.replace("bone =", 'none = ["N1"], bone =', 1), "mine.toml"))
    assert (box.door[0, 0, 0], int((box.door == 0).sum())) == (0, 1)


def test_an_edge_named_twice_is_refused():  # GAL-04
    assert refused(TEXT.replace("bone =", 'none = ["E2"], bone =', 1)).clause == "GAL-04"


def test_other_numbers_of_monsters_are_an_owners_right():  # GAL-05
    GAME.read_edition(EditionFile.parse(TEXT.replace('["bat", 0]', '["dragon", 0]'), "mine.toml"))
