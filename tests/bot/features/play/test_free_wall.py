"""Placing tiles on a free wall: one person's panel (R22, R23)."""

import pytest

import azul
from tests.bot.club import Club, labels, said
from tests.bot.english import ENGLISH, PHRASES
from tests.bot.free_walls import a_free_wall
from tests.bot.panels import assert_same, custom_id, open_tiling, press
from tests.bot.shown import TILING_BUTTONS
from tests.bot.variants import FREE, choosing, first_choices, play_until, without_emojis
from tests.some import some

NOTHING_TO_CHOOSE = ENGLISH("refusal-not-choosing")


async def test_everybody_with_a_choice_is_asked_once_in_one_message(club: Club) -> None:
    sent = len(club.env.http_requests)
    state = await a_free_wall(club, players=3)

    asking = [post for post in club.posted(sent) if "Choose where yours go!" in post["content"]]

    assert len(asking) == 1
    assert asking[0]["allowed_mentions"]["users"] == [member.id for member in club.members[:3]]
    for member in some(club.members[:3]):
        assert asking[0]["content"].count(member.mention) == 1
    assert f"\nRound {state.round} · " in asking[0]["content"]
    assert labels(club.last) == TILING_BUTTONS


async def test_a_player_with_nothing_to_choose_is_not_asked(club: Club) -> None:
    await club.begin(3, **FREE)
    await play_until(club, choosing(0, 1))

    assert club.posted()[-1]["allowed_mentions"]["users"] == [member.id for member in club.members[:2]]
    assert club.members[2].mention not in club.last.content
    assert said(await club.members[2].click(club.last, label="Place tiles")) == NOTHING_TO_CHOOSE
    refused = await club.members[2].slash(club.channel, "azul place", line="1", column="1")
    assert said(refused) == NOTHING_TO_CHOOSE


async def test_a_player_places_line_by_line_from_the_top_and_confirms(club: Club) -> None:
    state = await a_free_wall(club, lines=2)
    sent = len(club.env.http_requests)
    panel = await open_tiling(club)
    spaces = first_choices(state, 0)

    for row, column in some(spaces):
        placed = azul.placed_lines(await club.state(), 0)
        decision = placed.decisions[-1]
        assert decision.row == row
        assert f"**Line {row + 1}:** which column for 1 {decision.colour.word}?" in without_emojis(
            panel.content
        )
        for space in decision.spaces:
            assert f"Column {space.column + 1}: +{space.points}" in labels(panel)
        assert "Confirm" not in labels(panel)
        assert len(panel.attachments) == 1
        await press(club, 0, panel, f"Column {column + 1}")
        assert f"Line {row + 1}: 1 {decision.colour.word} → column {column + 1}, +" in without_emojis(
            panel.content
        )
        assert (await club.game()).shown_version == (await club.game()).version

    assert ENGLISH("placing-all") in panel.content
    changes = [f"Change line {row + 1}" for row, _ in spaces]
    assert labels(panel) == ["Confirm", *changes]
    assert club.posted(sent) == []
    await press(club, 0, panel, "Confirm")
    assert panel.content == ENGLISH("placed-confirmed")
    assert labels(panel) == []
    assert panel.attachments == []
    assert club.posted(sent) == []
    assert labels(club.last) == TILING_BUTTONS


async def test_a_choice_is_changed_until_it_is_confirmed(club: Club) -> None:
    await a_free_wall(club, lines=2)
    panel = await open_tiling(club)
    first = azul.placed_lines(await club.state(), 0).decisions[0]
    await press(club, 0, panel, f"Column {first.spaces[0].column + 1}")
    await press(club, 0, panel, f"Change line {first.row + 1}")
    assert f"**Line {first.row + 1}:** which column" in panel.content
    assert f"\nLine {first.row + 1}: " not in f"\n{panel.content}"
    assert f"Change line {first.row + 1}" not in labels(panel)

    await press(club, 0, panel, f"Column {first.spaces[-1].column + 1}")

    assert (await club.state()).choices[0] == (first.spaces[-1].column,)
    assert f"→ column {first.spaces[-1].column + 1}, +" in panel.content
    assert f"\nLine {first.row + 1}: " in f"\n{panel.content}"
    for _ in range(5):
        if "Confirm" in labels(panel):
            break
        await press(club, 0, panel, "Column")
    await press(club, 0, panel, f"Change line {first.row + 1}")
    await press(club, 0, panel, f"Column {first.spaces[0].column + 1}")
    assert (await club.state()).choices[0][0] == first.spaces[0].column


@pytest.mark.thorough
async def test_looking_at_a_change_keeps_the_choice(club: Club) -> None:
    state = await a_free_wall(club, lines=2)
    panel = await open_tiling(club)
    for _, column in first_choices(state, 0):
        await press(club, 0, panel, f"Column {column + 1}")
    before = await club.game()

    await press(club, 0, panel, "Change line")

    assert await club.game() == before
    assert "Confirm" in labels(await open_tiling(club))


