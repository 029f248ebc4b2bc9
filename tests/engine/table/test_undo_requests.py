"""Undo by consent: who is asked, what ends a request, how often one may ask."""

import asyncio
import random

import pytest

import azul
from azul.gamefile.document import dump, load
from engine import Game, GameService, Refusal, Status, decisions
from engine.export import record_of
from engine.game import history
from engine.table.events import Agreed, Played, event_from_json, event_to_json
from engine.table.state import table_from_json, table_to_json
from engine.table.undo_requests import MAX_REQUESTS
from storage.records import StoredEvent
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, PEOPLE, a_game, games_over, refused, some_takes
from tests.some import some

STRANGER = 99


async def asked(games: GameService, players: int = 3, takes: int = 2) -> Game:
    """Return a game in which Ada, who moves first, asks to take back her take after some takes."""
    game = await some_takes(games, await a_game(games, players), takes)
    return await games.change(game.id, decisions.ask_undo(ADA.user_id))


async def everybody_agrees(games: GameService, game: Game) -> Game:
    """Return the game after all who have to have agreed."""
    for seat in game.table.consent.awaited(game.table.people):
        game = await games.change(
            game.id, decisions.agree(game.table.players[seat].user_id, game.table.consent.number)
        )
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_once_all_others_have_agreed_the_position_before_the_take_is_back(
    games: GameService, players: int
) -> None:
    begun = await a_game(games, players)
    game = await some_takes(games, begun, players)
    game = await games.change(game.id, decisions.ask_undo(ADA.user_id))
    assert game.table.consent.awaited(game.table.people) == tuple(range(1, players))
    for seat in some(range(1, players)):
        assert game.table.consent.seat == 0
        game = await games.change(game.id, decisions.agree(PEOPLE[seat].user_id, 1))
    assert game.table.state == begun.table.state
    assert (game.table.undoable, game.table.earlier, game.table.consent.seat) == (None, (), None)
    *_, agreed, undone = await games.history(game.id)
    assert (agreed.event, undone.event) == (Agreed(players - 1), Played(azul.TakenBack(0)))
    assert (await games.history(game.id))[-1].after == (await games.get(game.id)).table


async def test_the_turn_starts_over_for_a_player_whose_turn_it_was() -> None:
    store = MemoryStore()
    game = await asked(games_over(store), players=2, takes=2)
    rows = [*await store.events(game.id), *lines(game, Agreed(1), Played(azul.TakenBack(0)))]
    late = [StoredEvent(row.version, row.body, row.at + 1000 * (row.version > game.version)) for row in rows]
    after = history(late)[-1].after
    assert after.since == game.table.since + 1000


def lines(game: Game, *events: Agreed | Played) -> list[StoredEvent]:
    """Return events as the next lines of a game's log."""
    return [
        StoredEvent(game.version + number, event_to_json(event), game.table.since)
        for number, event in enumerate(events, 1)
    ]


async def test_one_who_does_not_agree_ends_it(games: GameService) -> None:
    game = await asked(games)
    await games.change(game.id, decisions.agree(BRUNO.user_id, 1))
    declined = await games.change(game.id, decisions.decline(CHIYO.user_id, 1))
    assert declined.table.state == game.table.state
    assert declined.table.consent.seat is None
    with refused("request-over"):
        await games.change(game.id, decisions.agree(CHIYO.user_id, 1))
    with refused("undo-declined"):
        await games.change(game.id, decisions.ask_undo(ADA.user_id))
    await some_takes(games, declined, 1)
    with refused("undo-declined"):
        await games.change(game.id, decisions.ask_undo(ADA.user_id))


async def test_who_has_agreed_can_still_decline(games: GameService) -> None:
    game = await asked(games)
    await games.change(game.id, decisions.agree(BRUNO.user_id, 1))
    assert (await games.change(game.id, decisions.decline(BRUNO.user_id, 1))).table.consent.seat is None


