"""Games by their number: those of channels that one sees can be looked at, none of another server."""

from azul.gamefile.document import load
from bot.i18n.language import Verbatim
from bot.words.commands import path_of
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ENGLISH
from tests.bot.raw import azul, send_command
from tests.bot.variants import cut_short

EMIL = 4
LOOKING = ("table", "board", "replay", "export")


async def two_games(club: Club) -> None:
    """Let game 1 end early, and begin game 2."""
    await club.begin(2)
    await cut_short(club)
    await club.begin(3)


async def test_an_earlier_game_s_table_and_boards_are_shown_by_its_number(club: Club) -> None:
    await two_games(club)
    shown = answer(await club.members[EMIL].slash(club.channel, "azul table", game=1))
    assert ENGLISH("words-ended") in shown.content
    assert [picture.filename for picture in shown.attachments] == ["azul-1-table.png"]

    own = answer(await club.members[0].slash(club.channel, "azul view board", game=1))
    assert [picture.filename for picture in own.attachments] == ["azul-1-board.png"]
    asked = answer(await club.members[2].slash(club.channel, "azul view board", game=1))
    assert labels(asked) == ["Ada", "Bruno"]
    await club.members[2].click(asked, label="Bruno")
    assert [picture.filename for picture in asked.attachments] == ["azul-1-board.png"]


async def test_an_earlier_game_is_exported_replayed_and_stepped_through_by_its_number(club: Club) -> None:
    await two_games(club)
    await club.members[EMIL].slash(club.channel, "azul view replay", game=1)
    assert club.last.content == ENGLISH("replay", names=[Verbatim("Ada"), Verbatim("Bruno")])
    panel = answer(await club.members[EMIL].click(club.last, label="Step through it"))
    await club.members[EMIL].click(panel, label="⏭")
    assert "**Ada** wins" in panel.content

    (file,) = answer(await club.members[EMIL].slash(club.channel, "azul view export", game=1)).attachments
    assert load((await file.read()).decode()).secret is not None


async def test_fair_draws_says_how_to_export_its_game(club: Club) -> None:
    await two_games(club)
    await cut_short(club)
    panel = answer(await club.members[EMIL].click(club.last, label="Fair draws"))
    assert "`/azul view export game:2`" in panel.content


async def test_a_game_of_another_channel_that_one_sees_is_shown_by_its_number(club: Club) -> None:
    await club.begin()
    club.channel = club.guild.create_text_channel("elsewhere")
    shown = answer(await club.members[EMIL].slash(club.channel, "azul table", game=1))
    assert [picture.filename for picture in shown.attachments] == ["azul-1-table.png"]


async def test_a_game_of_another_server_cannot_be_seen_here(club: Club) -> None:
    await club.begin()
    elsewhere = Club.found(club.env, club.store)
    for command in LOOKING:
        for number in (1, 2, 2**53 - 1):
            named = f"azul {path_of(command)}"
            result = await elsewhere.members[0].slash(elsewhere.channel, named, game=number)
            refused = ENGLISH("refusal-no-such-game", number=Verbatim(str(number)))
            assert said(result) == refused, (command, number)


async def test_a_number_that_no_game_has_is_answered(club: Club) -> None:
    await club.begin()
    for count, number in enumerate((0, -1, 2**53, 2**80, "1", 1.0, True), start=1):
        option = {"type": 4, "name": "game", "value": number}
        result = await send_command(club, club.members[EMIL], azul("table", option))
        assert "isn't a number you can use here." in said(result), number
        assert len(club.env.errors) == count, number
