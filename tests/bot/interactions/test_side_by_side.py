"""The answer to a person and the message to the channel: neither waits for the other, or is lost with it."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from tests.bot.club import Club, said
from tests.bot.edge import Arrival, Edge, Fate
from tests.bot.english import WENT_WRONG
from tests.bot.panels import a_move


@pytest.mark.parametrize("late", ["answered", "shown"])
async def test_a_slow_answer_does_not_delay_the_channel_nor_a_slow_channel_the_answer(
    club: Club, monkeypatch: pytest.MonkeyPatch, late: str
) -> None:
    await club.begin()
    order: list[str] = []
    one_is_done = asyncio.Event()

    def note(owner: type, method: str, what: str) -> None:
        """Note when a method of discord.py is done; the late one takes until the other is."""
        original = getattr(owner, method)

        async def noted(*values: Any, **fields: Any) -> Any:
            if what == late:
                await one_is_done.wait()
            result = await original(*values, **fields)
            order.append(what)
            one_is_done.set()
            return result

        monkeypatch.setattr(owner, method, noted)

    note(discord.InteractionResponse, "send_message", "answered")
    note(discord.abc.Messageable, "send", "shown")
    result = await club.take(await a_move(club))

    assert sorted(order) == ["answered", "shown"]
    assert order[-1] == late
    assert said(result).startswith("Done: ")
    assert "**Ada** took" in club.last.content


@pytest.mark.one_in(2)
@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), TimeoutError("too slow")], ids=repr)
async def test_the_channel_is_shown_a_move_whose_player_s_answer_is_lost(
    club: Club, edge: Edge, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    edge.expect("answer", *[Fate(Arrival.NEVER, lambda: error)] * 10)
    await club.take(await a_move(club))

    assert "**Ada** took" in club.last.content
    (record,) = [record for record in caplog.records if record.name.startswith("bot")]
    assert record.getMessage() == f"An answer could not be sent: {error}"
    assert record.exc_info is None


@pytest.mark.goes_wrong
async def test_the_channel_is_shown_a_move_even_if_its_player_s_answer_fails(club: Club, edge: Edge) -> None:
    await club.begin()
    edge.expect("answer", Fate(Arrival.NEVER, lambda: RuntimeError("a mistake in the code")))
    result = await club.take(await a_move(club))

    assert said(result).startswith(WENT_WRONG)
    assert "**Ada** took" in club.last.content
