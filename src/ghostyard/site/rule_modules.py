"""The modules of the games: what is in them, how they are described to JavaScript, and whether they are up to date.

They lie in `web/wasm/`, made by `make wasm` and shipped with the package, so that nobody who plays needs a linker.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

import ghostyard
from ghostyard.bots.search import MOST_DEPTH, Workspace, new_workspace, search_kernels
from ghostyard.bots.tree import new_tree
from ghostyard.core.chance import seed_chance, seed_words
from ghostyard.core.compiling.wasm.binary import data_size
from ghostyard.core.compiling.wasm.source import source_fingerprint
from ghostyard.core.game import Game
from ghostyard.core.heuristics import Skill
from ghostyard.core.record import Record, array_of, bytes_of

FOLDER = Path(ghostyard.__file__).parent / "web" / "wasm"
STATE = "state"  # the kind of number in an array of states


class Export(NamedTuple):
    """A rule or kernel that is called from outside, by its name, and what with."""

    name: str
    rule: Any
    arguments: tuple[Any, ...]


def exports_of(game: Game) -> list[Export]:
    """Everything that somebody who plays, watches, scores or thinks has to call."""
    kernels, rules, search, seats = game.kernels.rules, game.rules, search_kernels(game), game.seats[-1]
    box, state, states = game.edition(), game.state.blank(), game.state.blanks(1)
    boxes, seed, moves = array_of(box), seed_words(0), np.empty(game.most_moves, np.int16)
    lines, standing = np.zeros((seats, len(game.columns)), np.int32), np.zeros((seats, 2), np.int64)
    tree, room, skill = new_tree(16), new_workspace(game), skills_of(game)[-1]
    arguments = {
        "start": (box, state, seed, 0),
        "try_play": (boxes, states, 0, 0),
        "legal_of": (boxes, states, 0, moves),
        "refusals_of": (boxes, states, 0, moves),
        "view_of": (boxes, states, 0, states),
        "standing_of": (boxes, states, lines, standing),
        "snapshot_of": (boxes, states, 0, states, lines, standing, moves),
        "random_games": (box, states, states, seed, seed, 0, seed, moves),
    }
    return [
        *(Export(name, kernels[name], given) for name, given in arguments.items()),
        Export("seed", seed_chance, (seed, seed, 0)),
        Export("score", rules.score, (box, state, lines)),
        Export("play", rules.play, (box, state, 0, 0)),
        Export("determinize", rules.determinize, (box, state, 0, seed, room.scratch, state)),
        Export("appraise", search.appraise, (box, state, 0, moves, 0, room.values)),
        Export("think", search.think, (box, states, 0, tree, room, skill, 0)),
        Export("root_node", search.root_node, (box, states, 0, tree, room)),
        Export("compare", search.compare, (box, states, 0, moves, room.prize, 0, room, skill)),
        Export("roll_out", search.roll_out, (box, state, room, 0, 0)),
    ]


def build(game: Game, folder: Path = FOLDER) -> int:
    """Make a game's module and its description; says how many bytes the module has."""
    from ghostyard.core.compiling.wasm.linking import module_of  # loads the compiler

    code = module_of(exports_of(game))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game.name}.wasm").write_bytes(code)
    (folder / f"{game.name}.json").write_bytes(msgspec.json.encode(description(game, code)) + b"\n")
    return len(code)


def is_up_to_date(game: Game, folder: Path = FOLDER) -> bool:
    """Was the module made from exactly these rules?"""
    try:
        made: dict[str, Any] = msgspec.json.decode((folder / f"{game.name}.json").read_bytes())
        code = (folder / f"{game.name}.wasm").read_bytes()
    except (OSError, msgspec.DecodeError):
        return False
    return made == description(game, code)


def description(game: Game, code: bytes) -> dict[str, Any]:
    """All that JavaScript has to know to call a module."""
    return {
        "game": game.name,
        "version": game.version,
        "fingerprint": fingerprint(game),
        "code": sha256(code).hexdigest(),
        "data": data_size(code),
        "seats": list(game.seats),
        "mostMoves": game.most_moves,
        "moves": game.moves.texts,
        "lines": list(game.lines),
        "ties": list(game.ties),
        "options": [[option.name, int(option.values[0])] for option in game.options],
        "refusals": {str(code): list(about) for code, about in game.refusals.items()},
        "scratch": game.scratch_size,
        "state": _layout(game.state),
        "box": _layout(game.box),
        "house": b64encode(bytes_of(game.edition())).decode(),
        "skills": [list(map(float, skill)) for skill in skills_of(game)],
        "workspace": list(_rooms(game, new_workspace(game))),
        "depth": MOST_DEPTH,
    }


def fingerprint(game: Game) -> str:
    """Names the sources of all that is in the module; the same with every Python and on every machine."""
    return source_fingerprint([export.rule.py_func for export in exports_of(game)])


def skills_of(game: Game) -> tuple[Skill, ...]:
    """How the levels of a game think, from the weakest to the strongest."""
    return game.heuristics.skills if game.heuristics else (Skill(),)


def _layout(record: type[Record]) -> dict[str, Any]:
    layout = record.dtype()
    fields = [[name, *_field(*layout.fields[name][:2])] for name in layout.names or ()]  # type: ignore[index]
    return {"size": layout.itemsize, "fields": fields}


def _field(kind: np.dtype[Any], offset: int) -> tuple[str, int, list[int]]:
    return _kind(kind.base), offset, list(kind.shape)


def _kind(number: np.dtype[Any]) -> str:
    return STATE if number.names else number.str[1:]


def _rooms(game: Game, workspace: Workspace) -> Iterator[list[Any]]:
    """The arrays of a search in their order; two that lie in the same memory are told."""
    places: dict[Any, str] = {}
    for name, array in workspace._asdict().items():
        place = array.__array_interface__["data"][0]
        yield [name, _kind(array.dtype), list(array.shape), *([places[place]] if place in places else [])]
        places.setdefault(place, name)
