"""The commitment to the draws and the secret behind them, as players find them."""

import re
from hashlib import sha256

from tests.bot.club import Club, answer


def shown_commitment(club: Club) -> str:
    """Return the beginning of the commitment, as the channel's first message shows it."""
    found = re.search(r"^-# Fair draws `((?:[0-9a-f]{4} ?){8})`$", club.messages[0].content, re.MULTILINE)
    assert found
    return found[1].replace(" ", "")


async def told_in_private(club: Club) -> list[str]:
    """Press Fair draws below the newest message; return the numbers of 64 digits in the answer."""
    panel = answer(await club.members[4].click(club.last, label="Fair draws"))
    return re.findall(r"`([0-9a-f]{64})`", panel.content)


async def revealed_secret(club: Club) -> bytes:
    """Return the secret of a game that has ended, after checking that it fits the lobby's commitment."""
    commitment, secret = await told_in_private(club)
    assert commitment.startswith(shown_commitment(club))
    assert sha256(bytes.fromhex(secret)).hexdigest() == commitment
    assert not any(re.search(r"[0-9a-f]{64}", message.content) for message in club.messages)
    return bytes.fromhex(secret)