async def test_who_has_asked_withdraws_by_declining_and_asks_again_after_the_next_move(
    games: GameService,
) -> None:
    game = await asked(games)
    withdrawn = await games.change(game.id, decisions.decline(ADA.user_id, 1))
    assert withdrawn.table.consent.seat is None
    with refused("asked-already"):
        await games.change(game.id, decisions.ask_undo(ADA.user_id))
    await some_takes(games, withdrawn, 1)
    assert (await games.change(game.id, decisions.ask_undo(ADA.user_id))).table.consent.number == 2


async def test_a_move_an_undo_and_a_resignation_end_it(games: GameService) -> None:
    game = await asked(games, players=4, takes=2)
    moved = await some_takes(games, game, 1)
    assert moved.table.consent.seat is None
    with refused("request-over"):
        await games.change(game.id, decisions.agree(BRUNO.user_id, 1))

    await games.change(game.id, decisions.ask_undo(ADA.user_id))
    assert (await games.change(game.id, decisions.undo(CHIYO.user_id))).table.consent.seat is None

    game = await games.change(game.id, decisions.ask_undo(ADA.user_id))
    assert game.table.consent.number == 3
    left = await games.change(game.id, decisions.resign(CHIYO.user_id))
    assert left.table.consent.seat is None
    with refused("nothing-to-undo"):
        await games.change(game.id, decisions.ask_undo(ADA.user_id))


async def test_a_newer_request_takes_the_place_of_an_open_one(games: GameService) -> None:
    game = await asked(games, players=3, takes=3)
    newer = await games.change(game.id, decisions.ask_undo(BRUNO.user_id))
    assert (newer.table.consent.number, newer.table.consent.seat, newer.table.consent.agreed) == (2, 1, ())
    with refused("request-over"):
        await games.change(game.id, decisions.agree(BRUNO.user_id, 1))
    with refused("asked-already"):
        await games.change(game.id, decisions.ask_undo(ADA.user_id))
    await games.change(game.id, decisions.agree(CHIYO.user_id, 2))
    with refused("request-over"):
        await games.change(game.id, decisions.agree(CHIYO.user_id, 1))
    after = await everybody_agrees(games, newer)
    assert (after.table.running_state.turn, len(after.table.earlier)) == (1, 1)
    further = await games.change(game.id, decisions.ask_undo(ADA.user_id))
    assert (further.table.consent.number, further.table.consent.seat) == (3, 0)


async def test_nobody_asks_more_often_than_that_in_a_round(games: GameService) -> None:
    game = await some_takes(games, await a_game(games, 4), 1, random.Random(1))
    for _ in range(MAX_REQUESTS):
        game = await some_takes(games, game, 1, random.Random(1))
        while game.table.running_state.turn == 0:
            game = await some_takes(games, game, 2, random.Random(1))
        game = await games.change(game.id, decisions.ask_undo(ADA.user_id))
    game = await some_takes(games, game, 1, random.Random(1))
    while game.table.running_state.turn == 1:
        game = await some_takes(games, game, 1, random.Random(1))
    with refused("asked-too-often"):
        await games.change(game.id, decisions.ask_undo(ADA.user_id))
    assert game.table.running_state.round == 1
    while game.table.running_state.round == 1:
        game = await some_takes(games, game, 1, random.Random(1))
    assert (game.table.consent.asked, game.table.consent.number) == ((), MAX_REQUESTS)


async def test_nobody_is_asked_while_the_player_can_undo_alone_or_has_nothing_to_undo(
    games: GameService,
) -> None:
    game = await a_game(games, 3)
    with refused("nothing-to-undo"):
        await games.change(game.id, decisions.ask_undo(ADA.user_id))
    await some_takes(games, game, 1)
    with refused("undo-is-free"):
        await games.change(game.id, decisions.ask_undo(ADA.user_id))
    with refused("nothing-to-undo"):
        await games.change(game.id, decisions.ask_undo(BRUNO.user_id))
    with refused("not-seated"):
        await games.change(game.id, decisions.ask_undo(STRANGER))


