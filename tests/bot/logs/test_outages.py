"""While Discord is away the log has a line when that begins, one every ten minutes, and one when it ends."""

import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.logs.outages import LOG_EVERY, OVER_AFTER, Outages

pytestmark = pytest.mark.goes_wrong


class Watch:
    """A clock that the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def outages(watch: Watch, caplog: pytest.LogCaptureFixture) -> Iterator[Outages]:
    outages = Outages(watch)
    caplog.handler.addFilter(outages)
    with caplog.at_level(logging.INFO):
        yield outages
    caplog.handler.removeFilter(outages)


def unavailable() -> discord.DiscordServerError:
    """Return what Discord's 503 is to the bot."""
    response = cast("Any", SimpleNamespace(status=503, reason="Service Unavailable"))
    return discord.DiscordServerError(response, "upstream")


def fail_to_show(number: int) -> None:
    """Log as the bot does if Discord answers 503."""
    log = logging.getLogger("bot.feed.presenter")
    log.warning("Game %d could not be posted, next try in %.0f s: %s", number, 15, unavailable())


def lose_the_connection() -> None:
    """Log as discord.py does."""
    logging.getLogger("discord.client").error("Attempting a reconnect", exc_info=ConnectionResetError())


@pytest.mark.usefixtures("outages")
def test_a_single_failure_is_a_line_like_any_other(caplog: pytest.LogCaptureFixture) -> None:
    fail_to_show(17)
    assert caplog.messages == [
        "Game 17 could not be posted, next try in 15 s: 503 Service Unavailable (error code: 0): upstream"
    ]


def test_an_outage_of_an_hour_has_a_line_every_ten_minutes_and_no_traceback(
    watch: Watch, outages: Outages, caplog: pytest.LogCaptureFixture
) -> None:
    begun = watch.now
    while watch.now < begun + 3600:
        lose_the_connection()
        fail_to_show(1)
        logging.getLogger("discord.gateway").info("Shard ID %s session has been invalidated.", 0)
        outages.update("not connected to Discord: shard 0")
        watch.now += 10
    watch.now += OVER_AFTER
    outages.update(None)

    first, *later, last = caplog.messages
    assert first.startswith("Discord is unreachable: ConnectionResetError. ")
    assert [line.partition(";")[0] for line in later] == [
        f"Discord has been unreachable for {minutes} min" for minutes in range(10, 60, 10)
    ]
    assert last == "Discord is reachable again after 1 h 0 min; lines left out: 177"
    assert not any(record.exc_info for record in caplog.records)


def test_what_has_nothing_to_do_with_it_is_said_all_the_while(
    outages: Outages, caplog: pytest.LogCaptureFixture
) -> None:
    lose_the_connection()
    logging.getLogger("bot").error("Moves can't be saved: %s", "the disk is full")
    outages.update("not connected to Discord")
    assert caplog.messages[1:] == ["Moves can't be saved: the disk is full"]


@pytest.mark.parametrize(
    ("level", "error", "is_said"),
    [
        (logging.ERROR, TimeoutError(), False),
        (logging.WARNING, aiohttp.ServerDisconnectedError(), False),
        (logging.ERROR, OSError(28, "No space left on device"), True),
        (logging.ERROR, RuntimeError("a mistake in the code"), True),
        (logging.CRITICAL, TimeoutError(), True),
    ],
    ids=repr,
)
@pytest.mark.usefixtures("outages")
def test_what_may_come_of_an_outage_is_left_out_unless_it_ends_the_bot(
    caplog: pytest.LogCaptureFixture, level: int, error: Exception, *, is_said: bool
) -> None:
    lose_the_connection()
    logging.getLogger("bot.feed").log(level, "It failed: %s", error)
    logging.getLogger("bot.feed").log(level, "It failed", exc_info=error)
    assert len(caplog.messages[1:]) == 2 * is_said


@pytest.mark.parametrize(("seconds", "is_outage"), [(30.0, True), (30.5, False)])
@pytest.mark.usefixtures("outages")
def test_failures_that_are_far_apart_are_no_outage(
    watch: Watch, caplog: pytest.LogCaptureFixture, seconds: float, *, is_outage: bool
) -> None:
    for number in range(3):
        fail_to_show(number)
        watch.now += seconds
    assert caplog.messages[-1].startswith("Discord is unreachable") is is_outage


def test_every_outage_is_told_from_its_beginning_to_its_end(
    watch: Watch, outages: Outages, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        for number in range(3):
            fail_to_show(number)
        watch.now += OVER_AFTER
        outages.update(None)
    assert [line.partition(".")[0].partition(",")[0] for line in caplog.messages] == [
        "Game 0 could not be posted",
        "Game 1 could not be posted",
        "Discord is unreachable: it answers 503",
        "Discord is reachable again after 25 s; lines left out: 1",
    ] * 2


def test_a_connection_that_is_gone_without_a_word_is_an_outage_too(
    outages: Outages, caplog: pytest.LogCaptureFixture
) -> None:
    outages.update("not connected to Discord: shard 3")
    assert caplog.messages == []
    outages.update("not connected to Discord: shard 3")
    (line,) = caplog.messages
    assert line.startswith("Discord is unreachable: not connected to Discord: shard 3. ")


@pytest.mark.usefixtures("outages")
def test_many_failures_in_a_minute_are_an_outage_although_there_is_a_connection(
    caplog: pytest.LogCaptureFixture,
) -> None:
    for number in range(50):
        fail_to_show(number)
    assert len(caplog.messages) == 3
    assert caplog.messages[-1].startswith("Discord is unreachable: it answers 503. ")


def a_response(**values: object) -> Any:
    """Return what the libraries' errors are made of."""
    return SimpleNamespace(**values)


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (
            aiohttp.ClientConnectorError(
                a_response(host="discord.com", port=443, ssl=True), OSError(101, "Network is unreachable")
            ),
            "no connection to discord.com (Network is unreachable)",
        ),
        (
            aiohttp.ClientConnectorError(a_response(host="discord.com", port=443, ssl=True), TimeoutError()),
            "no connection to discord.com (TimeoutError)",
        ),
        (
            discord.ConnectionClosed(a_response(close_code=4000), shard_id=0),
            "it has closed the connection (4000)",
        ),
    ],
    ids=["no network", "no answer", "closed"],
)
@pytest.mark.usefixtures("outages")
def test_an_outage_says_in_a_word_how_it_began(
    caplog: pytest.LogCaptureFixture, error: Exception, word: str
) -> None:
    logging.getLogger("discord.client").error("Attempting a reconnect", exc_info=error)
    (line,) = caplog.messages
    assert line.startswith(f"Discord is unreachable: {word}. ")


def test_it_is_not_over_as_long_as_requests_fail(
    watch: Watch, outages: Outages, caplog: pytest.LogCaptureFixture
) -> None:
    lose_the_connection()
    fail_to_show(1)
    outages.update(None)
    assert "again" not in caplog.text
    watch.now += LOG_EVERY
    outages.update(None)
    assert caplog.messages[-1] == "Discord is reachable again after 10 min; lines left out: 2"
