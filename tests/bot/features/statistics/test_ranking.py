"""`/azul ranking`: who is ahead on a server, or everywhere, and who wants to be seen there."""

import random
from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from azul import WallSide
from bot.features.statistics.ranking_panel import ranking_panel
from bot.i18n.language import Key
from bot.messages.panel import Panel
from bot.words.names import markdown_name
from engine.statistics.card import Order, Ranking, RankingPlace
from engine.statistics.rating import Rating, Standings
from storage.statistics import FinishedGame, replace_results
from tests.bot import raw
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.english import ADA, ENGLISH, PHRASES
from tests.bot.features.me.test_hours_of_people import pick, settings
from tests.bot.interactions.places import between_people
from tests.some import some
from tests.storage.test_statistics import a_result

NOW: Final = 202_601
"""The month in which the simulated Discord begins."""
WINS: Final = ENGLISH("ranking-by", by=Key("wins"))
SCORE: Final = ENGLISH("ranking-by", by=Key("score"))
MONTH: Final = ENGLISH("ranking-by", by=Key("month"))
EVERYWHERE: Final = ENGLISH("button-ranking-everywhere")
FREE: Final = "Free wall"


async def finish(club: Club, players: int = 2) -> None:
    """Let the first members play a game to its end, and count it."""
    await club.begin(players)
    game = await club.game()
    await club.hurry()
    await club.bot.games.statistics.count(game.id)


