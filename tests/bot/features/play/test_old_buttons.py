"""Buttons pressed twice, too late or by others, and made-up ones: answered, and nothing changes."""

import pytest

import azul
from engine import decisions
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ADA, BRUNO, ENGLISH
from tests.bot.panels import a_move, assemble, assert_same, choices, choose, open_panel
from tests.bot.shown import LOOKING_BUTTONS, take, turn_labels
from tests.bot.undo_requests import agree
from tests.bot.variants import cut_short


async def test_confirm_pressed_twice_makes_one_move(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    confirm = choices(panel)[f"{move}!"]
    await ada.click(panel, custom_id=confirm)
    before, sent = await club.game(), len(club.env.http_requests)

    await club.press(ada, panel, confirm)

    assert panel.content.startswith("Done: ")
    assert labels(panel) == ["Undo"]
    await assert_same(club, before, sent)
    other = await club.press(club.members[1], club.last, confirm)
    assert "Done" not in said(other)


async def test_confirm_pressed_again_after_a_later_move_offers_to_undo_its_own_take(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    confirm = choices(panel)[f"{move}!"]
    await ada.click(panel, custom_id=confirm)
    done, undo = panel.content, choices(panel)
    await club.restart()  # so that this panel stays
    await club.hurry(takes=2)

    await club.press(ada, panel, confirm)

    assert panel.content.startswith(done.partition(" You can")[0])
    assert choices(panel) == undo


@pytest.mark.thorough
async def test_of_two_panels_with_the_same_take_the_second_says_that_it_is_done(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    desk = await assemble(club, ada, move)
    await club.restart()  # so that the first panel stays
    phone = await assemble(club, ada, move)
    await choose(ada, desk, f"{move}!")
    before, sent = await club.game(), len(club.env.http_requests)

    await choose(ada, phone, f"{move}!")

    assert phone.content.startswith("Done: ")
    assert labels(phone) == ["Undo"]
    await assert_same(club, before, sent)


@pytest.mark.thorough
async def test_confirm_pressed_twice_is_done_although_the_player_begins_the_next_round(
    club: Club,
) -> None:
    await club.begin()
    last = await play_to_the_last_take_of_a_round_that_its_player_begins(club)
    mover = await club.mover()
    panel = await assemble(club, mover, last)
    confirm = choices(panel)[f"{last}!"]
    await mover.click(panel, custom_id=confirm)
    done = panel.content
    before, sent = await club.game(), len(club.env.http_requests)
    assert await club.mover() is mover

    await club.press(mover, panel, confirm)

    assert panel.content == done
    assert done.startswith("Done: ")
    await assert_same(club, before, sent)


async def play_to_the_last_take_of_a_round_that_its_player_begins(club: Club) -> azul.Move:
    """Play to where a take ends the round and its player begins the next; return the take."""
    while True:
        state = await club.state()
        move = azul.legal_moves(state)[0]
        ends = not any(state.factories) and len(azul.present(state.centre)) == 1
        if ends and (state.marker == state.turn or azul.takes_marker(state, move)):
            return move
        await club.hurry(takes=1)


async def test_a_move_that_was_taken_back_by_consent_is_not_reported_as_done_when_confirmed_again(
    club: Club,
) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    confirm = choices(panel)[f"{move}!"]
    await ada.click(panel, custom_id=confirm)
    await club.restart()  # so that this panel stays
    await take(club)
    await ada.click(answer(await ada.slash(club.channel, "azul undo")), label=ENGLISH("button-ask"))
    await agree(club, 1)
    before = await club.game()

    await club.press(ada, panel, confirm)

    assert not panel.content.startswith("Done: ")
    assert ENGLISH("panel-moved-on") in panel.content
    assert await club.game() == before


@pytest.mark.thorough
async def test_an_undone_move_is_not_reported_as_done_when_its_confirm_is_pressed_again(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    confirm = choices(panel)[f"{move}!"]
    await ada.click(panel, custom_id=confirm)
    await ada.slash(club.channel, "azul undo")
    await club.restart()  # so that this panel stays
    await club.take(next(legal for legal in azul.legal_moves(await club.state()) if legal != move))
    before, sent = await club.game(), len(club.env.http_requests)

    await club.press(ada, panel, confirm)

    assert panel.content == ENGLISH("refusal-not-your-turn", name=BRUNO)
    await assert_same(club, before, sent)


async def test_a_panel_opened_before_an_undo_starts_again(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    old = await assemble(club, ada, move)
    await club.restart()  # so that this panel stays
    await club.take(move)
    await ada.slash(club.channel, "azul undo")
    before, sent = await club.game(), len(club.env.http_requests)

    await choose(ada, old, f"{move}!")

    assert old.content.startswith(ENGLISH("panel-moved-on"))
    assert ENGLISH("panel-source") in old.content
    assert set(labels(old)) == {"1", "2", "3", "4", "5"}
    await assert_same(club, before, sent)


async def test_a_panel_of_a_finished_game_says_that_it_is_over(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    turn, old = club.last, await assemble(club, ada, move)
    await cut_short(club)
    before, sent = await club.game(), len(club.env.http_requests)

    await choose(ada, old, f"{move}!")
    pressed = await club.press(ada, turn, f"azul:panel:{before.id}")

    assert old.content == said(pressed) == "This game is over. `/azul start` opens a new table."
    await assert_same(club, before, sent)


async def test_an_old_game_s_button_never_plays_in_the_channel_s_next_game(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    old = await assemble(club, ada, move)
    await ada.slash(club.channel, "azul leave")
    await club.bot.games.change((await club.game()).id, decisions.resign(ada.id))
    await club.begin()
    before, sent = await club.game(), len(club.env.http_requests)

    await choose(ada, old, f"{move}!")

    assert old.content == "This game is over. `/azul start` opens a new table."
    await assert_same(club, before, sent)


async def test_a_source_is_for_players(club: Club) -> None:
    await club.begin()
    before, sent = await club.game(), len(club.env.http_requests)

    result = await club.members[4].click(club.last, label="3")

    assert said(result) == ENGLISH("refusal-not-seated")
    await assert_same(club, before, sent)


async def test_an_old_turn_message_s_buttons_act_on_the_game_as_it_is_now(club: Club) -> None:
    await club.begin()
    old, game = club.last, await club.game()
    await club.hurry(takes=1)

    source = f"azul:panel:{game.id}:{game.version}:1"
    wrong = await club.press(club.members[0], old, source)
    right = await club.press(club.members[1], old, source)

    assert ENGLISH("plan-ahead", name=BRUNO) in said(wrong)
    assert said(right).startswith(ENGLISH("panel-moved-on"))
    assert ENGLISH("panel-source") in said(right)
    assert labels(answer(right)) == (await turn_labels(club))[: -len(LOOKING_BUTTONS)]


async def test_a_button_of_the_first_version_asks_for_the_source(club: Club) -> None:
    await club.begin()
    game = await club.game()

    pressed = await club.press(club.members[0], club.last, f"azul:panel:{game.id}")

    assert said(pressed).startswith(ENGLISH("panel-source"))
    assert labels(answer(pressed)) == ["1", "2", "3", "4", "5"]
    planning = said(await club.press(club.members[1], club.last, f"azul:panel:{game.id}"))
    assert planning.startswith(f"{ENGLISH('plan-ahead', name=ADA)}\n{ENGLISH('plan-source')}")


async def test_a_button_of_the_table_opens_a_panel_beside_it(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    shown = answer(await ada.slash(club.channel, "azul table"))
    text = shown.content

    opened = answer(await ada.click(shown, label="2"))

    assert "**Factory 2:**" in opened.content
    assert shown.content == text


@pytest.mark.thorough
async def test_the_first_version_s_button_for_a_colour_leads_to_its_source(club: Club) -> None:
    await club.begin()
    game, panel = await club.game(), await open_panel(club, source=1)
    (move, *_) = azul.legal_moves(await club.state())

    await club.press(club.members[0], panel, f"azul:take:{game.id}:{game.version}:{str(move)[:2]}")

    assert f"**Factory {move.source}:**" in panel.content
    assert str(move) in choices(panel)


HOSTILE = (
    "azul:dance:{game}",
    "azul:take:{game}",
    "azul:take:{game}:{version}:zzzz",
    "azul:take:{game}:{version}:9b1!",
    "azul:take:{game}:{version}:cbf!",
    "azul:take:{game}:{version}:!",
    "azul:take:{game}:999999999:1b1!",
    "azul:panel:999999999999999999",
    "azul:panel:{game}:{version}:zzzz",
    "azul:panel:{game}:{version}:9",
    "azul:panel:{game}:{version}:c",
    "azul:panel:{game}:{version}:1b1!",
    "azul:panel:{game}:999999999:1",
    "azul:undo:{game}",
    "azul:undo:{game}:{version}:",
    "azul:join:{game}",
    "azul:begin:{game}",
    "azul:stay:{game}",
)


@pytest.mark.one_in(10)
@pytest.mark.parametrize("custom_id", HOSTILE)
async def test_a_made_up_button_changes_nothing_and_is_answered(club: Club, custom_id: str) -> None:
    await club.begin()
    game, sent = await club.game(), len(club.env.http_requests)
    panel = await open_panel(club)

    before = panel.content

    result = await club.press(club.members[0], panel, custom_id.format(game=game.id, version=game.version))

    assert result.acknowledged
    assert panel.content != before or said(result)
    await assert_same(club, game, sent)
