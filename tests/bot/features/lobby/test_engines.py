"""Engines of an operator at tables: chosen in the lobby, in the game, and what people see if one fails."""

from typing import Any

import pytest
from simcord.results import ResponseMessage

import players
from azul.gamefile.document import load
from bot.app import AzulBot
from bot.i18n.language import Text, Verbatim
from engine import Engines, Level, Status
from storage.store import Store
from tests.bot.club import Club, answer, new_bot, text_of
from tests.bot.english import ENGLISH
from tests.small_engines import DIES, small
from tests.waiting import PATIENCE

SOON = 15.0
"""Seconds in which computers and engines have moved."""
NONE = "-"
STAND_IN = ENGLISH("stand-in", name=Verbatim("Bot Gina"), level=Text("option-level-medium"))


def engines() -> Engines:
    """Return two engines; one dies as soon as it is asked for a move.

    They close their standard error: simcord would wait for what they may say there.
    """
    silent = "os.close(2)"
    programs = (small(begin=silent), small(DIES, begin=silent, name="Hal *9*"))
    return Engines(programs, reply_timeout=PATIENCE, overrun=PATIENCE)


@pytest.fixture
def simcord_bot(store: Store) -> AzulBot:
    return new_bot(store, engines=engines())


async def open_options(club: Club) -> ResponseMessage:
    return answer(await club.members[0].click(club.last, label=ENGLISH("button-options")))


def selects_of(panel: ResponseMessage) -> list[dict[str, Any]]:
    return [each for row in panel.components for each in row.get("components", ()) if each["type"] == 3]


def select_of(panel: ResponseMessage) -> dict[str, Any]:
    """Return the select of engines, which comes last."""
    return selects_of(panel)[-1]


async def pick(club: Club, name: str, panel: ResponseMessage | None = None) -> None:
    """Choose an engine as the host."""
    panel = panel or await open_options(club)
    await club.members[0].select(panel, [name], custom_id=select_of(panel)["custom_id"])


async def begin(club: Club, name: str = "Gina", **options: int | str) -> None:
    """Begin a game of the first member with an engine; the member moves first."""
    await club.start(seats=2, **options)
    await pick(club, name)
    await club.members[0].slash(club.channel, "azul begin")
    await club.env.advance_time(SOON)


async def take(club: Club) -> None:
    """Let the person do what the simple player would."""
    await club.take(players.best_first(await club.state())[0])
    await club.env.advance_time(SOON)


async def seated(club: Club) -> list[str]:
    return [player.name for player in (await club.game()).table.players]


# ── in the lobby ──


async def test_the_host_chooses_an_engine_among_the_options(club: Club) -> None:
    await club.start(seats=3)
    panel = await open_options(club)
    assert [option["value"] for option in select_of(panel)["options"]] == [NONE, "Gina", "Hal *9*"]
    await pick(club, "Gina", panel)
    assert "2 of 3 seats taken: Ada and Bot Gina" in club.last.content
    assert "Computer level" not in club.last.content
    panel = await open_options(club)
    assert [each["value"] for each in select_of(panel)["options"] if each.get("default")] == ["Gina"]
    await pick(club, "Hal *9*", panel)
    assert r"2 of 3 seats taken: Ada and Bot Hal \*9\*" in club.last.content
    await pick(club, NONE)
    assert await seated(club) == ["Ada"]


async def test_computers_play_beside_an_engine_and_make_room_for_it(club: Club) -> None:
    await club.start(seats=3, computers=2)
    await pick(club, "Gina")
    assert "3 of 3 seats taken: Ada, Bot Inês, and Bot Gina" in club.last.content
    assert ENGLISH("lobby-computers", level=Text("option-level-medium")) in club.last.content
    await club.members[0].click(club.last, label=ENGLISH("button-remove-computer"))
    assert await seated(club) == ["Ada", "Bot Inês"]


async def test_at_a_table_full_of_people_there_is_no_seat_for_an_engine(club: Club) -> None:
    await club.lobby(2, 2)
    panel = await open_options(club)
    await pick(club, "Gina", panel)
    told = text_of(club.private(club.members[0])[-1])
    assert told.startswith(ENGLISH("refusal-table-full", seats=2))
    assert ENGLISH("options") in told
    assert await seated(club) == ["Ada", "Bruno"]


async def test_every_option_of_a_crowded_panel_is_shown(club: Club) -> None:
    await club.start(factories="special")
    panel = await open_options(club)
    assert len(selects_of(panel)) == 12


async def test_without_engines_there_is_nothing_to_choose(club: Club) -> None:
    await club.start()
    old = await open_options(club)
    await club.restart()
    assert "engine" not in str((await open_options(club)).components)
    await pick(club, "Gina", old)
    assert ENGLISH("refusal-old-button") in map(text_of, club.private(club.members[0]))
    assert await seated(club) == ["Ada"]


# ── in the game ──


async def test_a_person_plays_with_an_engine_to_the_end_and_again(club: Club) -> None:
    await begin(club)
    for _ in range(3):
        await take(club)
    await club.hurry()
    game = await club.game()
    assert game.table.status is Status.OVER
    assert "**Bot Gina** took" in "".join(message.content for message in club.messages)
    assert STAND_IN not in "".join(message.content for message in club.messages)
    assert await club.bot.games.adaptive.of(club.members[0].id) is Level.RELAXED  # as before any game
    await club.members[0].click(club.messages[-1], label=ENGLISH("button-again"))
    assert await seated(club) == ["Bot Gina", "Ada"]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("wall", ["coloured", "free"])
async def test_if_an_engine_fails_a_computer_moves_and_the_table_is_told(club: Club, wall: str) -> None:
    await begin(club, "Hal *9*", wall=wall)
    before = await club.state()
    await take(club)
    assert (await club.state()).turn == before.turn == 0
    name = Verbatim(r"Bot Hal \*9\*")
    assert ENGLISH("stand-in", name=name, level=Text("option-level-medium")) in club.last.content.splitlines()


async def test_an_engine_plays_on_after_a_restart_and_is_replaced_once_it_is_gone(club: Club) -> None:
    await begin(club)
    await take(club)
    await club.restart(engines=engines())
    await take(club)
    assert "**Bot Gina** took" in club.last.content
    assert STAND_IN not in club.last.content
    await club.restart()
    await take(club)
    assert "**Bot Gina** took" in club.last.content
    assert STAND_IN in club.last.content.splitlines()
    await club.hurry()
    assert (await club.game()).table.status is Status.OVER
    await club.members[0].click(club.messages[-1], label=ENGLISH("button-again"))
    assert await seated(club) == ["Bot Inês", "Ada"]


async def test_the_game_s_file_names_the_engine(club: Club) -> None:
    await begin(club)
    await take(club)
    result = await club.members[0].slash(club.channel, "azul view export")
    file = await answer(result).attachments[0].read()
    assert "Bot Gina" in load(file.decode()).players
