"""Operations on documents: to edit one, alone or together with others, and to draw it."""

from __future__ import annotations

from typing import Any

from ghostyard.core.errors import Mistake
from ghostyard.core.game import Game
from ghostyard.games import game as load_game
from ghostyard.table.editing import (
    Edited,
    EditWanted,
    PadVersion,
    Picture,
    PictureWanted,
    applied,
    drawn,
    editor_of,
    shown,
)
from ghostyard.table.http_api.call import Call
from ghostyard.table.http_api.operation import Operation
from ghostyard.table.invitation import Invitation, pad_invitation
from ghostyard.table.pads import Pads, SharedPad


async def edit(call: Call, wanted: EditWanted) -> Edited:
    """Edit a document, such as a score pad, and see what comes of it. Nothing is kept, but for a shared pad."""
    game = await _readied(call, wanted.game)
    if wanted.pad:
        return await _edit_together(call, game, wanted)
    document, at = applied(game, wanted, wanted.document)
    return shown(game, wanted.kind, document, at, call.lang)


async def _edit_together(call: Call, game: Game, wanted: EditWanted) -> Edited:
    """The same with a pad that others write too."""
    pads, at = Pads(call.context.lobby.services.stores.first), wanted.at
    if wanted.edits or wanted.document is not None:

        def after(pad: SharedPad) -> dict[str, Any]:
            nonlocal at
            document, at = applied(game, wanted, replaced(pad, wanted))
            return document

        pad = await pads.change(wanted.pad, game.name, after)
    else:
        pad = await pads.read(wanted.pad, game.name)
    seen = shown(game, wanted.kind, pad.document, at, call.lang)
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
        raise Mistake("no-such-editor", title=game.title)
    document, at = applied(game, EditWanted(wanted.game, wanted.kind), wanted.document)
    pad = await Pads(call.context.lobby.services.stores.first).make(game.name, document)
    seen = shown(game, wanted.kind, document, at, call.lang)
    seen.pad, seen.version = pad.id, pad.version
    return seen


async def pad_version(call: Call) -> PadVersion:
    """How often a shared pad was changed: whoever knows an older version looks again."""
    pad = await _shared_pad(call)
    return PadVersion(pad.version)


async def _shared_pad(call: Call) -> SharedPad:
    params = call.request.path_params
    return await Pads(call.context.lobby.services.stores.first).read(params["pad"], params["game"])


async def invite_to_pad(call: Call) -> Invitation:
    """The link to a shared pad as others can open it, and how far it reaches."""
    pad = await _shared_pad(call)
    return pad_invitation(call.context.settings, str(call.request.base_url), pad.game, pad.id)


async def draw(call: Call, wanted: PictureWanted) -> Picture:
    """A document as one picture to share or to print."""
    game = await _readied(call, wanted.game)
    base = call.context.settings.base_url or str(call.request.base_url)
    return drawn(game, wanted, call.lang, base.rstrip("/"))


async def _readied(call: Call, name: str) -> Game:
    load_game(name)  # a mistake, if there is none
    return await call.context.lobby.services.ready(name)


EDITING = ("no-such-game", "no-such-editor", "document")
OPERATIONS = (
    Operation(
        "POST", "/api/editor", edit, Edited, EditWanted, limit="edits",
        refuses=(*EDITING, "no-such-edit", "pad-full", "pad-few", "no-such-pad", "pad-busy", "pad-changed"),
    ),
    Operation("POST", "/api/editor/picture", draw, Picture, PictureWanted, limit="edits", refuses=EDITING),
    Operation("POST", "/api/pads", share_pad, Edited, PictureWanted, refuses=EDITING),
    Operation("GET", "/api/pads/{game}/{pad}", pad_version, PadVersion, refuses=("no-such-pad",)),
    Operation("GET", "/api/pads/{game}/{pad}/invitation", invite_to_pad, Invitation, refuses=("no-such-pad",)),
)  # fmt: skip
