"""Signs of how one stands in the ghost train, where nothing scores before the end: for the reasons of hints."""

from __future__ import annotations

from ghostyard.games.geisterbahn.bots.values import kinds_held, kinds_in_code
from ghostyard.games.geisterbahn.rules.cards import keys_of
from ghostyard.games.geisterbahn.rules.state import CODE, Box, State, is_ghost


def signs(box: Box, s: State, seat: int) -> dict[str, float]:
    """Morale, code cards seen, keys of the code found; and the morale of the others. GEI-23 GEI-28"""
    living = [other for other in range(s.seats) if other != seat and not is_ghost(s, other)]
    alive = not is_ghost(s, seat)
    return {
        "morale": float(s.morale[seat]) if alive else 0.0,
        "code": float(int(s.knows_code[seat] & 7).bit_count()) if alive else 0.0,
        "found": float(int(kinds_in_code(s, seat) & kinds_held(s, seat)).bit_count()) if alive else 0.0,
        "keys": float(min(CODE, keys_of(s, seat))) if alive else 0.0,
        "rival-morale": float(sum(int(s.morale[other]) for other in living)),
    }