def won(
    number: int, guild_id: int, winner: int, loser: int, *, score: int = 50, month: int = NOW
) -> FinishedGame:
    """Return the result of a rated game on coloured walls."""
    result = a_result(10_000 + number, guild_id, (winner, loser), number, random.Random(1))
    seats = (
        replace(seat, place=place, rated_place=place, shared=False, resigned=False, score=score // place)
        for place, seat in enumerate(result.seats, 1)
    )
    return replace(result, unrated="", wall="coloured", month=month, seats=tuple(seats))


async def store(club: Club, results: Sequence[FinishedGame]) -> None:
    """Store results of games that nobody has played here, in place of all others."""

    async def batches() -> AsyncGenerator[Sequence[FinishedGame]]:
        yield results

    await club.store._write("results", lambda db: replace_results(db, batches(), Standings))


def crowd(club: Club, wins: Mapping[int, int]) -> list[FinishedGame]:
    """Return results that give people, by their ids, this many wins; the losers have none."""
    games = [user_id for user_id, count in wins.items() for _ in range(count)]
    return [won(number, club.guild.id, winner, 99) for number, winner in enumerate(games)]


async def ranking(club: Club, member: MemberActor) -> ResponseMessage:
    return answer(await member.slash(club.channel, "azul ranking"))


def placed(panel: ResponseMessage) -> list[str]:
    """Return the lines of places."""
    return [line for line in text_of(panel).splitlines() if line.startswith("**")]


async def listed_as(club: Club, member: MemberActor, listing: str) -> None:
    """Let a member choose in `/azul me` where others see their place."""
    await pick(member, await settings(club, member), "listing", listing)


async def test_an_empty_ranking_says_how_to_get_onto_it(club: Club) -> None:
    panel = await ranking(club, club.members[0])
    assert panel.ephemeral
    assert text_of(panel).splitlines() == [
        "### Rating · colored wall · this server",
        ENGLISH("ranking-empty"),
        ENGLISH("ranking-unplaced", by=Key("rating")),
    ]
    assert not panel.attachments


async def test_players_of_a_server_are_ranked_with_a_picture(club: Club) -> None:
    await finish(club)
    panel = await ranking(club, club.members[0])
    first, second = placed(panel)
    assert "Ada" in first + second
    assert "Bruno" in first + second
    assert sum(line.endswith("**") for line in (first, second)) == 1
    assert ENGLISH("ranking-provisional") in text_of(panel)
    (picture,) = panel.attachments
    assert picture.filename == "azul-ranking.png"
    assert picture.description is not None
    assert picture.description.startswith("Rating · colored wall · this server: 1. ")


async def test_buttons_lead_to_the_other_rankings_and_back(club: Club) -> None:
    ada, bruno = (each.id for each in club.members[:2])
    await store(
        club,
        [
            won(1, club.guild.id, ada, bruno, score=90, month=NOW - 1),
            won(2, club.guild.id, ada, bruno, score=30, month=NOW - 1),
            won(3, club.guild.id, bruno, ada, score=60),
        ],
    )
    member = club.members[2]
    panel = await ranking(club, member)
    shown = {}
    for label in (WINS, SCORE, MONTH):
        await member.click(panel, label=label)
        shown[label] = [line.rpartition(" · ")[2] for line in placed(panel)]
        assert [each["label"] for each in buttons(panel) if each.get("disabled")] == [label]
    assert shown == {WINS: ["2", "1"], SCORE: ["90", "60"], MONTH: ["1"]}
    await member.click(panel, label=FREE)
    assert text_of(panel).startswith("### Wins this month · free wall · this server")
    assert ENGLISH("ranking-empty") in text_of(panel)
    assert not panel.attachments
    await member.click(panel, label="Colored wall")
    assert len(placed(panel)) == 1
    await member.click(panel, label=EVERYWHERE)
    assert "everywhere" in text_of(panel)
    await member.click(panel, label="This server")
    assert len(placed(panel)) == 1


async def test_a_ranking_has_pages_and_ones_own_place_is_on_each(club: Club) -> None:
    ada = club.members[0]
    await store(club, crowd(club, {1_000 + each: 20 - each for each in range(12)} | {ada.id: 1}))
    panel = await ranking(club, ada)
    await ada.click(panel, label=WINS)
    first = placed(panel)
    assert len(first) == 11
    assert first[0].startswith("**1.** ")
    assert first[-1] == "**13. Ada · 1**"
    assert ENGLISH("ranking-gap") in text_of(panel)
    assert ENGLISH("ranking-page", page=1, pages=2) in text_of(panel)
    assert len(panel.attachments) == 1
    assert labels(panel)[-2:] == ["◀", "▶"]
    await ada.click(panel, label="▶")
    assert [line.split(".")[0] for line in placed(panel)] == ["**11", "**12", "**13"]
    assert ENGLISH("ranking-gap") not in text_of(panel)
    assert not panel.attachments
    await ada.click(panel, label="◀")
    assert placed(panel) == first


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("people", "pages"), [(10, 1), (11, 2), (21, 3), (20, 2)])
async def test_a_ranking_has_as_many_pages_as_it_needs_and_arrows_lead_nowhere_else(
    club: Club, people: int, pages: int
) -> None:
    await store(club, crowd(club, {1_000 + each: 1 for each in range(people)}))
    member = club.members[0]
    panel = await ranking(club, member)
    await member.click(panel, label=WINS)
    shown = 0
    for page in some(range(1, pages + 1)):
        if page > 1:
            await member.click(panel, label="▶")
        shown += len(placed(panel))
        arrows = {each["label"]: each["disabled"] for each in buttons(panel) if each["label"] in {"◀", "▶"}}
        assert arrows == ({} if pages == 1 else {"◀": page == 1, "▶": page == pages})
    assert shown == people


async def test_who_has_the_same_shares_a_place(club: Club) -> None:
    await store(club, crowd(club, {1_001: 2, 1_002: 2, 1_003: 1}))
    panel = await ranking(club, club.members[0])
    await club.members[0].click(panel, label=WINS)
    assert [line.split(".")[0] for line in placed(panel)] == ["**1", "**1", "**3"]


async def test_a_page_that_is_no_more_is_the_last_one(club: Club) -> None:
    ada = club.members[0]
    await store(club, crowd(club, {1_000 + each: 1 for each in range(12)}))
    panel = await ranking(club, ada)
    await club.press(ada, panel, "azul:ranking:0:999999999:wins!chon")
    assert ENGLISH("ranking-page", page=2, pages=2) in text_of(panel)


async def test_a_forged_button_is_an_old_one(club: Club) -> None:
    panel = await ranking(club, club.members[0])
    before = text_of(panel)
    for forged in ("0:0:", "0:0:wins", "0:0:wins!xh", "0:0:wins!cx", "0:0:luck!ch", "0:0:wins!chx", "0"):
        result = await club.press(club.members[0], panel, f"azul:ranking:{forged}")
        assert said(result).startswith(ENGLISH("refusal-old-button")), forged
        assert text_of(panel) == before, forged


