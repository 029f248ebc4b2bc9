"""Square spaces in rows and columns."""

from dataclasses import dataclass

Space = tuple[int, int]
"""Row and column."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The upper left corner of the first space, and the side of each, in pixels."""

    left: int
    top: int
    cell: int

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """Return the upper left corner of a space."""
        return self.left + column * self.cell, self.top + row * self.cell
