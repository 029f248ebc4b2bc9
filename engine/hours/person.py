"""What a person has chosen for themselves, in all games and on all servers. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import Annotated, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from engine.hours.holidays import Holidays, current
from engine.hours.quiet import DAY, MOST_QUIET, Quiet, minutes_of, quiet_stretches
from engine.hours.stretches import Stretch, stands_until


class Pings(Enum):
    """Where somebody is told that it is their turn."""

    CHANNEL = "channel"
    DM = "dm"
    BOTH = "both"
    NONE = "none"


def _require_short(quiet: Quiet | None) -> Quiet | None:
    if quiet is not None and not 0 < minutes_of(quiet) <= MOST_QUIET:
        raise ValueError("they are too long")
    return quiet


def _require_ordered(holidays: Holidays) -> Holidays:
    if any(start >= end for start, end in holidays) or tuple(sorted(holidays)) != holidays:
        raise ValueError("they are not in order")
    return holidays


_Minute = Annotated[int, Field(ge=0, lt=DAY)]


class Person(BaseModel):
    """A person's settings. `confirm`: a move chosen with buttons is shown once more before it is made.

    `zone` is the name of their time zone in the IANA database, "" as long as they haven't chosen one, and
    `quiet` are their quiet hours there. `holidays` are those of some months, and the one that they are on.
    `language` is a locale, "" for that of their Discord. `unreachable` says that Discord refused a direct
    message to them since they chose `pings`: they are pinged in the channel instead.

    Settings of a newer version are ignored when they are read.
    """

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)

    confirm: bool = True
    zone: str = ""
    quiet: Annotated[tuple[_Minute, _Minute] | None, AfterValidator(_require_short)] = None
    holidays: Annotated[tuple[tuple[int, int], ...], AfterValidator(_require_ordered)] = ()
    pings: Pings = Pings.CHANNEL
    unreachable: bool = False
    language: str = ""

    @property
    def time_zone(self) -> ZoneInfo:
        """The person's time zone; UTC if they have none, or one that isn't known here any more."""
        return zone_named(self.zone) or _UTC

    def standing(self, since: int) -> tuple[Iterable[Stretch], ...]:
        """Return when this person's clock stands still from `since` on: on holidays, and in quiet hours."""
        quiet = () if self.quiet is None else quiet_stretches(self.quiet, self.time_zone, since)
        return self.holidays, quiet

    def rests_until(self, at: int) -> int | None:
        """Return until when this person's clock stands still at a moment, None if it runs."""
        return stands_until(at, *self.standing(at))

    def away_until(self, at: int) -> int | None:
        """Return until when this person is on holiday at a moment, None if they aren't."""
        holiday = current(self.holidays, at)
        return None if holiday is None else holiday[1]

    @property
    def wants_channel(self) -> bool:
        """Whether they are pinged in the channel."""
        return self.pings in {Pings.CHANNEL, Pings.BOTH} or (self.pings is Pings.DM and self.unreachable)

    @property
    def wants_dm(self) -> bool:
        """Whether they get direct messages."""
        return self.pings in {Pings.DM, Pings.BOTH} and not self.unreachable


DEFAULTS: Final = Person()


@dataclass(frozen=True, slots=True)
class Hours:
    """People's settings as they are at the moment `at`, by their Discord ids; others have the defaults."""

    people: Mapping[int, Person] = field(default_factory=dict)
    at: int = 0

    def of(self, user_id: int) -> Person:
        """Return a person's settings."""
        return self.people.get(user_id, DEFAULTS)


NO_HOURS: Final = Hours()
"""Those of people who have chosen nothing."""

_UTC: Final = ZoneInfo("UTC")


@lru_cache(maxsize=1024)
def zone_named(name: str) -> ZoneInfo | None:
    """Return the time zone with a name of the IANA database, None if there is none of that name."""
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
