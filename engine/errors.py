"""The engine's errors: refused requests, and stored records that can't be read."""

from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import ValidationError

import azul
from storage.records import DamagedRecord


class Refusal(Exception):
    """A request that is refused, so that it changes nothing, and why.

    `code` is a stable identifier of the reason, `params` the values that a message about it needs. Every
    function names the codes that it raises; codes of the rules pass through from `azul.IllegalMove`.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class NotAsWritten(ValueError):
    """A stored record isn't what was written; the message says how, and quotes nothing of it."""


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Raise `DamagedRecord` about `what` if the body fails to parse it, without quoting its content."""
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
