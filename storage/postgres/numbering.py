"""Parameters as PostgreSQL numbers them."""

from functools import cache
from itertools import count


@cache
def numbered(statement: str) -> str:
    """Return a statement of `storage.sql`, in which no text contains a question mark, with `$1` and so on.

    >>> numbered("SELECT ? + ?")
    'SELECT $1 + $2'
    """
    numbers = count()
    first, *others = statement.split("?")
    next(numbers)
    return first + "".join(f"${next(numbers)}{piece}" for piece in others)
