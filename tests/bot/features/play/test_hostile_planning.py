"""Planning under pressure: forged and late presses, two at once, strangers, the wrong moment."""

import pytest

import azul
from bot.i18n.language import Verbatim
from engine import Status, decisions
from engine.table.events import Played
from storage.store import Store
from tests.bot.club import Club, answer, buttons, labels, said
from tests.bot.english import ADA, BRUNO, ENGLISH
from tests.bot.features.play.test_planning import PLANNED, WAIT, elsewhere, moves_of, plan, planned_moves
from tests.bot.features.privacy.test_privacy import delete
from tests.bot.panels import assert_same, choices, choose
from tests.bot.variants import FREE, play_until
from tests.storage.faults import meanwhile


async def press_id(club: Club, action: str, choice: str) -> str:
    """Return a forged button for the game as it is now."""
    game = await club.game()
    return f"azul:{action}:{game.id}:{game.version}:{choice}"


async def test_a_plan_s_button_never_makes_a_move(club: Club, store: Store) -> None:
    await club.begin()
    ada, bruno = club.members[:2]
    move = azul.legal_moves(await club.state())[0]
    before, sent = await club.game(), len(club.env.http_requests)

    pressed = await club.press(ada, club.last, await press_id(club, "plan", f"{move}!"))

    assert said(pressed).startswith(ENGLISH("plan-turn-came"))
    assert all(each["custom_id"].startswith("azul:take:") for each in buttons(answer(pressed)))
    assert await planned_moves(club, ada) == []
    await assert_same(club, before, sent)
    own = decisions.take(ada.id, await elsewhere(club, move.source))
    meanwhile(store, "load", lambda: club.bot.games.change(before.id, own))
    pressed = await club.press(bruno, club.last, await press_id(club, "plan", f"{move}!"))
    assert said(pressed).startswith(ENGLISH("plan-turn-came"))


async def test_a_move_s_button_never_plans(club: Club) -> None:
    await club.begin()
    move = (await moves_of(club, 1))[0]
    before, sent = await club.game(), len(club.env.http_requests)

    pressed = await club.press(club.members[1], club.last, await press_id(club, "take", f"{move}!"))

    assert said(pressed) == ENGLISH("refusal-not-your-turn", name=ADA)
    assert await planned_moves(club, club.members[1]) == []
    await assert_same(club, before, sent)


@pytest.mark.one_in(9)
@pytest.mark.parametrize("action", ["plan", "wishes"])
@pytest.mark.parametrize("choice", ["", "zzz", "9", "cbf!", "x", "x1b1", "u9w5", "x1b199999"])
async def test_forged_choices_plan_nothing(club: Club, action: str, choice: str) -> None:
    await club.begin()
    before, sent = await club.game(), len(club.env.http_requests)

    for member in (club.members[1], club.members[4]):
        assert said(await club.press(member, club.last, await press_id(club, action, choice)))

    assert await club.bot.games.plans.all_in(before.id) == {}
    await assert_same(club, before, sent)


@pytest.mark.thorough
async def test_a_version_from_the_future_plans_nothing(club: Club) -> None:
    await club.begin()
    game, move = await club.game(), (await moves_of(club, 1))[0]
    pressed = await club.press(club.members[1], club.last, f"azul:plan:{game.id}:999999:{move}!")
    assert said(pressed).startswith(ENGLISH("panel-moved-on"))
    assert await planned_moves(club, club.members[1]) == []


async def test_somebody_else_s_plan_is_neither_seen_nor_changed(club: Club) -> None:
    await club.begin(3)
    bruno, chiyo, stranger = club.members[1], club.members[2], club.members[4]
    planned_move = (await moves_of(club, 1))[0]
    panel = await plan(club, bruno, planned_move)
    remove = buttons(panel)[0]["custom_id"]

    own = said(await club.press(chiyo, club.last, remove))
    refused = said(await club.press(stranger, club.last, remove))

    assert ENGLISH("plan-gone") in own
    assert refused == ENGLISH("refusal-not-seated")
    assert said(await stranger.slash(club.channel, "azul plan")) == ENGLISH("refusal-not-seated")
    assert await planned_moves(club, bruno) == [str(planned_move)]
    for member in (club.members[0], chiyo, stranger):
        assert not any("Remove 1" in labels(message) for message in club.private(member))


