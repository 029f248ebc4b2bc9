"""What arrives while the bot leaves."""

import pytest

from tests.bot import raw
from tests.bot.club import Club


@pytest.mark.parametrize("is_typed", [False, True], ids=["pressed", "typed"])
async def test_what_arrives_when_all_else_is_done_is_neither_done_nor_answered(
    club: Club, is_typed: bool
) -> None:
    await club.start()
    game, bruno, lobby, sent = await club.game(), club.members[1], club.last, len(club.env.http_requests)
    join = {"type": 2, "style": 2, "label": "Join", "custom_id": f"azul:join:{game.id}"}
    if is_typed:
        result = raw.emit_command(club, bruno, raw.azul("join"))
    else:
        result = raw.emit_use(club, bruno, lobby, join)
    await club.bot.dispatcher.finish()
    await club.env.settle()
    assert not result.acknowledged
    assert await club.game() == game
    assert club.env.http_requests[sent:] == []