async def test_presses_by_others_change_nothing(club: Club) -> None:
    await a_free_wall(club, players=2)
    panel = await open_tiling(club)
    first = custom_id(panel, "Column")
    before, sent = await club.game(), len(club.env.http_requests)

    stranger = club.members[4]
    for custom in (first, first.replace("place", "change")[:-1], first.replace("place", "settle")[:-2]):
        result = await club.press(stranger, panel, custom)
        assert result.acknowledged
    assert ENGLISH("refusal-not-seated") in said(await stranger.click(club.last, label="Place tiles"))
    refused = await stranger.slash(club.channel, "azul place", line="1", column="1")
    assert ENGLISH("refusal-not-seated") in said(refused)

    await assert_same(club, before, sent)


async def test_another_player_s_panel_places_the_presser_s_own_tiles_or_none(club: Club) -> None:
    await a_free_wall(club, players=2)
    panel = await open_tiling(club)
    before = await club.state()

    await club.press(club.members[1], panel, custom_id(panel, "Column"))

    assert (await club.state()).choices[0] == before.choices[0]
    assert (await club.state()).boards == before.boards


async def test_lines_that_leave_no_choice_are_placed_automatically_and_mentioned(club: Club) -> None:
    await club.begin(2, **FREE)

    def wanted(state: azul.State) -> bool:
        if not choosing(0, 1)(state):
            return False
        placed = azul.placed_lines(state, 0)
        return bool(placed.placements) and len(placed.decisions) == 1

    state = await play_until(club, wanted)
    single = azul.placed_lines(state, 0).placements[0]

    panel = await open_tiling(club)

    line_text = (
        f"Line {single.row + 1}: 1 {single.colour.word} → column {single.column + 1}, +{single.points}"
    )
    assert line_text in without_emojis(panel.content)
    assert f"Change line {single.row + 1}" not in labels(panel)


async def test_a_line_that_must_fall_is_mentioned_in_the_panel_and_the_summary(club: Club) -> None:
    await club.begin(2, **FREE)

    def wanted(state: azul.State) -> bool:
        asked = azul.waiting_for(state)
        return choosing(*asked)(state) and 0 in asked and bool(azul.placed_lines(state, 0).fallen)

    state = await play_until(club, wanted)
    (fallen, *_) = azul.placed_lines(state, 0).fallen

    panel = await open_tiling(club)
    tiles = PHRASES.tile(fallen.colour, fallen.count)
    line_text = ENGLISH("placing-falls", line=fallen.row + 1, **tiles)
    assert line_text in without_emojis(panel.content)
    await play_until(club, lambda now: now.round > state.round)

    (summary,) = [m.content for m in club.messages if f"**Round {state.round} is over.**" in m.content]
    assert ENGLISH("round-fallen", row=fallen.row + 1, **tiles) in without_emojis(summary)


async def test_a_stale_panel_of_an_earlier_round_changes_nothing(club: Club) -> None:
    state = await a_free_wall(club)
    old = await open_tiling(club)
    stale = [
        custom_id(old, "Column"),
        f"azul:settle:1:{state.round}:",
        f"azul:change:1:{state.round}:1",
    ]
    now = await play_until(club, lambda now: now.round > state.round and choosing(0, 1)(now))
    before, sent = await club.game(), len(club.env.http_requests)

    for custom in some(stale):
        await club.press(club.members[0], old, custom)
        assert old.content.startswith(ENGLISH("panel-moved-on"))
        first = azul.placed_lines(now, 0).decisions[0]
        assert f"**Line {first.row + 1}:** which column" in old.content

    await assert_same(club, before, sent)


async def test_confirm_on_one_device_does_not_confirm_what_another_has_changed(club: Club) -> None:
    state = await a_free_wall(club)
    desk = await open_tiling(club)
    for _, column in first_choices(state, 0):
        await press(club, 0, desk, f"Column {column + 1}")
    await club.restart()  # so that the first panel stays
    phone = await open_tiling(club)
    last, _ = first_choices(state, 0)[-1]
    await press(club, 0, phone, f"Change line {last + 1}")
    *_, other = [label for label in labels(phone) if label.startswith("Column")]
    await press(club, 0, phone, other)
    before = await club.game()

    await press(club, 0, desk, "Confirm")

    assert await club.game() == before
    assert desk.content.startswith(ENGLISH("panel-moved-on"))
    assert f"→ column {before.table.running_state.choices[0][-1] + 1}, +" in desk.content
    await press(club, 0, desk, "Confirm")
    assert azul.waiting_for(await club.state()) == (1,)
