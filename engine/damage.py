"""Turns whatever is wrong with a stored record into `DamagedRecord`."""

from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import ValidationError

import azul
from engine.errors import Refusal
from storage.base import DamagedRecord


class NotAsWritten(ValueError):
    """What is stored isn't what was written; the text says how, and quotes nothing of it."""


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Raise `DamagedRecord` if the body can't make sense of `what`, without quoting its content."""
    try:
        yield
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        # Not `from error`, which quotes names and secrets in the log.
        raise DamagedRecord(f"{what} is damaged: {first['type']} at {where or 'its beginning'}") from None
    except (azul.AzulError, Refusal) as error:
        raise DamagedRecord(f"{what} is damaged: {error.code}") from error
    except NotAsWritten as error:
        raise DamagedRecord(f"{what} is damaged: {error}") from error
    except (ValueError, TypeError, LookupError, ArithmeticError) as error:
        raise DamagedRecord(f"{what} is damaged: {type(error).__name__}") from error
