"""A game paused by somebody who has been deleted since."""

from engine import decisions
from tests.bot.club import Club, answer, said


async def test_a_game_is_paused_by_somebody_who_is_gone(club: Club) -> None:
    await club.begin()
    moderator = club.members[4]
    game = await club.game()
    await club.bot.games.change(game.id, decisions.pause(moderator.id))
    panel = answer(await moderator.slash(club.channel, "azul privacy"))
    await moderator.click(panel, label="Delete…")
    assert "game you're playing" not in panel.content
    await moderator.click(panel, label="Delete everything")
    shown = said(await club.members[0].slash(club.channel, "azul table"))
    assert "Someone paused this game" in shown
    assert str(moderator.id) not in shown
