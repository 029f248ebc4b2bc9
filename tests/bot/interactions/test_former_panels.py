"""A person has one panel for each game: a new one takes the place of the former one, which is deleted."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import Env
from simcord.actors import MemberActor

import azul
from bot.interactions.reply import PANEL_LIMIT, TOKEN_LIFETIME, OpenPanels, SentMessage
from engine import Player, decisions
from tests.bot.club import Club, answer, labels
from tests.bot.english import ENGLISH
from tests.bot.panels import a_move, assemble, choices, choose, open_panel, panels_of
from tests.bot.shown import assert_shown_once
from tests.bot.variants import FREE, choosing, play_until

WEBHOOK_MESSAGE = "/webhooks/*/*/messages/*"


def panels(club: Club, member: MemberActor) -> list[str]:
    """Return the last lines of the private messages that a member sees."""
    return [message.content.splitlines()[-1] for message in panels_of(club, member)]


def deletions(club: Club, since: int = 0) -> list[str]:
    """Return the paths of the requests to delete something."""
    return [request.path for request in club.env.http_requests[since:] if request.method == "DELETE"]


async def test_a_second_press_opens_a_panel_and_deletes_the_former_one(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    await open_panel(club, ada, 1)
    second = await open_panel(club, ada, 2)

    (shown,) = panels_of(club, ada)
    assert shown.id == second.id
    assert shown.content.startswith("**Factory 2:**")
    await assert_shown_once(club, turns=1)


async def test_a_panel_that_is_done_goes_when_the_next_turn_s_opens(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    move = await a_move(club)
    panel = await assemble(club, ada, move)
    await choose(ada, panel, f"{move}!")
    assert panels(club, ada) == [panel.content]
    await club.hurry(takes=1)

    fresh = await open_panel(club, ada)

    assert [message.id for message in panels_of(club, ada)] == [fresh.id]


async def test_a_panel_opened_by_an_undo_button_or_a_command_counts_too(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    done = answer(await club.take(await a_move(club)))
    await ada.click(done, label="Undo")

    fresh = await open_panel(club, ada)
    assert [message.id for message in panels_of(club, ada)] == [fresh.id]
    typed = answer(await club.take(await a_move(club)))

    assert [message.id for message in panels_of(club, ada)] == [typed.id]
    assert typed.content.startswith("Done: ")


async def test_a_panel_does_not_offer_what_the_next_move_has_ended(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    move = await a_move(club)
    panel = await assemble(club, ada, move)
    await choose(ada, panel, f"{move}!")
    assert panel.content.endswith("until the next player moves.")
    await club.take(await a_move(club))
    (shown,) = panels_of(club, ada)
    assert shown.content == panel.content.removesuffix(" You can undo this until the next player moves.")
    assert labels(shown) == ["Undo"]


async def test_a_panel_whose_offer_has_ended_is_changed_once(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    await choose(ada, panel, f"{move}!")
    edits = []
    for _ in range(3):
        sent = len(club.env.http_requests)
        await club.hurry(takes=1)
        await club.env.settle()
        edits.append([each.path for each in club.env.http_requests[sent:] if "/webhooks/" in each.path])
    assert list(map(len, edits)) == [1, 0, 0]


async def test_other_people_s_and_other_games_panels_stay(club: Club) -> None:
    await club.begin()
    ada, bruno, here = club.members[0], club.members[1], club.channel
    first = await open_panel(club, ada)
    club.channel = club.guild.create_text_channel("another")
    await club.begin()
    await open_panel(club, ada)
    await bruno.click(club.last, label="1")
    club.channel = here
    await bruno.click(club.last, label="1")

    assert [message.id for message in panels_of(club, ada)] == [first.id]
    assert len(panels_of(club, bruno)) == 1


async def test_a_refusal_leaves_the_panel_where_it_is(club: Club) -> None:
    await club.begin(3)
    ada = club.members[0]
    panel = await assemble(club, ada, await a_move(club))
    source = f"azul:panel:{(await club.game()).id}:1:1"
    await club.bot.games.change((await club.game()).id, decisions.resign(ada.id))

    await club.press(ada, club.last, source)

    assert panel.id in [message.id for message in panels_of(club, ada)]
    assert "It isn't your turn" in panels(club, ada)[-1]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("busy", [False, True])
async def test_of_many_presses_at_once_one_panel_stays_and_the_turn_s_message_too(
    club: Club, busy: bool
) -> None:
    if busy:
        club.bot.dispatcher.admission.bypass_limit = 0
    await club.begin()
    ada, game = club.members[0], await club.game()
    presses = [(ada, f"azul:panel:{game.id}:{game.version}:{source}") for source in range(1, 6)]

    results = await club.press_at_once(club.last, *presses)

    assert all(result.acknowledged for result in results)
    (left,) = panels_of(club, ada)
    assert ENGLISH("panel-target") in left.content
    move = next(move for move in azul.legal_moves(await club.state()) if str(move) in choices(left))
    await choose(ada, left, str(move))
    await choose(ada, left, f"{move}!")
    assert left.content.startswith("Done: ")
    await assert_shown_once(club, turns=2)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("busy", [False, True])
@pytest.mark.parametrize("confirm_first", [False, True])
async def test_confirm_and_another_source_at_once_are_both_answered(
    club: Club, busy: bool, confirm_first: bool
) -> None:
    await club.begin()
    ada, move, game = club.members[0], await a_move(club), await club.game()
    panel = await assemble(club, ada, move)
    confirm = choices(panel)[f"{move}!"]
    if busy:
        club.bot.dispatcher.admission.bypass_limit = 0

    source = f"azul:panel:{game.id}:{game.version}:2"
    presses = ((ada, club.last, source), (ada, panel, confirm))
    results = await club.press_on_several_at_once(*(presses[::-1] if confirm_first else presses))

    assert all(result.acknowledged for result in results)
    assert (await club.game()).version == game.version + 1
    assert any(text.startswith("Done: ") for text in panels(club, ada))
    await assert_shown_once(club, turns=2)


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/interactions/*/callback"), ("PATCH", WEBHOOK_MESSAGE)]
)
async def test_a_press_on_a_panel_that_is_gone_is_answered_with_a_new_one(
    simcord_env: Env, club: Club, method: str, path: str
) -> None:
    """Discord no longer knows a message that the person has dismissed, or the bot has just deleted."""
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    if method == "PATCH":
        club.bot.dispatcher.admission.bypass_limit = 0  # acknowledged first, edited later
    simcord_env.inject_error(method, path, status=404, code=10008, times=1)

    await choose(ada, panel, f"{move}!")

    (left,) = panels_of(club, ada)
    assert left.id != panel.id
    assert left.content.startswith("Done: ")
    assert "**Ada** took" in club.last.content
    await ada.click(left, label="Undo")
    assert left.content.startswith(ENGLISH("undone"))


async def test_a_what_if_for_a_panel_that_is_gone_comes_with_its_picture(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await open_panel(club, ada, move.source)
    club.bot.dispatcher.admission.bypass_limit = 0  # acknowledged first, edited later
    simcord_env.inject_error("PATCH", WEBHOOK_MESSAGE, status=404, code=10008, times=1)

    await choose(ada, panel, str(move))

    (left,) = panels_of(club, ada)
    assert left.id != panel.id
    assert labels(left) == ["Confirm", "Back"]
    assert len(left.attachments) == 1
    fresh = await open_panel(club, ada)
    assert [message.id for message in panels_of(club, ada)] == [fresh.id]
    simcord_env.inject_error("PATCH", WEBHOOK_MESSAGE, status=404, code=10015, times=1)  # it was too late
    await ada.click(fresh, label="Take from elsewhere")
    assert [message.id for message in panels_of(club, ada)] == [fresh.id]


async def test_a_panel_from_before_a_restart_stays_and_works(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    old = await assemble(club, ada, move)
    await club.restart()

    fresh = await open_panel(club, ada)
    assert [message.id for message in panels_of(club, ada)] == [old.id, fresh.id]
    await choose(ada, old, f"{move}!")

    assert old.content.startswith("Done: ")
    assert fresh.id in [message.id for message in panels_of(club, ada)]


async def test_a_panel_that_is_used_after_a_restart_goes_with_the_next_turn(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    old = await assemble(club, ada, move)
    await club.restart()
    await choose(ada, old, f"{move}!")
    await club.hurry(takes=1)

    fresh = await open_panel(club, ada)

    assert [message.id for message in panels_of(club, ada)] == [fresh.id]


@pytest.mark.usefixtures("days_pass")
async def test_nobody_tries_to_delete_a_panel_whose_time_is_over(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    old = await open_panel(club, ada, 1)
    await club.env.advance_time(TOKEN_LIFETIME + 1)
    sent = len(club.env.http_requests)

    fresh = await open_panel(club, ada, 2)

    assert [message.id for message in panels_of(club, ada)] == [old.id, fresh.id]
    assert deletions(club, sent) == []


@pytest.mark.usefixtures("days_pass")
async def test_using_a_panel_prolongs_its_time(club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    panel = await open_panel(club, ada, 1)
    for label in ("Take from elsewhere", "3", "Take from elsewhere"):
        await club.env.advance_time(TOKEN_LIFETIME - 60)
        await ada.click(panel, label=label)

    fresh = await open_panel(club, ada, 2)

    assert [message.id for message in panels_of(club, ada)] == [fresh.id]


@pytest.mark.usefixtures("days_pass")
async def test_a_panel_that_ended_with_a_refusal_goes_with_the_next_turn(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club)
    panel = await assemble(club, ada, move)
    await club.hurry(takes=1)
    await club.env.advance_time(TOKEN_LIFETIME + 1)
    await choose(ada, panel, f"{move}!")
    assert "It isn't your turn" in panel.content
    await club.hurry(takes=1)
    await club.env.advance_time(TOKEN_LIFETIME - 60)

    fresh = await open_panel(club, ada)

    assert [message.id for message in panels_of(club, ada)] == [fresh.id]


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("status", "code"), [(404, 10008), (401, 50027), (500, 0)])
async def test_a_panel_that_cannot_be_deleted_is_left(
    simcord_env: Env, club: Club, status: int, code: int
) -> None:
    await club.begin()
    ada = club.members[0]
    await open_panel(club, ada, 1)
    simcord_env.inject_error("DELETE", WEBHOOK_MESSAGE, status=status, code=code, times=None)

    fresh = await open_panel(club, ada, 2)

    assert fresh.content.startswith("**Factory 2:**")
    assert len(panels_of(club, ada)) == 2


async def test_the_former_panel_stays_if_the_new_one_does_not_arrive(simcord_env: Env, club: Club) -> None:
    await club.begin()
    ada = club.members[0]
    first = await open_panel(club, ada, 1)
    simcord_env.inject_error("POST", "/interactions/*/callback", status=503, times=1)

    await ada.click(club.turn, label="2")

    assert [message.id for message in panels_of(club, ada)] == [first.id]


async def test_a_panel_for_placing_tiles_takes_the_place_of_the_one_before(club: Club) -> None:
    await club.begin(2, **FREE)
    await play_until(club, choosing(0, 1))
    ada = club.members[0]
    await ada.click(club.last, label="Place tiles")

    fresh = answer(await ada.click(club.last, label="Place tiles"))

    assert [message.id for message in panels_of(club, ada)] == [fresh.id]


class TestMemory:
    """What is remembered of panels."""

    def test_the_newest_message_is_never_the_one_to_delete(self) -> None:
        panels = OpenPanels(lambda: 0.0)
        first, second = a_panel(1), a_panel(2)
        assert panels.opened(7, 1, second) is None
        assert panels.opened(7, 1, first) is first
        assert panels.used(7, 1, first) is None
        assert panels.opened(7, 1, a_panel(3)) is second

    def test_a_panel_that_was_closed_is_deleted_once(self) -> None:
        panels = OpenPanels(lambda: 0.0)
        panel = a_panel(1)
        panels.opened(7, 1, panel)
        assert panels.closed(7, 1) is panel
        assert panels.closed(7, 1) is None
        assert panels.opened(7, 1, a_panel(2)) is None

    def test_only_so_many_are_remembered_and_only_for_so_long(self) -> None:
        now = 0.0
        panels = OpenPanels(lambda: now)
        for user in range(PANEL_LIMIT + 1):
            panels.opened(user, 1, a_panel(user + 1))
        assert len(panels) == PANEL_LIMIT
        assert panels.opened(0, 1, a_panel(9999)) is None
        now = TOKEN_LIFETIME
        assert panels.opened(5, 1, a_panel(9999)) is None
        assert len(panels) == 1

    async def test_a_panel_that_is_revised_lasts_no_longer(self) -> None:
        now, revised = 0.0, list[str]()

        async def revise() -> None:
            revised.append("panel")

        panels = OpenPanels(lambda: now)
        panels.opened(7, 1, replace(a_panel(1), revise=revise, is_current=lambda _: False))
        game: Any = SimpleNamespace(id=1, table=SimpleNamespace(players=[Player(7, "Ada")]))
        now = TOKEN_LIFETIME - 1
        for revision in panels.revisions_for(game):
            await revision
        assert revised == ["panel"]
        now = TOKEN_LIFETIME
        assert panels.closed(7, 1) is None


def a_panel(message_id: int) -> SentMessage:
    """Return a panel that can't be deleted."""

    async def delete() -> None:
        raise AssertionError

    return SentMessage(message_id, delete)


async def leave(club: Club, member: MemberActor) -> None:
    """Leave the game as a member who means it."""
    asked = answer(await member.slash(club.channel, "azul leave"))
    await member.click(asked, label=ENGLISH("button-resign"))


async def test_the_panel_of_somebody_who_leaves_goes_and_others_keep_theirs(club: Club) -> None:
    await club.begin(3)
    ada, bruno = club.members[:2]
    await open_panel(club, ada)
    plan = await open_panel(club, bruno)

    await leave(club, ada)

    assert panels(club, ada) == [ENGLISH("resign-done")]
    assert [message.id for message in panels_of(club, bruno)] == [plan.id]


async def test_all_panels_go_with_a_game_that_ends_because_somebody_leaves(club: Club) -> None:
    await club.begin(2)
    ada, bruno = club.members[:2]
    await open_panel(club, ada)

    await leave(club, bruno)

    assert not (await club.game()).table.is_open
    assert panels_of(club, ada) == []
