"""Checks that everything has been shown: every turn once, with buttons that work."""

import azul
from bot.feed.retry import FIRST_WAIT
from tests.bot.club import Club, answer, labels, said, text_of
from tests.bot.english import ENGLISH

LOBBY_BUTTONS = ["Join", "Begin", "Options", "Cancel", "Leave", "Add computer", "Fair draws"]
LOOKING_BUTTONS = ["My board", "What happened?"]
TILING_BUTTONS = ["Place tiles", *LOOKING_BUTTONS]
RESULT_BUTTONS = ["Play again", "Analysis", "Replay", "Export", "Fair draws"]
MESSAGES = "/channels/*/messages"
NOT_SHOWN = ENGLISH("not-shown")
A_WHILE = 2 * FIRST_WAIT


async def take(club: Club) -> str:
    """Make a move, to line 5 if possible, and return the answer."""
    moves = azul.legal_moves(await club.state())
    return said(await club.take(next((move for move in moves if move.line == 4), moves[-1])))


async def turn_labels(club: Club) -> list[str]:
    """Return the labels that the buttons of a turn have: every source with tiles, and what to look at."""
    state = await club.state()
    labels = ("Center" if source == azul.CENTRE else str(source) for source in state.stocked)
    return [*labels, *LOOKING_BUTTONS]


async def assert_shown_once(club: Club, turns: int) -> None:
    """Assert that everything is shown, every turn once, and that the newest buttons work."""
    game = await club.game()
    assert game.shown_version == game.version
    assert len(club.turns) == turns
    assert len({message.attachments[0].filename for message in club.turns}) == turns
    assert game.message_id == club.last.id
    assert [labels(message) for message in club.turns] == [[]] * (turns - 1) + [await turn_labels(club)]
    panel = answer(await (await club.mover()).click(club.last, label=labels(club.last)[0]))
    assert ENGLISH("panel-target") in text_of(panel) or "Confirm" in labels(panel)
