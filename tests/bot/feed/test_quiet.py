"""Quiet tables: a turn's message goes once the next one is there, rounds and the result stay."""

from collections import Counter

import pytest
from simcord import Env

import azul
from engine import Game, Messages, decisions
from storage.store import Store
from tests.bot.club import Club, labels, picture_of
from tests.bot.english import ENGLISH
from tests.bot.faults import forgetful
from tests.bot.shown import A_WHILE, LOOKING_BUTTONS, MESSAGES, NOT_SHOWN, take

MOST_MESSAGES = 8


async def begin(club: Club, players: int = 2) -> None:
    """Begin a quiet game."""
    await club.begin(players, messages="quiet")


def parts(club: Club) -> list[str]:
    """Return what the channel's messages are about: turn, round, over, or lobby."""
    return [
        next((part for part in ("turn", "round", "over", "tiling") if picture_of(message, part)), "lobby")
        for message in club.messages
    ]


async def assert_quiet(club: Club) -> None:
    """Assert that only the newest turn is there, with its buttons, and that everything is shown."""
    game = await club.game()
    assert game.shown_version == game.version
    assert game.message_id == club.last.id
    assert parts(club) == ["lobby", "turn"]
    assert labels(club.last)[-2:] == LOOKING_BUTTONS


def sensible(state: azul.State) -> azul.Move:
    """Return the move that drops least, and of those the one that leaves least room on its line."""

    def cost(move: azul.Move) -> tuple[int, int]:
        taken, fell = azul.number_taken(state, move), azul.falling(state, move)
        if move.line == azul.FLOOR:
            return (taken, 0)
        line = state.boards[state.turn].lines[move.line]
        return (fell, line.size - line.count - taken + fell)

    return min(azul.legal_moves(state), key=cost)


async def play(club: Club, game: Game) -> None:
    """Make the next move and show it."""
    state = game.table.running_state
    user_id = game.table.players[state.turn].user_id
    await club.bot.games.change(game.id, decisions.take(user_id, sensible(state)))
    await club.bot.presenter.present(game.id)


async def test_a_table_is_quiet_unless_its_host_wants_all_messages(club: Club) -> None:
    ada, bruno = club.members[:2]
    await ada.slash(club.channel, "azul start")
    assert (await club.game()).table.options.messages is Messages.QUIET
    assert ENGLISH("lobby-messages") not in club.last.content
    await ada.slash(club.channel, "azul manage cancel")

    await bruno.slash(club.channel, "azul start", messages="all")

    assert (await club.game()).table.options.messages is Messages.ALL
    assert ENGLISH("lobby-messages") in club.last.content


@pytest.mark.one_in(2)
@pytest.mark.parametrize("restarting", [True, False])
async def test_a_whole_game_leaves_few_messages(
    simcord_env: Env, club: Club, store: Store, *, restarting: bool
) -> None:
    await begin(club)
    moves = 0
    while (game := await club.game()).table.is_open:
        moves += 1
        if restarting and moves % 9 == 0:
            forgetful(store)
        if restarting and moves % 5 == 0:
            simcord_env.inject_error("DELETE", f"{MESSAGES}/*", status=503)
        await play(club, game)
        if restarting and moves % 9 == 0:
            await club.restart()
    await simcord_env.advance_time(A_WHILE)

    counted = Counter(parts(club))
    assert counted == {"lobby": 1, "round": counted["round"], "over": 1}
    assert len(club.messages) <= MOST_MESSAGES
    assert moves > 3 * len(club.messages)
    assert game.id not in await club.bot.games.unshown(10)


async def test_a_turn_goes_only_after_the_next_one_has_arrived(simcord_env: Env, club: Club) -> None:
    await begin(club)
    sent = len(simcord_env.http_requests)
    await take(club)
    changes = [request.method for request in simcord_env.http_requests[sent:] if "/channels/" in request.path]
    assert changes == ["POST", "DELETE"]

    before = club.last.id
    simcord_env.inject_error("POST", MESSAGES, status=503)
    assert NOT_SHOWN in await take(club)
    assert club.last.id == before


@pytest.mark.one_in(2)
@pytest.mark.parametrize("restarting", [True, False])
async def test_a_failed_deletion_disturbs_nobody_and_is_tried_again(
    simcord_env: Env, club: Club, *, restarting: bool
) -> None:
    await begin(club)
    simcord_env.inject_error("DELETE", f"{MESSAGES}/*", status=503)

    assert NOT_SHOWN not in await take(club)

    assert parts(club) == ["lobby", "turn", "turn"]
    if restarting:
        await club.restart()
    else:
        await simcord_env.advance_time(A_WHILE)
    await assert_quiet(club)


async def test_turns_whose_deletion_failed_go_with_the_next_turn(simcord_env: Env, club: Club) -> None:
    await begin(club)
    simcord_env.inject_error("DELETE", f"{MESSAGES}/*", status=503, times=2)
    await take(club)
    await take(club)
    await take(club)
    await assert_quiet(club)


async def test_a_turn_that_may_not_be_deleted_is_left(simcord_env: Env, club: Club) -> None:
    await begin(club)
    simcord_env.inject_error("DELETE", f"{MESSAGES}/*", status=403, code=50001, message="Missing Access")
    assert NOT_SHOWN not in await take(club)
    game = await club.game()
    assert game.shown_version == game.version


async def test_a_turn_that_somebody_deleted_does_no_harm(club: Club) -> None:
    await begin(club)
    club.env.backend.delete_message(club.channel.id, club.last.id)
    assert NOT_SHOWN not in await take(club)
    await assert_quiet(club)
