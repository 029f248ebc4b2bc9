"""Buttons for placing tiles that are made up, outdated or pressed at once: answered, and nothing is lost."""

import pytest

import azul
from engine import decisions
from storage.store import Store
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ENGLISH
from tests.bot.free_walls import place_all
from tests.bot.panels import assert_same, custom_id, open_tiling, press
from tests.bot.shown import TILING_BUTTONS
from tests.bot.variants import FREE, choosing, do, first_choices, play_until
from tests.storage.faults import meanwhile

MADE_UP = (
    "tiling:{game}:1:x",
    "place:{game}",
    "place:{game}:{round}:",
    "place:{game}:{round}:1",
    "place:{game}:{round}:123",
    "place:{game}:{round}:99",
    "place:{game}:{round}:ab",
    "place:{game}:{round}:00",
    "place:{game}:999999999:11",
    "place:999999999999999999:1:11",
    "change:{game}",
    "change:{game}:{round}:",
    "change:{game}:{round}:9",
    "change:{game}:{round}:12",
    "settle:{game}",
    "settle:{game}:{round}:",
    "settle:{game}:{round}:!!",
    "settle:{game}:{round}:66666",
    "settle:{game}:999999999:",
    "take:{game}:{version}:1b1!",
    "take:{game}:{version}:1b1lr!",
    "panel:{game}",
)


@pytest.mark.one_in(12)
@pytest.mark.parametrize("made_up", MADE_UP)
async def test_a_made_up_button_is_answered_and_chooses_nothing(club: Club, made_up: str) -> None:
    await club.begin(2, **FREE)
    state = await play_until(club, choosing(0, 1))
    game, sent = await club.game(), len(club.env.http_requests)
    panel = await open_tiling(club)
    text = made_up.format(game=game.id, round=state.round, version=game.version)

    result = await club.press(club.members[0], panel, f"azul:{text}")

    assert result.acknowledged
    assert said(result) or panel.content
    assert "Something went wrong" not in panel.content
    await assert_same(club, game, sent)


@pytest.mark.one_in(5)
@pytest.mark.parametrize(
    "action", ["tiling:{game}", "place:{game}:1:11", "change:{game}:1:1", "settle:{game}:1:1"]
)
@pytest.mark.parametrize("wall", ["coloured", "free"])
async def test_nothing_is_placed_while_tiles_are_taken(club: Club, action: str, wall: str) -> None:
    await club.begin(wall=wall)
    before, sent = await club.game(), len(club.env.http_requests)
    panel = answer(await club.members[0].click(club.last, label="1"))

    result = await club.press(club.members[0], panel, f"azul:{action.format(game=before.id)}")

    assert ENGLISH("refusal-not-choosing") in panel.content + said(result)
    typed = await club.members[0].slash(club.channel, "azul place", line="1", column="1")
    assert said(typed).startswith(ENGLISH("refusal-not-choosing"))
    await assert_same(club, before, sent)


async def test_nothing_is_taken_while_people_choose(club: Club) -> None:
    await club.begin(2, **FREE)
    before_all = club.last
    state = await play_until(club, choosing(0, 1))
    before, sent = await club.game(), len(club.env.http_requests)

    typed = await club.take("centre blue 1", by=club.members[state.turn])
    pressed = await club.press(club.members[state.turn], before_all, f"azul:panel:{before.id}")

    refusal = ENGLISH("refusal-tiling")
    assert said(typed) == said(pressed) == refusal
    await assert_same(club, before, sent)


@pytest.mark.thorough
async def test_ten_presses_of_one_space_at_once_choose_it_once_for_all(club: Club) -> None:
    await club.begin(2, **FREE)
    await play_until(club, choosing(0, 1))
    panel = await open_tiling(club)
    space = custom_id(panel, "Column")
    (row, column), *_ = first_choices(await club.state(), 0)

    results = await club.press_at_once(panel, *[(club.members[0], space)] * 10)

    assert all(result.acknowledged for result in results)
    assert (await club.state()).choices[0] == (column,)
    assert f"Line {row + 1}: " in panel.content
    assert labels(club.last) == TILING_BUTTONS


