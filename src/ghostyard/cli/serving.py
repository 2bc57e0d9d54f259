"""Commands about the server: run it, back its database up."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ghostyard.cli.output import Lang, language_of_reader
from ghostyard.core.words import words_for

Database = Annotated[
    str | None, typer.Option(help="A SQLite file, or postgresql://…; one file in your data folder if left out.")
]


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    database: Database = None,
    base_url: Annotated[str | None, typer.Option(help="How people reach this server from outside.")] = None,
    lang: Lang = None,
) -> None:
    """Open the table: people play in the browser. Settings also come from GHOSTYARD_* in the environment."""
    from ghostyard.table.serve import serve as run
    from ghostyard.table.settings import settings_from

    settings = settings_from(os.environ, host=host, port=port, database=database, base_url=base_url)
    welcome = words_for("", language_of_reader()).say("serve-open", address=settings.address)
    run(settings, opened=lambda: print(welcome, flush=True))


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Copy the whole database into one SQLite file, while the server runs."""
    from ghostyard.table.backup import backup as copy
    from ghostyard.table.settings import settings_from

    rows = copy(settings_from(os.environ, database=database), file)
    print(words_for("", language_of_reader()).say("backup-done", file=str(file), rows=rows))
