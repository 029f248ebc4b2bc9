"""Records that can't be read: whatever is wrong with one, it becomes a `DamagedRecord`."""

from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import ValidationError

from engine.errors import Refusal
from storage.base import DamagedRecord


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Raise `DamagedRecord`, which names `what` but nothing in it, if it turns out to be unreadable."""
    try:
        yield
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        # Not `from error`, which quotes names and secrets in the log.
        raise DamagedRecord(f"{what} is damaged: {first['type']} at {where or 'its beginning'}") from None
    except (ValueError, TypeError, LookupError, ArithmeticError, Refusal) as error:
        raise DamagedRecord(f"{what} is damaged: {error}") from error
