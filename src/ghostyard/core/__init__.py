"""What every game is: the contract, records, chance, moves, journals, editions, conformance."""
