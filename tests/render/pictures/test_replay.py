"""Replays as animations: every frame is complete, none drags, and all of it is small."""

import os
import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageChops

from azul import BASE_GAME, IN_CENTRE, Factories, Phase, Rules, WallSide, resign
from render import Frame, Look, default_theme, replay
from render.paint.animation import Animation
from render.pictures.frames import small_composition
from render.pictures.pace import ENDING, POSTER, paced, thinned
from render.pictures.poster import poster
from tests.azul.golden import GOLDEN
from tests.render.frames import drawn_alone, frames_of, replayed, shown
from tests.render.pixels import colours
from tests.render.positions import NAMES
from tests.some import some
from tools.fit import drawn_and_written

PLAYERS = (2, 3, 4)
GAMES = (
    "coloured-wall-plain-2-players",
    "coloured-wall-special-free-scatter-3-players",
    "nothing-left-that-fits",
    "resigned-to-the-last-player",
    "takes-taken-back",
    "the-same-round-for-ever",
)
"""The shortest and the longest of the golden games, and those with most that changes."""
LAST = 1_000 if "TEST_ALL" in os.environ else 12
"""How many frames of a game are looked at, from its end."""
EVERYTHING = Rules(WallSide.FREE, Factories.SPECIAL)
HOSTILE = (
    "\u202eevil\u202c",
    "two\nlines\x00",
    "Z" + "\u0300" * 400,
    "W" * 5000,
    "",
    "\u200b\u3164",
    "Bruno \ufdfd",
)


def same(one: Image.Image, other: Image.Image, within: int = 0) -> bool:
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return all(value <= within for value in set(difference.tobytes()))


def moments(frames: Sequence[Frame], players: int) -> list[Image.Image]:
    """Return the pictures of a replay of any weight after its poster."""
    _, *pictures = shown(replay(frames, NAMES[:players], most_bytes=2**30))
    return pictures


@pytest.mark.one_in(4)
@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "rules"),
    [(2, EVERYTHING), (2, BASE_GAME), (3, EVERYTHING), (4, BASE_GAME)],
    ids=["2-variants", "2-base", "3-variants", "4-base"],
)
def test_every_frame_looks_as_if_drawn_on_its_own(players: int, rules: Rules) -> None:
    frames = thinned(frames_of(players, rules))[-LAST:]
    for frame, picture in some(zip(frames, moments(frames, players), strict=True)):
        assert same(picture, drawn_alone(frame, NAMES[:players]))


def test_a_resignation_and_undone_moves_leave_no_trace() -> None:
    frames = [frame for frame in frames_of(3) if frame.last][:6]
    gone = resign(frames[2].state, 0)
    story = [*frames, frames[4], frames[3], Frame(gone), frames[5], Frame(gone._replace(turn=1)), frames[0]]
    for frame, picture in some(zip(story, moments(story, 3), strict=True)):
        assert same(picture, drawn_alone(frame, NAMES[:3]))


def test_a_marker_beside_a_full_floor_and_the_score_before_are_gone_in_the_next_round() -> None:
    frame = frames_of(2)[3]
    full, other = frame.state.boards[0]._replace(floor=(0,) * 7), frame.state.boards[1]
    beside = frame.state._replace(boards=(full, other), marker=0, resigned=frozenset({0}), turn=1)
    lower = beside._replace(boards=(full, other._replace(score=other.score - 1)), marker=IN_CENTRE)
    story = [Frame(beside), Frame(beside._replace(marker=IN_CENTRE)), Frame(lower)]
    pictures, box = moments(story, 2), small_composition(2).boards[0].box
    for each, picture in some(zip(story, pictures, strict=True)):
        assert same(picture, drawn_alone(each, NAMES[:2]))
    assert not same(pictures[0].crop(box), pictures[1].crop(box))


