"""Points and bonuses, counted naively; a wall is letters by (row, column)."""


def points(wall: dict[tuple[int, int], str], row: int, column: int) -> int:
    """Return a placed tile's points, walking from it in all four directions."""

    def reach(down: int, right: int) -> int:
        far = 0
        while (row + down * (far + 1), column + right * (far + 1)) in wall:
            far += 1
        return far

    across, along = 1 + reach(0, -1) + reach(0, 1), 1 + reach(-1, 0) + reach(1, 0)
    return {(True, True): across + along, (True, False): across, (False, True): along}.get(
        (across > 1, along > 1), 1
    )


def bonus(wall: dict[tuple[int, int], str]) -> int:
    """Return the end bonus of a wall."""
    rows = sum(all((row, column) in wall for column in range(5)) for row in range(5))
    columns = sum(all((row, column) in wall for row in range(5)) for column in range(5))
    colours = sum(list(wall.values()).count(colour) == 5 for colour in "byrkw")
    return 2 * rows + 7 * columns + 10 * colours
