"""What the tests of the arena share: toys and bad bots, which worker processes import by name."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = str(Path(__file__).parent)
SERVER = str(Path(__file__).parents[1] / "server")  # its toy games
for folder in (SERVER, HERE):
    sys.path.insert(0, folder)
os.environ["PYTHONPATH"] = os.pathsep.join(
    [HERE, SERVER, *filter(None, [os.environ.get("PYTHONPATH", "")])]
)
