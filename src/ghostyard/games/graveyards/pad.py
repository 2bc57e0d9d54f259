"""The score pad of Graveyards, Ghosts & Haunted Houses."""

from ghostyard.core.pad import Pad
from ghostyard.games.graveyards.rules.pad_edits import blank, edit, newcomer
from ghostyard.games.graveyards.rules.real_table import Table
from ghostyard.games.graveyards.rules.state import MOST_SEATS, TILES
from ghostyard.games.graveyards.screen.pad import page, picture, set_up

PAD = Pad(
    shape=Table,
    seats=range(1, MOST_SEATS + 1),
    begin=2,
    blank=blank,
    newcomer=newcomer,
    edit=edit,
    page=page,
    set_up=lambda table, box: set_up(table),
    picture=picture,
    untouched=lambda table, seat: not table.tiles,
    fits=lambda table: len(table.tiles) <= TILES,
).editor()
