"""Planning the next turn, in private: shown to nobody, made half a minute after the turn came."""

import json
import re

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

import azul
from engine import MAX_PLANNED_TAKES, PLAN_GRACE, Person, Pings, decisions
from engine.plans import with_turn_of
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.english import ADA, ENGLISH
from tests.bot.feed.notifications.calls import direct
from tests.bot.panels import assert_same, choices, choose
from tests.bot.shown import turn_labels
from tests.bot.variants import SPECIAL, disc_with_rest, factory_of, play_until

WAIT = PLAN_GRACE.total_seconds() + 2
PLANNED = "(planned ahead)"


async def moves_of(club: Club, seat: int) -> list[azul.Move]:
    """Return the moves that a player could make if it were their turn, the last source first."""
    return azul.legal_moves(with_turn_of(await club.state(), seat))[::-1]


async def plan(club: Club, member: MemberActor, move: azul.Move) -> ResponseMessage:
    """Plan a move from the newest turn's buttons, and return the panel with the plan."""
    panel = answer(await member.click(club.turn, label=str(move.source)))
    if str(move)[:3] in choices(panel):
        await choose(member, panel, str(move)[:3])
    await choose(member, panel, f"{move}!")
    return panel


async def planned_moves(club: Club, member: MemberActor) -> list[str]:
    """Return what a member has planned, in notation."""
    game = await club.game()
    return [str(planned_move.move) for planned_move in await club.bot.games.plans.planned_by(game, member.id)]


def pinged(club: Club, since: int) -> list[list[int]]:
    """Return whom each message that was posted since a request has notified."""
    return [[int(user) for user in post["allowed_mentions"].get("users", [])] for post in club.posted(since)]


async def elsewhere(club: Club, *sources: int) -> azul.Move:
    """Return a move of the player to move from a factory that is none of these."""
    moves = azul.legal_moves(await club.state())
    return next(move for move in moves if move.source not in {azul.CENTRE, *sources})


async def test_a_planned_take_is_announced_and_the_next_player_notified_alone(club: Club) -> None:
    await club.begin(3)
    bruno, chiyo = club.members[1:3]
    planned_move = (await moves_of(club, 1))[0]
    before, sent = await club.game(), len(club.env.http_requests)

    panel = await plan(club, bruno, planned_move)
    assert ENGLISH("plan-not-yet", name=ADA) in panel.content
    assert ENGLISH("plan-title") in panel.content
    await assert_same(club, before, sent)
    own = await elsewhere(club, planned_move.source)
    await club.take(own)
    assert f"<@{bruno.id}>, it's your turn!" in club.last.content
    assert PLANNED not in club.last.content
    await club.env.advance_time(WAIT)

    assert pinged(club, sent) == [[bruno.id], [chiyo.id]]
    assert f"<@{chiyo.id}>, it's your turn!" in club.last.content
    assert PLANNED in club.last.content
    assert labels(club.last) == await turn_labels(club)
    assert (await club.state()).turn == 2
    assert await planned_moves(club, bruno) == []


async def test_a_plan_that_does_not_fit_notifies_as_usual_and_is_hinted_at_in_private(club: Club) -> None:
    await club.begin()
    planned_move = (await moves_of(club, 1))[0]
    await plan(club, club.members[1], planned_move)
    sent = len(club.env.http_requests)
    same = next(move for move in azul.legal_moves(await club.state()) if move.source == planned_move.source)

    await club.take(same)
    await club.env.advance_time(WAIT)

    assert pinged(club, sent) == [[club.members[1].id]]
    assert "plan" not in club.last.content
    panel = answer(await club.members[1].click(club.last, label=labels(club.last)[0]))
    assert panel.content.startswith(ENGLISH("plan-unfit"))
    shown = said(await club.members[1].slash(club.channel, "azul plan"))
    assert "no longer possible" in shown


@pytest.mark.one_in(2)
@pytest.mark.parametrize("pings", Pings)
async def test_everybody_sees_the_same_message_of_a_turn_with_and_without_a_plan(
    club: Club, pings: Pings
) -> None:
    bruno, seen = club.members[1], []
    await club.bot.games.people.change(bruno.id, lambda *_: Person(pings=pings))
    for is_planned in (False, True):
        await club.begin()
        planned_move = (await moves_of(club, 1))[0]
        if is_planned:
            await plan(club, bruno, planned_move)
        game, sent = await club.game(), len(club.env.http_requests)
        await club.take(await elsewhere(club, planned_move.source))
        path = f"/channels/{club.channel.id}/messages"
        (post,) = [
            request.json
            for request in club.env.http_requests[sent:]
            if (request.method, request.path) == ("POST", path) and request.json
        ]
        without_numbers = re.sub(
            r'(<t:|azul:\w+:|azul-|"nonce": ")\d+', r"\1", json.dumps(post, sort_keys=True)
        )
        seen.append((without_numbers, club.last.mentions, club.last.flags))
        await club.env.advance_time(WAIT)
        assert (await club.state()).turn == (0 if is_planned else 1)
        await club.bot.games.change(game.id, decisions.cancel(club.members[0].id, may_manage=True))
        await club.bot.presenter.present(game.id)
    assert seen[0] == seen[1]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("pings", [Pings.DM, Pings.BOTH])
