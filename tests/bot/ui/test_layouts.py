"""Messages in Discord's newer form: what a text with five rows of buttons can't hold."""

import io
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord import ui
from simcord.components import validate_components

from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.ui.components import Button, CustomId, Field, Option, Select, custom_id_of, in_rows, layout_of
from bot.ui.drawing import Picture
from tests.bot.club import Club, answer, labels, text_of
from tests.bot.shown import take

WALL = Select(
    CustomId("set", 7, 3, "wall"), (Option("free", "Free", "Choose"), Option("plain", "Plain")), "free"
)


def sent(layout: ui.LayoutView) -> list[dict[str, Any]]:
    """Return a layout's components, which Discord takes."""
    components = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py doesn't say what it returns
    return validate_components(components, flags=discord.MessageFlags(components_v2=True).value)


def test_seven_rows_of_buttons_and_a_text_are_a_layout_that_discord_takes() -> None:
    buttons = tuple(in_rows(Button(str(n), CustomId("take", 7, 3, f"{n}")) for n in range(31)))
    panel = Panel("Take tiles", buttons)

    layout = layout_of(panel.text, (), panel.selects, panel.buttons)

    assert panel.needs_layout
    assert Panel("Take tiles", buttons[:26]).needs_layout
    assert [len(row["components"]) for row in sent(layout)[1:]] == [5, 5, 5, 5, 5, 5, 1]
    assert layout.total_children_count <= 40


@pytest.mark.parametrize("rows", [0, 1, 5])
def test_up_to_five_rows_of_buttons_are_no_layout(rows: int) -> None:
    buttons = in_rows(Button(str(n), CustomId("take", 7)) for n in range(5 * rows))

    assert not Panel("Take tiles", tuple(buttons)).needs_layout


def test_a_select_stands_below_its_caption_and_shows_what_is_chosen() -> None:
    layout = layout_of("Options", (), (Field("The wall", WALL),), ())

    _, caption, row = sent(layout)
    (select,) = row["components"]
    assert caption["content"] == "The wall"
    assert [(each["value"], each["default"]) for each in select["options"]] == [
        ("free", True),
        ("plain", False),
    ]


def test_a_picture_stands_between_the_text_and_the_rest() -> None:
    picture = discord.File(io.BytesIO(b"png"), "azul-panel.png", description="A board")

    _, gallery, *_ = sent(layout_of("Sure?", [picture], (), [Button("Yes", CustomId("take", 7))]))

    (shown,) = gallery["items"]
    assert (shown["media"]["url"], shown["description"]) == ("attachment://azul-panel.png", "A board")


@pytest.mark.parametrize("slow", [False, True], ids=["at once", "after an acknowledgement"])
async def test_a_private_layout_remains_one_when_it_is_edited(
    club: Club, monkeypatch: pytest.MonkeyPatch, *, slow: bool
) -> None:
    drawing = Picture(lambda: b"png", "A board", "board")
    opened = Panel("Options", (Button("Next", CustomId("page", 0, 1)),), selects=(Field("The wall", WALL),))
    edited = Panel("A board", (Button("Done", CustomId("page", 0, 1)),), drawing)

    async def show(request: Request) -> None:
        if slow:
            await request.reply.acknowledge()
        await request.reply.update_panel(edited if request.reply.is_in_private else opened)

    monkeypatch.setitem(club.bot.registry._buttons, "page", show)
    ada = club.members[0]
    await club.begin()
    shown = answer(await club.press(ada, club.turn, "azul:page:0:1:"))
    assert shown.flags.components_v2
    assert text_of(shown) == "Options\nThe wall"

    await ada.click(shown, label="Next")

    assert text_of(shown) == "A board"
    assert labels(shown) == ["Done"]
    assert [file.filename for file in shown.attachments] == ["azul-panel.png"]


async def test_a_private_layout_remains_one_when_its_words_are_outdated(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Panel("Options", selects=(Field("The wall", WALL),))
    undoable = Panel(
        "Undo?", replacement=Panel("It is too late."), is_current=lambda table: not table.undoable
    )

    async def show(request: Request) -> None:
        if request.reply.is_in_private:
            await request.update_panel(await club.game(), undoable)
        else:
            await request.reply.open_panel(opened)

    monkeypatch.setitem(club.bot.registry._buttons, "page", show)
    bruno = club.members[1]
    await club.begin()
    shown = answer(await club.press(bruno, club.turn, "azul:page:0:1:"))
    await club.press(bruno, shown, "azul:page:0:1:")
    assert text_of(shown) == "Undo?"

    await take(club)

    assert text_of(shown) == "It is too late."


def test_what_is_picked_in_a_select_arrives_with_its_press() -> None:
    data = {"component_type": 3, "custom_id": WALL.custom_id.text, "values": ["plain"]}

    custom_id = custom_id_of(Mock(data=data))

    assert custom_id is not None
    assert (custom_id.action, custom_id.game_id, custom_id.choice, custom_id.picked) == (
        "set",
        7,
        "wall",
        "plain",
    )


@pytest.mark.parametrize(("values", "picked"), [(["17"], "17"), ([], "")])
def test_a_person_who_is_picked_arrives_as_an_id_and_nobody_as_nothing(
    values: list[str], picked: str
) -> None:
    data = {"component_type": 5, "custom_id": WALL.custom_id.text, "values": values}
    custom_id = custom_id_of(Mock(data=data))
    assert custom_id is not None
    assert custom_id.picked == picked


@pytest.mark.parametrize(
    "data",
    [
        {"component_type": 3, "custom_id": WALL.custom_id.text, "values": []},
        {"component_type": 3, "custom_id": WALL.custom_id.text, "values": ["plain", "free"]},
        {"component_type": 3, "custom_id": WALL.custom_id.text, "values": [7]},
        {"component_type": 3, "custom_id": WALL.custom_id.text},
        {"component_type": 3, "custom_id": "another bot's", "values": ["plain"]},
        {"component_type": 5, "custom_id": WALL.custom_id.text, "values": ["Ada"]},
        {"component_type": 5, "custom_id": WALL.custom_id.text, "values": ["7", "8"]},
        {"component_type": 6, "custom_id": WALL.custom_id.text, "values": ["7"]},
    ],
)
def test_what_no_select_of_ours_sends_is_no_press(data: dict[str, object]) -> None:
    assert custom_id_of(Mock(data=data)) is None
