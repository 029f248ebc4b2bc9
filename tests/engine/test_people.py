"""People's settings: read as they were stored, and never in the way of a move."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

import pytest

import azul
from engine import GameService, Options, Pace, Person, decisions
from engine.people import FIRST_GAMES, FIRST_TURNS
from storage.records import DamagedRecord, StorageError, StoredGame
from tests.azul.builders import board, table
from tests.engine.memory import FaultyMemoryStore, MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, NOON, a_game, games_over
from tests.some import some
from tests.storage.faults import FULL, mend, strike

DAY: Final = 24 * 3_600_000


class Failing(MemoryStore):
    """A database whose people can't be read."""

    def __init__(self, error: StorageError) -> None:
        super().__init__()
        self._error = error

    async def load_person(self, user_id: int) -> str | None:  # noqa: ARG002 - fails for everybody
        raise self._error


async def test_people_confirm_their_moves_unless_they_choose_otherwise(games: GameService) -> None:
    assert await games.people.get_or_defaults(1) == Person(confirm=True)
    await games.people.change(1, lambda *_: Person(confirm=False))
    assert await games.people.get_or_defaults(1) == await games.people.get(1) == Person(confirm=False)
    assert await games.people.get_or_defaults(2) == Person()


async def test_settings_of_a_newer_version_are_ignored(store: MemoryStore, games: GameService) -> None:
    store.people[1] = '{"sounds":"never","confirm":false,"bell":{"tone":"high"}}'
    assert await games.people.get_or_defaults(1) == Person(confirm=False)


async def test_settings_that_an_older_version_lacked_are_the_defaults(
    store: MemoryStore, games: GameService
) -> None:
    store.people[1] = "{}"
    assert await games.people.get_or_defaults(1) == Person()


@pytest.mark.parametrize("settings", ["", "{", "[]", "null", '"secret"', '{"confirm":"secret"}'])
async def test_a_damaged_record_is_logged_unquoted_and_read_as_the_defaults(
    store: MemoryStore, games: GameService, settings: str, caplog: pytest.LogCaptureFixture
) -> None:
    store.people[1] = settings
    assert await games.people.get_or_defaults(1) == await games.people.get(1) == Person()
    assert "the record of person 1 is damaged" in caplog.text
    assert "secret" not in caplog.text
    await games.people.change(1, lambda *_: Person(confirm=False))
    assert await games.people.get_or_defaults(1) == Person(confirm=False)


async def test_a_record_that_the_database_cannot_read_is_the_defaults(
    caplog: pytest.LogCaptureFixture,
) -> None:
    games = GameService(Failing(DamagedRecord("the page is damaged")), now=pytest.fail)
    assert await games.people.get_or_defaults(1) == await games.people.get(1) == Person()
    assert caplog.text.count("the page is damaged") == 2


async def test_a_database_that_cannot_be_read_is_in_the_way_of_changes_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    games = GameService(Failing(StorageError("the disk is gone")), now=pytest.fail)
    with caplog.at_level(logging.WARNING):
        assert await games.people.get_or_defaults(1) == Person()
    assert "The settings of person 1 could not be read: the disk is gone" in caplog.text
    with pytest.raises(StorageError, match="gone"):
        await games.people.get(1)


class Slow(MemoryStore):
    """A database that stores settings while games are read, which takes longer."""

    async def save_person(
        self, user_id: int, settings: str, recheck_at: int | None = None, *, at: int = 0
    ) -> None:
        await passing(1)
        await super().save_person(user_id, settings, recheck_at, at=at)

    async def load(self, game_id: int) -> StoredGame | None:
        row = await super().load(game_id)
        await passing(5)
        return row


async def passing(times: int) -> None:
    """Let others do something so many times."""
    for _ in range(times):
        await asyncio.sleep(0)


async def test_a_move_at_the_moment_of_a_change_knows_of_it() -> None:
    games = games_over(Slow())
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(2, pace=Pace.DAY))
    await games.change(game.id, decisions.join(BRUNO))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    noon = int(NOON.timestamp() * 1000)
    holiday = Person(holidays=((noon, noon + 7 * DAY),))
    move = azul.legal_moves(game.table.running_state)[0]

    await asyncio.gather(
        games.people.change(BRUNO.user_id, lambda *_: holiday),
        games.change(game.id, decisions.take(ADA.user_id, move)),
    )

    assert (await games.get(game.id)).due_at == noon + 7 * DAY + DAY // 2


class Late(MemoryStore):
    """A database whose answers about people come late."""

    async def load_people(self, user_ids: Sequence[int]) -> dict[int, str]:
        found = await super().load_people(user_ids)
        await passing(4)
        return found


