"""What the lesson tells of a position, number by number, on one way through it."""

from bot.features.learn.panels import lesson_panel, lesson_table
from bot.features.learn.progress import parse_lesson
from bot.ui.drawing import Picture
from engine import Player
from tests.bot.english import PHRASES

TOLD = {
    "1:2b1": ["One tile has no room", "would cost 1 point"],
    "1:1bf": ["The tile would fall", "would cost 1 point"],
    "1:1b3!": [
        "You took 1 blue from factory 1, the only one there. The rest went to the center: 2 yellow",
        "1 black.",
        "Yours is on line 3, which now has 1 of 3.",
    ],
    "1:2b3!": ["2 blue from factory 2, all there were.", "Yours are on line 3, which now has 2 of 3."],
    "1:1b1!": ["Yours has filled line 1 already!"],
    "2:1b3": [
        "took 2 red tiles from factory 3 and put them on line 4. The line is full. 1 tile fell",
        "Row 1 of your wall already has yellow, so line 1 can't take yellow again.",
        "Marked: the pattern lines of the upper board.",
    ],
    "2:1b34k5": ["The line would have 2 of 5 and wait for more."],
    "2:1b3cy5": ["That comes in step 4"],
    "2:1b34b1!": ["**Line 1 is full.**", "its tile moves to", "it would score 2 points as things stand."],
    "2:1b32k1!": ["**Line 1 is full.**", "it would score 1 point as things stand."],
    "3:1b32k1": [
        "took 1 yellow tile from factory 4 and put it on line 1.",
        "The spaces cost points, from left to right: 1, 1, 2, 2, 2, 3, and 3.",
        "take tiles from factory 5, and",
        "Marked: the floor of the upper board.",
    ],
    "3:1b32k15yf!": ["**2 tiles fell.** Your floor now costs 2 points"],
    "4:1b32k1": [
        "It costs 1 point,",
        "before Bot Inês does.",
        "Marked: the center with the first-player marker.",
    ],
    "4:1b32k15y2": ["That leaves the marker to Bot Inês."],
    "4:1b32k1cbf": ["All of them would fall", "would cost 11 points"],
    "4:1b32k1cb4!": ["It lies on your floor, which now costs 2 points."],
    "5:1b32k1cb4": [
        "You and Bot Inês have taken what was left",
        "how many points will the yellow tile score",
        "A question mark in row 2 and column 3 of the wall, where the yellow tile goes.",
        "Ada, 7 points: lines 1 empty, 2 has 2 yellow",
    ],
    "5:1b32k1cb43": ["**Not 3.**", "a run of 2 in its row, and no neighbor above or below."],
    "5:1b32k1cb42": [
        "**Right: 2 points!** 2 tiles in its row, and no neighbor above or below.",
        "black row 1 +1, yellow row 2 +2, blue row 4 +2, floor −2 → **9**",
        "Ada has the first-player marker and goes first next round.",
    ],
    "6:1b32k1cb4": [
        "jump to round 5 of another one. You have 37, and Bot Inês has 37.",
        "2 for each complete row, 7 for each complete column, and 10 for each color",
        "row 1 needs only white and row 3 needs only red.",
        "Marked on the upper board: row 1 and row 3 of the wall.",
    ],
    "6:1b32k1cb44y5": ["Remember: row 1 needs only white and row 3 needs only red."],
    "6:1b32k1cb44w1!": ["**Row 1 is complete**", "**Ada** wins with 72 points!"],
}


def test_every_number_is_that_of_the_position() -> None:
    table = lesson_table(Player(1, "Ada"), "")
    for place, told in TOLD.items():
        step, _, choice = place.partition(":")
        lesson = parse_lesson(int(step), choice)
        assert lesson is not None
        panel = lesson_panel(PHRASES.at(table), table, lesson)
        assert isinstance(panel.picture, Picture)
        assert panel.text.startswith(f"**Step {step} of 6 · ")
        text = f"{panel.text}\n{panel.picture.alt}"
        assert [part for part in told if part not in text] == [], place
