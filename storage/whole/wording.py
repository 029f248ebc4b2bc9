"""How operators are told of numbers."""


def counted(number: int, what: str) -> str:
    """Return how many there are of what has a regular plural.

    >>> counted(1, "row"), counted(4061, "row")
    ('1 row', '4,061 rows')
    """
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"
