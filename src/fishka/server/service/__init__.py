"""Use cases of the server, without any web type: guests, tables, moves, bots."""
