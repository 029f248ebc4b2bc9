"""Buttons on a phone: lists, rankings, statistics and tables leave room for what they are about."""

from dataclasses import replace
from typing import Final

import pytest

import azul
from bot.features.games.panel import (
    GAMES_PER_KIND,
    PAGE_SIZE,
    GamesPage,
    ListKind,
    finished_panel,
    games_panel,
)
from bot.features.statistics.panel import card_panel
from bot.features.statistics.ranking_panel import ranking_panel
from bot.i18n.language import languages, words_for
from bot.messages.lobby_card import lobby_buttons
from bot.messages.table_buttons import buttons_of, with_request_buttons
from bot.ui.components import MAX_PER_ROW, Button, CustomId, in_phone_rows, phone_rows
from bot.ui.emojis import TileEmojis
from bot.words.phrases import Phrases
from engine import NO_HOURS, Game, Options, Player, Status, Table
from engine.statistics.card import Card, Order, Ranking
from engine.table.state import Invitation
from engine.table.undo_requests import Consent
from storage.statistics import Sums
from tests.azul.builders import board, table

MOST: Final = 6
"""As many as a panel of a take has at most."""
PEOPLE: Final = tuple(
    Player(number, name) for number, name in enumerate(("Ada", "Bruno", "Chiyo", "Dariya"), 1)
)
STATE: Final = table(*(board() for _ in PEOPLE), factories="b2rw,k4,r4,y4,b2rw,k4,r4,y4,w4", centre="br")
RUNNING: Final = Table(1, Options(4), PEOPLE, Status.PLAYING, state=STATE)
OVER: Final = replace(RUNNING, status=Status.OVER, state=STATE._replace(phase=azul.Phase.OVER))
LOBBY: Final = Table(1, Options(4), PEOPLE[:1])


def phrases_in(locale: str) -> Phrases:
    """Return the phrases of a language."""
    return Phrases(words_for(locale), TileEmojis())


def some_games(like: Table, count: int) -> GamesPage:
    """Return games with numbers of five digits, and say that there are more."""
    return GamesPage([Game(12_345 + number, 1, 1, 5, 5, 9, like) for number in range(count)], more=True)


@pytest.mark.parametrize("kind", ListKind)
@pytest.mark.parametrize("locale", languages())
def test_a_list_of_games_takes_six_rows_at_most(locale: str, kind: ListKind) -> None:
    count = GAMES_PER_KIND if kind is ListKind.ALL else PAGE_SIZE
    found = {ListKind.YOURS: RUNNING, ListKind.OPEN: LOBBY, ListKind.FINISHED: OVER}
    panel = games_panel(
        phrases_in(locale),
        99,
        {each: some_games(like, count) for each, like in found.items() if kind in {ListKind.ALL, each}},
        NO_HOURS,
        lambda _: "Azul club",
        kind,
        2,
    )
    assert len(panel.buttons) > 2
    assert phone_rows(panel.buttons) <= MOST


@pytest.mark.parametrize("locale", languages())
def test_what_can_be_done_with_a_finished_game_takes_two_rows_at_most(locale: str) -> None:
    (game,) = some_games(OVER, 1).games
    back = CustomId("games", 0, 1, ListKind.FINISHED.value)
    assert 1 <= phone_rows(finished_panel(phrases_in(locale), game, lambda _: "Azul club", back).buttons) <= 2


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("locale", languages())
def test_a_ranking_takes_six_rows_at_most(locale: str, order: Order) -> None:
    page = Ranking(order, azul.WallSide.COLOURED, 1, 1, 3, 25, (), None)
    assert 1 < phone_rows(ranking_panel(phrases_in(locale), page, {}, on_server=True).buttons) <= MOST


@pytest.mark.parametrize("locale", languages())
def test_statistics_take_three_rows_at_most(locale: str) -> None:
    card = Card(1, Sums(games=1), {}, {}, {}, 0, 0, ())
    assert 1 <= phone_rows(card_panel(phrases_in(locale), card, "Ada", "Bruno").buttons) <= 3


@pytest.mark.parametrize("locale", languages())
def test_a_lobby_in_which_somebody_is_asked_to_play_takes_six_rows_at_most(locale: str) -> None:
    asked = replace(
        LOBBY, players=(PEOPLE[0], Player(-1, "Bot Inês")), invitations=(Invitation(PEOPLE[2], 1),)
    )
    assert 3 < phone_rows(lobby_buttons(words_for(locale), 12_345, asked)) <= MOST


@pytest.mark.parametrize("locale", languages())
def test_a_turn_with_all_that_may_be_asked_takes_six_rows_at_most(locale: str) -> None:
    words = words_for(locale)
    asking = replace(RUNNING, computers=(1,), offered=(2,), consent=Consent(1, 0))
    buttons: tuple[Button, ...] = buttons_of(words, 1, 1, asking, STATE)
    assert 3 < phone_rows(with_request_buttons(words, 1, asking, buttons)) <= MOST


def test_a_row_has_no_more_buttons_than_discord_takes_however_narrow_they_are() -> None:
    narrow = [Button("i", CustomId("panel", 1))] * (MAX_PER_ROW + 1)
    assert [button.row for button in in_phone_rows(narrow)] == [0] * MAX_PER_ROW + [1]
