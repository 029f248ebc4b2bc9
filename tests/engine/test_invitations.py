"""Seats that are kept for people who were asked by name to play."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from engine import INVITATION_LIFETIME, LOBBY_LIFETIME, Game, GameService, Options, Player, Status, decisions
from engine.privacy import departure
from engine.table.events import Configured, Delayed, InvitationsLapsed
from engine.time.intervals import milliseconds
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, DARIYA, refused


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return GameService(store, now=clock, new_secret=lambda: bytes(32))


async def a_challenge(games: GameService, seats: int = 2, *invited: Player) -> Game:
    """Open a table of Ada's that keeps a seat for Bruno, or for others."""
    return await games.open(
        guild_id=1,
        channel_id=CHANNEL,
        host=ADA,
        options=Options(seats),
        invited=invited or (BRUNO,),
    )


async def test_nobody_else_takes_a_seat_that_is_kept(games: GameService) -> None:
    game = await a_challenge(games)
    with refused("seats-kept"):
        await games.change(game.id, decisions.join(CHIYO))
    with refused("seats-kept"):
        await games.change(game.id, decisions.add_computer(ADA.user_id))
    with refused("not-invited"):
        await games.change(game.id, decisions.accept(CHIYO))


async def test_other_seats_are_free(games: GameService) -> None:
    game = await a_challenge(games, 3)
    after = await games.change(game.id, decisions.join(CHIYO))
    assert after.table.free_seats == 0
    with refused("seats-kept"):
        await games.change(game.id, decisions.join(DARIYA))


@pytest.mark.parametrize("take", [decisions.accept, decisions.join], ids=["accept", "join"])
async def test_somebody_who_is_invited_takes_the_seat_once(
    games: GameService, take: Callable[[Player], decisions.Decision]
) -> None:
    game = await a_challenge(games)
    after = await games.change(game.id, take(BRUNO))
    assert (after.table.players, after.table.invitations) == ((ADA, BRUNO), ())
    with refused("already-seated"):
        await games.change(game.id, decisions.accept(BRUNO))


async def test_not_now_frees_the_seat_once(games: GameService) -> None:
    game = await a_challenge(games)
    await games.change(game.id, decisions.decline_invitation(BRUNO.user_id))
    with refused("not-invited"):
        await games.change(game.id, decisions.decline_invitation(BRUNO.user_id))
    after = await games.change(game.id, decisions.join(CHIYO))
    assert after.table.players == (ADA, CHIYO)


async def test_the_host_cannot_take_seats_away_that_are_kept(games: GameService) -> None:
    game = await a_challenge(games, 3, BRUNO, CHIYO)
    with refused("seats-kept"):
        await games.change(game.id, decisions.configure(ADA.user_id, lambda _: Options(2)))


async def test_the_host_can_begin_without_those_who_have_not_answered(games: GameService) -> None:
    game = await a_challenge(games, 3, BRUNO, CHIYO)
    await games.change(game.id, decisions.accept(BRUNO))
    begun = await games.change(game.id, decisions.begin(ADA.user_id))
    assert (begun.table.status, begun.table.invitations) == (Status.PLAYING, ())
    with refused("already-begun"):
        await games.change(game.id, decisions.accept(CHIYO))
    with refused("already-begun"):
        await games.change(game.id, decisions.decline_invitation(CHIYO.user_id))


async def test_a_day_later_the_seats_are_free_and_the_table_closes_no_later(
    games: GameService, clock: Clock
) -> None:
    game = await a_challenge(games)
    opened = game.table.since
    assert game.due_at == opened + milliseconds(INVITATION_LIFETIME)
    clock.go(INVITATION_LIFETIME)
    after = await games.deadlines.apply_due(game.id)
    assert (after.table.status, after.table.invitations) == (Status.LOBBY, ())
    assert after.due_at == opened + milliseconds(LOBBY_LIFETIME)
    joined = await games.change(game.id, decisions.join(CHIYO))
    assert joined.table.players == (ADA, CHIYO)


async def test_others_who_join_do_not_prolong_it(games: GameService, clock: Clock) -> None:
    game = await a_challenge(games, 3)
    clock.go(timedelta(hours=20))
    joined = await games.change(game.id, decisions.join(CHIYO))
    assert joined.due_at == game.table.since + milliseconds(INVITATION_LIFETIME)
    hour = milliseconds(timedelta(hours=1))
    later = await games.change(game.id, lambda *_: [Delayed(hour)])
    assert later.due_at == joined.due_at + hour


async def test_who_is_asked_later_has_a_day_from_then(games: GameService, clock: Clock) -> None:
    game = await a_challenge(games)
    clock.go(timedelta(hours=20))
    game = await games.change(game.id, decisions.invite(ADA.user_id, [CHIYO]))
    assert game.table.options.seats == 3
    clock.go(timedelta(hours=4))
    after = await games.deadlines.apply_due(game.id)
    assert [each.player for each in after.table.invitations] == [CHIYO]
    clock.go(timedelta(hours=20))
    assert (await games.deadlines.apply_due(game.id)).table.invitations == ()


