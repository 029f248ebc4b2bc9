"""The URL of a database, and this driver's own settings in its query string."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

from storage.records import StorageError

# A player has to get an answer within Discord's three seconds.
STATEMENT_SECONDS: Final = 2.5
"""Seconds that a statement may take on the server."""
LONG_STATEMENT_SECONDS: Final = 60.0
"""The same for a statement that may change many games and that no player waits for."""
_LOCK_SECONDS: Final = 2.0
_IDLE_SECONDS: Final = 10.0

SESSION: Final[Mapping[str, str]] = {
    "application_name": "azul",
    "statement_timeout": f"{STATEMENT_SECONDS * 1000:.0f}",
    "lock_timeout": f"{_LOCK_SECONDS * 1000:.0f}",
    "idle_in_transaction_session_timeout": f"{_IDLE_SECONDS * 1000:.0f}",
    # Every statement has one good plan, by index: plan it once, whatever the number of rows.
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "jit": "off",  # takes longer than any of the statements
}
"""Settings of every session, unless the URL has others."""

_LAST_PORT: Final = 65535
_ESCAPE: Final = (
    "write it as postgresql://user:password@host:port/name?setting=value, and in the password "
    "% # / ? @ [ ] as %25 %23 %2F %3F %40 %5B %5D"
)

DEFAULT_POOL: Final = 10
DEFAULT_STATEMENTS: Final = 256


@dataclass(frozen=True, slots=True)
class Address:
    """A database on a server. `name` is for messages: it has no user and no password."""

    url: str
    name: str
    pool: int
    statement_cache_size: int
    session: Mapping[str, str]


def parse(url: str) -> Address:
    """Parse the URL of a database. Raise `StorageError` if it can't be used.

    >>> address = parse("postgresql://azul:secret@db.example/games?pool=4&sslmode=require")
    >>> address.url, address.name, address.pool
    ('postgresql://azul:secret@db.example/games?sslmode=require', 'games on db.example', 4)
    """
    # An invalid part may contain half of a password, so errors don't quote it.
    try:
        parts = urlsplit(url)
        settings = parse_qs(parts.query, strict_parsing=True) if parts.query else {}
    except ValueError:
        raise StorageError(f"can't use the database's URL: {_ESCAPE}") from None
    where = parts.netloc.rpartition("@")[2]
    if parts.fragment or "@" in parts.path + parts.query or not _have_ports(where):
        raise StorageError(f"can't use the database's URL: {_ESCAPE}")
    given = {name: values[-1] for name, values in settings.items()}
    hosts = given.get("host") or where or "this machine"
    name = parts.path.lstrip("/") or given.get("database") or "the user's database"
    pool = _number(given, "pool", DEFAULT_POOL, minimum=1)
    statements = _number(given, "statement_cache_size", DEFAULT_STATEMENTS, minimum=0)
    if "," in hosts:  # of several hosts, use the primary
        given.setdefault("target_session_attrs", "read-write")
    session = {setting: value for setting, value in SESSION.items() if setting not in given}
    plain = urlunsplit(parts._replace(query=urlencode(given)))
    return Address(plain, f"{name} on {hosts}", pool, statements, session)


def _have_ports(hosts: str) -> bool:
    """Return whether every part that follows a colon in these hosts is a valid port.

    >>> _have_ports("db1.example:5432,db2.example,[::1]"), _have_ports("azul:secret")
    (True, False)
    """
    ports = [host.rpartition("]")[2].partition(":")[2] for host in hosts.split(",")]
    return all(not port or (port.isascii() and port.isdigit() and int(port) <= _LAST_PORT) for port in ports)


def _number(given: dict[str, str], setting: str, default: int, *, minimum: int) -> int:
    text = given.pop(setting, str(default))
    if not text.isascii() or not text.isdigit() or not minimum <= int(text) <= 1000:
        raise StorageError(
            f"can't use the database's URL: {setting} has to be a number from {minimum} to 1000, not {text!r}"
        )
    return int(text)
