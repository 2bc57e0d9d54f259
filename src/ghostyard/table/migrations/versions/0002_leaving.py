"""Leaving and finding again: how a game ended, who agrees to end it, whose turn it is; what help was agreed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; games that are over ended some time, and all of them had hints and take-backs."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("takebacks", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("ended_at", sa.Float))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("asked_at", sa.Float))
    op.execute("update tables set ended_at = at where phase = 'over'")