@pytest.mark.parametrize("later", range(12))
async def test_a_change_at_whatever_moment_of_a_move_is_known_to_the_game(later: int) -> None:
    games = games_over(Late())
    await games.people.change(BRUNO.user_id, lambda *_: Person(confirm=False))  # so that settings are read
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(2, pace=Pace.DAY))
    await games.change(game.id, decisions.join(BRUNO))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    noon = int(NOON.timestamp() * 1000)
    move = azul.legal_moves(game.table.running_state)[0]

    async def go_on_holiday() -> None:
        await passing(later)
        await games.people.change(BRUNO.user_id, lambda *_: Person(holidays=((noon, noon + 7 * DAY),)))

    await asyncio.gather(games.change(game.id, decisions.take(ADA.user_id, move)), go_on_holiday())

    looked_at_again, known = noon, noon + 7 * DAY + DAY // 2
    assert (await games.get(game.id)).due_at in {looked_at_again, known}


async def test_a_language_that_somebody_chose_in_another_process_is_known_soon(store: MemoryStore) -> None:
    one, other = games_over(store), games_over(MemoryStore(store))
    at = int(NOON.timestamp() * 1000)
    await other.people.load_languages()
    await other.people.refresh_languages(at)
    await one.people.change(ADA.user_id, lambda *_: Person(language="uk"))
    assert other.people.languages == {}
    await other.people.refresh_languages(at)
    assert other.people.languages == {ADA.user_id: "uk"}
    await other.people.refresh_languages(ahead := at + 60_000)  # by a clock a minute ahead of the one's
    await one.people.change(ADA.user_id, lambda *_: Person())
    await other.people.refresh_languages(ahead)
    assert other.people.languages == {}
    await one.people.change(ADA.user_id, lambda *_: Person(language="ja"))
    await other.people.refresh_languages(ahead + 600_000)  # once the database can be read again
    assert other.people.languages == {ADA.user_id: "ja"}


async def test_a_language_that_somebody_chooses_while_languages_are_read_stays() -> None:
    store = FaultyMemoryStore()
    people = games_over(store).people
    store.people[ADA.user_id] = '{"language":"en"}'

    async def choosing(read: Callable[..., Awaitable[object]], *args: object) -> object:
        found = await read(*args)
        mend(store)
        await people.change(ADA.user_id, lambda before, _: Person(language=f"{before.language}-x"))
        return found

    for loading, method, language in (
        (people.load_languages, "chosen_by_people", "en-x"),
        (partial(people.refresh_languages, int(NOON.timestamp() * 1000)), "changed_people", "en-x-x"),
    ):
        strike(store, method, choosing)
        await loading()
        assert people.languages == {ADA.user_id: language}

    async def deleting(read: Callable[..., Awaitable[object]], *args: object) -> object:
        found = await read(*args)
        await people.begin_deleting(ADA.user_id)
        return found

    strike(store, "changed_people", deleting)
    await people.refresh_languages(int(NOON.timestamp() * 1000))
    assert people.languages == {}


async def test_what_other_processes_have_stored_is_read_again_if_that_was_in_vain() -> None:
    store, at = FaultyMemoryStore(), int(NOON.timestamp() * 1000)
    people = games_over(store).people
    await people.refresh_languages(at)
    await games_over(MemoryStore(store)).people.change(BRUNO.user_id, lambda *_: Person(language="ja"))

    async def choosing(read: Callable[..., Awaitable[object]], *args: object) -> object:
        found = await read(*args)
        mend(store)
        await people.change(ADA.user_id, lambda *_: Person(language="uk"))
        return found

    strike(store, "changed_people", choosing)
    await people.refresh_languages(at + 3_600_000)
    assert people.languages == {ADA.user_id: "uk"}
    await people.refresh_languages(at + 3_600_000)
    assert people.languages == {ADA.user_id: "uk", BRUNO.user_id: "ja"}


async def test_of_two_changes_at_the_same_moment_both_are_stored() -> None:
    store = FaultyMemoryStore()
    people = games_over(store).people

    async def slowly(load: Callable[[int], Awaitable[str | None]], user_id: int) -> str | None:
        found = await load(user_id)
        await asyncio.sleep(0)
        return found

    strike(store, "load_person", slowly)
    await asyncio.gather(
        people.change(ADA.user_id, lambda before, _: before.model_copy(update={"confirm": False})),
        people.change(ADA.user_id, lambda before, _: before.model_copy(update={"language": "uk"})),
    )
    assert await people.get(ADA.user_id) == Person(confirm=False, language="uk")
    assert people.languages == {ADA.user_id: "uk"}
    await asyncio.gather(
        people.change(ADA.user_id, lambda before, _: before.model_copy(update={"language": "ja"})),
        people.begin_deleting(ADA.user_id),
    )
    assert (people.languages, dict(store.people)) == ({}, {})


