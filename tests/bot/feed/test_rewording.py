"""What becomes of the text of a message whose times have changed."""

import pytest

from bot.feed.reminders import Rewording
from bot.messages.layout import MAX_MESSAGE_LENGTH

OLD, NEW = (f"-# Deadline: <t:{at}:t> (<t:{at}:R>)" for at in (5, 9))
LATER = "-# Paused until <t:7:t>"
NOTE, PICTURE = "-# The deadline has moved.", "-# azul-1-5-turn.png"


@pytest.mark.parametrize(
    ("before", "lines", "note", "after"),
    [
        (["Ada", OLD], [NEW], "", ["Ada", NEW]),
        (["Ada", OLD], [], "", ["Ada"]),
        ([OLD], [NEW], "", [NEW]),
        (["Ada", OLD], [NEW, LATER], NOTE, ["Ada", NEW, LATER, NOTE]),
        (["Ada", OLD, "Bruno", LATER, "Chiyo"], [NEW], NOTE, ["Ada", NEW, NOTE, "Bruno", "Chiyo"]),
        (["Ada", OLD, PICTURE], [NEW], NOTE, ["Ada", NEW, NOTE, PICTURE]),
        (["Ada", OLD, NOTE], [NEW], NOTE, ["Ada", NEW, NOTE]),  # for the second time
        (["Ada"], [NEW], "", ["Ada", NEW]),
        (["Ada", PICTURE], [NEW], "", ["Ada", NEW, PICTURE]),
        ([PICTURE, "Ada"], [NEW], "", [PICTURE, "Ada", NEW]),
        (["Ada"], [NEW], NOTE, ["Ada"]),  # it states no times
        (["Ada", PICTURE], [NEW], NOTE, ["Ada", PICTURE]),
    ],
)
def test_lines_about_time_are_replaced_where_they_stand(
    before: list[str], lines: list[str], note: str, after: list[str]
) -> None:
    text = Rewording(1, lines=tuple(lines), note=note).of("\n".join(before))
    assert text.splitlines() == after
    assert Rewording(1, lines=tuple(lines), note=note).of(text) == text


def test_every_moment_of_a_reminder_is_replaced() -> None:
    reworded = Rewording(1, moment="<t:9:R>")
    assert reworded.of("<t:5:R> or <t:6:R>, since <t:5:t>") == "<t:9:R> or <t:9:R>, since <t:5:t>"


@pytest.mark.parametrize(("room", "is_reworded"), [(0, True), (-1, False)])
def test_a_text_that_would_become_too_long_stays(room: int, is_reworded: bool) -> None:
    text = "a" * (MAX_MESSAGE_LENGTH - len(f"\n{NEW}\n{NOTE}") - room) + f"\n{OLD}"
    reworded = Rewording(1, lines=(NEW,), note=NOTE).of(text)
    assert (reworded != text) is is_reworded
    assert not is_reworded or len(reworded) == MAX_MESSAGE_LENGTH