async def test_the_first_seat_is_free_though_the_clock_was_set_back_at_that_moment(
    games: GameService, clock: Clock
) -> None:
    game = await a_challenge(games)
    clock.go(timedelta(hours=1))
    await games.change(game.id, decisions.invite(ADA.user_id, [CHIYO]))
    after = await games.change(game.id, lambda *_: [InvitationsLapsed()])
    assert [each.player for each in after.table.invitations] == [CHIYO]


async def test_more_are_asked_by_the_host_alone_and_as_long_as_there_can_be_seats(games: GameService) -> None:
    game = await a_challenge(games)
    with refused("not-host"):
        await games.change(game.id, decisions.invite(BRUNO.user_id, [CHIYO]))
    for there in (ADA, BRUNO):
        with refused("opponent-there"):
            await games.change(game.id, decisions.invite(ADA.user_id, [there]))
    with refused("table-full"):
        await games.change(game.id, decisions.invite(ADA.user_id, [CHIYO, DARIYA, Player(99, "Olga")]))
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    with refused("ended"):
        await games.change(game.id, decisions.invite(ADA.user_id, [CHIYO]))


async def pinged(games: GameService, game: Game) -> list[int]:
    """Return whom the whole log of a game pings."""
    return await games.invitations.pinged_by(game, await games.history(game.id))


async def test_of_two_processes_that_ask_the_same_person_one_pings(store: MemoryStore, clock: Clock) -> None:
    processes = [
        GameService(beside, now=clock, new_secret=lambda: bytes(32))
        for beside in (store, MemoryStore(beside=store))
    ]
    games = [
        await process.open(guild_id=guild, channel_id=guild, host=ADA, options=Options(2), invited=(BRUNO,))
        for guild, process in enumerate(processes, 1)
    ]
    asked = [await pinged(process, game) for process, game in zip(processes, games, strict=True)]
    assert asked == [[BRUNO.user_id], []]


async def test_another_person_who_asks_pings_all_the_same(games: GameService) -> None:
    await a_challenge(games)
    other = await games.open(guild_id=1, channel_id=2, host=CHIYO, options=Options(2), invited=(BRUNO,))
    assert await pinged(games, other) == [BRUNO.user_id]


async def test_who_accepts_at_one_table_is_still_asked_at_the_other(games: GameService) -> None:
    tables = [
        await games.open(guild_id=1, channel_id=channel, host=ADA, options=Options(2), invited=(BRUNO,))
        for channel in (1, 2)
    ]
    await games.change(tables[1].id, decisions.accept(BRUNO))
    third = await games.open(guild_id=1, channel_id=3, host=ADA, options=Options(2), invited=(BRUNO,))
    assert await pinged(games, third) == []
    await games.change(tables[0].id, decisions.accept(BRUNO))
    fourth = await games.open(guild_id=1, channel_id=4, host=ADA, options=Options(2), invited=(BRUNO,))
    assert await pinged(games, fourth) == []
    await games.change(third.id, decisions.accept(BRUNO))
    await games.change(fourth.id, decisions.accept(BRUNO))
    fifth = await games.open(guild_id=1, channel_id=5, host=ADA, options=Options(2), invited=(BRUNO,))
    assert await pinged(games, fifth) == [BRUNO.user_id]


async def test_a_closed_table_has_nothing_to_accept(games: GameService) -> None:
    game = await a_challenge(games)
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    for act in (decisions.accept(BRUNO), decisions.decline_invitation(BRUNO.user_id)):
        with refused("ended"):
            await games.change(game.id, act)


async def test_who_is_deleted_is_not_invited_any_more(games: GameService) -> None:
    game = await a_challenge(games)
    assert [event.kind for event in departure(game.table, BRUNO.user_id)] == ["invitation-declined"]
    assert await games.deletions.remove_from_game(game.id, BRUNO.user_id)
    assert "Bruno" not in str(await games.history(game.id))
    assert (await games.get(game.id)).table.invitations == ()


@pytest.mark.parametrize(
    ("seats", "invited", "after"),
    [(2, 1, 3), (2, 2, 4), (3, 1, 3), (3, 2, 4), (4, 1, 4), (4, 2, 4)],
)
async def test_seats_are_added_only_for_those_who_are_invited_and_find_none(
    games: GameService, seats: int, invited: int, after: int
) -> None:
    game = await a_challenge(games, seats)
    game = await games.change(game.id, decisions.invite(ADA.user_id, [CHIYO, DARIYA][:invited]))
    assert game.table.options.seats == after
    entries = await games.entries_since(game, 1)
    assert [isinstance(entry.event, Configured) for entry in entries] == [True, False][after == seats :]


async def test_nobody_is_invited_to_a_game_that_has_begun_or_is_closed(games: GameService) -> None:
    game = await a_challenge(games)
    await games.change(game.id, decisions.accept(BRUNO))
    await games.change(game.id, decisions.begin(ADA.user_id))
    with refused("already-begun"):
        await games.change(game.id, decisions.invite(BRUNO.user_id, [CHIYO]))
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    with refused("ended"):
        await games.change(game.id, decisions.invite(BRUNO.user_id, [CHIYO]))
