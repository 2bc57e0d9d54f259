"""The table: the server where people and bots meet. One writer per table, stored before sent, views only."""
