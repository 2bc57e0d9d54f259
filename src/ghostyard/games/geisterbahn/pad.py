"""The score pad of Gefangen in der Geisterbahn: dials for everybody. Its notebook is nobody else's business."""

from msgspec.structs import replace

from ghostyard.core.pad import Pad
from ghostyard.games.geisterbahn.rules.pad_edits import blank, edit, newcomer
from ghostyard.games.geisterbahn.rules.real_table import LEAST_SEATS, Player, Table, set_up
from ghostyard.games.geisterbahn.rules.state import MOST_SEATS
from ghostyard.games.geisterbahn.screen.pad import page, picture


def unnamed(table: Table) -> list[Player]:
    """Everybody without their names."""
    return [replace(player, name="") for player in table.players]


PAD = Pad(
    shape=Table,
    seats=range(LEAST_SEATS, MOST_SEATS + 1),
    begin=LEAST_SEATS,
    blank=blank,
    newcomer=newcomer,
    edit=edit,
    page=page,
    set_up=lambda table, box: set_up(table),
    picture=picture,
    untouched=lambda table, seat: all(player == newcomer(table) for player in unnamed(table)),
).editor()