async def test_only_others_who_still_play_have_a_say(games: GameService) -> None:
    game = await a_game(games, 4)
    await games.change(game.id, decisions.resign(PEOPLE[3].user_id))
    game = await some_takes(games, await games.get(game.id), 2)
    game = await games.change(game.id, decisions.ask_undo(ADA.user_id))
    assert game.table.consent.awaited(game.table.people) == (1, 2)
    for user_id, code in ((ADA.user_id, "own-request"), (STRANGER, "not-seated"), (4, "resigned")):
        with refused(code):
            await games.change(game.id, decisions.agree(user_id, 1))
    for user_id, code in ((STRANGER, "not-seated"), (4, "resigned")):
        with refused(code):
            await games.change(game.id, decisions.decline(user_id, 1))
    assert await games.get(game.id) == game


@pytest.mark.parametrize("number", [0, 2, -1, 10**9])
async def test_an_answer_counts_for_its_own_request_only(games: GameService, number: int) -> None:
    game = await asked(games)
    with refused("request-over"):
        await games.change(game.id, decisions.agree(BRUNO.user_id, number))
    with refused("request-over"):
        await games.change(game.id, decisions.decline(BRUNO.user_id, number))
    assert await games.get(game.id) == game


async def test_agreeing_twice_changes_nothing_more_even_after_the_take_is_back(games: GameService) -> None:
    game = await asked(games)
    once = await games.change(game.id, decisions.agree(BRUNO.user_id, 1))
    assert await games.change(game.id, decisions.agree(BRUNO.user_id, 1)) == once
    back = await games.change(game.id, decisions.agree(CHIYO.user_id, 1))
    assert back.version == once.version + 2
    for player in (BRUNO, CHIYO):
        assert await games.change(game.id, decisions.agree(player.user_id, 1)) == back


async def test_two_who_agree_at_once_take_it_back_once(store: MemoryStore, games: GameService) -> None:
    game = await asked(games)
    store.overtaken = 2
    other = games_over(store)
    await asyncio.gather(
        games.change(game.id, decisions.agree(BRUNO.user_id, 1)),
        other.change(game.id, decisions.agree(CHIYO.user_id, 1)),
        games.change(game.id, decisions.agree(CHIYO.user_id, 1)),
    )
    events = [entry.event for entry in await games.history(game.id)]
    assert events.count(Played(azul.TakenBack(0))) == 1
    assert (await games.get(game.id)).version == game.version + 3


@pytest.mark.parametrize("take_first", [True, False])
async def test_of_the_last_agreement_and_a_take_at_once_one_counts(
    games: GameService, *, take_first: bool
) -> None:
    game = await asked(games, players=2, takes=2)
    assert game.table.running_state.turn == 0
    move = azul.legal_moves(game.table.running_state)[0]
    taking = games.change(game.id, decisions.take(ADA.user_id, move), version=game.version)
    agreeing = games.change(game.id, decisions.agree(BRUNO.user_id, 1))
    both = (taking, agreeing) if take_first else (agreeing, taking)
    _, lost = await asyncio.gather(*both, return_exceptions=True)
    assert isinstance(lost, Refusal)
    assert lost.code == ("request-over" if take_first else "stale")


async def test_a_request_does_not_make_what_people_look_at_stale(games: GameService) -> None:
    seen = await some_takes(games, await a_game(games, 3), 2)
    game = await games.change(seen.id, decisions.ask_undo(ADA.user_id), version=seen.version)
    move = azul.legal_moves(game.table.running_state)[0]
    assert (
        await games.change(game.id, decisions.take(CHIYO.user_id, move), version=seen.version)
    ).version == game.version + 1
    with refused("stale"):
        await games.change(game.id, decisions.ask_undo(ADA.user_id), version=seen.version)


async def test_a_log_in_which_not_everybody_agreed_is_refused(store: MemoryStore, games: GameService) -> None:
    game = await asked(games)
    log = await store.events(game.id)
    for events in (
        [Played(azul.TakenBack(0))],
        [Agreed(1), Played(azul.TakenBack(0))],
        [Agreed(1), Agreed(2), Played(azul.TakenBack(1))],
        [Agreed(0)],
        [Agreed(1), Agreed(1)],
        [Agreed(3)],
    ):
        with pytest.raises(Refusal):
            history([*log, *lines(game, *events)])