async def test_nobody_is_written_to_for_a_turn_that_their_plan_answers(club: Club, pings: Pings) -> None:
    bruno = club.members[1]
    await club.bot.games.people.change(bruno.id, lambda *_: Person(pings=pings))
    await club.begin()
    planned_move = (await moves_of(club, 1))[0]
    await plan(club, bruno, planned_move)
    await club.take(await elsewhere(club, planned_move.source))
    await club.env.advance_time(WAIT)
    assert PLANNED in club.last.content
    assert direct(club, bruno) == []


async def test_a_plan_after_a_move_that_nobody_can_undo_is_made_at_once_and_nobody_is_called_for_it(
    club: Club,
) -> None:
    await club.begin(3)
    ada, bruno, chiyo = club.members[:3]
    planned_move = (await moves_of(club, 1))[0]
    await plan(club, bruno, planned_move)
    sent = len(club.env.http_requests)
    game = await club.bot.games.change((await club.game()).id, decisions.resign(ada.id))
    await club.bot.presenter.present(game.id)
    assert pinged(club, sent) == [[chiyo.id]]
    assert PLANNED in club.last.content
    assert (await club.state()).turn == 2


async def test_plans_that_follow_from_each_other_are_told_in_one_message(club: Club) -> None:
    await club.begin(3)
    sources = {}
    for seat, source in ((1, 5), (2, 6)):
        sources[seat] = next(move for move in await moves_of(club, seat) if move.source == source)
        await plan(club, club.members[seat], sources[seat])
    sent = len(club.env.http_requests)

    await club.take(await elsewhere(club, 5, 6))
    await club.env.advance_time(WAIT)

    assert pinged(club, sent) == [[club.members[1].id], [club.members[0].id]]
    assert club.last.content.count(PLANNED) == 2
    assert club.last.content.index("**Bruno** took") < club.last.content.index("**Chiyo** took")


async def test_the_move_before_is_undone_freely_and_nobody_learns_of_the_plan(club: Club) -> None:
    await club.begin()
    planned_move = (await moves_of(club, 1))[0]
    await plan(club, club.members[1], planned_move)
    sent = len(club.env.http_requests)
    done = answer(await club.take(await elsewhere(club, planned_move.source)))
    await club.env.advance_time(WAIT - 5)

    await club.members[0].click(done, label="Undo")
    await club.env.advance_time(10 * WAIT)
    assert pinged(club, sent) == [[club.members[1].id], [club.members[0].id]]

    assert done.content.startswith(ENGLISH("undone"))
    assert await planned_moves(club, club.members[1]) == [str(planned_move)]
    assert PLANNED not in "".join(message.content for message in club.messages)
    await club.take(await elsewhere(club, planned_move.source))
    await club.env.advance_time(WAIT)
    assert PLANNED in club.last.content


async def test_a_restart_between_the_turn_and_the_take_makes_it_once(club: Club) -> None:
    await club.begin()
    planned_move = (await moves_of(club, 1))[0]
    await plan(club, club.members[1], planned_move)
    await club.take(await elsewhere(club, planned_move.source))
    await club.restart()
    await club.env.advance_time(WAIT)
    await club.restart()
    await club.env.advance_time(WAIT)
    assert [PLANNED in message.content for message in club.turns] == [False, False, True]
    assert (await club.state()).turn == 0


async def test_planned_takes_are_added_put_in_order_and_removed(club: Club) -> None:
    await club.begin()
    bruno = club.members[1]
    one, two, three, four = (await moves_of(club, 1))[:4]
    panel = await plan(club, bruno, one)
    assert labels(panel) == ["Remove 1", "Add another move"]
    for move in (two, three):
        panel = await plan(club, bruno, move)
    assert labels(panel) == ["Remove 1", "2 ↑", "Remove 2", "3 ↑", "Remove 3"]

    prefer = next(each["custom_id"] for each in buttons(panel) if each["label"] == "3 ↑")
    await club.press_at_once(panel, (bruno, prefer), (bruno, prefer))
    assert await planned_moves(club, bruno) == [str(one), str(three), str(two)]
    await bruno.click(panel, label="2 ↑")
    assert await planned_moves(club, bruno) == [str(three), str(one), str(two)]
    full = await plan(club, bruno, four)
    assert full.content.startswith(ENGLISH("refusal-plan-full", most=MAX_PLANNED_TAKES))

    shown = answer(await bruno.slash(club.channel, "azul plan"))
    remove = buttons(shown)[0]["custom_id"]
    await club.press_at_once(shown, (bruno, remove), (bruno, remove))
    assert await planned_moves(club, bruno) == [str(one), str(two)]
    for _ in range(2):
        await bruno.click(shown, label="Remove 1")
    assert await planned_moves(club, bruno) == []
    assert ENGLISH("plan-gone") in shown.content
    assert labels(shown) == ["Plan a move"]
    await bruno.click(shown, label="Plan a move")
    assert ENGLISH("plan-source") in shown.content
    assert labels(shown)[-1] == "My plan"


