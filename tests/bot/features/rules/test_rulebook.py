"""`/azul rules` and `/azul help`: private, for everybody, page by page."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image
from simcord.results import ResponseMessage

from bot.app import AzulBot
from bot.i18n.language import words_for
from bot.ui.drawing import Pictures
from engine import Server
from engine.table.options import DEFAULT_OPTIONS
from render import RULE_PAGES
from storage.store import Store
from tests.bot.club import Club, answer, buttons, labels, new_bot
from tests.bot.games.test_limits import assert_within_limits, payloads
from tests.bot.panels import press
from tests.some import some

EMIL = 4


async def open_rules(club: Club, **page: int) -> ResponseMessage:
    """Let somebody who doesn't play open the rules."""
    return answer(await club.members[EMIL].slash(club.channel, "azul rules", **page))


def closed(panel: ResponseMessage) -> list[str]:
    """Return the labels of the arrows that can't be pressed."""
    return [button["label"] for button in buttons(panel) if button["disabled"] and len(button["label"]) == 1]


async def test_the_rules_can_be_paged_to_both_ends(club: Club) -> None:
    panel = await open_rules(club)
    texts, pictures = [], []
    for number in some(range(1, RULE_PAGES + 1)):
        texts.append(panel.content)
        (picture,) = panel.attachments
        pictures.append(picture.description)
        assert f"{number}" in labels(panel)[1]
        assert closed(panel) == ["◀"] * (number == 1) + ["▶"] * (number == RULE_PAGES)
        if number < RULE_PAGES:
            await press(club, EMIL, panel, "▶")
    assert len(set(texts)) == len(set(pictures)) == RULE_PAGES
    for alt in some(pictures):
        assert alt
        assert len(alt) <= 1024
    await press(club, EMIL, panel, "◀")
    assert panel.content == texts[-2]
    assert club.messages == []
    for payload in payloads(club):
        assert_within_limits(payload)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("page", [1, RULE_PAGES])
async def test_the_rules_open_at_a_page(club: Club, page: int) -> None:
    panel = await open_rules(club, page=page)
    assert panel.content == words_for("en-US")(f"rules-page-{page}")


async def test_the_rules_and_the_help_have_the_words_of_the_table(club: Club) -> None:
    await club.start(theme="chocolatier-dark")
    chocolates = words_for("en-US").in_look("chocolatier")

    panel = await open_rules(club)
    assert panel.content == chocolates("rules-page-1")
    await press(club, EMIL, panel, "▶")
    assert panel.content == chocolates("rules-page-2")

    shown = answer(await club.members[EMIL].slash(club.channel, "azul help"))
    assert "**one** shelf" in shown.content


async def test_without_a_table_the_rules_have_the_words_of_the_tables_of_the_server(club: Club) -> None:
    servers = club.bot.games.servers
    chocolate = Server(options=replace(DEFAULT_OPTIONS, theme="chocolatier"))
    await servers.change(club.guild.id, lambda _: chocolate)
    assert (await open_rules(club)).content == words_for("en-US").in_look("chocolatier")("rules-page-1")


async def test_the_rules_can_be_paged_after_a_restart_and_beside_a_game(club: Club) -> None:
    await club.begin()
    game = await club.game()
    panel = await open_rules(club)
    first = panel.content
    await club.restart()

    await press(club, EMIL, panel, "▶")

    assert panel.content != first
    assert await club.game() == game


async def test_a_made_up_page_is_answered_with_an_existing_one(club: Club) -> None:
    panel = await open_rules(club, page=2)
    for press_id in ("page:0", "page:0:0:back", "page:0:999999999:on", "page:7:2:x", "page:1"):
        result = await club.press(club.members[EMIL], panel, f"azul:{press_id}")
        assert result.acknowledged, press_id
        assert panel.content.startswith("**"), press_id
        assert len(panel.attachments) == 1, press_id


class TestWithPictures:
    """The pages, with real pictures."""

    @pytest.fixture
    def simcord_bot(self, store: Store) -> Iterator[AzulBot]:
        pictures = Pictures(threads=2)
        yield new_bot(store, pictures)
        pictures.close()

    @pytest.mark.one_in(5)
    @pytest.mark.parametrize("page", range(1, RULE_PAGES + 1))
    async def test_every_page_has_a_picture_that_can_be_sent(self, club: Club, page: int) -> None:
        (attachment,) = (await open_rules(club, page=page)).attachments
        picture = Image.open(BytesIO(await attachment.read()))
        assert picture.format == "PNG"
        assert picture.width != picture.height
