"""The message of a game's end: what it begins with, what is remarkable, and what its buttons do."""

import random

import pytest
from simcord import Env

import azul
from azul.gamefile.document import load
from bot.feed.retry import FIRST_WAIT
from bot.ui.components import CustomId
from bot.ui.discord_errors import RETRY_DELAYS
from engine import Status, decisions
from engine.highlights import GreatTile, highlights_of
from storage.records import Shown
from storage.store import Store
from tests.bot.club import Club, answer, labels, new_bot, picture_of, said
from tests.bot.edge import Edge
from tests.bot.english import ADA, BRUNO, ENGLISH
from tests.bot.faults import forgetful
from tests.bot.games.test_limits import BUSIEST, WIDEST, assert_within_limits, payloads
from tests.bot.shown import A_WHILE, RESULT_BUTTONS
from tests.storage.faults import Method, strike


async def finish(club: Club, players: int = 2, seed: int = 1) -> None:
    """Play to the end, avoiding the floor, so that there are highlights."""
    await club.begin(players)
    await play_with_care(club, seed)


async def play_with_care(club: Club, seed: int = 1, until_last: bool = False) -> None:
    """Play the channel's game without tiles that fall, and show the result; or stop before the last take."""
    chance = random.Random(seed)
    game = await club.game()
    while game.table.is_open:
        state = game.table.running_state
        moves = azul.legal_moves(state)
        move = chance.choice([each for each in moves if not azul.falling(state, each)] or moves)
        if until_last and azul.advance(azul.Progress(state), azul.Taken(state.turn, move))[0].state.phase is (
            azul.Phase.OVER
        ):
            assert await club.bot.presenter.present(game.id)
            await club.bot.games.change(game.id, decisions.take(game.table.players[state.turn].user_id, move))
            return
        game = await club.bot.games.change(
            game.id, decisions.take(game.table.players[state.turn].user_id, move)
        )
    assert await club.bot.presenter.present(game.id)


async def test_the_result_begins_with_the_winner_then_places_and_what_was_remarkable(club: Club) -> None:
    await finish(club, players=3)

    lines = club.last.content.splitlines()

    assert lines[0].startswith("🏆 **")
    assert [line[0] for line in lines[1:4]] == ["1", "2", "3"]
    remarkable = [line for line in lines if line.startswith("✨ ")]
    assert 1 <= len(remarkable) <= 3
    assert lines[4 : 4 + len(remarkable)] == remarkable
    assert lines[-1].startswith("Thanks for the game, <@")
    entries = await club.bot.games.history((await club.game()).id)
    assert len(highlights_of(entries)) == len(remarkable)


async def test_a_walkover_says_once_who_left(club: Club) -> None:
    await club.begin()
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))
    await club.members[0].click(asked, label="Leave the game")

    lines = club.last.content.splitlines()

    assert lines[0] == "**Bruno** wins: Ada left the game."
    assert club.last.content.count("left the game") == 1
    assert "2\\. Ada **0**" in lines
    assert not any(line.startswith("✨") for line in lines)
    assert labels(club.last) == RESULT_BUTTONS


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", [WIDEST, BUSIEST, "𝔸" * 32, "א" + "*" * 31])
async def test_the_longest_names_fit_with_everything_remarkable(club: Club, name: str) -> None:
    people = [club.welcome(name) for _ in range(4)]
    await people[0].slash(club.channel, "azul start")
    for person in people[1:]:
        await person.slash(club.channel, "azul join")
    await people[0].slash(club.channel, "azul begin")

    await play_with_care(club)

    text = club.last.content
    assert len(text) <= 2000
    assert text.count("✨") >= 1
    assert all(text.splitlines()[-1].count(person.mention) == 1 for person in people)
    for payload in payloads(club):
        assert_within_limits(payload)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("arrived", [1, 0, 2])
async def test_after_a_restart_in_the_middle_of_posting_the_result_is_the_same(
    simcord_env: Env, club: Club, store: Store, edge: Edge, arrived: int
) -> None:
    await club.begin()
    await play_with_care(club, until_last=True)
    game = await club.game()
    assert game.table.status is Status.OVER
    if arrived == 2:
        forgetful(store)
    else:
        edge.break_connection(arrives=False, after=arrived)
    await simcord_env.advance_time(FIRST_WAIT + sum(RETRY_DELAYS))
    assert await club.bot.games.unshown(10) == [game.id]

    await club.restart()
    await simcord_env.advance_time(A_WHILE)

    results = [message for message in club.messages if picture_of(message, "over")]
    assert len(results) == 1
    expected = await in_one_go(club, store)
    assert results[0].content == expected