async def test_the_table_is_asked_nothing_once_it_is_closed(games: GameService) -> None:
    game = await asked(games)
    closed = await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    assert (closed.table.consent.seat, closed.table.earlier) == (None, ())
    for attempt in (decisions.agree, decisions.decline):
        with refused("ended"):
            await games.change(game.id, attempt(BRUNO.user_id, 1))


async def test_the_picture_marks_no_take_after_one_was_taken_back(games: GameService) -> None:
    game = await everybody_agrees(games, await asked(games, 3, 3))
    assert await games.last_take(game) is None


async def test_what_was_taken_back_is_left_out_of_what_happened_since(games: GameService) -> None:
    game = await some_takes(games, await a_game(games, 3), 4)
    game = await everybody_agrees(games, await games.change(game.id, decisions.ask_undo(BRUNO.user_id)))
    game = await some_takes(games, game, 1)
    since = await games.since_last_turn(game, 0)
    assert [str(entry.event.event) for entry in since if isinstance(entry.event, Played)][1:] == [
        f"take 2 {azul.legal_moves(game.table.undoable)[0]}" if game.table.undoable else ""
    ]
    assert len(since) == 2
    assert since[0].event == next(
        entry.event
        for entry in await games.history(game.id)
        if isinstance(entry.event, Played) and isinstance(entry.event.event, azul.Taken)
    )


async def at_random(games: GameService, seed: int) -> Game:
    """Play a whole game in which people also ask, agree, decline, undo and leave."""
    chance = random.Random(seed)
    rules = azul.Rules(
        chance.choice(list(azul.WallSide)), chance.choice(list(azul.Factories)), azul.Scatter.FREE
    )
    game = await a_game(games, 2 + seed % 3, rules)
    while game.table.status is Status.PLAYING:
        user_id = chance.choice(game.table.players).user_id
        number = game.table.consent.number
        try:
            match chance.randrange(200):
                case 0 if chance.random() < 0.1:
                    game = await games.change(game.id, decisions.resign(user_id))
                case kind if kind < 15:
                    game = await games.change(game.id, decisions.undo(user_id))
                case kind if kind < 60:
                    game = await games.change(game.id, decisions.ask_undo(user_id))
                case kind if kind < 120:
                    awaited = game.table.consent.awaited(game.table.people)
                    agreeing = PEOPLE[chance.choice(awaited)].user_id if awaited else user_id
                    game = await games.change(game.id, decisions.agree(agreeing, number))
                case kind if kind < 125:
                    game = await games.change(game.id, decisions.decline(user_id, number))
                case _ if waiting := azul.waiting_for(game.table.running_state):
                    placed = azul.placed_lines(game.table.running_state, waiting[0])
                    player, round_ = PEOPLE[waiting[0]].user_id, game.table.running_state.round
                    if placed.is_complete:
                        game = await games.change(game.id, decisions.settle(player, round_=round_))
                    else:
                        line = placed.decisions[-1]
                        game = await games.change(
                            game.id, decisions.place(player, line.row, line.spaces[0].column, round_=round_)
                        )
                case _:
                    game = await some_takes(games, game, 1, chance)
        except Refusal:
            pass
    return game


@pytest.mark.one_in(4)
@pytest.mark.parametrize("seed", range(8))
async def test_folding_the_log_and_its_file_gives_every_snapshot(seed: int) -> None:
    store = MemoryStore()
    games = games_over(store, seed)
    game = await at_random(games, seed)

    entries = {entry.version: entry for entry in await games.history(game.id)}
    for version, snapshot in some(store.snapshots.items()):
        assert table_to_json(entries[version].after) == snapshot
        assert table_from_json(snapshot) == entries[version].after
    for entry in some(entries.values()):
        assert event_from_json(event_to_json(entry.event)) == entry.event
        assert len(entry.after.earlier) < len(entry.after.players)
    text = dump(record_of(game.id, list(entries.values())))
    assert load(text) == record_of(game.id, list(entries.values()))
    assert any(isinstance(event, azul.TakenBack) for event, _ in load(text).events)
