"""What the pictures of a game's messages show, beyond the position."""

from dataclasses import replace
from io import BytesIO
from typing import Final

from PIL import Image

import azul
import render
from bot.messages.analysis import chart_picture, cost_of, costly_picture
from bot.messages.pictures import board_picture, lobby_picture, round_picture, table_picture, what_if_picture
from bot.ui.drawing import Picture
from bot.words.captions import look_in
from bot.words.phrases import rules_texts
from engine import LogEntry, Options, Player, Status, Table
from engine.analysis.review import Analysis, CostlyTake, Evaluation, JudgedTake
from engine.table.events import Played
from engine.table.fold import advance
from engine.table.state import Invitation
from tests.azul.builders import table
from tests.bot.english import DARIYA, ENGLISH, PHRASES

PLAYERS: Final = (Player(1, "Ada"), Player(2, "Bruno"))
PLAYING: Final = Table(1, Options(2), PLAYERS, Status.PLAYING, "00" * 32, table(factories="b2k2", centre="w"))


def in_the_colour_of_turns(picture: Picture) -> int:
    """Return how many pixels of a picture have the colour of the board whose turn it is."""
    image = Image.open(BytesIO(picture.draw())).convert("RGB")
    turn = render.default_theme().colours["turn"]
    return sum(number for number, colour in image.getcolors(256) or () if colour == turn)


def test_nobody_is_to_move_in_the_picture_of_a_game_that_was_closed() -> None:
    playing, closed = (
        in_the_colour_of_turns(table_picture(PHRASES, each, PLAYING.running_state, None))
        for each in (PLAYING, replace(PLAYING, status=Status.CANCELLED))
    )
    assert playing > 20_000 > 20 * closed


def test_a_costly_take_has_the_table_s_look_of_today_and_the_names_of_then() -> None:
    state, made, better = PLAYING.running_state, azul.parse_move("cw1"), azul.parse_move("1b2")
    then = replace(PLAYING, options=replace(PLAYING.options, theme="chocolatier"))
    now = replace(PLAYING, players=(Player(3, "Chiyo"), PLAYERS[1]))
    worse, best = (JudgedTake(move, (each, 1 - each)) for move, each in ((made, 0.25), (better, 0.5)))
    entry = LogEntry(9, 0, Played(azul.Taken(0, made)), then, then, None)
    shown = costly_picture(PHRASES, now, entry, CostlyTake(0, 9, 0, worse, best)).draw()
    look = look_in(ENGLISH)
    whole = render.costly(state, made, better, ["Ada", "Bruno"], look, chances=(0.25, 0.5))
    assert shown == render.encode(whole)

    decided = (
        replace(each, chances=(0.995, 0.005), margin=margin) for each, margin in ((worse, 5.0), (best, 9.0))
    )
    shown = costly_picture(PHRASES, now, entry, CostlyTake(0, 9, 0, *decided)).draw()
    whole = render.costly(state, made, better, ["Ada", "Bruno"], look, chances=(0.995, 0.995), points=(5, 9))
    assert shown == render.encode(whole)


def test_a_take_costs_the_difference_of_the_figures_beside_it() -> None:
    move = azul.parse_move("cw1")
    for made, better, margins, cost in (
        (0.254, 0.536, (0.0, 0.0), 29),
        (0.256, 0.534, (0.0, 0.0), 27),
        (0.995, 0.995, (5.4, 9.6), 5),
        (0.995, 0.995, (5.6, 9.4), 3),
    ):
        takes = (
            JudgedTake(move, (each, 1 - each), margin=margin)
            for each, margin in zip((made, better), margins, strict=True)
        )
        assert cost_of(CostlyTake(0, 9, 0, *takes)) == cost


def test_pictures_of_a_table_show_the_seat_the_places_and_the_hints_that_they_are_about() -> None:
    state, look, names = PLAYING.running_state, look_in(ENGLISH), ("Ada", "Bruno")
    space, hint = azul.Placement(0, 0, azul.Colour.BLUE, 1, 1, 1), azul.parse_move("1b2")
    of_bruno = board_picture(PHRASES, PLAYING, state, 1, [space])
    assert of_bruno.draw() == render.encode(render.board(state, 1, "Bruno", look, spaces=[space]))
    hinted = table_picture(PHRASES, PLAYING, state, None, [hint])
    assert hinted.draw() == render.encode(render.table(state, names, look, None, [hint]))
    assert "2 blue" in what_if_picture(PHRASES, PLAYING, state, hint).alt.lower()


def test_the_picture_of_a_round_shows_what_its_tiling_did() -> None:
    before, look = replace(PLAYING, state=table(centre="w", round_=6)), look_in(ENGLISH)
    taken = azul.Taken(0, azul.parse_move("cw1"))
    after, report = advance(before, Played(taken), 0)
    assert report is not None
    tiled, now = azul.before_tiling(before.running_state, taken), after.running_state
    shown = round_picture(PHRASES, after, tiled, now, report).draw()
    title = ENGLISH("picture-round-title", round=6)
    whole = render.round_summary(report, tiled, now, ("Ada", "Bruno"), look, title)
    assert shown == render.encode(whole)


def test_the_picture_of_a_lobby_shows_its_rules_and_for_whom_seats_are_kept() -> None:
    rules = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL)
    kept = (Invitation(Player(4, "Dariya"), 0),)
    lobby = replace(
        PLAYING, status=Status.LOBBY, state=None, options=Options(4, rules=rules), invitations=kept
    )
    labels = [ENGLISH(text) for text in rules_texts(rules)]
    assert len(labels) == 2
    whole = render.lobby(
        ("Ada", "Bruno"),
        4,
        labels,
        look_in(ENGLISH),
        azul.WallSide.FREE,
        [ENGLISH("picture-kept", name=DARIYA)],
    )
    assert lobby_picture(PHRASES, lobby).draw() == render.encode(whole)


def test_a_chart_marks_the_moment_after_each_costly_take() -> None:
    judged = JudgedTake(azul.parse_move("cw1"), (0.5, 0.5))
    course = [(1, 0, (0.5, 0.5)), (1, 1, (0.6, 0.4)), (1, 2, (0.3, 0.7)), (2, 3, (0.2, 0.8))]
    moments = tuple(Evaluation(*each) for each in course)
    analysis = Analysis(
        9, moments, (CostlyTake(1, 4, 0, judged, judged), CostlyTake(0, 5, 1, judged, judged))
    )
    points = [render.ChartPoint(*each) for each in course]
    whole = render.chances(points, ("Ada", "Bruno"), look_in(ENGLISH), marked=[(1, 1), (0, 2)])
    assert chart_picture(PHRASES, PLAYING, analysis).draw() == render.encode(whole)
