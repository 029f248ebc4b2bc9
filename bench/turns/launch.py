"""``python -m bench.turns.launch CLOCKS REST GATEWAY``: run the bot as it is, with its clocks in a file."""

import sys
from pathlib import Path

from bench.loopback import launch
from bench.turns.clocks import answer_in

if __name__ == "__main__":
    answer_in(Path(sys.argv.pop(1)))
    sys.exit(launch.run())