async def test_a_press_below_a_public_message_answers_its_person_in_private(club: Club) -> None:
    await club.start()
    result = await club.press(club.members[1], club.last, "azul:ranking:0:0:rating!ch")
    assert said(result).startswith("### Rating")
    assert "### Rating" not in club.last.content


async def test_who_hides_is_seen_by_nobody_else_at_once(club: Club) -> None:
    await finish(club)
    ada, bruno = club.members[:2]
    await listed_as(club, ada, "nowhere")
    assert not any("Ada" in line for line in placed(await ranking(club, bruno)))
    own = await ranking(club, ada)
    assert any("Ada" in line for line in placed(own))
    assert "Only you see your place here." in text_of(own)
    await listed_as(club, ada, "servers")
    assert any("Ada" in line for line in placed(await ranking(club, bruno)))


async def test_who_hides_shows_nobody_else_their_rating(club: Club) -> None:
    await finish(club)
    ada, bruno = club.members[:2]
    rated = "**Rating:**"
    assert rated in said(await bruno.slash(club.channel, "azul stats", who=ada))
    await listed_as(club, ada, "nowhere")
    shown = said(await bruno.slash(club.channel, "azul stats", who=ada))
    assert rated not in shown
    assert shown.startswith(ENGLISH("stats-of", name=ADA))
    assert rated in said(await ada.slash(club.channel, "azul stats"))


async def test_only_who_has_chosen_to_be_is_seen_everywhere_under_their_discord_name(club: Club) -> None:
    club.members[1:1] = [club.welcome("Robot Zofia", nick="Boss")]
    _ = club.members.pop()
    await finish(club)
    ada, zofia, strange = club.members[0], club.members[1], club.members[2]
    panel = await ranking(club, strange)
    assert any("Boss" in line for line in placed(panel))
    await strange.click(panel, label=EVERYWHERE)
    assert placed(panel) == []
    await listed_as(club, zofia, "everywhere")
    await strange.click(panel, label=WINS)
    await strange.click(panel, label=ENGLISH("ranking-by", by=Key("rating")))
    (line,) = placed(panel)
    assert "Zofia" in line
    assert not any(name in line for name in ("Boss", "Robot"))
    assert "whether others see your place here" in text_of(panel)
    own = await ranking(club, ada)
    await ada.click(own, label=EVERYWHERE)
    assert len(placed(own)) == 2
    own = await ranking(club, zofia)
    await zofia.click(own, label=EVERYWHERE)
    assert "Boss" in placed(own)[0]
    await listed_as(club, zofia, "servers")
    await strange.click(panel, label=WINS)
    await strange.click(panel, label=ENGLISH("ranking-by", by=Key("rating")))
    assert placed(panel) == []


async def test_who_is_not_seen_everywhere_any_more_leaves_no_name_behind(club: Club) -> None:
    ada = club.members[0]
    await listed_as(club, ada, "everywhere")
    assert await club.store.listing(ada.id) == (2, "Ada")
    await listed_as(club, ada, "servers")
    assert await club.store.listing(ada.id) == (1, "")


async def test_in_direct_messages_the_ranking_is_that_of_everybody(club: Club) -> None:
    ada = club.members[0]
    result = await raw.send_from(club, ada, raw.azul("ranking"), between_people(club, ada))
    assert said(result).startswith("### Rating · colored wall · everywhere")
    assert "This server" not in labels(answer(result))