@pytest.mark.thorough
async def test_planning_twice_at_once_plans_once(club: Club) -> None:
    await club.begin()
    bruno, move = club.members[1], (await moves_of(club, 1))[0]
    add = await press_id(club, "plan", f"{move}!")
    await club.press_at_once(club.last, (bruno, add), (bruno, add), (bruno, add))
    assert await planned_moves(club, bruno) == [str(move)]


@pytest.mark.thorough
async def test_four_plans_at_once_leave_three(club: Club) -> None:
    await club.begin()
    bruno, moves = club.members[1], (await moves_of(club, 1))[:4]
    presses = [(bruno, await press_id(club, "plan", f"{move}!")) for move in moves]
    await club.press_at_once(club.last, *presses)
    assert sorted(await planned_moves(club, bruno)) == sorted(map(str, moves[:3]))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("is_first", [True, False])
async def test_a_plan_made_as_the_turn_comes_is_kept_or_refused_but_never_lost(
    club: Club, *, is_first: bool
) -> None:
    await club.begin()
    ada, bruno = club.members[:2]
    planned_move = (await moves_of(club, 1))[0]
    own = await elsewhere(club, planned_move.source)
    presses = [
        (bruno, await press_id(club, "plan", f"{planned_move}!")),
        (ada, await press_id(club, "take", f"{own}!")),
    ]
    results = await club.press_at_once(club.last, *(presses if is_first else presses[::-1]))

    planned = await planned_moves(club, bruno)
    answer = said(results[0 if is_first else 1])
    assert (ENGLISH("plan-title") in answer) == (planned == [str(planned_move)])
    await club.env.advance_time(WAIT)
    assert (await club.state()).turn == (0 if planned else 1)
    assert (PLANNED in club.last.content) == bool(planned)


async def test_the_player_s_own_move_and_the_plan_at_the_same_moment_make_one_take(club: Club) -> None:
    await club.begin()
    bruno, planned_move = club.members[1], (await moves_of(club, 1))[0]
    await plan(club, bruno, planned_move)
    await club.take(await elsewhere(club, planned_move.source))
    confirm = await press_id(club, "take", f"{planned_move}!")
    await club.env.advance_time(WAIT - 3)
    await club.press_at_once(club.last, (bruno, confirm), (bruno, confirm))
    await club.env.advance_time(WAIT)
    assert (await club.state()).turn == 0
    assert len(club.turns) == 3


async def test_a_panel_from_before_the_game_moved_on_starts_again(club: Club) -> None:
    await club.begin(3)
    chiyo, move = club.members[2], (await moves_of(club, 2))[0]
    panel = answer(await chiyo.click(club.turn, label=str(move.source)))
    await choose(chiyo, panel, str(move))
    await club.hurry(takes=1)
    await choose(chiyo, panel, f"{move}!")
    assert panel.content.startswith(ENGLISH("panel-moved-on"))
    assert ENGLISH("plan-ahead", name=BRUNO) in panel.content
    assert await planned_moves(club, chiyo) == []


@pytest.mark.thorough
async def test_a_panel_opened_before_the_turn_came_becomes_that_of_a_move(club: Club) -> None:
    await club.begin()
    bruno, move = club.members[1], (await moves_of(club, 1))[0]
    panel = answer(await bruno.click(club.turn, label=str(move.source)))
    assert not any(each["custom_id"].startswith("azul:take:") for each in buttons(panel))
    await club.take(await elsewhere(club, move.source))
    before = await club.game()
    await choose(bruno, panel, str(move))
    assert panel.content.startswith(ENGLISH("plan-turn-came"))
    assert await club.game() == before
    assert set(choices(panel)) <= {"c", *"123456789"}