async def test_people_who_do_not_confirm_plan_with_one_tap_less(club: Club) -> None:
    await club.begin()
    bruno = club.members[1]
    settings = answer(await bruno.slash(club.channel, "azul me"))
    await bruno.click(settings, label="Confirm: turn off")
    planned_move = (await moves_of(club, 1))[0]
    panel = answer(await bruno.click(club.turn, label=str(planned_move.source)))
    await choose(bruno, panel, str(planned_move))
    assert await planned_moves(club, bruno) == [str(planned_move)]
    assert (await club.state()).turn == 0


async def test_while_a_plan_waits_its_owner_sees_when_it_is_made_and_may_move_first(club: Club) -> None:
    await club.begin()
    bruno, moves = club.members[1], await moves_of(club, 1)
    gone, planned_move = (next(move for move in moves if move.source == source) for source in (4, 5))
    for move in (gone, planned_move):
        await plan(club, bruno, move)
    await club.take(next(move for move in azul.legal_moves(await club.state()) if move.source == gone.source))

    shown = answer(await bruno.slash(club.channel, "azul plan"))
    (opening,) = (line for line in shown.content.splitlines() if "<t:" in line)
    assert f"from factory {planned_move.source} " in opening
    assert labels(shown) == ["Remove 1", "2 ↑", "Remove 2", "Move now"]
    await bruno.click(shown, label="Move now")
    assert ENGLISH("panel-source") in shown.content
    await club.take(
        next(move for move in azul.legal_moves(await club.state()) if move.source != planned_move.source)
    )
    await club.env.advance_time(WAIT)

    assert PLANNED not in "".join(message.content for message in club.messages)
    assert (await club.state()).turn == 0


async def test_a_plan_that_waits_is_dropped_in_time(club: Club) -> None:
    await club.begin()
    bruno = club.members[1]
    planned_move = (await moves_of(club, 1))[0]
    await plan(club, bruno, planned_move)
    await club.take(await elsewhere(club, planned_move.source))
    shown = answer(await bruno.slash(club.channel, "azul plan"))

    await bruno.click(shown, label="Remove 1")
    await club.env.advance_time(WAIT)

    assert shown.content == ENGLISH("plan-dropped")
    assert (await club.state()).turn == 1


async def test_in_a_quiet_game_only_the_newest_turn_stays(club: Club) -> None:
    await club.begin(2, messages="quiet")
    planned_move = (await moves_of(club, 1))[0]
    await plan(club, club.members[1], planned_move)
    await club.take(await elsewhere(club, planned_move.source))
    await club.env.advance_time(WAIT)
    assert len(club.turns) == 1
    assert PLANNED in club.last.content


async def test_a_scatter_is_planned_as_a_whole(club: Club) -> None:
    await club.begin(3, **SPECIAL)
    state = await play_until(club, disc_with_rest(azul.Disc.SCATTER, 2))
    source, seat = factory_of(state, azul.Disc.SCATTER), state.seat_after(state.turn)
    bruno, moves = club.seated(seat), await moves_of(club, seat)
    take = next(str(move)[:3] for move in moves if move.source == source and move.line == azul.FLOOR)

    panel = answer(await bruno.click(club.turn, label=str(source)))
    if not any(each.startswith(take) and each != take for each in choices(panel)):
        await choose(bruno, panel, take)
    assert "Choose how." in panel.content
    while (
        way := next((each for each in choices(panel) if each.startswith(take) and each != take), None)
    ) is not None:
        await choose(bruno, panel, way)

    (planned,) = await planned_moves(club, bruno)
    assert planned.startswith(f"{take}<")
    assert await club.state() == state
    await bruno.click(panel, label="Remove 1")
    assert await planned_moves(club, bruno) == []


@pytest.mark.thorough
async def test_what_happened_and_the_export_show_just_a_take(club: Club) -> None:
    await club.begin()
    planned_move = (await moves_of(club, 1))[0]
    await plan(club, club.members[1], planned_move)
    before = answer(await club.members[0].slash(club.channel, "azul view export"))
    assert b"plan" not in await before.attachments[0].read()
    await club.take(await elsewhere(club, planned_move.source))
    await club.env.advance_time(WAIT)

    since = answer(await club.members[0].click(club.last, label="What happened?"))

    assert PLANNED in text_of(since)
    after = answer(await club.members[0].slash(club.channel, "azul view export"))
    assert b"plan" not in await after.attachments[0].read()
