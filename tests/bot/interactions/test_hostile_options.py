"""Commands and options that no client of today sends: a line in the log and a private answer."""

from itertools import product
from typing import Any, Final

import pytest
from discord import AppCommandOptionType, AppCommandType, app_commands

import engine
import render
from azul import legal_moves, line_word
from bot.app import build_registry
from bot.cluster.scope import SingleProcess
from tests.bot.club import Club
from tests.bot.english import ENGLISH
from tests.bot.raw import azul, send_command

WRONG: Final = (
    *product((3, 4, 5, 6, 10), (None, "", "purple", -1, True, {"a": 1}, ["x"])),
    *product((7, 8, 9, 11, 99, None, "x"), ("5", None)),
    (3, "@everyone\nx" * 600),
    (4, 10**18),
)
"""Types and values that don't belong together, or fit no option."""
FITTING: Final = {
    "line": {"type": 3, "name": "line", "value": "1"},
    "column": {"type": 3, "name": "column", "value": "1"},
}
OPTIONS: Final = {
    "start": (
        "opponent",
        "opponent2",
        "opponent3",
        "seats",
        "computers",
        "level",
        "wall",
        "factories",
        "scatter",
        "pace",
        "theme",
        "messages",
        "where",
        "rated",
        "language",
    ),
    "cancel": ("game",),
    "pause": ("game",),
    "practice": ("computers", "level"),
    "stats": ("who",),
    "leave": ("to",),
    "theme": ("theme",),
    "take": ("move",),
    "place": ("line", "column"),
    "table": ("game",),
    "board": ("player", "game"),
    "export": ("game",),
    "replay": ("game",),
    "rules": ("page",),
}


async def assert_answered(club: Club, data: dict[str, Any], by: int = 4) -> str:
    """Send a command; return what came back, and assert that something did."""
    result = await send_command(club, club.members[by], data)
    _ = club.env.errors  # simcord notes each command that discord.py could not read
    answers = [*([result.response] if result.response else []), *result.followups]
    text = "\n".join(answer.content for answer in answers)
    assert text, data
    return text


async def test_the_options_tried_here_are_all_there_are(club: Club) -> None:
    (group,) = club.bot.tree.get_commands(type=AppCommandType.chat_input)
    assert isinstance(group, app_commands.Group)
    options = {
        command.name: tuple(option.name for option in command.parameters)
        for command in group.walk_commands()
        if isinstance(command, app_commands.Command) and command.parameters
    }
    assert options == OPTIONS


def test_numbers_have_their_limits() -> None:
    limits = {
        (command.name, option.name): (option.min_value, option.max_value)
        for command in build_registry().group().walk_commands()
        if isinstance(command, app_commands.Command)
        for option in command.parameters
        if option.type is AppCommandOptionType.integer
    }
    numbered = ("cancel", "pause", "table", "board", "export", "replay")
    assert limits == {(name, "game"): (1, 2**53 - 1) for name in numbered} | {
        ("rules", "page"): (1, render.RULE_PAGES),
        ("start", "seats"): (2, 4),
        ("start", "computers"): (0, 3),
        ("start", "level"): (0, len(engine.Level)),
        ("practice", "computers"): (1, 3),
        ("practice", "level"): (0, len(engine.Level)),
    }


@pytest.mark.one_in(11)
@pytest.mark.parametrize(("command", "option"), [(name, each) for name in OPTIONS for each in OPTIONS[name]])
async def test_a_value_that_does_not_fit_is_answered(club: Club, command: str, option: str) -> None:
    await club.begin()
    before = await club.game()
    others = [FITTING[name] for name in OPTIONS[command] if name in FITTING and name != option]
    for kind, value in WRONG:
        wrong = {"type": kind, "name": option, "value": value}
        await assert_answered(club, azul(command, wrong, *others))
    assert await club.game() == before


@pytest.mark.one_in(6)
@pytest.mark.parametrize("command", sorted(OPTIONS))
async def test_an_option_with_parts_missing_is_answered(club: Club, command: str) -> None:
    await club.begin()
    name = OPTIONS[command][0]
    for part in ({}, {"type": 3}, {"name": name}, {"type": 3, "name": name}, {"type": 6, "name": name}):
        await assert_answered(club, azul(command, part))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("command", ["theme", "take", "place"])
