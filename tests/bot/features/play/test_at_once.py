"""People who press at the same moment, and people who press again and again."""

from collections import Counter

import pytest

import azul
from engine import decisions
from storage.store import Store
from tests.bot.club import Club, answer, labels
from tests.bot.english import ENGLISH
from tests.bot.panels import a_move, assemble, choices, panels_of
from tests.bot.shown import assert_shown_once, turn_labels
from tests.some import some
from tests.storage.faults import meanwhile


async def test_confirm_pressed_five_times_at_once_makes_one_move(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    before = await club.game()

    results = await club.press_at_once(panel, *[(ada, choices(panel)[f"{move}!"])] * 5)

    assert all(result.acknowledged for result in results)
    assert (await club.game()).version == before.version + 1
    await assert_shown_once(club, turns=2)


async def test_what_another_process_does_while_a_press_is_read_is_answered_as_it_stands_then(
    club: Club, store: Store
) -> None:
    await club.begin(3)
    (ada, bruno, *_), games, move = club.members, club.bot.games, await a_move(club)
    panel = await assemble(club, ada, move)

    def meanwhile_in(method: str, decision: decisions.Decision) -> None:
        meanwhile(store, method, lambda: games.change(1, decision))

    meanwhile_in("load", decisions.take(ada.id, move))
    await club.press(ada, panel, choices(panel)[f"{move}!"])
    assert panel.content.startswith("Done: ")
    meanwhile_in("load", decisions.undo(ada.id))
    await ada.click(panel, label="Undo")
    assert panel.content.startswith(ENGLISH("undone"))
    await games.change(1, decisions.take(ada.id, move))
    other = azul.legal_moves(await club.state())[0]
    meanwhile_in("load_latest", decisions.take(bruno.id, other))
    offer = answer(await ada.slash(club.channel, "azul undo"))
    assert labels(offer) == ["Ask the others"]
    meanwhile_in("load", decisions.ask_undo(ada.id))
    await ada.click(offer, label="Ask the others")
    assert labels(offer) == ["Stop asking"]


@pytest.mark.thorough
async def test_of_two_devices_that_confirm_at_once_only_one_makes_its_move(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    near, far = azul.legal_moves(await club.state())[0], azul.legal_moves(await club.state())[-1]
    panel = await assemble(club, ada, near)
    game = await club.game()

    await club.press_at_once(
        panel,
        (ada, f"azul:take:{game.id}:{game.version}:{near}!"),
        (ada, f"azul:take:{game.id}:{game.version}:{far}!"),
    )

    assert (await club.game()).version == game.version + 1
    await assert_shown_once(club, turns=2)


async def test_people_who_join_at_once_get_a_seat_or_learn_that_the_table_is_full(club: Club) -> None:
    await club.start(seats=3)
    game = await club.game()

    results = await club.press_at_once(
        club.last, *((member, f"azul:join:{game.id}") for member in club.members[1:])
    )

    answers = Counter("full" if result.followups or result.ephemeral else "seated" for result in results)
    assert answers == {"seated": 2, "full": 2}
    assert "3 of 3 seats taken" in club.last.content
    assert len(club.messages) == 1


async def test_begin_pressed_twice_at_once_begins_one_game(club: Club) -> None:
    await club.lobby()
    game = await club.game()
    lobby, sent = club.last, len(club.env.http_requests)

    results = await club.press_at_once(lobby, *[(club.members[0], f"azul:begin:{game.id}")] * 2)
    await club.press(club.members[2], lobby, f"azul:join:{game.id}")

    assert all(result.acknowledged for result in results)
    assert len(club.turns) == 1
    await assert_shown_once(club, turns=1)
    edited = [each.path for each in club.env.http_requests[sent:] if each.method == "PATCH"]
    assert [path.rpartition("/")[2] for path in edited if "/channels/" in path] == [str(lobby.id)]


async def test_only_one_of_an_undo_and_the_next_player_s_move_at_once_succeeds(club: Club) -> None:
    await club.begin()
    await club.take(await a_move(club))
    game, after = await club.game(), await a_move(club, line=azul.FLOOR)
    bruno_panel = await assemble(club, club.members[1], after)

    await club.press_at_once(
        bruno_panel,
        (club.members[1], f"azul:take:{game.id}:{game.version}:{after}!"),
        (club.members[0], f"azul:undo:{game.id}:{game.version}:"),
    )

    now = await club.game()
    assert now.version == game.version + 1
    assert now.table.running_state.turn == 0
    assert labels(club.last) == await turn_labels(club)


@pytest.mark.thorough
async def test_twenty_panels_opened_by_one_person_are_answered_and_make_no_move(club: Club) -> None:
    await club.begin()
    game = await club.game()

    results = await club.press_at_once(
        club.last, *[(club.members[0], f"azul:panel:{game.id}:{game.version}:1")] * 20
    )

    assert all(result.acknowledged for result in results)
    (left,) = panels_of(club, club.members[0])
    assert left.content.endswith(ENGLISH("panel-target"))
    assert await club.game() == game


@pytest.mark.thorough
async def test_games_in_several_channels_at_once_do_not_mix(club: Club) -> None:
    channels = [club.channel, *(club.guild.create_text_channel(f"azul-{n}") for n in range(4))]
    for channel in channels:
        club.channel = channel
        await club.begin()
    panels = []
    for channel in channels:
        club.channel = channel
        panels.append(answer(await club.members[0].click(club.last, label="1")))

    for number, (channel, panel) in enumerate(zip(channels, panels, strict=True)):
        club.channel = channel
        move = await a_move(club, line=number)
        game = await club.game()
        await club.press(club.members[0], panel, f"azul:take:{game.id}:{game.version}:{move}!")

    for number, channel in some(enumerate(channels)):
        club.channel = channel
        assert f" on line {number + 1}." in club.last.content
        await assert_shown_once(club, turns=2)
