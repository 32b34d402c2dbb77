"""``python -m fishka.bots.process GAMES BOTS MEMORY``: the process that thinks."""

import sys

from fishka.bots.process.child import main

if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