async def test_nothing_is_planned_when_no_tiles_are_taken(club: Club) -> None:
    bruno = club.members[1]
    assert said(await bruno.slash(club.channel, "azul plan")) == ENGLISH("refusal-no-table")
    await club.lobby(3, 4, **FREE)
    assert ENGLISH("refusal-not-begun", host=ADA) in said(await bruno.slash(club.channel, "azul plan"))
    await club.members[0].slash(club.channel, "azul begin")
    await play_until(club, lambda state: state.phase is azul.Phase.TILING)
    assert said(await bruno.slash(club.channel, "azul plan")) == ENGLISH("refusal-tiling")
    await club.bot.games.change((await club.game()).id, decisions.resign(bruno.id))
    assert said(await bruno.slash(club.channel, "azul plan")) == ENGLISH("refusal-resigned")
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[0].id))
    assert (await club.game()).table.status is Status.OVER
    assert said(await bruno.slash(club.channel, "azul plan")) == ENGLISH("refusal-ended")


async def test_on_one_s_own_turn_the_command_leads_to_a_move(club: Club) -> None:
    await club.begin()
    shown = answer(await club.members[0].slash(club.channel, "azul plan"))
    assert shown.content.startswith(ENGLISH("plan-your-turn"))
    assert all(each["custom_id"].startswith("azul:take:") for each in buttons(shown))


@pytest.mark.thorough
async def test_a_strange_name_stays_harmless(club: Club) -> None:
    strange = club.welcome("@everyone **\u202eadA** <@1>")
    await strange.slash(club.channel, "azul start")
    await club.members[1].slash(club.channel, "azul join")
    await strange.slash(club.channel, "azul begin")
    shown = said(await club.members[1].slash(club.channel, "azul plan"))
    assert "\\@everyone" in shown
    assert "\u202e" not in shown
    assert Verbatim("<@1>") not in shown


# ── plans in conflict ──


async def a_plan_of(club: Club, seat: int, *sources: int) -> list[azul.Move]:
    """Plan a take from each of some factories for a player, the preferred one first."""
    moves = await moves_of(club, seat)
    planned = [next(move for move in moves if move.source == source and move.line) for source in sources]
    for move in planned:
        await plan(club, club.members[seat], move)
    assert await planned_moves(club, club.members[seat]) == [str(move) for move in planned]
    return planned


async def take_from(club: Club, source: int) -> None:
    """Take from a factory as the player to move."""
    await club.take(next(each for each in azul.legal_moves(await club.state()) if each.source == source))


async def planned_takes(club: Club) -> list[str]:
    """Return the takes that were planned, in order."""
    entries = await club.bot.games.history((await club.game()).id)
    events = [entry.event for entry in entries if isinstance(entry.event, Played) and entry.event.planned]
    return [str(event.event.move) for event in events if isinstance(event.event, azul.Taken)]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("gone", "made"), [(1, 1), (2, 0), (5, 0)])
async def test_of_two_planned_takes_the_first_that_is_left_is_made(club: Club, gone: int, made: int) -> None:
    await club.begin()
    planned = await a_plan_of(club, 1, 1, 2)
    await take_from(club, gone)
    await club.env.advance_time(WAIT)
    assert await planned_takes(club) == [str(planned[made])]
    assert await planned_moves(club, club.members[1]) == []


@pytest.mark.thorough
async def test_of_three_planned_takes_the_last_is_made_if_the_others_take_the_first_two(club: Club) -> None:
    await club.begin(3)
    planned = await a_plan_of(club, 2, 1, 2, 3)
    for source in (1, 2):
        await take_from(club, source)
    await club.env.advance_time(WAIT)
    assert await planned_takes(club) == [str(planned[2])]
    assert (await club.state()).turn == 0


