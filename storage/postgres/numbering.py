"""Parameters as PostgreSQL numbers them."""

from functools import lru_cache


@lru_cache(maxsize=512)  # a few of them have numbers in their text
def numbered(statement: str) -> str:
    """Return a statement, in which no text contains a question mark, with `$1` and so on.

    >>> numbered("SELECT ? + ?")
    'SELECT $1 + $2'
    """
    first, *others = statement.split("?")
    return first + "".join(f"${number}{piece}" for number, piece in enumerate(others, 1))
