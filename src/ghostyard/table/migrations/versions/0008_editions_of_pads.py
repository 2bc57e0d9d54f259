"""Pads: with which edition a shared one is written."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; pads so far were written with our own editions."""
    op.add_column("pads", sa.Column("edition", sa.String(80), nullable=False, server_default="house"))
