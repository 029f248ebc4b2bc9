"""Fair draws: the commitment from when the table opens, the secret once the game has ended."""

from engine import decisions
from storage.records import NewGame
from tests.bot.club import SECRET, Club, answer, said
from tests.bot.english import ENGLISH
from tests.bot.fair_draws import revealed_secret, shown_commitment, told_in_private
from tests.engine.table.test_older_versions import AT, LOBBY, OPENING


async def test_the_commitment_stands_in_the_lobby_before_anybody_has_joined(club: Club) -> None:
    await club.start()
    opened = shown_commitment(club)
    await club.members[1].slash(club.channel, "azul join")
    await club.members[0].slash(club.channel, "azul begin")
    await club.hurry()

    assert shown_commitment(club) == opened
    assert await revealed_secret(club) == SECRET


async def test_the_secret_is_hidden_in_the_lobby_and_while_the_game_runs(club: Club) -> None:
    await club.lobby(2)
    (before,) = await told_in_private(club)
    await club.members[0].slash(club.channel, "azul begin")
    lobby = club.messages[0]

    running = answer(await club.members[4].click(lobby, label="Fair draws"))
    await club.bot.games.change((await club.game()).id, decisions.pause(1))
    paused = answer(await club.members[3].click(lobby, label="Fair draws"))

    assert before in running.content
    assert ENGLISH("fair-hidden") in running.content
    assert SECRET.hex() not in running.content
    assert paused.content == running.content


async def test_the_secret_of_a_game_that_was_closed_is_revealed(club: Club) -> None:
    await club.begin()
    game = await club.game()
    await club.bot.games.change(game.id, decisions.cancel(1, may_manage=True))
    await club.bot.presenter.present(game.id)
    assert await revealed_secret(club) == SECRET


async def test_a_table_that_an_older_version_opened_has_no_commitment_yet(club: Club) -> None:
    stored = await club.store.create(NewGame(club.guild.id, club.channel.id, LOBBY, OPENING, AT))
    await club.bot.presenter.present(stored.id)
    assert "Ada and Bruno" in club.last.content
    assert "Fair draws `" not in club.last.content
    assert said(await club.members[2].click(club.last, label="Fair draws")) == ENGLISH("fair-later")
