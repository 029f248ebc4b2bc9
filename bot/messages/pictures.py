"""The pictures about games, which are drawn later, with their alt texts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from PIL import Image

import azul
import render
from bot.i18n.language import Verbatim
from bot.messages.descriptions import alt_board, alt_over, alt_round, alt_table
from bot.ui.drawing import Picture
from bot.words.captions import for_pictures, look_in, names_of
from bot.words.dates import long_day
from bot.words.phrases import Phrases, rules_texts
from bot.words.results import plain_highlight
from engine import LogEntry, Status, Table
from engine.highlights import Highlight
from engine.table.events import Played


def board_picture(
    phrases: Phrases,
    table: Table,
    state: azul.State,
    seat: int,
    spaces: Sequence[azul.Placement] = (),
) -> Picture:
    """Return a large board, with the points that a tile would score on each of some open `spaces`."""

    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        return render.board(state, seat, phrases.plain_name(table, seat), look, spaces=spaces)

    return Picture(encoded(phrases, table, draw), alt_board(phrases, table, state, seat), "board")


def what_if_picture(
    phrases: Phrases, table: Table, state: azul.State, move: azul.Move, *, asks: bool = False
) -> Picture:
    """Return the board of the seat to move, as `move` would change it.

    If the panel still `asks` how a scatter disc's rest is split, that of the move isn't shown.
    """

    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        return render.what_if(state, move, phrases.plain_name(table, state.turn), look, asks=asks)

    return Picture(
        encoded(phrases, table, draw),
        alt_board(phrases, table, azul.apply(state, move), state.turn),
        "what-if",
    )


def table_picture(
    phrases: Phrases,
    table: Table,
    state: azul.State,
    last: azul.TakeReport | None,
    hints: Sequence[azul.Move] = (),
) -> Picture:
    """Return the whole table with the last move marked, or the moves of some hints.

    In a cancelled game it is nobody's turn.
    """
    if table.status is Status.CANCELLED:
        state = state._replace(phase=azul.Phase.OVER, choices=(), settled=frozenset())

    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        return render.table(state, names_of(phrases, table), look, last, hints)

    return Picture(encoded(phrases, table, draw), alt_table(phrases, table, state), "table")


def round_picture(
    phrases: Phrases, table: Table, before: azul.State, after: azul.State, report: azul.TilingReport
) -> Picture:
    """Return the summary of a round: what its tiling did on every board."""

    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        title = phrases.words("picture-round-title", round=report.round)
        return render.round_summary(report, before, after, names_of(phrases, table), look, title)

    return Picture(encoded(phrases, table, draw), alt_round(phrases, table, after, report), "round")


@dataclass(frozen=True, slots=True)
class Result:
    """What the picture of a game's end shows; `report` is that of the last round, if the game ended with one.

    `ended` is the time of the end, and the `highlights` begin with the most remarkable.
    """

    table: Table
    state: azul.State
    report: azul.TilingReport | None
    ended: datetime | None = None
    highlights: Sequence[Highlight] = ()

    @property
    def bonuses(self) -> Sequence[azul.Bonus] | None:
        """The bonuses by seat, None if the game ended without them."""
        return self.report.bonuses if self.report else None

    def draw(self, phrases: Phrases, look: render.Look) -> Image.Image:
        """Draw the picture, with texts from `phrases`."""
        rounds = self.report.round if self.report else self.state.round
        day = phrases.words("picture-day", day=long_day(phrases.words, self.ended)) if self.ended else ""
        return render.final(
            self.state,
            names_of(phrases, self.table),
            self.bonuses,
            look,
            facts=(phrases.words("picture-rounds", rounds=rounds), day),
            remark=next((plain_highlight(phrases, self.table, each) for each in self.highlights), ""),
        )


def final_picture(phrases: Phrases, result: Result) -> Picture:
    """Return the winners on a stage, and everybody's wall with what it earned."""
    alt = alt_over(phrases, result.table, result.state, result.bonuses)
    return Picture(encoded(phrases, result.table, result.draw), alt, "final")


def lobby_picture(phrases: Phrases, table: Table) -> Picture:
    """Return the card of a table that is waiting for players."""
    options, invited = table.options, [Verbatim(each.player.name) for each in table.invitations]

    def draw(phrases: Phrases, look: render.Look) -> Image.Image:
        words = phrases.words
        labels = [words(text) for text in rules_texts(options.rules)]
        kept = [words("picture-kept", name=name) for name in invited]
        return render.lobby(names_of(phrases, table), options.seats, labels, look, options.rules.wall, kept)

    alt = phrases.words(
        "alt-lobby-kept" if invited else "alt-lobby",
        seated=len(table.players),
        seats=options.seats,
        names=invited,
    )
    return Picture(encoded(phrases, table, draw), alt, "lobby")


def last_take(entry: LogEntry | None) -> azul.TakeReport | None:
    """Return the take of an entry, to be marked in the position after it, or None if it isn't a take."""
    match entry:
        case LogEntry(event=Played(azul.Taken(_, move)), before=Table(state=azul.State() as state)):
            return azul.take_report(state, move)
        case _:
            return None


def look_of(phrases: Phrases, table: Table) -> render.Look:
    """Return the table's theme with the captions in the phrases' language."""
    return look_in(phrases.words, table.options.theme)


def encoded(
    phrases: Phrases, table: Table, draw: Callable[[Phrases, render.Look], Image.Image]
) -> Callable[[], bytes]:
    """Return a function that draws in the table's look and encodes the picture.

    `draw` gets phrases that the fonts have glyphs for. They are looked up only when the picture is drawn,
    because fonts are slow to read.
    """
    return lambda: render.encode(draw(for_pictures(phrases, table), look_of(phrases, table)))