async def test_if_no_planned_take_is_left_the_turn_waits_for_its_player(club: Club) -> None:
    await club.begin(4)
    planned = await a_plan_of(club, 3, 1, 2, 3)
    for source in (1, 2, 3):
        await take_from(club, source)
    await club.env.advance_time(10 * WAIT)
    assert await planned_takes(club) == []
    assert (await club.state()).turn == 3
    assert await planned_moves(club, club.members[3]) == [str(move) for move in planned]
    await take_from(club, 4)
    assert await planned_moves(club, club.members[3]) == []


async def test_of_two_plans_for_the_same_tiles_the_first_to_move_gets_them_and_the_other_the_next_best(
    club: Club,
) -> None:
    await club.begin(3)
    first = await a_plan_of(club, 1, 1, 2)
    second = await a_plan_of(club, 2, 1, 3)
    await take_from(club, 5)
    await club.env.advance_time(WAIT)
    assert await planned_takes(club) == [str(first[0]), str(second[1])]
    assert (await club.state()).turn == 0
    assert all([await planned_moves(club, member) == [] for member in club.members[:3]])


@pytest.mark.thorough
async def test_of_two_plans_for_the_same_tiles_alone_one_is_made_and_the_other_waits(club: Club) -> None:
    await club.begin(3)
    (first,) = await a_plan_of(club, 1, 1)
    (second,) = await a_plan_of(club, 2, 1)
    await take_from(club, 5)
    await club.env.advance_time(WAIT)
    assert await planned_takes(club) == [str(first)]
    assert (await club.state()).turn == 2
    assert f"<@{club.members[2].id}>, it's your turn!" in club.last.content
    assert await planned_moves(club, club.members[2]) == [str(second)]


@pytest.mark.thorough
async def test_a_planned_take_that_an_undo_makes_possible_again_is_made(club: Club) -> None:
    await club.begin()
    planned = await a_plan_of(club, 1, 1, 2)
    done = answer(await club.take(next(m for m in azul.legal_moves(await club.state()) if m.source == 1)))
    await club.env.advance_time(WAIT - 10)
    await club.members[0].click(done, label="Undo")
    await take_from(club, 2)
    await club.env.advance_time(WAIT)
    assert await planned_takes(club) == [str(planned[0])]


# ── somebody who has planned is deleted ──


@pytest.mark.one_in(2)
@pytest.mark.parametrize("is_waiting", [True, False], ids=["turn came", "before the turn"])
async def test_a_deletion_takes_the_plan_along_and_the_game_goes_on(club: Club, *, is_waiting: bool) -> None:
    await club.begin(3)
    bruno, chiyo = club.members[1:3]
    await a_plan_of(club, 1, 1, 2)
    others = await a_plan_of(club, 2, 3)
    if is_waiting:
        await take_from(club, 5)
    await delete(club, bruno)
    game = await club.game()
    assert bruno.id not in await club.bot.games.plans.all_in(game.id)
    if not is_waiting:
        await take_from(club, 5)
    await club.env.advance_time(WAIT)
    assert await planned_takes(club) == [str(others[0])]
    assert (await club.state()).turn == 0
    assert (await club.game()).table.is_open
    assert str(bruno.id) not in str(await club.store.events(game.id))
    await club.hurry(takes=4)
    assert await planned_moves(club, chiyo) == []


@pytest.mark.thorough
async def test_in_a_game_of_two_a_deletion_with_a_plan_ends_the_game(club: Club) -> None:
    await club.begin()
    await a_plan_of(club, 1, 1)
    await take_from(club, 2)
    await delete(club, club.members[1])
    await club.env.advance_time(2 * WAIT)
    game = await club.game()
    assert game.table.status is Status.OVER
    assert await planned_takes(club) == []
    assert await club.store.plans_in(game.id) == {}
