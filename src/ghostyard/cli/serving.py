"""Commands about the server: run it, back its database up, move to another database."""

from __future__ import annotations

import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from ghostyard.cli.output import Lang, language_of_reader
from ghostyard.core.errors import Mistake
from ghostyard.core.words import words_for

Database = Annotated[
    list[str] | None, typer.Option(help="A SQLite file, or postgresql://…; one file in your data folder if left out.")
]


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    database: Database = None,
    bus: Annotated[
        str | None, typer.Option(help="redis://…: be one of many servers on the same PostgreSQL database.")
    ] = None,
    base_url: Annotated[str | None, typer.Option(help="How people reach this server from outside.")] = None,
    offline: Annotated[
        Path | None, typer.Option(help="A folder made by `ghostyard site`: pages go on while the network is away.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    edition: Annotated[
        list[Path] | None,
        typer.Option("--edition", metavar="FILE", help="An edition that everybody may play with; may be repeated."),
    ] = None,
    debug: Annotated[
        bool, typer.Option("--debug", help="Stop at the first error of the server, in a debugger.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Open the table: people play in the browser. Settings also come from GHOSTYARD_* in the environment."""
    from ghostyard.table.serve import serve as run
    from ghostyard.table.settings import settings_from

    settings = settings_from(
        os.environ, host=host, port=port, database=_joined(database), bus=bus, base_url=base_url, debug=debug or None,
        editions=os.pathsep.join(map(str, edition)) if edition else None,
        offline=None if offline is None else str(offline),
    )  # fmt: skip
    if settings.offline and not _is_of_this_version(Path(settings.offline)):
        print(words_for("", language_of_reader()).say("serve-offline-stale", folder=settings.offline), file=sys.stderr)
        settings = replace(settings, offline="")

    def opened() -> None:
        """The door is open: say where, and go there if there is a desktop."""
        print(words_for("", language_of_reader()).say("serve-open", address=settings.address), flush=True)
        if open_browser and _has_a_screen():
            webbrowser.open(settings.address)

    run(settings, opened=opened)


def _is_of_this_version(folder: Path) -> bool:
    """Was this site built from what is installed here? Another one would not understand this server's page."""
    from ghostyard.site.build import built_from, fingerprint

    return built_from(folder) == fingerprint()


def _joined(databases: list[str] | None) -> str | None:
    """Several databases as the settings know them."""
    if databases and len(databases) > 1 and not all("://" in each for each in databases):
        raise Mistake("many-databases-need-postgresql")
    return " ".join(databases) if databases else None


def _has_a_screen() -> bool:
    """Is there a desktop to open a page on? A browser in the terminal would only get in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Copy the whole database into one SQLite file, while the server runs."""
    from ghostyard.table.backup import backup as copy
    from ghostyard.table.settings import settings_from

    rows = copy(settings_from(os.environ, database=_joined(database)), file)
    print(words_for("", language_of_reader()).say("backup-done", file=str(file), rows=rows))


def move_to(
    target: Annotated[str, typer.Argument(help="The new database, which must be empty: postgresql://… or a file.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Move everything into another database, compared row by row; stop the server first."""
    from ghostyard.table.move_to import move_to as move
    from ghostyard.table.settings import settings_from

    rows = move(settings_from(os.environ, database=_joined(database)), settings_from({}, database=target))
    print(words_for("", language_of_reader()).say("database-moved", rows=rows))
