"""The rulebook of Gho Gho Ghosty: state, set-up, turns, scoring, secrets. Imports none of the other rooms."""