async def in_one_go(club: Club, store: Store) -> str:
    """Return the text of the result as it would be posted without anything going wrong."""
    game = await club.game()
    await store.mark_shown(Shown(game.id, game.version, None))
    assert await club.bot.presenter.present(game.id, again=True)
    return club.last.content


async def test_a_game_whose_log_is_damaged_has_a_result_without_what_was_remarkable(
    club: Club, store: Store
) -> None:
    await club.begin()
    await play_with_care(club, until_last=True)

    async def damaged(events: Method, *args: int) -> object:
        return (await events(*args))[1:]

    strike(store, "events", damaged)
    assert await club.bot.presenter.present((await club.game()).id)

    assert club.last.content.startswith("🏆 ")
    assert "✨" not in club.last.content


async def test_replay_shows_the_animation_in_private_and_its_steps(club: Club) -> None:
    await finish(club)
    result, sent = club.last, len(club.env.http_requests)
    emil = club.members[4]

    shown = answer(await emil.click(result, label="Replay"))

    assert shown.content == ENGLISH("replay", names=[ADA, BRUNO])
    assert [file.filename.rsplit(".", 1)[1] for file in shown.attachments] == ["gif"]
    assert labels(shown) == ["Step through it", "Analysis"]
    assert club.posted(sent) == []
    assert club.last.id == result.id
    await emil.click(shown, label="Step through it")
    assert shown.content.startswith("1 of ")
    await emil.click(shown, label="⏭")
    last_step = shown.content.splitlines()[1:]
    assert result.content.splitlines()[: len(last_step)] == last_step
    assert last_step[0] == "🏆 **Ada** wins with 10 points!"


async def test_export_gives_the_file_in_private(club: Club) -> None:
    await finish(club)
    result, sent = club.last, len(club.env.http_requests)

    for member in (club.members[0], club.members[4]):
        sent_file = answer(await member.click(result, label="Export"))
        assert sent_file.content == ENGLISH("exported")
        (file,) = sent_file.attachments
        record = load((await file.read()).decode())
        assert record.secret is not None
        assert record.players == ("Ada", "Bruno")

    assert club.posted(sent) == []
    assert labels(club.last) == RESULT_BUTTONS


async def test_the_buttons_of_an_old_result_show_its_own_game(club: Club, simcord_env: Env) -> None:
    await finish(club)
    result = club.last
    await club.members[2].slash(club.channel, "azul start")
    await club.members[3].slash(club.channel, "azul join")
    await club.members[2].slash(club.channel, "azul begin")
    await simcord_env.restart_bot(new_bot(club.store))

    shown = answer(await club.members[4].click(result, label="Replay"))
    file = answer(await club.members[4].click(result, label="Export"))

    assert shown.content == ENGLISH("replay", names=[ADA, BRUNO])
    assert file.attachments[0].filename == "azul-1.json"


@pytest.mark.parametrize("action", ["replay", "export"])
async def test_a_forged_button_shows_nothing_of_a_game_that_has_not_begun(club: Club, action: str) -> None:
    await club.lobby(2)
    answer = said(await club.press(club.members[0], club.last, CustomId(action, 1).text))
    assert answer == ENGLISH("refusal-not-begun", host=ADA)
    answer = said(await club.press(club.members[0], club.last, CustomId(action, 99).text))
    assert answer.startswith("There's no game 99")


async def test_what_is_remarkable_is_told_in_the_words_of_the_game(club: Club) -> None:
    await finish(club, players=3)
    entries = await club.bot.games.history((await club.game()).id)
    tile = next((each for each in highlights_of(entries) if isinstance(each, GreatTile)), None)
    assert tile
    name = club.seated(tile.seat).user.global_name
    assert (
        f"✨ {name}'s {tile.colour.word} tile in round {tile.round} scored {tile.points} points in one go."
        in club.last.content.splitlines()
    )
