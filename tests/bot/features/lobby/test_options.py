"""Options of a table: rules and looks, in the lobby, at the beginning and in pictures."""

from collections.abc import Iterator
from io import BytesIO

import discord
import pytest
from discord import AppCommandType
from PIL import Image

import azul
import render
from bot.app import AzulBot
from bot.i18n.language import Verbatim
from bot.ui.drawing import Pictures
from bot.words.names import markdown_name
from storage.store import Store
from tests.bot.club import Club, answer, labels, new_bot, picture_of, said
from tests.bot.english import ADA, ENGLISH
from tests.bot.panels import a_move, assemble, assert_same, choose
from tests.bot.shown import TILING_BUTTONS, turn_labels
from tests.bot.variants import FREE, choosing, cut_short, play_until
from tests.some import some

EVERY_OPTION = {"wall": "free", "factories": "special-once", "scatter": "even"}
IN_WORDS = "Rules: free wall, special factories dealt once, even scattering"


async def test_the_lobby_and_the_first_message_state_the_rules(club: Club) -> None:
    await club.lobby(2, 4, **EVERY_OPTION)
    assert IN_WORDS in club.last.content.splitlines()

    await club.members[0].slash(club.channel, "azul begin")

    assert "**The game begins.**" in club.last.content
    assert IN_WORDS in club.last.content.splitlines()
    shown = answer(await club.members[1].slash(club.channel, "azul table"))
    assert IN_WORDS in shown.content.splitlines()
    rules = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL_ONCE, azul.Scatter.EVEN)
    assert (await club.state()).rules == rules


async def test_the_rules_of_the_base_game_are_not_mentioned(club: Club) -> None:
    await club.lobby(2)
    assert "Rules:" not in club.last.content
    await club.members[0].slash(club.channel, "azul begin")
    assert "Rules:" not in club.last.content


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ({"wall": "free"}, "free wall"),
        ({"factories": "special"}, "special factories every round"),
        ({"factories": "special-once"}, "special factories dealt once"),
        ({"scatter": "even"}, None),
        ({"wall": "coloured", "factories": "plain", "scatter": "free"}, None),
    ],
)
async def test_each_option_is_mentioned_where_it_matters(
    club: Club, options: dict[str, str], rules: str | None
) -> None:
    await club.lobby(2, 4, **options)
    lines = [line for line in club.last.content.splitlines() if line.startswith("Rules:")]
    assert lines == ([f"Rules: {rules}"] if rules else [])


async def test_each_option_and_choice_is_described_in_the_command(club: Club) -> None:
    (group,) = club.bot.tree.get_commands(type=AppCommandType.chat_input)
    start = next(c for c in group.to_dict(club.bot.tree)["options"] if c["name"] == "start")
    given = {option["name"]: option for option in start["options"]}
    rules = {"seats", "wall", "factories", "scatter"}
    rules |= {"opponent", "opponent2", "opponent3"}
    assert {"computers", "level", "pace", "theme", "messages", "where", "language", "rated"} | rules == set(
        given
    )
    assert [choice["value"] for choice in given["wall"]["choices"]] == ["coloured", "free"]
    assert [choice["value"] for choice in given["factories"]["choices"]] == [
        "plain",
        "special",
        "special-once",
    ]
    assert [choice["value"] for choice in given["scatter"]["choices"]] == ["free", "even"]
    paces = ["none", "1h", "8h", "24h", "3d", "7d"]
    assert [choice["value"] for choice in given["pace"]["choices"]] == paces
    assert [choice["value"] for choice in given["messages"]["choices"]] == ["all", "quiet"]
    assert [choice["value"] for choice in given["where"]["choices"]] == ["channel", "thread"]
    assert [choice["value"] for choice in given["theme"]["choices"]] == list(render.theme_names())
    for option in some(given.values()):
        assert not option.get("required")
        assert 1 <= len(option["description"]) <= 100
        for choice in option.get("choices", ()):
            assert 1 <= len(choice["name"]) <= 100


async def test_the_lobby_s_card_is_updated_and_removed_when_the_game_begins(club: Club) -> None:
    await club.start(seats=3)
    lobby = club.last
    alts = [picture.description for picture in lobby.attachments]
    await club.members[1].click(club.last, label="Join")
    alts += [picture.description for picture in club.last.attachments]
    await club.members[2].click(club.last, label="Join")
    await club.members[1].click(club.last, label="Leave")
    alts += [picture.description for picture in club.last.attachments]
    assert alts == [f"Azul: {seated} of 3 seats taken." for seated in (1, 2, 2)]
    assert len({picture.filename for picture in (*lobby.attachments, *club.last.attachments)}) == 2

    await club.members[0].click(club.last, label="Begin")

    begun = next(message for message in club.messages if message.id == lobby.id)
    assert begun.attachments == []
    assert labels(begun) == ["Fair draws"]
    assert picture_of(club.last, "turn")


async def test_only_the_host_chooses_the_theme(club: Club) -> None:
    role = club.guild.create_role("Keepers", permissions=discord.Permissions(manage_channels=True))
    keeper = club.welcome("Olga", roles=[role])
    for begun in (False, True):
        if begun:
            await club.members[0].slash(club.channel, "azul begin")
        else:
            await club.lobby(2)
        before, sent = await club.game(), len(club.env.http_requests)
        for member in (club.members[1], club.members[4], keeper):
            refused = await member.slash(club.channel, "azul manage theme", theme="chocolatier")
            assert said(refused) == ENGLISH("refusal-not-host", host=ADA)
        await assert_same(club, before, sent)


