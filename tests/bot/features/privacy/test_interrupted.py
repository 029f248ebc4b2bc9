"""Deletions that a full disk, a crash or a damaged record interrupts are finished, or it is said why not."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.app import AzulBot
from bot.features.privacy.panel import MAX_LISTED, erased_text
from engine import Options, Player, Refusal, Status, decisions
from storage.store import Store
from tests.bot.club import Club, answer, text_of
from tests.bot.english import ENGLISH, PHRASES
from tests.some import some
from tests.storage.faults import Method, fail, mend, strike


async def press_delete(club: Club, member: MemberActor) -> ResponseMessage:
    panel = answer(await member.slash(club.channel, "azul privacy"))
    await member.click(panel, label="Delete…")
    await member.click(panel, label="Delete everything")
    return panel


async def games_of_bruno(bot: AzulBot, club: Club, number: int) -> list[int]:
    """Store games that Ada and Bruno have begun in channels of their own."""
    ada, bruno = club.members[:2]
    await club.begin()
    first = await club.game()
    ids = [first.id]
    for channel_id in range(1, number):
        game = await bot.games.open(
            guild_id=club.guild.id, channel_id=channel_id, host=first.table.players[0], options=Options(2)
        )
        await bot.games.change(game.id, decisions.join(first.table.players[1]))
        await bot.games.change(game.id, decisions.begin(ada.id))
        ids.append((await bot.games.change(game.id, decisions.resign(bruno.id))).id)
    return ids


@pytest.mark.one_in(13)
@pytest.mark.parametrize("steps", range(6))
@pytest.mark.parametrize("method", ["begin_deleting", "commit", "rewrite", "purge_deleted"])
async def test_whatever_step_fails_a_restart_finishes_the_deletion(
    club: Club, store: Store, method: str, steps: int
) -> None:
    ids = await games_of_bruno(club.bot, club, 4)
    bruno = club.members[1]
    fail(store, method, after=steps)
    panel = await press_delete(club, bruno)
    was_begun = method != "begin_deleting" or steps > 0
    assert text_of(panel) in {ENGLISH("privacy-erased"), ENGLISH("privacy-later")} or not was_begun
    mend(store)
    bot = await club.restart()
    await bot.erasure.resume()

    assert await bot.games.deletions.pending() == []
    gone = [(await bot.games.get(game_id)).table.players[1].is_gone for game_id in ids]
    assert gone == [was_begun] * 4
    for game_id in some(ids):
        assert (await bot.games.history(game_id))[-1].after == (await bot.games.get(game_id)).table
    if was_begun:
        assert (await club.game()).table.status is Status.OVER


async def test_the_name_of_who_is_deleted_is_nowhere_in_the_file_any_more(club: Club, tmp_path: Path) -> None:
    await games_of_bruno(club.bot, club, 2)

    def named() -> bool:
        return any(b"Bruno" in path.read_bytes() for path in some(tmp_path.glob("azul.db*")))

    assert named()
    await press_delete(club, club.members[1])
    assert not named()


async def test_games_that_are_damaged_are_named_and_the_others_are_done(club: Club, tmp_path: Path) -> None:
    damaged, *others = await games_of_bruno(club.bot, club, 3)
    with closing(sqlite3.connect(tmp_path / "azul.db")) as db, db:
        db.execute("UPDATE events SET body = '{' WHERE game_id = ? AND version = 2", [damaged])
    panel = await press_delete(club, club.members[1])
    assert f"record of game {damaged} is damaged" in text_of(panel)
    for game_id in some(others):
        assert (await club.bot.games.get(game_id)).table.players[1].is_gone


def test_of_many_damaged_games_some_are_named_and_all_counted() -> None:
    told = erased_text(PHRASES, range(1, 26), is_done=False)
    assert "The records of 25 games are damaged" in told
    assert f", and {MAX_LISTED}." in told


async def test_nobody_is_told_of_games_that_still_name_somebody_else(club: Club, tmp_path: Path) -> None:
    (damaged,) = await games_of_bruno(club.bot, club, 1)
    with closing(sqlite3.connect(tmp_path / "azul.db")) as db, db:
        db.execute("UPDATE events SET body = '{' WHERE game_id = ? AND version = 2", [damaged])
    await press_delete(club, club.members[1])
    chiyo = club.members[2]
    await club.bot.games.open(
        guild_id=club.guild.id, channel_id=1, host=Player(chiyo.id, "Chiyo"), options=Options(2)
    )
    assert text_of(await press_delete(club, chiyo)) == ENGLISH("privacy-erased")


async def test_a_damaged_game_is_logged_once_by_each_process(
    club: Club, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (damaged,) = await games_of_bruno(club.bot, club, 1)
    with closing(sqlite3.connect(tmp_path / "azul.db")) as db, db:
        db.execute("UPDATE events SET body = '{' WHERE game_id = ? AND version = 2", [damaged])
    await club.bot.games.deletions.begin(club.members[1].id)
    caplog.clear()
    for _ in range(3):
        await club.bot.erasure.resume()
    lines = [record.getMessage() for record in caplog.records if "being deleted" in record.getMessage()]
    assert len(lines) == 1
    assert f"Game {damaged}" in lines[0]
    assert "Bruno" not in caplog.text


async def test_a_press_is_acknowledged_before_all_games_are_done(club: Club, store: Store) -> None:
    """The panel says that it takes a while as soon as the deletion is noted, and not when it is done."""
    await games_of_bruno(club.bot, club, 3)
    bruno = club.members[1]
    panel = answer(await bruno.slash(club.channel, "azul privacy"))
    await bruno.click(panel, label="Delete…")
    asked = text_of(panel)
    noted: list[str] = []
    seen: list[str] = []

    async def noting(begin: Method, *args: object, **options: object) -> object:
        noted.append(text_of(panel))
        return await begin(*args, **options)

    async def watched(rewrite: Method, *args: object, **options: object) -> object:
        seen.append(text_of(panel))
        return await rewrite(*args, **options)

    strike(store, "begin_deleting", noting)
    strike(store, "rewrite", watched)
    await bruno.click(panel, label="Delete everything")
    assert noted == [asked]
    assert set(seen) == {ENGLISH("privacy-erasing")}
    assert text_of(panel) == ENGLISH("privacy-erased")


async def test_who_can_not_leave_yet_is_told_that_it_is_done_later(club: Club, store: Store) -> None:
    await games_of_bruno(club.bot, club, 2)
    bruno = club.members[1]
    fail(store, "commit", error=Refusal("stale"))
    panel = await press_delete(club, bruno)
    assert text_of(panel) == ENGLISH("privacy-later")
    mend(store)
    await club.bot.erasure.resume()
    assert (await club.game()).table.players[1].is_gone
