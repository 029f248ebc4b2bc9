"""Several players placing tiles on free walls at the same time, in any order."""

import re
from itertools import permutations

import pytest

import azul
from tests.bot.club import NAMES, Club, answer, labels, said
from tests.bot.english import ENGLISH
from tests.bot.free_walls import everybody_chooses, place_all, settle, summaries
from tests.bot.panels import assert_same
from tests.bot.shown import TILING_BUTTONS, turn_labels
from tests.bot.variants import first_choices
from tests.some import some

THREE = (0, 1, 2)
MOVED = re.compile(r"row (\d) → column (\d) \+")


@pytest.mark.one_in(6)
@pytest.mark.parametrize("order", sorted(permutations(THREE), reverse=True), ids=str)
async def test_three_players_settle_in_any_order(club: Club, order: tuple[int, ...]) -> None:
    state = await everybody_chooses(club)
    placements = [first_choices(state, seat) for seat in THREE]
    before = len(summaries(club))
    sent = len(club.env.http_requests)
    for seat in some(order[:2]):
        await settle(club, seat)
        assert club.posted(sent) == []
        assert labels(club.last) == TILING_BUTTONS

    await settle(club, order[2])

    after = await club.state()
    assert (after.round, after.phase) == (state.round + 1, azul.Phase.OFFER)
    assert len(summaries(club)) == before + 1
    assert len(club.posted(sent)) == 2
    assert club.posted(sent)[0]["allowed_mentions"]["users"] == []
    assert club.posted(sent)[1]["allowed_mentions"]["users"] == [club.seated(after.turn).id]
    for seat, placed in some(zip(THREE, placements, strict=True)):
        (line,) = [
            line for line in summaries(club)[-1].splitlines() if line.startswith(f"**{NAMES[seat]}** ")
        ]
        assert [(int(row) - 1, int(column) - 1) for row, column in MOVED.findall(line)] == placed
    assert [labels(message) for message in club.messages[-3:]] == [[], [], await turn_labels(club)]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("orders", [[THREE, (2, 1, 0)], list(permutations(THREE))], ids=["two", "all"])
async def test_the_order_of_confirmations_does_not_change_the_result(
    club: Club, orders: list[tuple[int, ...]]
) -> None:
    outcomes = []
    for number, order in enumerate(orders):
        club.channel = club.guild.create_text_channel(f"azul-{number}")
        await everybody_chooses(club)
        for seat in order:
            await settle(club, seat)
        outcomes.append((await club.state(), summaries(club)[-1]))
    assert all(outcome == outcomes[0] for outcome in outcomes)


async def test_the_table_says_who_still_has_to_choose(club: Club) -> None:
    await everybody_chooses(club)
    emil = club.members[4]

    async def still_choosing() -> str:
        shown = answer(await emil.slash(club.channel, "azul table"))
        assert labels(shown) == TILING_BUTTONS
        assert shown.attachments[0].description is not None
        return shown.content + shown.attachments[0].description

    assert (await still_choosing()).count("Ada, Bruno, and Chiyo still have to place their tiles.") == 2
    await settle(club, 1)
    assert (await still_choosing()).count("Ada and Chiyo still have to place their tiles.") == 2
    await settle(club, 0)
    assert (await still_choosing()).count("Chiyo still has to place their tiles.") == 2


async def test_neither_a_second_confirmation_nor_another_choice_changes_what_was_confirmed(
    club: Club,
) -> None:
    (row, column), *_ = first_choices(await everybody_chooses(club), 0)
    panel = await place_all(club, 0)
    confirm = next(
        button["custom_id"]
        for row in panel.components
        for button in row["components"]
        if button["label"] == "Confirm"
    )
    await club.press_at_once(panel, (club.members[0], confirm), (club.members[0], confirm))
    assert azul.waiting_for(await club.state()) == (1, 2)
    before, sent = await club.game(), len(club.env.http_requests)

    await club.press(club.members[0], panel, confirm)
    typed = await club.members[0].slash(club.channel, "azul place", line=str(row + 1), column=str(column + 1))

    assert panel.content.startswith(ENGLISH("placed-confirmed"))
    assert labels(panel) == []
    assert said(typed).startswith(ENGLISH("refusal-not-choosing"))
    await assert_same(club, before, sent)


@pytest.mark.thorough
async def test_every_confirmation_says_so_once_the_round_is_over(club: Club) -> None:
    state = await everybody_chooses(club)
    first, second = await settle(club, 0), await settle(club, 1)
    assert [first.content, second.content] == [ENGLISH("placed-confirmed")] * 2

    last = await settle(club, 2)

    over = ENGLISH("round-title", round=state.round)
    assert [panel.content for panel in (first, second, last)] == [over] * 3


@pytest.mark.thorough
async def test_a_confirmation_pressed_again_when_the_round_is_over_says_so(club: Club) -> None:
    state = await everybody_chooses(club)
    panel = await place_all(club, 0)
    confirm = panel.components[0]["components"][0]["custom_id"]
    await club.press(club.seated(0), panel, confirm)
    await settle(club, 1)
    await club.restart()  # so that the panel is forgotten
    await settle(club, 2)
    assert panel.content == ENGLISH("placed-confirmed")

    await club.press(club.seated(0), panel, confirm)

    assert panel.content == ENGLISH("round-title", round=state.round)


async def test_a_confirmation_of_the_same_columns_in_another_round_is_not_one_of_this(club: Club) -> None:
    state = await everybody_chooses(club)
    panel = await place_all(club, 0)
    confirm = panel.components[0]["components"][0]["custom_id"]
    await club.press(club.seated(0), panel, confirm)
    before, _, columns = confirm.rpartition(f":{state.round}:")
    await club.press(club.seated(0), panel, f"{before}:{state.round + 1}:{columns}")
    assert panel.content == ENGLISH("refusal-not-choosing")


@pytest.mark.thorough
async def test_the_last_two_confirming_at_once_end_the_round_once(club: Club) -> None:
    state = await everybody_chooses(club)
    await settle(club, 0)
    presses = []
    for seat in (1, 2):
        panel = await place_all(club, seat)
        custom_id = panel.components[0]["components"][0]["custom_id"]
        presses.append((club.seated(seat), custom_id))
    before = len(summaries(club))

    results = await club.press_at_once(club.last, *presses)

    assert all(result.acknowledged for result in results)
    assert (await club.state()).round == state.round + 1
    assert len(summaries(club)) == before + 1