def test_when_time_is_short_only_moves_and_undos_are_left_out() -> None:
    deal, *moves = frames_of(3)[:6]
    gone = Frame(resign(moves[-1].state, 0))
    *_, end, again = next(
        frames_of(3)[: number + 1]
        for number, frame in enumerate(frames_of(3))
        if number > 1 and is_deal(frame)
    )
    assert end.report
    story = [deal, *moves, moves[1], gone, end, again, *moves]
    assert thinned(story, 0) == [deal, gone, end, again]
    assert thinned(story, 2) == [deal, moves[1], gone, end, again, moves[-1]]


def test_the_moments_of_a_long_game_leave_time_for_the_poster_and_the_end() -> None:
    story = 5 * frames_of(3)
    assert sum(map(is_deal, story)) > 20
    assert sum(paced(thinned(story))) <= 26.1 - POSTER - ENDING


def test_a_replay_without_moves_that_is_too_large_drops_deals_but_no_end_of_a_round() -> None:
    deal, *_, end = next(frames_of(2)[: at + 1] for at, frame in enumerate(frames_of(2)) if frame.report)
    assert len(list(shown(replay([deal, end, deal], NAMES[:2], most_bytes=1)))) == 3


def is_deal(frame: Frame) -> bool:
    return frame.state.phase is Phase.OFFER and not frame.last and not frame.report


def test_equal_frames_are_kept() -> None:
    frame = frames_of(2)[3]
    assert len(moments([frame, frame, frame], 2)) == 3


