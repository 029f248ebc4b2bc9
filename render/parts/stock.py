"""The number of the round, and of the tiles in bag and lid."""

from dataclasses import dataclass

from azul.pieces.tiles import total
from azul.state import State
from render.paint.canvas import Canvas, Style
from render.paint.nine_patch import Box


@dataclass(frozen=True, slots=True)
class StockPlan:
    """The layout of the stock: for the round, the bag and the lid their middle and the size of the number."""

    round: tuple[int, int, int]
    bag: tuple[int, int, int]
    lid: tuple[int, int, int]
    width: int
    word: int = 26

    @property
    def boxes(self) -> list[Box]:
        """The boxes of the words with their numbers, as wide as most words are."""
        half = round(self.width * 0.42)
        return [
            (x - half, y - self.word, x + half, y + self.word + size)
            for x, y, size in (self.round, self.bag, self.lid)
        ]


def draw_stock(canvas: Canvas, plan: StockPlan, state: State) -> None:
    """Write the round and the numbers of tiles in bag and lid, each number below its word."""
    captions = canvas.captions
    for (x, y, size), word, number in (
        (plan.round, captions.round, state.round),
        (plan.bag, captions.bag, total(state.bag)),
        (plan.lid, captions.lid, total(state.lid)),
    ):
        style = Style(plan.word, "table_ink", "table", "centre")
        canvas.text((x, y), word, style, plan.width, whole=True)
        below = y + round(size * 0.5 + plan.word * 0.77)
        canvas.text((x, below), str(number), Style(size, "table_ink", "table", "centre"))
