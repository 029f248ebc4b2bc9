"""`/azul stats` and *Azul statistics*: what somebody's games have added up to, for anybody who asks."""

from dataclasses import replace

import pytest

from bot.features.statistics.panel import card_panel, server_card_panel
from bot.i18n.language import Text, languages, words_for
from engine import decisions
from engine.statistics.achievements import Achievement
from engine.statistics.card import Card, HeadToHead, ServerCard, ServerRecord
from storage.statistics import Sums
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ADA, BRUNO, ENGLISH, PHRASES
from tests.bot.messages.test_statistics import TOTAL, card


async def finish(club: Club) -> int:
    """Let two members play a game to its end, count it, and return its number."""
    await club.begin(2)
    game = await club.game()
    await club.hurry()
    await club.bot.games.statistics.count(game.id)
    return game.id


def met(way: str) -> str:
    """Return what the viewer sees about their only game against somebody."""
    return ENGLISH("stats-met", parts=[Text(f"stats-met-{way}", games=1)])


async def test_somebody_who_has_finished_no_game_is_told_so(club: Club) -> None:
    ada, bruno = club.members[:2]
    assert said(await ada.slash(club.channel, "azul stats")) == ENGLISH("refusal-no-statistics")
    other = await ada.slash(club.channel, "azul stats", who=bruno)
    assert said(other) == ENGLISH("refusal-no-statistics-of", asked=BRUNO)


async def test_a_person_sees_their_own_games_in_private(club: Club) -> None:
    await finish(club)
    shown = said(await club.members[0].slash(club.channel, "azul stats"))
    card = await club.bot.games.statistics.card(club.members[0].id)
    percent = 100 * card.total.wins
    assert shown.startswith(ENGLISH("stats-of", name=ADA))
    assert ENGLISH("stats-games", games=1, wins=card.total.wins, percent=percent) in shown
    assert "(provisional)" in shown
    (picture,) = club.private(club.members[0])[-1].attachments
    assert picture.filename == "azul-stats.png"
    assert picture.description
    assert "you were" not in shown


async def test_the_menu_of_a_person_tells_how_you_did_against_them(club: Club) -> None:
    await finish(club)
    ada, bruno = club.members[:2]
    shown = said(await ada.context_menu(club.channel, "Azul statistics", bruno))
    assert shown.startswith(ENGLISH("stats-of", name=BRUNO))
    assert met("level") in shown


async def test_somebody_who_asks_is_told_when_they_were_ahead(club: Club) -> None:
    await club.begin(2)
    game = await club.game()
    ada, bruno = club.members[:2]
    await club.bot.games.change(game.id, decisions.resign(bruno.id))
    await club.bot.games.statistics.count(game.id)
    shown = said(await ada.context_menu(club.channel, "Azul statistics", bruno))
    assert met("ahead") in shown
    shown = said(await bruno.context_menu(club.channel, "Azul statistics", ada))
    assert met("behind") in shown


async def test_buttons_lead_to_the_server_and_back(club: Club) -> None:
    number = await finish(club)
    ada = club.members[0]
    own = answer(await ada.slash(club.channel, "azul stats"))
    assert labels(own) == [ENGLISH("button-stats-server"), ENGLISH("button-ranking")]
    await ada.click(own, label=ENGLISH("button-stats-server"))
    server = club.private(ada)[-1]
    heading = f"{ENGLISH('stats-here')}\n{ENGLISH('stats-here-games', games=1)}\n"
    assert server.content.startswith(heading)
    assert f"#{number}" in server.content
    assert not server.attachments
    await ada.click(server, label=ENGLISH("button-stats-yours"))
    assert club.private(ada)[-1].content.startswith(ENGLISH("stats-of", name=ADA))


@pytest.mark.one_in(3)
@pytest.mark.parametrize("locale", languages())
def test_every_achievement_has_a_name_and_a_reason(locale: str) -> None:
    words = words_for(locale)
    said = {words(f"achievement-{what}{each.value}") for what in ("", "why-") for each in Achievement}
    assert len(said) == 2 * len(Achievement)


def lines(shown: Card) -> list[str]:
    """Return what Bruno is told about somebody who calls herself Ada*."""
    return card_panel(PHRASES, shown, "Ada*", "Bruno").text.splitlines()


def test_a_card_tells_of_every_game() -> None:
    told = lines(card(between=HeadToHead(games=20, ahead=3, behind=16)))
    assert told[: told.index("**Achievements**")] == [
        r"### Ada\*",
        "**Rating:** colored wall **1,540 ± 60**",
        "**1,600** games, **800** won (50%)",
        "Wins in a row: 2 now, best 7",
        "Games with you: you were ahead in 16, behind in 3, tied in 1",
        "- 4 players, free wall: 0 of 9 won",
        "- 2 players, colored wall, special factories every round: 1 of 4 won",
        "- 2 players, colored wall: 2 of 3 won",
        "",
        "Best score: **112** · average: **54.3** (tiles 39.1, rows 2, columns 3.5, colors 2.5, floor −6.4)",
        "First-player marker: taken in 31% of rounds · 45 s a turn · favorite color: blue",
        "",
    ]


def test_beyond_servers_no_button_leads_to_one() -> None:
    panel = card_panel(PHRASES, card(), "Ada", "Bruno", on_server=False)
    assert [each.custom_id.text for each in panel.buttons] == [
        "azul:stats:0:0:yours",
        "azul:ranking:0:0:rating!ce",
    ]


def test_scores_are_those_of_games_that_were_played_to_the_end() -> None:
    left = replace(TOTAL, games=2 * TOTAL.games, wins=820)
    told = lines(card(left))
    assert "**3,200** games, **820** won (26%)" in told
    assert any("average: **54.3** (tiles 39.1, rows 2, columns 3.5" in line for line in told)
    assert not any(line.startswith("Best score") for line in lines(card(Sums(games=1))))


def test_neither_a_single_win_is_a_streak_nor_a_single_kind_told_of() -> None:
    shown = card()
    one = dict([*shown.by_kind.items()][:1])
    told = lines(replace(shown, best_streak=1, by_kind=one))
    assert told[2:4] == ["**1,600** games, **800** won (50%)", ""]


@pytest.mark.parametrize(
    ("seconds", "told"), [(0, "0 s"), (119, "119 s"), (120, "2 min"), (7_199, "120 min"), (7_200, "2 h")]
)
def test_a_turn_takes_seconds_minutes_or_hours(seconds: int, told: str) -> None:
    shown = lines(card(replace(TOTAL, turns=10, thinking=10_000 * seconds)))
    assert any(f" · {told} a turn · " in line for line in shown)


def test_a_server_has_its_records() -> None:
    records = ServerRecord(112, 5), ServerRecord(1, 6), ServerRecord(9, 7)
    shown = server_card_panel(PHRASES, ServerCard(7, 640, TOTAL, {}, *records)).text
    assert shown.splitlines() == [
        "### This server",
        "Finished games: **640**",
        "Average score: **54.3** (tiles 39.1, rows 2, columns 3.5, colors 2.5, floor −6.4)",
        "- Best score: 112 (game #5)",
        "- Closest game: decided by 1 point (#6)",
        "- Longest game: 9 rounds (#7)",
    ]
    shown = server_card_panel(PHRASES, ServerCard(7, 1, Sums(games=2), {}, None, None, None)).text
    assert shown.splitlines() == ["### This server", "Finished games: **1**"]
