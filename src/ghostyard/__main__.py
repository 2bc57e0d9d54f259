"""`python -m ghostyard` is the command `ghostyard`."""

from ghostyard.cli import main

main()