async def test_without_a_table_or_after_the_end_no_theme_can_be_chosen(club: Club) -> None:
    ada = club.members[0]
    answer = said(await ada.slash(club.channel, "azul manage theme", theme="chocolatier"))
    assert answer == ENGLISH("refusal-no-table")
    await club.begin()
    await cut_short(club)
    answer = said(await ada.slash(club.channel, "azul manage theme", theme="chocolatier"))
    assert answer == "This game is over. `/azul start` opens a new table."


async def test_an_unknown_theme_is_answered_with_those_there_are(club: Club) -> None:
    ada = club.members[0]

    async def assert_refused(command: str) -> None:
        choices = [Verbatim(name) for name in render.theme_names()]
        for theme in ("", "nope", "../azulejo", "@everyone", "Azulejo"):
            shown = Verbatim(markdown_name(theme or "?"))
            none_such = ENGLISH("refusal-bad-choice", text=shown, choices=choices)
            assert said(await club.type_blindly(ada, command, theme=theme)) == none_such, theme

    await assert_refused("start")
    assert club.messages == []
    await club.lobby(2)
    before, sent = await club.game(), len(club.env.http_requests)

    await assert_refused("theme")

    assert club.env.errors
    await assert_same(club, before, sent)


async def test_a_new_theme_posts_nothing_in_the_channel_and_keeps_its_buttons(club: Club) -> None:
    await club.begin()
    before, sent = club.last, len(club.env.http_requests)

    answer = said(await club.members[0].slash(club.channel, "azul manage theme", theme="chocolatier"))

    assert answer == ENGLISH("themed", theme=Verbatim(render.get_theme("chocolatier").title))
    assert club.posted(sent) == []
    assert club.last.id == before.id
    assert labels(club.last) == await turn_labels(club)
    game = await club.game()
    assert (game.table.options.theme, game.shown_version) == ("chocolatier", game.version)
    await club.restart()
    assert club.last.id == before.id


async def test_a_new_theme_does_not_prevent_an_undo(club: Club) -> None:
    await club.begin()
    done = answer(await club.take(await a_move(club)))
    await club.members[0].slash(club.channel, "azul manage theme", theme="chocolatier")

    await club.members[0].click(done, label="Undo")

    assert done.content.startswith(ENGLISH("undone"))


@pytest.mark.thorough
async def test_a_new_theme_leaves_an_open_panel_as_it_is(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    await ada.slash(club.channel, "azul manage theme", theme="chocolatier")

    await choose(ada, panel, f"{move}!")

    assert panel.content.startswith("Done: ")


@pytest.mark.thorough
async def test_a_new_theme_while_players_choose_asks_nobody_again(club: Club) -> None:
    await club.begin(2, **FREE)
    await play_until(club, choosing(0, 1))
    asked, sent = club.last.id, len(club.env.http_requests)

    await club.members[0].slash(club.channel, "azul manage theme", theme="chocolatier")

    assert club.last.id == asked
    assert club.posted(sent) == []
    assert labels(club.last) == TILING_BUTTONS


async def test_the_panel_shows_what_if_until_the_take_is_made(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club, line=4)

    panel = await assemble(club, ada, move)
    (picture,) = panel.attachments
    assert picture.description is not None
    count = azul.number_taken(await club.state(), move)
    assert f"5 has {count} {move.colour.word}" in picture.description

    await ada.click(panel, label="Back")
    assert panel.attachments == []
    await choose(ada, panel, str(move))
    assert len(panel.attachments) == 1
    await choose(ada, panel, f"{move}!")
    assert panel.content.startswith("Done: ")
    assert panel.attachments == []


class TestWithPictures:
    """The looks, with real pictures."""

    @pytest.fixture
    def simcord_bot(self, store: Store) -> Iterator[AzulBot]:
        pictures = Pictures(threads=2)
        yield new_bot(store, pictures)
        pictures.close()

    @staticmethod
    async def palette(club: Club) -> list[int]:
        """Return the colours of the newest message's picture."""
        picture = Image.open(BytesIO(await club.last.attachments[0].read()))
        palette = picture.getpalette()
        assert palette
        return palette

    async def test_the_next_picture_has_the_new_theme(self, club: Club) -> None:
        await club.lobby(2, theme="chocolatier")
        card = await self.palette(club)
        await club.members[0].slash(club.channel, "azul begin")
        chocolatier = await self.palette(club)
        await club.members[0].slash(club.channel, "azul manage theme", theme="azulejo")
        assert await self.palette(club) == chocolatier

        await club.take(await a_move(club))

        azulejo = await self.palette(club)
        assert card == chocolatier != azulejo

    @pytest.mark.thorough
    async def test_a_new_theme_in_the_lobby_redraws_its_card(self, club: Club) -> None:
        await club.lobby(2)
        before = await self.palette(club)
        await club.members[0].slash(club.channel, "azul manage theme", theme="chocolatier")
        assert await self.palette(club) != before
        assert len(club.messages) == 1

    async def test_the_confirmation_shows_the_board_as_it_would_be(self, club: Club) -> None:
        await club.begin()
        panel = await assemble(club, club.members[0], await a_move(club, line=4))
        (attachment,) = panel.attachments
        picture = Image.open(BytesIO(await attachment.read()))
        assert picture.format == "PNG"
        assert picture.width != picture.height
