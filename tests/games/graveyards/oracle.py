"""A slow and plain scorer, written from the clauses alone (GRA-20..22): for comparison with the fast one."""

from __future__ import annotations

from typing import Any

WORTH = {"kids": 3, "investigator": -3}


def points(table: dict[str, Any], colour: str) -> int:
    """The highest section of a colour; 0 if none of its ghosts is in view."""
    scores = [value for value, _ in sections(table, colour)]
    return max(scores, default=0)


def sections(table: dict[str, Any], colour: str) -> list[tuple[int, set[tuple[int, int]]]]:
    """Every section of a colour with its score: a table as `score_table` takes it, or as `describe` gives it."""
    tokens = {(token["x"], token["y"]): token["kind"] for token in table["tokens"]}
    ghosts = {place for place, own in printed(table).items() if own == colour and place not in tokens}
    joining = ghosts | {place for place, kind in tokens.items() if kind in WORTH}
    found, left = [], set(ghosts)
    while left:
        section = joined(left.pop(), joining)
        left -= section
        value = sum(2 if in_own_house(table, colour, place) else 1 for place in section & ghosts)
        found.append((value + sum(WORTH[tokens[place]] for place in section - ghosts), section))
    return found


def printed(table: dict[str, Any]) -> dict[tuple[int, int], str]:
    return {
        (2 * tile["x"] + place % 2, 2 * tile["y"] + place // 2): own
        for tile in table["tiles"]
        for place, own in enumerate(tile["spaces"])
    }


def joined(start: tuple[int, int], places: set[tuple[int, int]]) -> set[tuple[int, int]]:
    found, waiting = set(), [start]
    while waiting:
        x, y = waiting.pop()
        if (x, y) in places and (x, y) not in found:
            found.add((x, y))
            waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return found


def in_own_house(table: dict[str, Any], colour: str, place: tuple[int, int]) -> bool:
    x, y = place
    return any(
        house["colour"] == colour and house["x"] <= x <= house["x"] + 1 and house["y"] <= y <= house["y"] + 1
        for house in table["houses"]
    )
