"""Every kind of picture for every number of players."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from math import hypot, pi
from unittest.mock import patch

import pytest
from PIL import Image, ImageChops, ImageDraw

from azul import (
    CENTRE,
    COLOURS,
    Phase,
    State,
    TakeReport,
    apply,
    count,
    from_text,
    legal_moves,
    present,
    resign,
    rest_of,
    take_report,
)
from azul.state import IN_CENTRE
from bot.i18n.language import languages, words_for
from bot.words.captions import look_in
from render import (
    Captions,
    ChartPoint,
    Look,
    PodiumPlace,
    at_a_glance,
    board,
    chances,
    costly,
    default_theme,
    encode,
    final,
    get_theme,
    lobby,
    player_card,
    podium,
    round_summary,
    rule_picture,
    table,
    theme_names,
)
from render.paint.canvas import Canvas
from render.paint.grid import Grid
from render.paint.sprites import sprites_of
from render.parts.centre import draw_centre, draw_mat
from render.parts.floors import draw_floor
from render.parts.heaps import draw_count
from render.parts.panels import MINUS, READABLE
from render.parts.tally import tallies
from render.parts.wells import well_edge
from render.pictures.table import COMPOSITIONS, composition
from tests.render.pixels import colours
from tests.render.positions import NAMES, midgame, played
from tests.render.variants import SPECIAL, laid_out
from tests.some import some
from tools.fit import drawn_and_written
from tools.scenes import card_scene, first_card_scene

PLAYERS = (2, 3, 4)
FEW, ONE_IN = (12, 1) if "TEST_ALL" in os.environ else (6, 2)
"""How many of the first takes, and of how many takes one, are drawn where many take long."""
CAPTIONS = tuple(field.name for field in fields(Captions))
HOSTILE = (
    "\u202eevil\u202c \u2066x\u2069",
    "two\nlines\ttab\x00nul",
    "Z" + "\u0300" * 400,
    "W" * 5000,
    "",
    "\u200b\u3164\u2800",
    "\U00012000\U00012001 \U0001f469\u200d\U0001f469\u200d\U0001f467\U0001f1fa\U0001f1e6",
    "مرحبا שלום 漢字 ไทย हिन्दी",
    "<@123> @everyone `code` **bold**",
    "Bruno \ufdfd",
)

Box = tuple[int, int, int, int]


def every_picture(
    players: int, look: Look | None = None, names: tuple[str, ...] = NAMES
) -> list[Image.Image]:
    state = midgame(players)
    gone = resign(state, state.turn)
    moves = list(legal_moves(state))
    report, before, after = played(players)[1][-1]
    return [
        table(gone, names, look),
        board(gone, state.turn, names[state.turn], look),
        round_summary(report, before, after, names, look),
        final(after, names, report.bonuses, look),
        final(gone._replace(phase=Phase.OVER), names, None, look),
        lobby(names[:1], players, look=look),
        rule_picture(1, look),
        at_a_glance(look),
        table(laid_out("b2yr,k4,yrw2,bykw,r4", "+Bosc", rules=SPECIAL), NAMES, look),
        costly(state, moves[0], moves[-1], names, look, chances=(0.4, 0.5)),
        chances(
            [ChartPoint(1, takes, (1 / players,) * players) for takes in range(9)], names[:players], look
        ),
        card_scene(names, names, look),
        first_card_scene(names, look),
        player_card(names[0], None, look=look),
        podium("best score", [PodiumPlace(place, name, "9") for place, name in enumerate(names, 1)], look),
    ]


def pixels(picture: Image.Image, box: Box | None = None, least: int = 1) -> set[tuple[int, ...]]:
    """Return the colours of at least `least` pixels."""
    return {colour for colour, number in colours(picture, box).items() if number >= least}


def changes(one: Image.Image, other: Image.Image) -> Box | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("players", PLAYERS)
def test_no_picture_is_square_or_taller_than_chat_clients_show(players: int) -> None:
    for picture in some(every_picture(players)):
        assert picture.width != picture.height
        assert picture.height <= 1.1 * picture.width


@pytest.mark.parametrize("players", PLAYERS)
def test_each_number_of_players_has_a_layout_without_overlaps(players: int) -> None:
    plan = composition(midgame(players))
    assert len(plan.boards) == players
    assert len(plan.plates) == len(midgame(players).factories)
    boxes = [panel.panel.box for panel in plan.boards]
    boxes += [
        (
            plate.x - plate.width // 2,
            plate.y - plate.width // 2,
            plate.x + plate.width // 2,
            plate.y + plate.width // 2,
        )
        for plate in plan.plates
    ]
    for left, top, right, bottom in some(boxes):
        assert 0 <= left < right <= plan.size[0]
        assert 0 <= top < bottom <= plan.size[1]
    for place, board_box in some(enumerate(boxes[:players])):
        for other in boxes[place + 1 :]:
            assert not overlap(board_box, other)


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiles_of_a_factory_are_drawn_on_its_plate(players: int) -> None:
    state = played(players)[0][0][0]
    picture = table(state, NAMES)
    theme = default_theme()
    for plate, tiles in some(zip(composition(state).plates, state.factories, strict=True)):
        near = (plate.x - plate.tile, plate.y - plate.tile, plate.x + plate.tile, plate.y + plate.tile)
        seen = pixels(picture, near, least=200)
        for colour in COLOURS:
            assert (theme.tiles[colour].inks["glaze"] in seen) == (colour in present(tiles))


@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_heading_of_the_seat_to_move_stands_out(players: int) -> None:
    state = midgame(players)
    turn = default_theme().colours["turn"]
    for seat in some(range(players)):
        picture = table(state._replace(turn=seat), NAMES)
        headed = [
            turn
            in pixels(
                picture,
                (plan.left + 20, plan.top + 8, plan.left + plan.width - 20, plan.top + plan.header - 8),
            )
            for plan in composition(state._replace(turn=seat)).boards
        ]
        assert headed == [other == seat for other in range(players)]


def test_the_board_of_a_seat_that_resigned_is_faded() -> None:
    state = midgame(3)
    seat = state.turn
    plan = composition(state).boards[seat]
    glazes = {look.inks["glaze"] for look in default_theme().tiles}
    assert glazes & pixels(table(state, NAMES), plan.panel.box)
    gone = resign(state, seat)
    plan = composition(gone).boards[seat]
    assert not glazes & pixels(table(gone, NAMES), plan.panel.box, least=300)


@pytest.fixture(scope="module")
def written() -> str:
    """Return all that pictures write if each caption says its own name."""
    over = midgame(2)._replace(phase=Phase.OVER, boards=(midgame(2).boards[0],) * 2)
    captions = {name: f"«{name}»" for name in CAPTIONS}
    captions["thousand"] = "1«thousand»000"

    def draw(look: Look) -> Image.Image:
        every_picture(2, look)
        return final(over, NAMES, look=look)

    _, texts = drawn_and_written(draw, Look(Captions(**captions)))
    return " ".join(text.text for text in texts)


@pytest.mark.parametrize("name", CAPTIONS)
def test_every_caption_is_written_in_some_picture(name: str, written: str) -> None:
    assert f"«{name}»" in written


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_move_is_marked_at_its_source_and_its_target(players: int) -> None:
    fresh = default_theme().colours["fresh"]
    for before, move in some(played(players)[0][:12:ONE_IN]):
        plan = composition(apply(before, move))
        picture = table(apply(before, move), NAMES, last=take_report(before, move))
        panel = plan.boards[before.turn].panel.box
        assert fresh in pixels(picture, panel)
        if move.source == CENTRE:
            source = plan.centre.heap(apply(before, move), take_report(before, move))
        else:
            plate = plan.plates[move.source - 1]
            half = plate.width // 2
            source = (plate.x - half, plate.y - half, plate.x + half, plate.y + half)
        assert fresh in pixels(picture, source)
        assert fresh not in pixels(table(apply(before, move), NAMES))


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_name_changes_only_its_heading(name: str) -> None:
    state = midgame(2)
    box = changes(table(state, ("Ann", "Ben")), table(state, ("Ann", name)))
    plan = COMPOSITIONS[2].boards[1]
    assert box is not None
    assert plan.left <= box[0]
    assert plan.top <= box[1]
    assert box[2] <= plan.left + plan.width
    assert box[3] <= plan.top + plan.header


def test_threads_draw_the_same_pictures_as_one_alone() -> None:
    takes = [*played(2)[0][:FEW], *played(4)[0][:FEW]]

    def draw(take: int) -> bytes:
        state, move = takes[take]
        return table(
            apply(state, move), (*NAMES[take % 3 :], *NAMES), last=take_report(state, move)
        ).tobytes()

    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(draw, range(len(takes))))
    sprites_of.cache_clear()
    assert together == [draw(take) for take in range(len(takes))]


def test_a_round_summary_fades_a_board_that_was_not_tiled() -> None:
    report, before, after = played(3)[1][1]
    left_alone = report._replace(boards=(report.boards[0], None, report.boards[2]))
    plans = tallies(3, 1.1)[1]
    usual = round_summary(report, before, after, NAMES)
    faded = round_summary(left_alone, before, after, NAMES)
    box = changes(usual, faded)
    assert box is not None
    assert plans[1].panel.left <= box[0] < box[2] <= plans[1].panel.left + plans[1].panel.width


def test_both_of_two_winners_stand_out() -> None:
    state: State = midgame(3)
    one, two, three = (
        board._replace(score=score) for board, score in zip(state.boards, (9, 9, 3), strict=True)
    )
    shared = state._replace(phase=Phase.OVER, boards=(two._replace(wall=one.wall), one, three))
    win = default_theme().colours["win"]
    picture = final(shared, NAMES)
    lit = [win in pixels(picture, (left, 100, left + 300, 130)) for left in (40, 400, 760)]
    assert lit == [True, True, False]


def test_a_last_move_says_which_tiles_fell_and_which_went_to_the_lid() -> None:
    for before, move in some(played(2)[0]):
        last = take_report(before, move)
        mover, after = before.boards[before.turn], apply(before, move).boards[before.turn]
        line = move.line if move.line < 5 else None
        placed = 0 if line is None else after.lines[line].count - mover.lines[line].count
        assert last == TakeReport(
            before.turn,
            move,
            after,
            taken=placed + last.fell,
            fell=last.fell,
            discarded=last.fell + last.marker - (len(after.floor) - len(mover.floor)),
            marker=apply(before, move).marker != before.marker,
            rest=rest_of(before, move),
        )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("lying", ["r", "bw3", "byrkw", "b9y9r9k9w9"])
def test_the_centre_is_a_heap_around_its_middle(players: int, lying: str) -> None:
    state = midgame(players)._replace(centre=from_text(lying), marker=0)
    plan, laid = composition(state).centre, present(state.centre)
    picture, theme = table(state, NAMES), default_theme()
    spots = plan.spots([count(state.centre, colour) for colour in laid])
    assert abs(sum(x for x, _ in spots) / len(spots) - plan.middle[0]) <= plan.tile / 2
    for (x, y), colour in some(zip(spots, laid, strict=True)):
        assert theme.tiles[colour].inks["glaze"] in pixels(picture, (x - 20, y - 20, x + 20, y + 20))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("layout", ["usual", "as large"])
@pytest.mark.parametrize("lying", ["b2y2r2", "b5y5r5k4w4"])
def test_piles_in_the_centre_and_their_numbers_lie_clear_of_the_factories(
    players: int, layout: str, lying: str
) -> None:
    state = midgame(players)._replace(marker=IN_CENTRE)
    plan = {"usual": composition(state), "as large": COMPOSITIONS[players]}[layout]
    drawn = []
    for named in (False, True):
        canvas = Canvas(plan.size, Look())
        draw_centre(canvas, plan.centre, state._replace(centre=from_text(lying)), None, named=named)
        drawn.append(canvas.image)
    heap, bare = drawn[0], Canvas(plan.size, Look()).image
    difference = ImageChops.difference(bare.convert("RGB"), heap.convert("RGB")).convert("L")
    assert difference.getbbox()
    for plate in some(plan.plates):
        within = Image.new("L", plan.size)
        ImageDraw.Draw(within).ellipse(plate.box, 255)
        assert ImageChops.multiply(difference, within).getbbox() is None
    word = ImageChops.difference(heap.convert("RGB"), drawn[1].convert("RGB")).getbbox()
    box = difference.getbbox()
    assert word is not None
    assert box is not None
    assert word[3] <= box[1]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("lying", ["-", "b", "b2", "by"])
def test_a_centre_with_at_most_two_tiles_takes_less_room_than_a_factory(players: int, lying: str) -> None:
    state = midgame(players)._replace(centre=from_text(lying), marker=0)
    plan = composition(state)
    boxes = plan.centre.laid(state, None)
    room = sum((right - left) * (bottom - top) for left, top, right, bottom in boxes)
    assert room < pi / 4 * min(plate.width for plate in plan.plates) ** 2


@pytest.mark.parametrize("players", PLAYERS)
def test_an_empty_centre_is_a_bare_mat(players: int) -> None:
    state = midgame(players)._replace(centre=from_text("-"), marker=0)
    x, y = composition(state).centre.middle
    assert pixels(table(state, NAMES), (x - 50, y - 20, x + 50, y + 60)) == {default_theme().colours["mat"]}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("layout", ["usual", "as large"])
def test_the_mat_of_the_centre_reaches_under_the_factories_around_it(players: int, layout: str) -> None:
    state = midgame(players)
    plan = {"usual": composition(state), "as large": COMPOSITIONS[players]}[layout]
    bare, drawn = Canvas(plan.size, Look()), Canvas(plan.size, Look())
    draw_mat(drawn, plan.centre)
    mat = ImageChops.difference(bare.image.convert("RGB"), drawn.image.convert("RGB")).convert("L")
    covered = 0
    for plate in plan.plates:
        within = Image.new("L", plan.size)
        ImageDraw.Draw(within).ellipse(plate.box, 255)
        covered += ImageChops.multiply(mat.point([0] + [255] * 255), within).getbbox() is not None
    assert covered >= 4
    for other in some(plan.boards):
        assert mat.crop(other.panel.box).getbbox() is None


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("layout", ["usual", "as large"])
def test_the_numbers_of_the_factories_stand_outside_of_their_ring(players: int, layout: str) -> None:
    plan = {"usual": composition(midgame(players)), "as large": COMPOSITIONS[players]}[layout]
    x, y = plan.centre.middle
    for plate in some(plan.plates):
        number = plate.spot(plate.number, plate.width // 2)
        assert hypot(number[0] - x, number[1] - y) > hypot(plate.x - x, plate.y - y)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("language", languages())
def test_the_word_on_the_mat_keeps_clear_of_the_factories_in_every_language(
    players: int, language: str
) -> None:
    look = look_in(words_for(language))
    plan = composition(midgame(players))
    drawn = []
    for named in (False, True):
        canvas = Canvas(plan.size, look)
        draw_centre(canvas, plan.centre, midgame(players), None, named=named)
        drawn.append(canvas.image)
    word = changes(*drawn)
    assert word is not None
    for plate in some(plan.plates):
        x, y = min(max(plate.x, word[0]), word[2]), min(max(plate.y, word[1]), word[3])
        assert hypot(x - plate.x, y - plate.y) >= plate.width / 2 + 12


@pytest.mark.parametrize("players", PLAYERS)
def test_the_seats_are_numbered_where_boards_change_their_places(players: int) -> None:
    state = midgame(players)
    alike = state._replace(phase=Phase.REFILL, boards=(state.boards[0],) * players)
    picture = table(alike, ["Ann"] * players)
    heads = [
        picture.crop((plan.left + 6, plan.top + 6, plan.left + plan.width // 2, plan.top + plan.header - 6))
        for plan in composition(alike).boards
    ]
    assert len({head.tobytes() for head in heads}) == (1 if players == 2 else players)


PHONE = 350 / 1100
"""The scale of a picture on a phone."""


@pytest.mark.parametrize("players", PLAYERS)
def test_the_factories_have_the_largest_share_of_the_width_that_the_boards_leave(players: int) -> None:
    plan = composition(midgame(players))
    left = min(plate.x - plate.width // 2 for plate in plan.plates)
    right = max(plate.x + plate.width // 2 for plate in plan.plates)
    assert (right - left) / plan.size[0] >= {2: 0.40, 3: 0.55, 4: 0.56}[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_factories_stand_in_a_ring_with_equal_gaps(players: int) -> None:
    plates = composition(midgame(players)).plates
    apart = [
        hypot(one.x - other.x, one.y - other.y)
        for one, other in zip(plates, (*plates[1:], plates[0]), strict=True)
    ]
    assert min(apart) >= max(plate.width for plate in plates)
    assert max(apart) <= {2: 1.3, 3: 1.15, 4: 1.15}[players] * min(apart)


@pytest.mark.parametrize("players", PLAYERS)
def test_factories_stand_in_a_ring_where_all_boards_are_as_large(players: int) -> None:
    """As in replays: two neighbours never lie much farther apart than others, so none stands alone."""
    plates = COMPOSITIONS[players].plates
    apart = [
        hypot(one.x - other.x, one.y - other.y)
        for one, other in zip(plates, (*plates[1:], plates[0]), strict=True)
    ]
    assert min(apart) >= max(plate.width for plate in plates)
    assert max(apart) <= 1.7 * min(apart)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("layout", ["usual", "as large"])
def test_wells_keep_clear_of_the_frame_around_their_board(players: int, layout: str) -> None:
    layouts = {"usual": composition(midgame(players)), "as large": COMPOSITIONS[players]}
    for plan in some(layouts[layout].boards):
        frame, edge = round(0.16 * plan.header), well_edge(plan.cell)
        left = plan.inner - edge - plan.left - frame
        right = plan.left + plan.width - frame - (plan.wall + 5 * plan.cell + edge)
        assert min(left, right) >= 4


@pytest.mark.parametrize("side", [37, 40, 46, 48, 56])
def test_costs_of_a_floor_line_do_not_run_into_each_other(side: int) -> None:
    canvas = Canvas((1100, 80), Look(), "panel")
    draw_floor(canvas, Grid(10, 10, side), ())
    ink = default_theme().colours["well_ink"]
    picture = canvas.image.convert("RGB")
    written = [
        any(picture.getpixel((x, y)) == ink for y in range(10, 10 + side)) for x in range(10, 10 + 7 * side)
    ]
    edges = range(1, 7) if side > 50 else (2, 5)  # on a small floor line, of its three slots
    assert sum(written) > (len(edges) + 1) * side // 3
    assert not any(any(written[place * side - 2 : place * side + 2]) for place in edges)


@pytest.mark.parametrize("fallen", range(7))
def test_on_a_small_floor_line_each_cost_is_said_once_amid_its_empty_spaces(fallen: int) -> None:
    side = 37
    with patch.object(Canvas, "text") as text:
        draw_floor(Canvas((1100, 80), Look(), "panel"), Grid(0, 0, side), (0,) * fallen)
    said = {call.args[1]: call.args[0][0] for call in text.call_args_list}
    slots = {"−1": (0, 2), "−2": (2, 5), "−3": (5, 7)}
    assert said == {
        cost: (max(begin, fallen) + end) * side // 2 for cost, (begin, end) in slots.items() if end > fallen
    }


def test_the_name_and_the_score_of_a_seat_that_resigned_are_written_over_its_faded_board() -> None:
    colours_of, state = default_theme().colours, resign(midgame(4), 2)
    plan, written = composition(state).boards[2], colours_of["resigned_ink"]
    picture = table(state, NAMES[:4])
    heading = (plan.left, plan.top, plan.left + plan.width, plan.top + plan.header)
    below = (plan.left, plan.top + plan.header, plan.left + plan.width, plan.top + plan.height)
    assert colours(picture, heading)[written] > 100
    assert colours_of["header"] not in colours(picture, heading)
    assert colours_of["panel"] not in colours(picture, below)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", theme_names())
def test_no_table_for_two_weighs_more_than_105_kilobytes(name: str) -> None:
    look = Look(theme=get_theme(name))
    takes, _ = played(2)
    for state, move in some(takes[::ONE_IN]):
        picture = table(apply(state, move), NAMES[:2], look, take_report(state, move))
        assert len(encode(picture)) <= 105_000


def test_the_number_on_a_pile_is_smaller_than_its_tiles_however_small_they_are() -> None:
    for side in (20, 40, 80):
        canvas = Canvas((200, 200), Look(), "panel")
        before = canvas.image.copy()
        draw_count(canvas, (100, 100), 5, side)
        left, top, right, bottom = ImageChops.difference(
            canvas.image.convert("RGB"), before.convert("RGB")
        ).getbbox() or (0, 0, 0, 0)
        assert 0 < max(right - left, bottom - top) < side


@pytest.mark.parametrize("players", PLAYERS)
def test_the_heap_of_the_centre_lies_in_the_middle_of_the_ring(players: int) -> None:
    state = midgame(players)._replace(marker=IN_CENTRE, centre=from_text("b5y5r5k4w4"))
    plan = composition(state)
    left, top, right, bottom = plan.centre.heap(state, None)
    xs, ys = [plate.x for plate in plan.plates], [plate.y for plate in plan.plates]
    assert abs(left + right - min(xs) - max(xs)) / 2 <= plan.centre.tile
    lower = sorted(ys)[1:] if players == 2 else ys
    assert abs(top + bottom - min(lower) - max(lower)) / 2 <= plan.centre.tile


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("turn", range(4))
def test_the_board_to_move_and_the_sources_can_be_read_on_a_phone(players: int, turn: int) -> None:
    if turn >= players:
        return
    state = midgame(players)._replace(turn=turn)
    plan = composition(state)
    large = plan.boards[turn]
    if players > 2:
        assert all(board.cell < large.cell for seat, board in enumerate(plan.boards) if seat != turn)
    tile = 0.91 * large.cell  # without the space around it
    assert tile * PHONE >= 16
    assert min(plate.tile for plate in plan.plates) * PHONE >= 16
    assert plan.centre.tile * PHONE >= 16
    written = [READABLE, *(size for _, _, size in (plan.stock.round, plan.stock.bag, plan.stock.lid))]
    assert all(0.7 * size * PHONE >= 7 for size in (*written, plan.stock.word))


@pytest.mark.parametrize("players", [3, 4])
def test_every_digit_in_a_picture_of_the_table_can_be_read_on_a_phone(players: int) -> None:
    before, move = played(players)[0][7]

    def draw(look: Look) -> Image.Image:
        return table(apply(before, move), NAMES, look, take_report(before, move))

    picture, texts = drawn_and_written(draw, Look())
    digits = [text for text in texts if any(map(str.isdigit, text.text))]
    assert len(digits) > 20
    for text in some(digits):
        assert 0.7 * text.on_phone(picture) >= 7, text


@pytest.mark.parametrize("players", [3, 4])
def test_from_the_board_to_move_the_others_stand_in_the_order_in_which_people_play(players: int) -> None:
    for turn in some(range(players)):
        plan = composition(midgame(players)._replace(turn=turn))
        large, *others = (plan.boards[(turn + after) % players] for after in range(players))
        assert all(other.left > large.left + large.width for other in others)
        tops = [large.top, *(other.top for other in others)]
        assert tops == sorted(tops)
        assert len(set(tops[1:])) == players - 1


@pytest.mark.parametrize("players", [3, 4])
def test_the_board_of_who_moved_last_stands_beside_the_factories(players: int) -> None:
    for turn in some(range(players)):
        plan = composition(midgame(players)._replace(turn=turn))
        before = plan.boards[turn - 1]
        assert before.top + before.height > min(plate.y for plate in plan.plates)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_board_says_what_its_floor_costs_and_a_small_one_once_for_equal_neighbours(
    players: int,
) -> None:
    state = midgame(players)
    bare = tuple(each._replace(floor=()) for each in state.boards)
    picture, texts = drawn_and_written(lambda look: table(state._replace(boards=bare), NAMES, look), Look())
    costs = [text for text in texts if text.text.startswith(MINUS)]
    assert len(costs) == (14 if players == 2 else 7 + 3 * (players - 1))
    for text in some(costs):
        assert not text.is_cut
        assert 0.7 * text.on_phone(picture) >= 7


@pytest.mark.parametrize("players", PLAYERS)
def test_the_number_of_a_pile_in_the_centre_covers_no_tile(players: int) -> None:
    plan = composition(midgame(players)).centre
    few, many = (
        table(midgame(players)._replace(centre=from_text(f"b{tiles}y{tiles}r{tiles}"), marker=0), NAMES)
        for tiles in (3, 12)
    )
    half = plan.tile // 2
    for x, y in some(plan.spots([3, 3, 3])):
        around = x - half, y - half, x + half, y + half
        assert changes(few.crop(around), many.crop(around)) is None


@pytest.mark.parametrize("players", PLAYERS)
def test_a_trail_leads_from_the_source_to_the_line_and_covers_no_tile(players: int) -> None:
    fresh = default_theme().colours["fresh"]
    for before, move in some(played(players)[0][2 : 30 : 3 * ONE_IN]):
        state, last = apply(before, move), take_report(before, move)
        plan = composition(state)
        bare, drawn = canvases(state, last)
        box = changes(bare, drawn)
        assert box is not None
        x, y = plan.boards[last.seat].entry(move.line, plan.plates[0].x)
        assert fresh in pixels(drawn, (x - 40, y - 20, x, y + 20))
        for plate, tiles in zip(plan.plates, state.factories, strict=True):
            half = plate.tile - 6
            lying = (plate.x - half, plate.y - half, plate.x + half, plate.y + half)
            assert not tiles or changes(bare.crop(lying), drawn.crop(lying)) is None


def canvases(state: State, last: TakeReport) -> tuple[Image.Image, Image.Image]:
    """Return the picture of a table without the trail of the last move, and with it."""
    with patch("render.pictures.table._draw_trail"):
        bare = table(state, NAMES, last=last)
    return bare, table(state, NAMES, last=last)
