"""``python -m fishka`` is the command line."""

from fishka.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
