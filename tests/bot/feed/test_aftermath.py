"""The result says what the game has changed, and is shown without that if it can't be read."""

import random

import pytest

import azul
import players
from bot.i18n.language import Key
from engine import Game, decisions
from engine.statistics.card import Listing
from storage.records import StorageError
from storage.store import Store
from tests.bot.club import Club
from tests.bot.english import ENGLISH
from tests.engine.test_choosing import event_for
from tests.storage.faults import fail

SOON = 15.0
"""Seconds in which a computer has moved."""
RATING, RECORDS = "📈 Rating: ", "🏅 "


def brought(club: Club) -> list[str]:
    """Return the lines of the newest message about ratings, records, and why there are none."""
    return [line for line in club.last.content.splitlines() if line.startswith((RATING, RECORDS, "-# "))]


async def play(club: Club, seed: int = 1) -> Game:
    """Play a game of two people to its end as people would; return it."""
    await club.begin(2)
    game, chance = await club.game(), random.Random(seed)
    while game.table.is_open:
        event = event_for(game.table.running_state, chance)
        assert isinstance(event, azul.Taken)
        user_id = game.table.players[event.seat].user_id
        game = await club.bot.games.change(game.id, decisions.take(user_id, event.move))
    await club.bot.presenter.present(game.id)
    return game


async def test_the_result_says_who_gained_what_and_what_was_achieved(club: Club) -> None:
    await play(club)
    assert brought(club) == [
        "📈 Rating: Ada 1,563 ± 194 ? (+63) · Bruno 1,437 ± 194 ? (−63)",
        "🏅 New achievement: Victory (Ada)",
    ]
    lines = club.last.content.splitlines()
    assert lines[0].startswith("🏆")
    assert "Thanks for the game" in lines[-1]


async def test_the_next_result_says_what_was_a_record(club: Club) -> None:
    await play(club, 1)
    await play(club, 3)
    (records,) = brought(club)[1:]
    assert records.removeprefix("🏅 ").split(" · ") == [
        "The closest game on this server so far",
        "Bruno's best score so far",
        "New achievement: Victory (Bruno)",
    ]


async def test_a_game_that_somebody_left_early_says_why_it_is_not_rated(club: Club, store: Store) -> None:
    await club.begin(2)
    game = await club.game()
    fail(store, "finished_row", error=StorageError("busy"), times=1)
    await club.bot.games.change(game.id, decisions.resign(club.members[1].id))
    await club.bot.presenter.present(game.id)
    assert brought(club) == [ENGLISH("over-unrated", why=Key("short"))]


async def play_alone(club: Club, *, well: bool) -> None:
    """Play a game with a computer to its end."""
    await club.start(seats=2, computers=1, level=1)
    await club.members[0].slash(club.channel, "azul begin")
    while (await club.game()).table.is_open:
        state = await club.state()
        moves = players.best_first(state) if well else azul.legal_moves(state)[::-1]
        await club.take(moves[0])
        await club.env.advance_time(SOON)


async def test_a_game_with_a_computer_breaks_the_record_of_people(club: Club) -> None:
    await play(club)
    await play_alone(club, well=True)
    (records,) = brought(club)
    assert ENGLISH("over-record-server-best") in records


@pytest.mark.thorough
async def test_games_with_computers_break_records_too(club: Club) -> None:
    await play_alone(club, well=False)
    assert brought(club) == []
    await play_alone(club, well=True)
    (records,) = brought(club)
    assert ENGLISH("over-record-server-best") in records


async def test_somebody_who_left_a_game_with_computers_alone_is_told_nothing(club: Club) -> None:
    await club.start(seats=2, computers=1)
    game = await club.game()
    await club.bot.games.change(game.id, decisions.begin(club.members[0].id))
    await club.bot.games.change(game.id, decisions.resign(club.members[0].id))
    await club.bot.presenter.present(game.id)
    assert brought(club) == []


async def test_somebody_who_is_listed_nowhere_has_no_rating_in_the_result(club: Club) -> None:
    await club.bot.games.statistics.choose_listing(club.members[0].id, Listing.NOWHERE, "")
    await play(club)
    (rating, *records) = brought(club)
    assert "Ada" not in rating
    assert "Bruno" in rating
    assert not any("Ada" in line for line in records)


@pytest.mark.goes_wrong
@pytest.mark.parametrize("error", [StorageError("busy"), ValueError("a mistake of ours")])
async def test_a_result_is_shown_without_it_if_counting_fails(
    club: Club, store: Store, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    fail(store, "finished_row", "set_aside", error=error)
    await play(club)
    assert club.last.content.startswith("🏆")
    assert brought(club) == []
    assert str(error) in caplog.text
