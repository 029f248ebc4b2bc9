"""What happened, and what a position is, in the words of a message."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import azul
from azul import FLOOR, Colour, Disc, Tiles, line_word, source_word
from bot.ui.emojis import TileEmojis
from bot.words.language import Words
from bot.words.names import markdown_name
from engine import Table


@dataclass(frozen=True, slots=True)
class Phrases:
    """The words of one language together with the tile emojis."""

    words: Words
    emojis: TileEmojis

    def at(self, table: Table) -> "Phrases":
        """Return these words with the emojis of the table's theme."""
        return replace(self, emojis=self.emojis.in_theme(table.theme))

    def name(self, table: Table, seat: int) -> str:
        """Return the name of who sits at `seat`, fit for a message."""
        return markdown_name(table.players[seat].name)

    def names(self, table: Table, seats: Iterable[int] | None = None) -> str:
        """Return the names of some seats, or of all, as a list in words."""
        chosen = range(len(table.players)) if seats is None else seats
        return self.listed([self.name(table, seat) for seat in chosen])

    def mention(self, table: Table, seat: int) -> str:
        """Return the mention that pings who sits at `seat` if the message allows it."""
        return f"<@{table.players[seat].user_id}>"

    def listed(self, items: Sequence[str], *, last: str = "and") -> str:
        """Return items as ``a, b and c``, or with ``or``."""
        if len(items) < 2:
            return "".join(items)
        return self.words(last, first=", ".join(items[:-1]), last=items[-1])

    def colour(self, colour: Colour) -> str:
        """Return a colour's name."""
        return self.words(colour.word)

    def tile(self, colour: Colour) -> str:
        """Return a tile's emoji, or the colour's name where there is none."""
        return self.emojis.text(colour) or self.colour(colour)

    def some(self, count: int, colour: Colour) -> str:
        """Return tiles of one colour as ``3 blue``, with the emoji before it."""
        text = self.words("tiles", count=count, colour=self.colour(colour))
        return f"{self.emojis.text(colour)} {text}".strip()

    def tiles(self, tiles: Tiles, *, marker: bool = False) -> str:
        """Return tiles in words: ``first-player marker, 2 blue, 1 red``, or ``nothing``."""
        parts = [self.words("marker")] if marker else []
        parts += [
            self.words("tiles", count=azul.count(tiles, colour), colour=self.colour(colour))
            for colour in azul.present(tiles)
        ]
        return ", ".join(parts) or self.words("nothing")

    def source(self, source: int) -> str:
        """Return a place to take from: ``factory 3`` or ``the centre``."""
        return self.words("source", source=source_word(source))

    def place(self, state: azul.State, source: int) -> str:
        """Return a place to take from with what its disc does: ``3 (keep)``, ``Centre``."""
        label = self.words("source-label", source=source_word(source))
        disc = self.disc(state.disc_at(source))
        return self.words("source-disc", source=label, disc=disc) if disc else label

    def disc(self, disc: Disc) -> str:
        """Return what a disc is called, an empty text for a plain one."""
        if disc is Disc.PLAIN:
            return ""
        if disc.pulls is not None:
            return self.words("disc-magnet", colour=self.colour(disc.pulls))
        return self.words(f"disc-{disc.name.lower()}")

    def target(self, line: int) -> str:
        """Return a place for tiles: ``line 3`` or ``the floor``."""
        return self.words("target", line=line_word(line))

    def targets(self, state: azul.State, colour: Colour) -> str:
        """Return where the seat to move may put tiles of a colour, as ``line 1, line 5 or the floor``."""
        lines = state.boards[state.turn].open_lines(colour)
        return self.listed([self.target(line) for line in (*lines, FLOOR)], last="or")

    def scores(self, table: Table, state: azul.State) -> str:
        """Return all scores in seat order in one line."""
        return " · ".join(
            self.words("score", name=self.name(table, seat), score=board.score)
            for seat, board in enumerate(state.boards)
        )

    def took(self, table: Table, state: azul.State, move: azul.Move) -> str:
        """Return what the take `move`, made in `state`, did."""
        count = azul.number_taken(state, move)
        fell = azul.falling(state, move)
        sentences = [
            self.words(
                "took",
                name=self.name(table, state.turn),
                tiles=self.some(count, move.colour),
                source=self.source(move.source),
                target=self.target(move.line),
            )
        ]
        if move.line != FLOOR:
            line = state.boards[state.turn].lines[move.line]
            filled = line.count + count - fell
            if filled == line.size:
                sentences.append(self.words("took-full"))
            else:
                sentences.append(self.words("took-part", filled=filled, size=line.size))
            if fell:
                sentences.append(self.words("took-fell", fell=fell))
        if azul.takes_marker(state, move):
            sentences.append(self.words("took-marker"))
        sentences += self.cushion(state, move)
        sentences += self.rest(state, move)
        return " ".join(sentences)

    def cushion(self, state: azul.State, move: azul.Move) -> list[str]:
        """Return what comes of a cushion disc with the take, in sentences: it comes, it catches (R32)."""
        comes = azul.takes_cushion(state, move)
        caught = azul.caught(state, move)
        if caught is None:
            return [self.words("took-cushion")] if comes else []
        what = "marker" if caught == azul.MARKER else "tile"
        return [self.words("took-cushion-catches" if comes else "took-caught", what=what)]

    def rest(self, state: azul.State, move: azul.Move) -> list[str]:
        """Return where a special disc leaves the tiles that are not taken, in sentences (R30, R31)."""
        text = {Disc.KEEP: "took-keep", Disc.SCATTER: "took-scatter"}.get(state.disc_at(move.source))
        if text is None:
            return []
        return [
            self.words(text, tiles=self.tiles(tiles), source=self.source(place))
            for place, tiles in azul.rest_of(state, move)
        ]

    def completes_row(self, table: Table, before: azul.State, move: azul.Move) -> str | None:
        """Return the announcement of the last round if this take is the first to complete a wall row."""
        if azul.is_last_round(before) or not azul.is_last_round(azul.apply(before, move)):
            return None
        return self.words("took-completes", name=self.name(table, before.turn))

    def round_summary(self, table: Table, after: azul.State, report: azul.TilingReport) -> str:
        """Return what a round's tiling did, a line a player, and who begins the next."""
        lines = [self.words("round-title", round=report.round)]
        for seat, tiling in enumerate(report.boards):
            name = self.name(table, seat)
            if tiling is None:
                lines.append(self.words("round-left", name=name, score=after.boards[seat].score))
                continue
            parts = [
                self.words(
                    "round-placement-free" if table.rules.has_free_wall else "round-placement",
                    tile=self.tile(placement.colour),
                    row=placement.row + 1,
                    column=placement.column + 1,
                    points=placement.points,
                )
                for placement in tiling.placements
            ]
            parts += [
                self.words("round-fallen", tiles=self.some(line.count, line.colour), row=line.row + 1)
                for line in tiling.fallen
            ]
            parts = parts or [self.words("round-nothing")]
            if tiling.floor_cost:
                parts.append(self.words("round-floor", cost=tiling.floor_cost))
            lines.append(
                self.words("round-player", name=name, placements=", ".join(parts), score=tiling.score)
            )
        return "\n".join(lines)

    def next_starter(self, table: Table, marker: int, starter: int) -> str:
        """Return who begins the next round; `marker` is the seat that had the marker, or `IN_CENTRE`."""
        name = self.name(table, starter)
        if marker == starter:
            return self.words("round-next", name=name)
        return self.words("round-same" if marker == azul.IN_CENTRE else "round-passed", name=name)

    def final(self, table: Table, report: azul.TilingReport | None) -> str:
        """Return the winners, and every place with its bonus (R20, R21)."""
        state = table.state
        if state is None:
            return self.words("words-ended")
        places = azul.ranking(state)
        winners = self.names(table, places[0])
        points = state.boards[places[0][0]].score
        ending = azul.ending_of(state, report)
        if ending is azul.Ending.RESIGNATION:
            lines = [self.words("over-resigned", names=winners)]
        else:
            lines = [self.words(_WHY_OVER[ending])] if ending in _WHY_OVER else []
            outcome = "over-won" if len(places[0]) == 1 else "over-shared"
            lines.append(self.words(outcome, names=winners, points=points))
        place = 1
        for seats in places:
            lines += [self._place(table, state, report, seat, place) for seat in seats]
            place += len(seats)
        staying = [seats[0] for seats in places if seats[0] in state.active]
        if any(
            state.boards[ahead].score == state.boards[behind].score for ahead, behind in pairwise(staying)
        ):
            lines.append(self.words("over-tie"))
        return "\n".join(lines)

    def _place(
        self, table: Table, state: azul.State, report: azul.TilingReport | None, seat: int, place: int
    ) -> str:
        name, score = self.name(table, seat), state.boards[seat].score
        if seat in state.resigned:
            return self.words("over-place-left", place=place, name=name, score=score)
        bonus = self.words("over-no-count")
        if report is not None and report.bonuses is not None:
            bonus = self._bonus(score, report.bonuses[seat])
        return self.words("over-place", place=place, name=name, score=score, bonus=bonus)

    def _bonus(self, score: int, bonus: azul.Bonus) -> str:
        counted = {
            "over-rows": len(bonus.rows),
            "over-columns": len(bonus.columns),
            "over-colours": len(bonus.colours),
        }
        parts = [self.words(text, count=count) for text, count in counted.items() if count]
        if not parts:
            return self.words("over-no-bonus")
        return self.words(
            "over-bonus", before=score - bonus.points, bonus=bonus.points, parts=", ".join(parts)
        )


def scatter_word(choice: azul.ScatterChoice, left: int) -> str:
    """Return a way to scatter a rest as `/azul take` writes it: ``blue:left,red:right``."""
    return ",".join(f"{colour.word}:{'left' if left >> colour & 1 else 'right'}" for colour in choice.colours)


_WHY_OVER: Final = {azul.Ending.NO_TILES: "over-no-tiles", azul.Ending.NO_SPACE: "over-no-space"}
"""The texts that tell why a game ended without a complete row (R19)."""