def test_it_begins_with_a_poster_of_the_names_and_ends_with_the_given_picture() -> None:
    frames, ending = frames_of(2)[:3], Image.new("RGB", (400, 200), "#1f57a4")
    first, *_, last = shown(replay(frames, NAMES[:2], ending=ending))
    other, *_ = shown(replay(frames, ("Ann", "Somebody else")))
    assert same(first, poster(first.size, NAMES[:2]).convert("RGB"), 60)
    assert not same(first, other)
    assert last.convert("RGB").getpixel((last.width // 2, last.height // 2)) == (0x1F, 0x57, 0xA4)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_poster_names_everybody_in_the_order_of_their_seats(players: int) -> None:
    _, texts = drawn_and_written(partial(poster, (550, 600), NAMES[:players]), Look())
    _, *names = sorted(texts, key=lambda text: text.box[1])
    assert [text.text for text in names] == list(NAMES[:players])


def durations(gif: bytes) -> list[float]:
    """Return for how many seconds each picture is shown."""
    return [picture.info["duration"] / 1000 for picture in shown(gif)]


@pytest.mark.one_in(6)
@pytest.mark.parametrize("name", GAMES)
def test_any_game_is_shown_in_20_to_30_seconds_and_half_a_megabyte(name: str) -> None:
    record, frames, ending = replayed(GOLDEN / f"{name}.json")
    gif = replay(frames, record.players, ending=ending)
    assert 20 <= sum(durations(gif)) <= 30
    assert len(gif) <= 500_000


def test_a_game_that_has_just_begun_is_not_drawn_out() -> None:
    assert max(durations(replay(frames_of(2)[:4], NAMES[:2]))) <= 2


def test_scoring_is_shown_longer_than_moves_and_the_end_longest() -> None:
    frames, ending = frames_of(2), Image.new("RGB", (8, 8))
    gif = replay(frames, NAMES[:2], ending=ending, most_bytes=2**30)
    _, *shown_for, last = durations(gif)
    scoring = [seconds for seconds, frame in zip(shown_for, thinned(frames), strict=True) if frame.report]
    moving = [seconds for seconds, frame in zip(shown_for, thinned(frames), strict=True) if frame.last]
    assert last > max(scoring)
    assert min(scoring) > 3 * max(moving)


def test_an_animation_loops_and_is_never_square() -> None:
    for players in PLAYERS:
        picture = next(shown(replay(frames_of(players)[:2], NAMES[:players])))
        assert picture.info["loop"] == 0
        assert picture.width != picture.height
        assert picture.height <= 1.11 * picture.width


@pytest.mark.thorough
def test_a_replay_that_is_too_large_drops_moves_then_deals_but_no_end_of_a_round() -> None:
    frames = frames_of(2)
    whole = replay(frames, NAMES[:2])
    kept = thinned(frames, 0)
    ends = [frame for frame in kept[1:] if frame.report or frame.state.phase is not Phase.OFFER]
    lighter = replay(frames, NAMES[:2], most_bytes=len(whole) - 1)
    without_moves = replay(kept, NAMES[:2])
    fewer_deals = replay(frames, NAMES[:2], most_bytes=len(without_moves) - 1)
    _, *bare = shown(replay(frames, NAMES[:2], most_bytes=1))
    assert len(lighter) < len(whole)
    assert len(kept) + 1 < len(list(shown(lighter))) < len(frames)
    assert not any(frame.last for frame in kept)
    assert [frame.report for frame in kept if frame.report] == [each.report for each in frames if each.report]
    assert 1 + len(ends) < len(list(shown(fewer_deals))) - 1 < len(kept)
    assert len(bare) == 1 + len(ends)
    for frame, picture in some(zip((kept[0], *ends), bare, strict=True)):
        assert same(picture, drawn_alone(frame, NAMES[:2]))


@pytest.mark.thorough
def test_the_longest_replay_keeps_within_half_a_megabyte_and_30_seconds() -> None:
    rules = Rules(wall=WallSide.FREE)
    frames = frames_of(4, rules)
    long = [frame for _ in range(4) for frame in frames if frame.state.phase is not Phase.OVER]
    gif = replay(long, NAMES)
    assert len(gif) <= 500_000
    assert 20 <= sum(durations(gif)) <= 30


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_name_stays_in_its_heading(name: str) -> None:
    plan = small_composition(2).boards[1]
    frame = frames_of(2)[5]
    change = ImageChops.difference(
        drawn_alone(frame, ("Ann", "Ben")).convert("RGB"), drawn_alone(frame, ("Ann", name)).convert("RGB")
    ).getbbox()
    assert change is not None
    assert plan.left <= change[0] < change[2] <= plan.left + plan.width
    assert plan.top <= change[1] < change[3] <= plan.top + plan.header


def test_only_the_name_of_the_player_who_moved_is_underlined() -> None:
    fresh = default_theme().colours["fresh"]
    for frame in some(frames_of(4)[1:9]):
        picture = drawn_alone(frame, NAMES).convert("RGB")
        underlined = [
            picture.getpixel((plan.left + plan.width // 3, plan.top + plan.header + 2)) == fresh
            for plan in small_composition(4).boards
        ]
        assert frame.last is not None
        assert underlined == [seat == frame.last.seat for seat in range(4)]


def test_a_board_whose_seat_resigned_is_faded_everywhere() -> None:
    frame = frames_of(3)[4]
    resigned = replace(frame, state=resign(frame.state, 2), last=None)
    plan = small_composition(3).boards[2]
    inside = (plan.left, plan.top, plan.left + plan.width, plan.top + plan.height)
    assert default_theme().colours["panel"] not in colours(drawn_alone(resigned, NAMES[:3]), inside)


@pytest.mark.parametrize("colours", [255, 256])
def test_pictures_that_use_every_colour_are_kept_exactly(colours: int) -> None:
    rng = random.Random(colours)
    flat = bytes(channel for index in range(256) for channel in (min(index, colours - 1), 0, 90))
    animation = Animation((40, 30), flat)
    pictures = []
    for _ in range(4):
        noise = Image.frombytes("P", (40, 30), bytes(rng.randrange(colours) for _ in range(1200)))
        noise.putpalette(flat)
        pictures.append(noise)
        animation.add(noise, 0.1)
    for before, after in some(zip(pictures, shown(animation.to_bytes()), strict=True)):
        assert same(before, after)
