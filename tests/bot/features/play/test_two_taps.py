"""Moves of people who don't confirm them: a press on a source, and one on a target."""

import pytest

import azul
from engine import Person
from tests.bot.club import Club, labels
from tests.bot.english import ENGLISH
from tests.bot.panels import a_move, assemble, assert_same, choices, choose, open_panel
from tests.bot.shown import LOOKING_BUTTONS, assert_shown_once
from tests.bot.variants import SPECIAL, disc_with_rest, factory_of, play_until


async def trusting(club: Club) -> None:
    """Let nobody confirm moves."""
    for member in club.members:
        await club.bot.games.people.change(member.id, lambda *_: Person(confirm=False))


async def test_a_target_makes_the_move(club: Club) -> None:
    await trusting(club)
    await club.begin()
    ada, move = club.members[0], await a_move(club, line=4)
    panel = await open_panel(club, ada, move.source)

    await choose(ada, panel, str(move))

    assert panel.content.startswith("Done: ")
    assert labels(panel) == ["Undo"]
    assert "**Ada** took" in club.last.content
    await assert_shown_once(club, turns=2)
    assert await club.store.confirmations(ada.id) == 0


async def test_the_move_can_be_undone(club: Club) -> None:
    await trusting(club)
    await club.begin()
    before = await club.state()
    panel = await assemble(club, club.members[0], await a_move(club))

    await club.members[0].click(panel, label="Undo")

    assert panel.content.startswith(ENGLISH("undone"))
    assert await club.state() == before


@pytest.mark.thorough
async def test_a_target_pressed_five_times_at_once_makes_one_move(club: Club) -> None:
    await trusting(club)
    await club.begin()
    ada, move, before = club.members[0], await a_move(club), await club.game()
    panel = await open_panel(club, ada, move.source)

    await club.press_at_once(panel, *[(ada, choices(panel)[str(move)])] * 5)

    assert (await club.game()).version == before.version + 1
    assert panel.content.startswith("Done: ")
    await assert_shown_once(club, turns=2)


@pytest.mark.thorough
async def test_a_target_pressed_again_says_that_it_is_done(club: Club) -> None:
    await trusting(club)
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await open_panel(club, ada, move.source)
    target = choices(panel)[str(move)]
    await ada.click(panel, custom_id=target)
    before, sent = await club.game(), len(club.env.http_requests)

    await club.press(ada, panel, target)

    assert panel.content.startswith("Done: ")
    assert labels(panel) == ["Undo"]
    await assert_same(club, before, sent)


async def test_a_target_of_an_old_panel_makes_no_move(club: Club) -> None:
    await trusting(club)
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await open_panel(club, ada, move.source)
    target = choices(panel)[str(move)]
    await club.hurry(takes=2)
    before, sent = await club.game(), len(club.env.http_requests)

    await club.press(ada, panel, target)

    assert panel.content.startswith(ENGLISH("panel-moved-on"))
    assert set(labels(panel)) == set(labels(club.last)) - {*LOOKING_BUTTONS}
    await assert_same(club, before, sent)


async def test_another_player_s_target_makes_no_move(club: Club) -> None:
    await trusting(club)
    await club.begin()
    move, game, sent = await a_move(club), await club.game(), len(club.env.http_requests)
    panel = await open_panel(club)

    for number in (1, 4):
        await club.press(club.members[number], panel, f"azul:take:{game.id}:{game.version}:{move}")

    await assert_same(club, game, sent)


@pytest.mark.thorough
async def test_where_tiles_scatter_is_still_asked_and_then_played(club: Club) -> None:
    await trusting(club)
    await club.begin(3, **SPECIAL)
    state = await play_until(club, disc_with_rest(azul.Disc.SCATTER, 2))
    source, mover = factory_of(state, azul.Disc.SCATTER), await club.mover()
    move = next(move for move in azul.legal_moves(state) if move.source == source)
    before, sent = await club.game(), len(club.env.http_requests)

    panel = await assemble(club, mover, move)
    assert "What you leave scatters to factories" in panel.content
    await assert_same(club, before, sent)
    while (way := next((label for label in labels(panel) if "→" in label), None)) is not None:
        await mover.click(panel, label=way)

    assert panel.content.startswith("Done: ")
    assert (await club.game()).version > before.version


async def test_a_press_on_the_table_s_message_never_makes_a_move_itself(club: Club) -> None:
    await trusting(club)
    await club.begin()
    state = await play_until(club, lambda state: bool(single_targets(state)))
    (source, *_), mover = single_targets(state), await club.mover()
    before, sent = await club.game(), len(club.env.http_requests)

    panel = await open_panel(club, mover, source)

    assert labels(panel)[0] == "Confirm"
    await assert_same(club, before, sent)
    await mover.click(panel, label="Confirm")
    assert panel.content.startswith("Done: ")


def single_targets(state: azul.State) -> list[int]:
    """Return the sources from which only one move is legal."""
    if state.phase is not azul.Phase.OFFER:
        return []
    takes = [move.source for move in azul.legal_moves(state)]
    return [source for source in state.sources if takes.count(source) == 1]


@pytest.mark.thorough
async def test_somebody_who_confirms_moves_still_does(club: Club) -> None:
    await club.bot.games.people.change(club.members[1].id, lambda *_: Person(confirm=False))
    await club.begin()
    panel = await assemble(club, club.members[0], await a_move(club))
    assert labels(panel) == ["Confirm", "Back"]
