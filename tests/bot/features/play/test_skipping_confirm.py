"""After many confirmed moves in a row, people are asked once whether they want to skip Confirm."""

import pytest
from simcord.results import ResponseMessage

from engine.people import CONFIRMED_IN_A_ROW
from storage.store import Store
from tests.bot.club import Club, labels, text_of
from tests.bot.english import ENGLISH
from tests.bot.panels import a_move, assemble, choose
from tests.storage.faults import fail

OFFER = "Skip Confirm from now on"


async def confirmed(club: Club, *, line: int = 4) -> ResponseMessage:
    """Make a move of Ada's with the panel; return the answer."""
    move = await a_move(club, line)
    panel = await assemble(club, club.members[0], move)
    await choose(club.members[0], panel, f"{move}!")
    return panel


async def confirm_before(store: Store, club: Club, count: int) -> None:
    """Let Ada have confirmed so many moves before."""
    for _ in range(count):
        await store.count_confirmation(club.members[0].id, CONFIRMED_IN_A_ROW)


async def test_the_thirtieth_move_offers_it_and_undo_stays(club: Club, store: Store) -> None:
    await club.begin()
    await confirm_before(store, club, CONFIRMED_IN_A_ROW - 1)
    panel = await confirmed(club)
    assert labels(panel) == ["Undo", OFFER]
    assert ENGLISH("skip-confirm", count=CONFIRMED_IN_A_ROW) in text_of(panel)

    ada = club.members[0]
    await ada.click(panel, label=OFFER)
    assert text_of(panel) == ENGLISH("confirm-skipped")
    assert not (await club.bot.games.people.get(ada.id)).confirm
    await ada.click(panel, label="Undo")
    assert (await club.state()).turn == 0


async def test_it_is_offered_once_in_a_lifetime(club: Club, store: Store) -> None:
    await club.begin()
    await confirm_before(store, club, CONFIRMED_IN_A_ROW)
    assert labels(await confirmed(club)) == ["Undo"]


@pytest.mark.parametrize("how", ["a button", "a command"])
async def test_an_undo_begins_the_count_again(club: Club, store: Store, how: str) -> None:
    await club.begin()
    await confirm_before(store, club, CONFIRMED_IN_A_ROW - 2)
    panel = await confirmed(club)
    if how == "a button":
        await club.members[0].click(panel, label="Undo")
    else:
        await club.members[0].slash(club.channel, "azul undo")
    assert await store.confirmations(club.members[0].id) == 0
    await confirmed(club)
    assert await store.confirmations(club.members[0].id) == 1


async def test_asking_the_others_to_undo_begins_the_count_again(club: Club, store: Store) -> None:
    await club.begin()
    await confirm_before(store, club, CONFIRMED_IN_A_ROW - 2)
    panel = await confirmed(club)
    await club.take(await a_move(club))
    await club.members[0].click(panel, label="Undo")
    assert await store.confirmations(club.members[0].id) == CONFIRMED_IN_A_ROW - 1
    await club.members[0].click(panel, label="Ask the others")
    assert await store.confirmations(club.members[0].id) == 0


async def test_typed_moves_do_not_count(club: Club, store: Store) -> None:
    await club.begin()
    await club.take(await a_move(club))
    assert await store.confirmations(club.members[0].id) == 0


async def test_a_move_is_answered_also_if_it_cannot_be_counted(club: Club, store: Store) -> None:
    await club.begin()
    fail(store, "confirmations")
    assert labels(await confirmed(club)) == ["Undo"]


async def test_after_the_next_move_the_button_still_switches(club: Club, store: Store) -> None:
    await club.begin()
    await confirm_before(store, club, CONFIRMED_IN_A_ROW - 1)
    panel = await confirmed(club)
    await club.take(await a_move(club))
    await club.members[0].click(panel, label=OFFER)
    assert labels(panel) == []
    assert not (await club.bot.games.people.get(club.members[0].id)).confirm
