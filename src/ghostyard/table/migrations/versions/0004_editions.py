"""Editions: the faces that owners of a box have entered."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table; all games so far were played with our own editions."""
    op.create_table(
        "editions",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("faces", sa.Text, nullable=False),
    )
