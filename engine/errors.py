"""What the engine refuses, and stored records that can't be read."""

from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import ValidationError

import azul
from storage.records import DamagedRecord


class Refusal(Exception):
    """A request that changes nothing, and why.

    `code` is a stable word, `params` what a sentence about it needs. Codes of the rules pass through from
    `azul.IllegalMove`; the engine's own are ``no-table``, ``channel-occupied``, ``already-seated``,
    ``table-full``, ``not-seated``, ``not-host``, ``too-few-players``, ``not-begun``, ``already-begun``,
    ``ended``, ``not-over``, ``not-your-rematch``, ``rematch-begun``, ``options-fixed``, ``seats-taken``,
    ``asked-already``, ``asked-too-often``, ``undo-declined``, ``request-over``, ``own-request``,
    ``agreed-already``, ``no-vote``, ``vote-on-you``, ``computer-holds``, ``seat-is-yours``,
    ``seat-not-offered``, ``paused``, ``pause-already``, ``resume-already``, ``pause-lobby``, ``not-paused``,
    ``not-here``, ``too-many-games``, ``advice-tiling``, ``advice-busy``, ``advice-replaced``,
    ``advice-failed``, ``analysis-running``, ``analysis-closed``, ``analysis-nothing``,
    ``analysis-stopped`` and ``stale`` (the game has moved on since the
    person looked).
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


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
