"""Replays as animations: every frame is complete, lasts as long as asked, and is small."""

import random
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from azul import BASE_GAME, Factories, Rules, WallSide, resign
from render import Frame, default_theme, replay
from render.paint.animation import Animation
from render.pictures.moments import small_composition
from tests.render.frames import drawn_alone, frames_of, shown
from tests.render.pixels import colours
from tests.render.positions import NAMES
from tests.some import some

PLAYERS = (2, 3, 4)
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


def same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is None


@pytest.mark.one_in(3)
@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("players", "rules"),
    [(2, BASE_GAME), (2, EVERYTHING), (3, EVERYTHING), (4, BASE_GAME)],
    ids=["2-base", "2-variants", "3-variants", "4-base"],
)
def test_every_frame_looks_as_if_drawn_on_its_own(players: int, rules: Rules) -> None:
    frames = frames_of(players, rules)
    pictures = list(shown(replay(frames, NAMES[:players])))
    assert len(pictures) == len(frames)
    for frame, picture in some(zip(frames, pictures, strict=True)):
        assert same(picture, drawn_alone(frame, NAMES[:players]))


def test_a_resignation_and_undone_moves_leave_no_trace() -> None:
    frames = [frame for frame in frames_of(3) if frame.last][:6]
    gone = resign(frames[2].state, 0)
    story = [*frames, frames[4], frames[3], Frame(gone), frames[5], Frame(gone._replace(turn=1)), frames[0]]
    for frame, picture in some(zip(story, shown(replay(story, NAMES[:3])), strict=True)):
        assert same(picture, drawn_alone(frame, NAMES[:3]))


def test_frames_last_as_long_as_asked_and_the_animation_loops() -> None:
    frames = frames_of(2)
    pictures = list(shown(replay(frames, NAMES[:2])))
    assert [picture.info["duration"] for picture in pictures] == [1000 * frame.seconds for frame in frames]
    assert {picture.info["loop"] for picture in pictures} == {0}


def test_equal_frames_are_kept() -> None:
    frame = frames_of(2)[3]
    assert len(list(shown(replay([frame, frame, frame], NAMES[:2])))) == 3


@pytest.mark.parametrize("players", PLAYERS)
def test_sixty_turns_make_a_small_file_and_no_square_picture(players: int) -> None:
    frames = [frame for seed in (1, 2) for frame in frames_of(players, seed=seed)]
    takes = [place for place, frame in enumerate(frames) if frame.last]
    gif = replay(frames[: takes[59] + 1], NAMES[:players])
    assert len(gif) <= 700_000
    width, height = next(shown(gif)).size
    assert width != height
    assert height <= 1.11 * width


@pytest.mark.thorough
def test_a_replay_that_is_too_large_drops_moves_but_no_deal_and_no_round() -> None:
    frames = frames_of(2)
    whole = replay(frames, NAMES[:2])
    kept = [frame for frame in frames if frame.last is None]
    lighter = replay(frames, NAMES[:2], most_bytes=len(whole) - 1)
    bare = list(shown(replay(frames, NAMES[:2], most_bytes=1)))
    assert len(lighter) < len(whole)
    assert len(kept) < len(list(shown(lighter))) < len(frames)
    assert len(bare) == len(kept) + 1
    assert same(bare[-1], drawn_alone(frames[-1], NAMES[:2]))


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


def test_only_the_name_of_whoever_moved_is_underlined() -> None:
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