async def test_a_command_without_its_options_says_that_it_has_changed(club: Club, command: str) -> None:
    await club.begin()
    answer = await assert_answered(club, azul(command))
    assert answer == ENGLISH("refusal-unknown-form")


@pytest.mark.one_in(2)
@pytest.mark.parametrize("options", [("source", "colour", "line"), ("source", "colour", "line", "scatter")])
async def test_a_take_in_the_options_of_an_older_version_says_that_it_has_changed(
    club: Club, options: tuple[str, ...]
) -> None:
    await club.begin()
    before = await club.game()
    move = legal_moves(before.table.running_state)[0]
    typed = {"source": str(move.source), "colour": move.colour.word, "line": line_word(move.line)}
    given = [{"type": 3, "name": name, "value": typed.get(name, "blue:left")} for name in options]
    assert await assert_answered(club, azul("take", *given), by=0) == ENGLISH("refusal-unknown-form")
    assert await club.game() == before


@pytest.mark.one_in(6)
@pytest.mark.parametrize(
    "data",
    [
        {"id": "1", "name": "azul", "type": 1},
        {"id": "1", "name": "azul", "type": 1, "options": None},
        {"id": "1", "name": "azul", "type": 1, "options": []},
        {"id": "1", "name": "azul", "type": 1, "options": ["x"]},
        {"id": "1", "name": "azul", "type": 1, "options": [{"type": 2, "name": "view"}]},
        {"id": "1", "name": "azul", "type": 1, "options": [{"type": 2, "name": "view", "options": ["x"]}]},
        {"id": "1", "name": "azul", "type": 1, "options": [{"type": 2, "name": "join", "options": []}]},
        {"id": "1", "name": "azul", "type": 2, "target_id": "5"},
        {"id": "1", "name": "azul", "type": 3, "target_id": "5", "resolved": {"messages": {"5": {}}}},
        {"id": "1", "name": "chess", "type": 1},
        {"id": "1", "type": 1},
        {},
        azul("dance"),
        azul("table", {"type": 3, "name": "style", "value": "x"}) | {"resolved": {"users": {"5": {}}}},
        azul("board", {"type": 6, "name": "player", "value": "5"}) | {"resolved": {"users": {"5": {}}}},
    ],
    ids=str,
)
async def test_a_command_of_another_form_is_answered(club: Club, data: dict[str, Any]) -> None:
    await club.begin()
    await assert_answered(club, data)


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (
            azul("start", {"type": 3, "name": "wall", "value": "purple"}),
            "“purple” isn't one of the choices. Pick one that Discord shows.",
        ),
        (
            azul("start", {"type": 3, "name": "seats", "value": "four"}),
            "“four” isn't a number you can use here.",
        ),
        (
            azul("rules", {"type": 4, "name": "page", "value": -1}),
            "“\\-1” isn't a number you can use here.",
        ),
        (
            azul("board", {"type": 4, "name": "player", "value": 5}),
            ENGLISH("refusal-bad-person"),
        ),
    ],
    ids=str,
)
async def test_the_answer_says_what_is_wrong_in_one_line_of_the_log(
    club: Club, data: dict[str, Any], answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert await assert_answered(club, data) == answer
    (record,) = [record for record in caplog.records if record.name.startswith("bot.interactions.")]
    assert "\n" not in record.getMessage()


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("name", "now"), [("resign", "leave"), ("pause", "pause"), ("replay", "replay")])
async def test_a_command_of_older_versions_says_where_it_is_now(club: Club, name: str, now: str) -> None:
    await club.begin()
    before = await club.game()
    data = {"id": "1", "name": "azul", "type": 1, "options": [{"type": 1, "name": name, "options": []}]}
    phrases = club.bot.public_phrases(club.guild.id, "en-US")
    assert await assert_answered(club, data, by=0) == ENGLISH("refusal-moved", command=phrases.command(now))
    assert await club.game() == before


class Another(SingleProcess):
    """The part of a process whose interactions another one answers."""

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        del interaction_id, guild_ids, session
        return False


async def test_what_cannot_be_read_is_answered_by_the_process_whose_it_is(club: Club) -> None:
    club.bot.shard_scope = Another(lambda: True)
    result = await send_command(
        club, club.members[0], {"id": "1", "name": "azul", "type": 1, "options": ["x"]}
    )
    assert not result.acknowledged
