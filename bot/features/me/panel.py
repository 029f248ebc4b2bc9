"""The private panel of a person's own settings."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final

from babel.dates import format_skeleton, format_time

from bot.i18n.language import Key, Text, Verbatim, Words, languages
from bot.messages.layout import in_lines
from bot.messages.option_fields import language_options
from bot.messages.panel import Panel
from bot.ui.components import NO_GAME, Button, CustomId, Field, Form, Option, Select
from bot.words.dates import locale_of
from bot.words.names import city_name
from bot.words.phrases import Phrases, last_day_before
from engine import Level, Person, Pings, Reminders
from engine.statistics.card import Listing
from engine.time import holidays
from engine.time.person import zone_named
from engine.time.quiet_hours import DAY, MAX_QUIET, moment_at

OFF: Final = "off"
"""The value for no quiet hours, or no holiday."""
AUTOMATIC: Final = "auto"
"""The value for the language of the person's Discord client."""
MAX_ZONE_LENGTH: Final = 60
"""How many characters can be typed for a time zone."""
MAX_TIMES_LENGTH: Final = 30
"""How many characters can be typed for quiet hours."""
_MAX_DAYS: Final = 24
"""How many days are offered as the last of a holiday."""
_HOUR: Final = 60
_COMMON: Final = (
    "Pacific/Honolulu",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Warsaw",
    "Europe/Tallinn",
    "Europe/Kyiv",
    "Europe/Istanbul",
    "Africa/Lagos",
    "Africa/Johannesburg",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Perth",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""Time zones that are offered, from west to east."""


def settings_panel(
    phrases: Phrases, person: Person, listing: Listing, level: Level, at: int, zones: Sequence[str] = ()
) -> Panel:
    """Return the settings of a person at a moment, with a select for each, or a button.

    The `level` is the one at which adaptive computers play with them. The time zones offered are the `zones`
    that a search has found, or else common ones. `at` is in milliseconds since 1970 (UTC).
    """
    words = phrases.words
    confirm = Key("on" if person.confirm else "off")
    challenges = Key("on" if person.challenges else "off")
    return Panel(
        in_lines(
            words("settings"),
            words("setting-confirm", chosen=confirm),
            words("setting-challenges", chosen=challenges),
            words("setting-adaptive", level=Text(f"option-level-{level.value}")),
        ),
        (
            # The button carries the new value, so that pressing it twice has the same effect as once.
            Button(
                words("button-setting-confirm", chosen=confirm),
                _custom_id("confirm", int(not person.confirm)),
            ),
            Button(
                words("button-setting-challenges", chosen=challenges),
                _custom_id("challenges", int(not person.challenges)),
            ),
            Button(words("button-setting-zone"), _custom_id("find")),
            Button(words("button-setting-quiet"), _custom_id("exact")),
            *([Button(words("button-setting-dm"), _custom_id("dm"))] if person.unreachable else []),
        ),
        selects=(
            _pings(words, person),
            _reminders(words, person),
            _zone(words, person, at, zones),
            *_quiet(words, person),
            _holiday(words, person, at),
            _listing(words, listing),
            _language(words, person),
        ),
    )


def zone_form(words: Words) -> Form:
    """Return the form in which people type their place or time zone."""
    return Form(
        _custom_id("zone"),
        words("zone-form"),
        words("zone-form-line"),
        words("zone-form-help"),
        words("zone-form-example"),
        MAX_ZONE_LENGTH,
    )


def quiet_form(words: Words) -> Form:
    """Return the form in which people type their quiet hours to the minute."""
    return Form(
        _custom_id("quiet"),
        words("quiet-form"),
        words("quiet-form-line"),
        words("quiet-form-help", hours=MAX_QUIET // _HOUR),
        words("quiet-form-example"),
        MAX_TIMES_LENGTH,
    )


def end_of_day(day: date, zone: tzinfo) -> int:
    """Return when a day ends in a time zone, in milliseconds since 1970 (UTC)."""
    return moment_at(day + timedelta(days=1), 0, zone)


def _custom_id(setting: str, number: int = 0) -> CustomId:
    return CustomId("me", NO_GAME, number, setting)


def _field(caption: str, setting: str, options: Sequence[Option], chosen: str) -> Field:
    return Field(caption, Select(_custom_id(setting), tuple(options), chosen))


def _pings(words: Words, person: Person) -> Field:
    options = [
        Option(
            str(kind.value), words(f"setting-pings-{kind.value}"), words(f"setting-help-pings-{kind.value}")
        )
        for kind in Pings
    ]
    caption = in_lines(words("setting-pings"), words("setting-unreachable") if person.unreachable else "")
    return _field(caption, "pings", options, str(person.pings.value))


def _reminders(words: Words, person: Person) -> Field:
    options = [
        Option(
            str(kind.value),
            words(f"setting-reminders-{kind.value}"),
            words(f"setting-help-reminders-{kind.value}"),
        )
        for kind in Reminders
    ]
    where = Key("channel" if person.pings is Pings.NONE else "same")
    caption = words("setting-reminders", where=where)
    return _field(caption, "reminders", options, str(person.wanted_reminders.value))


def _zone(words: Words, person: Person, at: int, found: Sequence[str]) -> Field:
    offered = found or sorted(
        {*_COMMON, *([person.zone] if person.zone else [])}, key=lambda zone: _east(zone, at)
    )
    options = [
        Option(zone, zone_name(words, zone), words("setting-zone-now", time=_shown(words, _time_in(tz, at))))
        for zone in offered
        if (tz := zone_named(zone) or (UTC if zone == "UTC" else None)) is not None
    ]
    if not person.zone:
        caption = words("setting-zone-none")
    else:
        time_there = _shown(words, _time_in(person.time_zone, at))
        caption = words("setting-zone", zone=zone_name(words, person.zone), time=time_there)
    return _field(caption, "zone", options, person.zone)


def zone_name(words: Words, zone: str) -> Verbatim:
    """Return the name of a time zone for people: ``New York``, ``Київ``, ``UTC+2``."""
    if zone.startswith("Etc/GMT"):
        sign, hours = zone[7:8], zone[8:]
        return Verbatim(f"UTC{'-' if sign == '+' else '+'}{hours}")
    return Verbatim(city_name(zone, locale_of(words)))


def _east(zone: str, at: int) -> tuple[timedelta, str]:
    """Return a sort key for a time zone, from west to east: its offset from UTC at a moment."""
    there = datetime.fromtimestamp(at // 1000, zone_named(zone) or UTC)
    return there.utcoffset() or timedelta(), zone


def _quiet(words: Words, person: Person) -> list[Field]:
    """Return the select for the start of quiet hours and, if there are any, that for their end."""

    def option(minute: int) -> Option:
        return Option(str(minute), _shown(words, time(minute // _HOUR, minute % _HOUR)))

    first = person.quiet[0] if person.quiet else -1
    nearest = first - first % _HOUR  # an exact time replaces it: a select has room for 25
    starts = sorted({first if minute == nearest else minute for minute in range(0, DAY, _HOUR)})
    off = Option(OFF, words("setting-quiet-off"), words("setting-help-quiet-off"))
    begin = _field(
        words("setting-quiet"), "from", [off, *map(option, starts)], str(first) if person.quiet else OFF
    )
    if not person.quiet:
        return [begin]
    ends = [(first + minutes) % DAY for minutes in range(_HOUR, MAX_QUIET + 1, _HOUR)]
    if person.quiet[1] not in ends:
        ends.append(person.quiet[1])
    until = words("setting-quiet-until", hours=MAX_QUIET // _HOUR)
    return [begin, _field(until, "until", list(map(option, ends)), str(person.quiet[1]))]


def _holiday(words: Words, person: Person, at: int) -> Field:
    """Return the select for a holiday's last day, with the days that are possible."""
    zone, until = person.time_zone, person.away_until(at)
    today = datetime.fromtimestamp(at // 1000, zone).date()
    latest = holidays.latest(person.holidays, at)
    days = [today + timedelta(days=count) for count in range(_MAX_DAYS)]
    days = [day for day in days if at < end_of_day(day, zone) <= latest]
    last_day = None if until is None else datetime.fromtimestamp(until // 1000 - 1, zone).date()
    if last_day is not None and last_day not in days:
        days.append(last_day)
    most = holidays.MAX_AWAY.days
    left = holidays.left(person.holidays, at) // (24 * 60 * 60 * 1000)
    if until is not None:
        caption = words("setting-holiday-on", day=last_day_before(until), days=left, most=most)
    else:
        caption = words("setting-holiday", days=left, most=most)
    off = Option(OFF, words("setting-holiday-off" if until is None else "setting-holiday-end"))
    options = [off, *(Option(day.isoformat(), _day(words, day)) for day in days)]
    return _field(caption, "holiday", options, OFF if last_day is None else last_day.isoformat())


def _listing(words: Words, listing: Listing) -> Field:
    options = [
        Option(
            each.value, words(f"setting-listing-{each.value}"), words(f"setting-help-listing-{each.value}")
        )
        for each in Listing
    ]
    return _field(words("setting-listing"), "listing", options, listing.value)


def _language(words: Words, person: Person) -> Field:
    automatic = Option(AUTOMATIC, words("setting-language-auto"), words("setting-help-language-auto"))
    chosen = person.language if person.language in languages() else AUTOMATIC
    return _field(words("setting-language"), "language", [automatic, *language_options()], chosen)


def _time_in(zone: tzinfo, at: int) -> time:
    return datetime.fromtimestamp(at // 1000, zone).time()


def _shown(words: Words, moment: time) -> Verbatim:
    """Return a time of the day as the language writes it, such as ``10:00 PM``."""
    return Verbatim(format_time(moment, "short", locale=locale_of(words)).replace("\u202f", " "))


def _day(words: Words, day: date) -> str:
    """Return a day as the language writes it, such as ``Mon, Nov 23``."""
    return str(format_skeleton("MMMEd", day, locale=locale_of(words)))
