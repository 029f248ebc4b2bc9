"""The last game that was played can still be looked at after a lobby that was closed."""

from azul.gamefile.document import load
from engine import decisions
from tests.bot.club import Club, answer
from tests.bot.english import ENGLISH
from tests.bot.variants import cut_short


async def a_game_and_a_cancelled_lobby(club: Club) -> None:
    """Let game 1 end early, then open a lobby, game 2, and cancel it."""
    await club.begin()
    await cut_short(club)
    await club.start()
    await club.members[0].slash(club.channel, "azul manage cancel")


async def test_the_game_that_was_played_is_shown_replayed_and_exported(club: Club) -> None:
    await a_game_and_a_cancelled_lobby(club)
    shown = answer(await club.members[4].slash(club.channel, "azul table"))
    assert ENGLISH("words-ended") in shown.content
    assert [picture.filename for picture in shown.attachments] == ["azul-1-table.png"]

    await club.members[4].slash(club.channel, "azul view replay")
    (attachment,) = club.last.attachments
    assert attachment.filename.startswith("azul-1-")

    (file,) = answer(await club.members[4].slash(club.channel, "azul view export")).attachments
    assert file.filename.startswith("azul-1")
    assert load((await file.read()).decode()).secret is not None


async def test_a_running_game_that_is_cancelled_becomes_the_last_one_played(club: Club) -> None:
    await club.begin()
    await cut_short(club)
    await club.begin()
    game = await club.game()
    await club.bot.games.change(game.id, decisions.cancel(0, may_manage=True))
    assert (await club.game()).id == game.id == 2
