"""The score pad of Ghosts Galore."""

from ghostyard.core.pad import Pad
from ghostyard.games.galore.rules.pad_edits import blank, edit, newcomer
from ghostyard.games.galore.rules.real_table import Table, lay_out, written
from ghostyard.games.galore.rules.state import CELLS, MOST_SEATS
from ghostyard.games.galore.screen.pad import page, picture

PAD = Pad(
    shape=Table,
    seats=range(1, MOST_SEATS + 1),
    begin=2,
    blank=blank,
    newcomer=newcomer,
    edit=edit,
    page=page,
    set_up=lambda table, box: lay_out(table),
    written=written,
    picture=picture,
    has_faces=True,
    fits=lambda table: all(len(player.tiles) == CELLS for player in table.players),
).editor()
