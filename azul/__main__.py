"""Game files on the command line: ``python -m azul replay FILE`` and ``python -m azul verify FILE``.

The program speaks its reader's language, so it lives where all texts are: in the bot.
"""

import sys

from bot.gamefile.program import run

if __name__ == "__main__":
    sys.exit(run())
