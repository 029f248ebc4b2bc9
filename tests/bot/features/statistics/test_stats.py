"""`/azul stats` and *Azul statistics*: what somebody's games have added up to, for anybody who asks."""

import pytest

from bot.i18n.language import Text, languages, words_for
from engine import decisions
from engine.statistics.achievements import Achievement
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ADA, BRUNO, ENGLISH

pytestmark = pytest.mark.usefixtures("no_traceback")


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
