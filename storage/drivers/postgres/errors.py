"""PostgreSQL's errors, explained to the operator in one line."""

from typing import Final

import asyncpg

from storage.records import DamagedRecord, StorageError, Unavailable

# By SQLSTATE or its class, https://www.postgresql.org/docs/current/errcodes-appendix.html
_REASONS: Final = {
    "25006": "it is read-only, as a standby is: nothing can be saved until it may be written again",
    "57P01": "the server is shutting down",
    "57P02": "the server has crashed and is recovering",
    "57P03": "the server is starting or stopping",
    "57014": "it took too long",
    "55P03": "another program has locked it; end that program or wait for it",
    "25P03": "the connection was idle in a transaction for too long",
    "53300": "the server accepts no more connections; lower pool= in the URL or raise max_connections",
    "53100": "the server's disk is full; free some space",
    "53200": "the server has run out of memory",
    "28": "the server rejects this user; check user, password and pg_hba.conf",
    "3D000": "there is no such database; create it with CREATE DATABASE",
    "3F000": "there is no such schema, or the bot's user may not use it",
    "42501": "permission denied; the bot's user has to own its tables, or the schema to create them in",
    "42P01": "a table is missing; restore a backup",
    "26000": "a pooler changes sessions between statements; write statement_cache_size=0 into the URL",
    "42P05": "a pooler changes sessions between statements; write statement_cache_size=0 into the URL",
    "58": "the server's disk failed to read or write; check the disk and its free space",
}
_TRANSIENT: Final = ("25006", "53", "55", "57", "58")
"""Errors that may pass, as they are about the server's state and not the address, the user or the tables."""
_DAMAGE: Final = ("XX001", "XX002", "22021", "23")
"""Damaged pages and indexes, texts that can't be decoded, and rows that contradict each other."""

DRIVER_ERRORS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Everything that asyncpg raises; `TimeoutError` is an `OSError`."""


class OutcomeUnknown(StorageError):
    """The connection to the database `name` was lost during COMMIT."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"can't use the database {name}: the connection was lost while something was being saved, "
            "which may be saved or not"
        )


def unusable(name: str, reason: str) -> StorageError:
    """Return a one-line error that names the database and the reason."""
    return StorageError(f"can't use the database {name}: {' '.join(reason.split())}")


def unavailable(name: str, reason: str) -> Unavailable:
    """Return the same error for a reason that may pass."""
    return Unavailable(str(unusable(name, reason)))


def damaged(name: str, what: str, reason: str) -> DamagedRecord:
    """Return a one-line error that says what is damaged in the database."""
    reason = " ".join(reason.split())
    return DamagedRecord(
        f"the database {name} is damaged: {what} can't be read or written ({reason}); restore a backup"
    )


def explain(name: str, error: Exception, what: str = "the database") -> StorageError:
    """Explain `error`, one of `DRIVER_ERRORS`, to the operator; `what` is the subject of the statement."""
    if isinstance(error, TimeoutError):
        return unavailable(name, "the server doesn't answer in time")
    if isinstance(error, OSError):
        return unavailable(name, f"no server answers at that address ({error.strerror or error})")
    state = getattr(error, "sqlstate", None) or ""
    if state.startswith(_DAMAGE):
        return damaged(name, what, str(error))
    known = _REASONS.get(state) or _REASONS.get(state[:2])
    explained = unavailable if state.startswith(_TRANSIENT) else unusable
    return explained(name, f"{known} ({error})" if known else str(error))