async def test_whoever_needs_all_settings_waits_for_all_that_are_being_stored() -> None:
    store = FaultyMemoryStore()
    people = games_over(store).people
    storing: dict[int, asyncio.Event] = {ADA.user_id: asyncio.Event(), BRUNO.user_id: asyncio.Event()}

    async def slowly(save: Callable[..., Awaitable[None]], user_id: int, *rest: object, **at: object) -> None:
        await storing[user_id].wait()
        await save(user_id, *rest, **at)

    strike(store, "save_person", slowly)
    changes = [
        asyncio.create_task(people.change(user_id, lambda *_: Person(confirm=False))) for user_id in storing
    ]
    await passing(5)
    waiting = asyncio.create_task(people.all_stored())
    for user_id, change in some(zip(storing, changes, strict=True)):
        assert not waiting.done()
        storing[user_id].set()
        await change
        await passing(2)
    assert await waiting == 2


async def test_what_is_noted_while_locales_cannot_be_stored_is_stored_later() -> None:
    store = FaultyMemoryStore()
    games = games_over(store)
    locales = games.people.locales
    locales.note(ADA.user_id, "de")
    await locales.store()  # nothing, as long as nobody has sat down
    await a_game(games, 3)

    async def failing(_: object, seen: dict[int, str]) -> list[int]:
        assert seen == {ADA.user_id: "de", BRUNO.user_id: "fr"}
        locales.note(BRUNO.user_id, "uk")
        locales.note(CHIYO.user_id, "ja")
        raise FULL

    locales.note(ADA.user_id, "de")
    locales.note(BRUNO.user_id, "fr")
    strike(store, "save_locales", failing)
    await locales.store()
    mend(store)
    await locales.store()
    stored = [await games_over(store).people.locales.of(each.user_id) for each in (ADA, BRUNO, CHIYO)]
    assert stored == ["de", "uk", "ja"]


async def test_what_was_noted_of_somebody_goes_with_them_and_is_noted_again_if_they_come_back(
    store: MemoryStore, games: GameService
) -> None:
    people = games.people
    await a_game(games, 2)
    people.locales.note(ADA.user_id, "de")
    await people.locales.store()
    people.locales.note(ADA.user_id, "fr")
    assert await people.locales.of(ADA.user_id) == "fr"
    await people.change(ADA.user_id, lambda *_: Person(language="uk"))
    await people.begin_deleting(ADA.user_id)
    assert (people.languages, await people.locales.of(ADA.user_id)) == ({}, "")
    await games.open(guild_id=1, channel_id=CHANNEL + 1, host=ADA, options=Options(2))
    people.locales.note(ADA.user_id, "de")
    await people.locales.store()
    assert await games_over(store).people.locales.of(ADA.user_id) == "de"


LINES: Final = {0: "-,-,-,-,-", 1: "-,r2,-,-,-", 2: "-,r2,b,-,-", 5: "r,b2,k,k,y5"}
"""A player's lines by the number of those with tiles, in which each turn so far has begun one."""


async def test_instructions_are_for_the_first_turns_of_the_first_games(games: GameService) -> None:
    for played in some(range(1, FIRST_GAMES + 2)):
        game = await games.open(guild_id=1, channel_id=played, host=ADA, options=Options(2))
        game = await games.change(game.id, decisions.join(BRUNO))
        running = (await games.change(game.id, decisions.begin(ADA.user_id))).table
        for begun, round_ in some(product(LINES, (1, 2))):
            seen = replace(running, state=table(board(LINES[begun]), factories="byrk", round_=round_))
            is_new = begun < FIRST_TURNS and played <= FIRST_GAMES and round_ == 1
            assert await games.people.newcomers(seen) == ([ADA.user_id] if is_new else []), (played, begun)
            assert await games.people.newcomers(replace(seen, computers=(0,))) == []


async def test_nobody_needs_instructions_before_a_game_or_between_rounds(games: GameService) -> None:
    lobby = await games.open(guild_id=1, channel_id=1, host=ADA, options=Options(2))
    assert await games.people.newcomers(lobby.table) == []
    game = await games.change(lobby.id, decisions.join(BRUNO))
    running = (await games.change(game.id, decisions.begin(ADA.user_id))).table
    assert await games.people.newcomers(replace(running, state=table(phase="refill"))) == []
