"""First games: tables at which somebody learns, by the mark of their script."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; tables so far are played by everybody as they like."""
    op.add_column("tables", sa.Column("coach", sa.String(12), nullable=False, server_default=""))
