"""Why a take is good or bad, read aloud."""

import pytest

from azul import NO_TILES, Colour, from_text
from bot.i18n.language import Text, Verbatim
from bot.ui.emojis import TileEmojis
from bot.words.phrases import Phrases
from bot.words.reasons import points_ahead, reason_texts, reasons_text
from players.reasons import facts
from players.reasons.facts import Reason
from tests.bot.english import ENGLISH

PHRASES = Phrases(ENGLISH, TileEmojis())

SAID: dict[Reason, str] = {
    facts.Fills(3, 5): "fills line 4 for 5 points",
    facts.Fills(0, 1): "fills line 1 for 1 point",
    facts.Starts(4, 2): "builds line 5 (2 more needed)",
    facts.Unfinished(4, 4): "leaves line 5 unfinished (4 more needed)",
    facts.NoRoom(1, 4): "has no open column for line 2 (−4)",
    facts.Falls(1, 1): "drops 1 tile (−1)",
    facts.Falls(3, 4): "drops 3 tiles (−4)",
    facts.Falls(1, 0): "drops 1 tile at no cost",
    facts.Falls(2, 0): "drops 2 tiles at no cost",
    facts.TakesMarker(1): "takes the first-player marker (−1)",
    facts.TakesMarker(0): "takes the first-player marker",
    facts.LeavesMarker(1): "Bruno will probably take the first-player marker",
    facts.TakesCushion(): "takes the cushion",
    facts.CompletesColumn(0): "completes column 1 (+7)",
    facts.CompletesColour(Colour.RED): "completes red (+10)",
    facts.NearsColumn(4): "brings column 5 to 4 tiles",
    facts.NearsColour(Colour.BLUE): "brings blue to 4 tiles",
    facts.EndsGame(2): "ends the game with row 3",
    facts.KeepsGoing(): "keeps the game going",
    facts.Denies(1, Colour.RED, 2, 3): "denies Bruno 2 red for line 4",
    facts.Denies(1, Colour.RED, 2, None): "denies Bruno 2 red",
    facts.Lets(1, Colour.BLACK, 3, 2): "leaves Bruno 3 black for line 3",
    facts.Lets(1, Colour.BLACK, 3, None): "leaves Bruno 3 black",
    facts.Gives(1, Colour.WHITE, 4, 4): "hands Bruno 4 white for line 5",
    facts.Gives(1, Colour.WHITE, 1, None): "hands Bruno 1 white",
    facts.PassesUp(6): "passes up 6 points",
    facts.Keeps(4, Colour.RED, 3, 0): "keeps line 5 for the 3 red in the center",
    facts.Keeps(1, Colour.BLUE, 1, 2): "keeps line 2 for the 1 blue at factory 2",
    facts.KeepsRoom(3): "keeps room on line 4",
    facts.LeavesNothing(1): "leaves Bruno no line to fill",
    facts.DropsNothing(): "drops nothing",
    facts.DropsLeast(): "no move costs less on the floor",
    facts.Sends(NO_TILES): "adds nothing to the center",
    facts.Sends(from_text("b2r")): "sends 2 blue and 1 red to the center",
    facts.WillFill(4): "will probably fill line 5 later",
    facts.WillBuild(4): "will probably build line 5 next",
    facts.WillSpare(2): "will probably drop 2 fewer later",
    facts.WillDrop(1, 2): "Bruno will probably drop 2 or more later",
    facts.WillDrop(0, 2): "will probably drop 2 or more later",
    facts.Burdens(1, 7): "sticks Bruno with tiles later (−7)",
    facts.Burdens(0, 7): "will be stuck with tiles later (−7)",
}


def name_of(seat: int) -> Verbatim | Text:
    return Verbatim(("Ada", "Bruno", "Chiyo")[seat])


@pytest.mark.parametrize("reason", SAID, ids=str)
def test_a_reason_is_told_in_a_few_words(reason: Reason) -> None:
    assert [ENGLISH(text) for text in reason_texts(PHRASES, name_of, 0, [reason])] == [SAID[reason]]


def test_every_kind_of_reason_has_words() -> None:
    assert {type(reason) for reason in SAID} == set(Reason.__args__)


def test_reasons_are_told_in_one_line() -> None:
    both: list[Reason] = [facts.Fills(3, 5), facts.Denies(1, Colour.RED, 2, None)]
    line = ENGLISH(reasons_text(PHRASES, name_of, 0, both))
    assert line == "fills line 4 for 5 points · denies Bruno 2 red"


def test_a_lead_has_a_sign() -> None:
    said = [ENGLISH(points_ahead(points)) for points in (7, 1, 0, -1, -12)]
    assert said == ["+7 points", "+1 point", "+0 points", "−1 point", "−12 points"]
