"""Many nodes: who is alive, who owns which table, the epoch of every row; guesses of passphrases."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the new tables; rows so far are of epoch 0."""
    for table in ("events", "chats"):
        op.add_column(table, sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "guesses",
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("pressure", sa.Float, nullable=False),
        sa.Column("bus", sa.Boolean, nullable=False),
        sa.Column("stopping", sa.Boolean, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_index("ix_leases_node", "leases", ["node"])