async def test_who_has_left_the_server_stays_under_the_name_of_their_last_game(club: Club) -> None:
    await finish(club)
    ada, bruno = club.members[:2]
    club.guild.remove_member(ada)
    assert any("Ada" in line for line in placed(await ranking(club, bruno)))


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", ["**_~|[x](https://e.vil)", "@everyone <@1> " + "*" * 40, "ש" + "(" * 31])
async def test_names_are_escaped_and_cut(club: Club, name: str) -> None:
    club.members[1:1] = [club.welcome(name)]
    await finish(club)
    panel = await ranking(club, club.members[0])
    seated = (await club.bot.games.get(1)).table.players[1].name
    assert markdown_name(seated) in text_of(panel)
    assert all(len(line) < 120 for line in placed(panel))


async def test_who_is_deleted_is_in_no_ranking_any_more(club: Club) -> None:
    await finish(club)
    ada, bruno = club.members[:2]
    await listed_as(club, ada, "everywhere")
    await club.bot.games.deletions.begin(ada.id)
    panel = await ranking(club, bruno)
    assert not any("Ada" in line for line in placed(panel))
    await bruno.click(panel, label=EVERYWHERE)
    assert not any("Ada" in line for line in placed(panel))
    assert await club.store.listing(ada.id) is None


async def test_statistics_and_the_ranking_lead_to_each_other(club: Club) -> None:
    await finish(club)
    ada = club.members[0]
    panel = answer(await ada.slash(club.channel, "azul stats"))
    await ada.click(panel, label=ENGLISH("button-ranking"))
    assert text_of(panel).startswith("### Rating · colored wall · this server")
    await ada.click(panel, label=ENGLISH("button-stats-yours"))
    assert text_of(panel).startswith("### Ada")


PLACES: Final = [RankingPlace(each, each, 1_600 - each, 30, Rating(1_600 - each, 60)) for each in (11, 12)]
LATER: Final = RankingPlace(84, 99, 1_490, 3, Rating(1_490, 160))
HERE: Final = Ranking(Order.RATING, WallSide.COLOURED, 7, 1, 3, 90, PLACES, LATER)
"""The second page of three."""


def shown_page(page: Ranking, *, on_server: bool = True) -> Panel:
    return ranking_panel(PHRASES, page, {11: "Ada*", 12: "", 99: "Emil"}, on_server=on_server)


def test_a_page_tells_who_is_where_and_where_one_is_oneself() -> None:
    assert shown_page(HERE).text.splitlines() == [
        "### Rating · colored wall · this server",
        r"**11.** Ada\* · 1,589 ± 60",
        "**12.** Someone · 1,588 ± 60",
        "⋯",
        "**84. Emil · 1,490 ± 160 ?**",
        ENGLISH("ranking-page", page=2, pages=3),
        ENGLISH("ranking-provisional"),
    ]
    alone = replace(HERE, guild_id=None, own=PLACES[0], is_listed=False)
    assert shown_page(alone).text.splitlines() == [
        "### Rating · colored wall · everywhere",
        r"**11. Ada\* · 1,589 ± 60**",
        "**12.** Someone · 1,588 ± 60",
        ENGLISH("ranking-page", page=2, pages=3),
        "-# Only you see your place here. `/azul me` shows it to others too.",
    ]
    without = replace(HERE, own=None, is_listed=False)
    assert shown_page(without).text.splitlines()[3:] == [
        ENGLISH("ranking-page", page=2, pages=3),
        ENGLISH("ranking-unplaced", by=Key("rating")),
        "-# Choose in `/azul me` whether others see your place here.",
    ]


def test_buttons_of_a_later_page_lead_to_the_first_of_other_rankings() -> None:
    assert [(each.label, each.custom_id.text) for each in shown_page(HERE).buttons if not each.disabled] == [
        (WINS, "azul:ranking:0:0:wins!ch"),
        (SCORE, "azul:ranking:0:0:score!ch"),
        (MONTH, "azul:ranking:0:0:month!ch"),
        (FREE, "azul:ranking:0:0:rating!fh"),
        (EVERYWHERE, "azul:ranking:0:0:rating!ce"),
        (ENGLISH("button-stats-yours"), "azul:stats:0:0:yours"),
        ("◀", "azul:ranking:0:0:rating!chback"),
        ("▶", "azul:ranking:0:2:rating!chon"),
    ]
    everywhere = replace(HERE, guild_id=None, wall=WallSide.FREE)
    there = {each.label: each.custom_id.text for each in shown_page(everywhere).buttons}
    assert there["Colored wall"] == "azul:ranking:0:0:rating!ce"
    assert there["This server"] == "azul:ranking:0:0:rating!fh"
    assert "This server" not in [each.label for each in shown_page(everywhere, on_server=False).buttons]
