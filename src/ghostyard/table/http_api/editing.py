"""Operations on documents: to edit one, alone or together with others, and to draw it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ghostyard.core.edition import HOUSE, Edition
from ghostyard.core.errors import Mistake, Named
from ghostyard.core.game import Game
from ghostyard.games import game as load_game
from ghostyard.table.editing import (
    Edited,
    EditWanted,
    PadVersion,
    Picture,
    PictureWanted,
    Written,
    applied,
    drawn,
    editor_of,
    shown,
)
from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.operation import MOST_BODY_WITH_FACES, Operation
from ghostyard.table.invitation import Invitation, known_address, pad_invitation
from ghostyard.table.lobby import entered_edition
from ghostyard.table.pads import Pads, SharedPad
from ghostyard.table.table_record import stored_faces


async def edit(call: Call, wanted: EditWanted) -> Edited:
    """Edit a document, such as a score pad, and see what comes of it. Nothing is kept, but for a shared pad."""
    game = await _readied(call, wanted.game)
    if wanted.pad:
        return await _edit_together(call, game, wanted)
    edition = await _edition(call, game, wanted)
    document, at = applied(game, wanted, wanted.document, edition)
    return shown(game, wanted.kind, document, at, call.lang, edition)


async def _edit_together(call: Call, game: Game, wanted: EditWanted) -> Edited:
    """The same with a pad that others write too."""
    pads, at = _pads(call), wanted.at
    pad = await pads.read(wanted.pad, game.name)
    edition = await _edition(call, game, wanted if wanted.names_edition else Written(game.name, edition=pad.edition))
    if wanted.edits or wanted.document is not None or edition.key != pad.edition:

        def after(pad: SharedPad) -> dict[str, Any]:
            nonlocal at
            document, at = applied(game, wanted, replaced(pad, wanted), edition)
            return document

        pad = await pads.change(wanted.pad, game.name, after, edition if wanted.names_edition else None)
    seen = shown(game, wanted.kind, pad.document, at, call.lang, edition)
    seen.pad, seen.version = pad.id, pad.version
    return seen


def replaced(pad: SharedPad, wanted: EditWanted) -> dict[str, Any]:
    """The document that edits are made in: the stored one; or what takes its place, if nobody has changed it since."""
    if wanted.document is None:
        return pad.document
    if pad.version != wanted.version:
        raise Mistake("pad-changed")
    return wanted.document


async def share_pad(call: Call, wanted: PictureWanted) -> Edited:
    """Let others write this document too, each on a phone of their own."""
    game = await _readied(call, wanted.game)
    if not editor_of(game, wanted.kind).shared:
        raise Mistake("no-such-editor", game=game.name, title=Named("title"))
    edition = await _edition(call, game, wanted)
    document, at = applied(game, EditWanted(wanted.game, wanted.kind), wanted.document, edition)
    pad = await _pads(call).make(game.name, document, edition)
    seen = shown(game, wanted.kind, document, at, call.lang, edition)
    seen.pad, seen.version = pad.id, pad.version
    return seen


async def pad_version(call: Call) -> PadVersion:
    """How often a shared pad was changed: whoever knows an older version looks again."""
    pad = await _shared_pad(call)
    return PadVersion(pad.version)


async def _shared_pad(call: Call) -> SharedPad:
    params = call.request.path_params
    return await _pads(call).read(params["pad"], params["game"])


async def invite_to_pad(call: Call) -> Invitation:
    """The link to a shared pad as others can open it, and how far it reaches."""
    pad = await _shared_pad(call)
    return pad_invitation(call.context.settings, str(call.request.base_url), pad.game, pad.id)


async def draw(call: Call, wanted: PictureWanted) -> Picture:
    """A document as one picture to share or to print."""
    game = await _readied(call, wanted.game)
    address = known_address(call.context.settings, str(call.request.base_url))
    return drawn(game, wanted, call.lang, address, await _edition(call, game, wanted))


async def _readied(call: Call, name: str) -> Game:
    load_game(name)  # a mistake, if there is none
    return await call.context.lobby.services.ready(name)


def _pads(call: Call) -> Pads:
    return Pads(call.context.lobby.services.stores.first)


@lru_cache(maxsize=32)
def _entered(game: str, faces: str) -> Edition:
    """An owner's edition comes along with every touch: it is read once."""
    return entered_edition(load_game(game), faces)


async def _edition(call: Call, game: Game, wanted: Written) -> Edition:
    """With which edition a document is written: the faces that came along, one that is offered, or one that was stored.
    One that nobody knows any more is ours: what was entered counts in any case."""
    if wanted.faces:
        return _entered(game.name, wanted.faces)
    services = call.context.lobby.services
    offered = {edition.key: edition for edition in services.offered.get(game.name, ())}
    return offered.get(wanted.edition) or game.edition_by(
        HOUSE, await stored_faces(services.stores.first, wanted.edition)
    )


EDITING = ("no-such-game", "no-such-editor", "document", "edition", "edition-large")
OPERATIONS = (
    Operation(
        "POST", "/api/editor", edit, Edited, EditWanted, limit="edits",
        most=MOST_BODY_WITH_FACES,
        refuses=(*EDITING, "no-such-edit", "pad-full", "pad-few", "no-such-pad", "pad-busy", "pad-changed"),
    ),
    Operation(
        "POST", "/api/editor/picture", draw, Picture, PictureWanted, limit="edits",
        most=MOST_BODY_WITH_FACES, refuses=EDITING,
    ),
    Operation("POST", "/api/pads", share_pad, Edited, PictureWanted, most=MOST_BODY_WITH_FACES, refuses=EDITING),
    Operation("GET", "/api/pads/{game}/{pad}", pad_version, PadVersion, refuses=("no-such-pad",)),
    Operation("GET", "/api/pads/{game}/{pad}/invitation", invite_to_pad, Invitation, refuses=("no-such-pad",)),
)  # fmt: skip
