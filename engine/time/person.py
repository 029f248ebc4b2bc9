"""A person's own settings, for all games and servers. Pure."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, timedelta, tzinfo
from enum import Enum
from functools import lru_cache
from typing import Annotated, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from engine.time.holidays import Holidays, current
from engine.time.intervals import Interval, milliseconds, stopped_until, within
from engine.time.quiet_hours import DAY, MAX_QUIET, Quiet, minutes_of, quiet_intervals


class Pings(Enum):
    """Where a person is notified that it is their turn."""

    CHANNEL = "channel"
    DM = "dm"
    BOTH = "both"
    NONE = "none"


class Reminders(Enum):
    """Which of the two reminders of a turn a person is notified of."""

    NONE = "none"
    LAST = "last"
    BOTH = "both"


def _require_short(quiet: Quiet | None) -> Quiet | None:
    if quiet is not None and not 0 < minutes_of(quiet) <= MAX_QUIET:
        raise ValueError("they are too long")
    return quiet


def _require_ordered(holidays: Holidays) -> Holidays:
    if any(start >= end for start, end in holidays) or tuple(sorted(holidays)) != holidays:
        raise ValueError("they are not in order")
    return holidays


_Minute = Annotated[int, Field(ge=0, lt=DAY)]


class Person(BaseModel):
    """A person's settings. With `confirm` a move chosen with buttons is shown again before it is made.

    `zone` is the name of their time zone in the IANA database, "" if they haven't chosen one, and `quiet` are
    their quiet hours there. `former` has earlier values of both, with the moments until which they held, as
    far back as current turns may have begun: a change neither gains nor loses time that is past. `holidays`
    are those of the last months, and the current one. `language` is a locale, "" for that of their Discord
    client. `unreachable` means that Discord refused a direct message since they chose `pings`: they are
    pinged in the channel instead. `reminders` are independent of `pings`; None if they haven't chosen. With
    `challenges` others can invite them by name.

    Settings of a newer version are ignored when they are read.
    """

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)

    confirm: bool = True
    zone: str = ""
    quiet: Annotated[tuple[_Minute, _Minute] | None, AfterValidator(_require_short)] = None
    holidays: Annotated[tuple[tuple[int, int], ...], AfterValidator(_require_ordered)] = ()
    pings: Pings = Pings.CHANNEL
    unreachable: bool = False
    reminders: Reminders | None = None
    language: str = ""
    challenges: bool = True
    former: tuple[tuple[int, str, Quiet | None], ...] = ()

    @property
    def time_zone(self) -> tzinfo:
        """The person's time zone; UTC if they have none, or one that isn't known here."""
        return zone_named(self.zone) or UTC

    def stopped_intervals(self, since: int) -> tuple[Iterable[Interval], ...]:
        """Return the intervals from `since` on in which the clock is stopped: holidays and quiet hours."""
        begin, all_quiet = since, list[Iterable[Interval]]()
        for until, zone, quiet in self.former:
            if quiet is not None and until > begin:
                then = quiet_intervals(quiet, zone_named(zone) or UTC, begin)
                all_quiet.append(within(then, begin, until))
            begin = max(begin, until)
        if self.quiet is not None:
            all_quiet.append(within(quiet_intervals(self.quiet, self.time_zone, begin), begin))
        return self.holidays, *all_quiet

    def rests_until(self, at: int) -> int | None:
        """Return until when this person's clock is stopped at a moment, None if it runs."""
        return stopped_until(at, *self.stopped_intervals(at))

    def away_until(self, at: int) -> int | None:
        """Return until when this person is on holiday at a moment, None if they aren't."""
        holiday = current(self.holidays, at)
        return None if holiday is None else holiday[1]

    def after(self, before: "Person", at: int) -> "Person":
        """Return these settings, chosen at `at` in place of those `before`, which are kept in `former`."""
        if (self.zone, self.quiet) == (before.zone, before.quiet):
            return self
        kept = [each for each in before.former if each[0] > at - _REMEMBERED][1 - _MAX_FORMER :]
        return self.model_copy(update={"former": (*kept, (at, before.zone, before.quiet))})

    def has_same_hours_as(self, other: "Person") -> bool:
        """Return whether two people's quiet hours and holidays are the same."""
        return (self.zone, self.quiet, self.holidays) == (other.zone, other.quiet, other.holidays)

    @property
    def wanted_reminders(self) -> Reminders:
        """Which reminders they are notified of; by default both, or none if they want no pings."""
        if self.reminders is not None:
            return self.reminders
        return Reminders.NONE if self.pings is Pings.NONE else Reminders.BOTH

    def as_reminded(self, *, is_last: bool) -> "Person":
        """Return these settings with the `pings` that apply to a reminder.

        People who want no pings at their turn, but reminders, get these in the channel.
        """
        wanted = self.wanted_reminders
        if wanted is Reminders.NONE or (wanted is Reminders.LAST and not is_last):
            return self.model_copy(update={"pings": Pings.NONE})
        return self.model_copy(update={"pings": Pings.CHANNEL}) if self.pings is Pings.NONE else self

    @property
    def wants_channel(self) -> bool:
        """Whether they are pinged in the channel."""
        return self.pings in {Pings.CHANNEL, Pings.BOTH} or (self.pings is Pings.DM and self.unreachable)

    @property
    def wants_dm(self) -> bool:
        """Whether they get direct messages."""
        return self.pings in {Pings.DM, Pings.BOTH} and not self.unreachable


_REMEMBERED: Final = milliseconds(timedelta(days=60))
"""How long former quiet hours are kept: no turn lasts longer, holidays included."""
_MAX_FORMER: Final = 20
"""The most former quiet hours that are kept, if a person changes them all the time."""

DEFAULTS: Final = Person()


@dataclass(frozen=True, slots=True)
class Hours:
    """People's settings at the moment `at`, by their Discord ids; others have the defaults.

    The `newcomers` are about to make one of their first moves.
    """

    people: Mapping[int, Person] = field(default_factory=dict)
    at: int = 0
    newcomers: Collection[int] = ()

    def of(self, user_id: int) -> Person:
        """Return a person's settings."""
        return self.people.get(user_id, DEFAULTS)

    def as_reminded(self, *, is_last: bool) -> "Hours":
        """Return these settings as they count for a reminder; see `Person.as_reminded`."""
        people = {user_id: person.as_reminded(is_last=is_last) for user_id, person in self.people.items()}
        return replace(self, people=people)


NO_HOURS: Final = Hours()
"""Nobody has any settings."""


@lru_cache(maxsize=1024)
def zone_named(name: str) -> ZoneInfo | None:
    """Return the time zone of a name in the IANA database, None if there is none."""
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
