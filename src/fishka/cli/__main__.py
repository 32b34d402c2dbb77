"""``python -m fishka.cli``."""

from . import main

if __name__ == "__main__":
    raise SystemExit(main())
