"""Whole games with options, by commands and buttons, from /azul start to a file that proves the draws."""

import random
import re
from itertools import product

import pytest

import azul
from azul.gamefile.document import load
from azul.gamefile.verification import verify
from bot.words.phrases import typed_take
from engine import LogEntry
from tests.bot.club import Club, answer, labels, picture_of, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.fair_draws import revealed_secret
from tests.bot.games.test_limits import assert_within_limits, payloads
from tests.bot.panels import assemble, choose, open_tiling, press, sides
from tests.bot.shown import RESULT_BUTTONS
from tests.bot.variants import shortest_game

pytestmark = pytest.mark.no_cover

VARIANTS = [
    (2 + number % 3, *options)
    for number, options in enumerate(
        [
            ("free", "plain", "free"),
            *product(("coloured", "free"), ("special", "special-once"), ("free", "even")),
        ]
    )
]
"""Players, wall, factories and scatter of every variant but the base game."""


async def take_by_command(club: Club, state: azul.State, move: azul.Move) -> str:
    """Make a take by command; return what is said."""
    offered = await club.offered(ENGLISH(typed_take(state, move)))
    assert offered[0]["value"] == str(move)
    return said(await club.take(offered[0]["value"]))


async def take_by_buttons(club: Club, state: azul.State, move: azul.Move) -> str:
    """Make a take by panel; return what is said."""
    mover = await club.mover()
    panel = await assemble(club, mover, move)
    await choose(mover, panel, f"{str(move)[:3]}{sides(state, move)}!")
    return text_of(panel)


async def place_by_command(club: Club, seat: int, line: str, column: str) -> None:
    """Choose a space by command, as it is offered."""
    member = club.seated(seat)
    offered = await member.autocomplete(club.channel, "azul place", "line", "")
    assert offered[0]["value"] == line
    offered = await member.autocomplete(club.channel, "azul place", "column", "", line=line)
    assert column in {choice["value"] for choice in offered}
    placed = await member.slash(club.channel, "azul place", line=line, column=column)
    assert f"→ column {column}, +" in said(placed)


async def place_by_button(club: Club, seat: int, line: str, column: str) -> None:
    """Choose a space by panel."""
    panel = await open_tiling(club, seat)
    assert f"**Line {line}:** which column" in panel.content
    await press(club, seat, panel, f"Column {column}")


async def finish(club: Club, chance: random.Random) -> None:
    """Play a short game to its end, by commands and buttons in turn."""
    for event in shortest_game(await club.state()):
        state = await club.state()
        match event:
            case azul.Taken(_, move):
                take = take_by_buttons if chance.random() < 0.2 else take_by_command
                assert (await take(club, state, move)).startswith("Done: "), move
            case azul.Placed(seat, row, column):
                assert picture_of(club.last, "tiling")
                place = chance.choice((place_by_command, place_by_button))
                await place(club, seat, str(row + 1), str(column + 1))
            case azul.Settled(seat):
                panel = await open_tiling(club, seat)
                await press(club, seat, panel, "Confirm")
                confirmed = ENGLISH("placed-confirmed"), ENGLISH("round-title", round=state.round)
                assert panel.content in confirmed
            case _:
                assert isinstance(event, azul.Dealt)


@pytest.mark.one_in(9)
@pytest.mark.parametrize(("players", "wall", "factories", "scatter"), VARIANTS, ids=str)
async def test_a_whole_game_of_every_variant_is_posted_and_proved(
    club: Club, players: int, wall: str, factories: str, scatter: str
) -> None:
    await club.begin(players, wall=wall, factories=factories, scatter=scatter)

    await finish(club, random.Random(players))

    result = club.last
    assert picture_of(result, "over")
    assert labels(result) == RESULT_BUTTONS
    assert re.search(r"🏆 \*\*.+\*\* (wins|share)", result.content)
    pinged = club.posted()[-1]["allowed_mentions"]["users"]
    assert sorted(pinged) == sorted(member.id for member in club.members[:players])
    secret = await revealed_secret(club)
    (file,) = answer(await club.members[4].slash(club.channel, "azul view export")).attachments
    record = load((await file.read()).decode())
    assert record.rules == azul.Rules(azul.WallSide(wall), azul.Factories(factories), azul.Scatter(scatter))
    checks = list(verify(record, secret))
    assert len(checks) > 3
    assert all(check.is_right for check in checks)
    for payload in payloads(club):
        assert_within_limits(payload)
    summaries = sum(" is over.**" in message.content for message in club.messages)
    assert summaries == max(entry.report.round for entry in await history(club) if entry.report)


async def history(club: Club) -> list[LogEntry]:
    """Return everything that happened in the channel's game."""
    return await club.bot.games.history((await club.game()).id)