async def test_a_change_and_a_confirmation_at_once_never_confirm_what_was_not_shown(club: Club) -> None:
    await club.begin(2, **FREE)
    state = await play_until(club, choosing(0, 1))
    panel = await open_tiling(club)
    while "Confirm" not in labels(panel):
        await press(club, 0, panel, "Column")
    seen = (await club.state()).choices[0]
    first = azul.placed_lines(await club.state(), 0).decisions[0]
    other = f"azul:place:1:{state.round}:{first.row + 1}{first.spaces[-1].column + 1}"

    await club.press_at_once(panel, (club.members[0], other), (club.members[0], custom_id(panel, "Confirm")))

    now = await club.state()
    assert now.choices[0] == seen or 0 not in now.settled
    assert 0 in azul.waiting_for(now) or now.choices[0] == seen


async def test_nobody_is_told_that_they_confirmed_what_somebody_else_did(club: Club, store: Store) -> None:
    await club.begin(2, **FREE)
    state = await play_until(club, choosing(0, 1))
    panel, game = await place_all(club, 0), await club.game()
    for row, column in first_choices(state, 1):
        game = await do(club.bot.games, game, azul.Placed(1, row, column))
    await do(club.bot.games, game, azul.Settled(1))
    confirm = custom_id(panel, "Confirm")
    first = azul.placed_lines(state, 0).decisions[-1]
    other = f"azul:place:1:{state.round}:{first.row + 1}{first.spaces[-1].column + 1}"
    await club.press(club.members[0], panel, other)

    await club.press(club.members[0], panel, confirm)

    assert panel.content.startswith(ENGLISH("panel-moved-on"))
    assert azul.waiting_for(await club.state()) == (0,)
    for row, column in first_choices(await club.state(), 0):
        await do(club.bot.games, game, azul.Placed(0, row, column))
    chosen = "".join(str(column + 1) for column in (await club.state()).choices[0])
    meanwhile(store, "load", lambda: do(club.bot.games, game, azul.Settled(0)))
    await club.press(club.members[0], panel, f"azul:settle:1:{state.round}:{chosen}")
    assert panel.content == ENGLISH("round-title", round=state.round)


@pytest.mark.thorough
async def test_an_old_game_s_panel_never_places_in_the_channel_s_next_game(club: Club) -> None:
    await club.begin(2, **FREE)
    state = await play_until(club, choosing(0, 1))
    old = await open_tiling(club)
    space = custom_id(old, "Column")
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[1].id))
    await club.begin(2, **FREE)
    await play_until(club, choosing(0, 1))
    before, sent = await club.game(), len(club.env.http_requests)

    for custom in (space, f"azul:settle:1:{state.round}:1", f"azul:change:1:{state.round}:1"):
        await club.press(club.members[0], old, custom)
        assert old.content == "This game is over. `/azul start` opens a new table."

    await assert_same(club, before, sent)


@pytest.mark.thorough
async def test_a_player_who_left_neither_places_tiles_nor_is_asked_to(club: Club) -> None:
    await club.begin(3, **FREE)
    await play_until(club, choosing(0, 1, 2))
    panel = await open_tiling(club, 2)
    space = custom_id(panel, "Column")
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[2].id))
    before, sent = await club.game(), len(club.env.http_requests)

    await club.press(club.members[2], panel, space)

    assert panel.content.startswith(ENGLISH("refusal-not-choosing"))
    typed = await club.members[2].slash(club.channel, "azul place", line="1", column="1")
    assert said(typed).startswith(ENGLISH("refusal-not-choosing"))
    assert (await club.game()).table == before.table
    assert club.posted(sent) == []
