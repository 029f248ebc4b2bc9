"""The pages of an analysis, one at a time in one private message: first the chart, then the takes."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.messages.analysis.pictures import chart_picture, costly_picture
from bot.messages.layout import in_lines, shortened
from bot.messages.panel import Panel
from bot.ui.buttons import Button, Press, in_rows
from bot.ui.drawing import Picture
from bot.words.analysis import summary_lines, take_lines
from bot.words.phrases import Phrases
from engine import Game, LogEntry
from engine.analysis.outcome import Analysis, Costly

_FIRST, _BACK, _HERE, _ON, _SEAT = "first", "back", "here", "on", "seat"
"""Names that keep the ids of buttons apart that lead to the same page."""


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of an analysis for somebody: their own takes come first if they have played."""

    phrases: Phrases
    game: Game
    analysis: Analysis
    entries: Sequence[LogEntry]
    viewer: int | None
    """The seat of whoever looks at it."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in the order of their pages."""
        everybody = range(len(self.game.table.players))
        return tuple(sorted(everybody, key=lambda seat: seat != self.viewer))

    @property
    def takes(self) -> tuple[Costly, ...]:
        """The take of each page but the first."""
        return tuple(costly for seat in self.seats for costly in self.analysis.of(seat))

    def page(self, number: int) -> Panel:
        """Return a page, from 0; `number` may be past the last."""
        takes = self.takes
        number = min(number, len(takes))
        lines, picture = self._chart() if number == 0 else self._take(takes[number - 1])
        return Panel(
            shortened(in_lines(*lines)), self._buttons(number), picture, f"azul-{self.game.id}-analysis.png"
        )

    def _chart(self) -> tuple[list[str], Picture]:
        lines = summary_lines(self.phrases, self.game.table, self.analysis, self.seats)
        return lines, chart_picture(self.phrases, self.game.table, self.analysis)

    def _take(self, costly: Costly) -> tuple[list[str], Picture]:
        entry = self.entries[costly.version - 1]
        lines = take_lines(self.phrases, entry, costly)
        return lines, costly_picture(self.phrases, self.game.table, entry, costly)

    def _buttons(self, number: int) -> tuple[Button, ...]:
        last, words = len(self.takes), self.phrases.words
        if not last:
            return ()

        def to(label: str, page: int, name: str, *, disabled: bool) -> Button:
            return Button(label, Press("analysis", self.game.id, page, name), disabled=disabled)

        here = words("analysis-page", page=number + 1, pages=last + 1)
        turning = [
            to(words("button-chart"), 0, _FIRST, disabled=number == 0),
            to("◀", max(0, number - 1), _BACK, disabled=number == 0),
            to(here, number, _HERE, disabled=True),
            to("▶", min(last, number + 1), _ON, disabled=number == last),
        ]
        first_of = {costly.seat: page for page, costly in reversed(list(enumerate(self.takes, 1)))}
        people = [
            to(
                self.phrases.plain_name(self.game.table, seat),
                first_of[seat],
                f"{_SEAT}{seat}",
                disabled=first_of[seat] == number,
            )
            for seat in self.seats
            if seat in first_of
        ]
        return (*in_rows(turning), *in_rows(people, first_row=1))


def analysis_button(phrases: Phrases, game_id: int) -> Button:
    """Return the button that opens the analysis of a game that is over."""
    return Button(phrases.words("button-analysis"), Press("analysis", game_id))
