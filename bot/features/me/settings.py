"""What people choose for themselves, in all games: `/azul me`."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from typing import Final

from discord import Interaction, app_commands

from bot.features.me.panel import AUTOMATIC, OFF, end_of_day, quiet_form, settings_panel, zone_form
from bot.i18n.command_texts import localised
from bot.i18n.language import languages, words_for
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry, in_panel
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.parsing.times import times_of
from bot.parsing.zones import zones_of
from bot.words.names import clean_name, markdown_name, person_name
from bot.words.refusals import refusal_text
from engine import Person, Pings, Refusal, Reminders
from engine.statistics.card import Listing
from engine.time import holidays
from engine.time.person import zone_named
from engine.time.quiet_hours import DAY, MAX_QUIET, minutes_of

DEFAULT_QUIET_HOURS: Final = 9 * 60
"""How long quiet hours last unless people choose otherwise, in minutes."""
_KEEP_THE_PANEL: Final = frozenset(
    {"holiday-over", "holiday-too-long", "too-many-holidays", "no-such-zone", "form-too-late"}
)
"""Refusals after which people can choose something else."""

Change = Callable[[Person, int], Person]
"""Returns a person with other settings, given a moment in milliseconds since 1970 (UTC)."""


async def show_settings(request: Request) -> None:
    """Show the person's settings."""
    person = await request.games.people.get(request.user_id)
    await request.reply.open_panel(await _panel(request, person))


async def setting_pressed(request: Request) -> None:
    """Set the setting that the button names to the value that it carries, or open a form to type it in.

    Raise `Refusal` (``old-button``) for a setting or a value that this version doesn't have.
    """
    setting, value = request.pressed.choice, request.pressed.number
    match setting, value:
        case "confirm", 0 | 1:
            await _change(request, lambda person, _: _with(person, confirm=bool(value)))
        case "challenges", 0 | 1:
            await _change(request, lambda person, _: _with(person, challenges=bool(value)))
        case "dm", _:
            await _change(request, lambda person, _: _with(person, unreachable=False))
        case "find" | "exact", _:
            form = zone_form if setting == "find" else quiet_form
            if not await request.reply.open_form(form(request.phrases.words)):
                await _keep(request, Refusal("form-too-late"))
        case _:
            raise Refusal("old-button")


async def setting_picked(request: Request) -> None:
    """Set the setting that the select names to the value picked.

    Raise `Refusal` (``old-button``) for a setting or a value that this version doesn't have.
    """
    setting, picked = request.pressed.choice, request.pressed.picked or ""
    if setting == "listing":
        await _choose_listing(request, picked)
    else:
        await _change(request, _change_to(setting, picked))


async def setting_typed(request: Request) -> None:
    """Set what was typed into a form. Raise `Refusal` (``old-button``) for a form of another version."""
    typed = request.pressed.typed or ""
    match request.pressed.choice:
        case "zone":
            await _set_zone(request, typed)
        case "quiet":
            await _set_quiet(request, typed)
        case _:
            raise Refusal("old-button")


async def _set_quiet(request: Request, typed: str) -> None:
    """Set the person's quiet hours to those that were typed."""
    quiet = times_of(typed)
    if quiet is None:
        await _keep(request, Refusal("bad-hours", asked=markdown_name(clean_name(typed))))
    elif not 0 < minutes_of(quiet) <= MAX_QUIET:
        await _keep(request, Refusal("quiet-too-long", most=MAX_QUIET // 60))
    else:
        await _change(request, lambda person, _: _with(person, quiet=quiet))


async def _set_zone(request: Request, typed: str) -> None:
    """Set the person's time zone to the one that was typed, or offer a choice if it is ambiguous."""
    zones = await asyncio.to_thread(zones_of, typed, request.phrases.words.locale)  # reads files at first
    if len(zones) == 1:
        await _change(request, lambda person, _: _with(person, zone=zones[0]))
        return
    if zones:
        person = await request.games.people.get(request.user_id)
        panel = await _panel(request, person, zones)
        await request.reply.update_panel(
            panel.with_intro(request.phrases.words("zone-several", count=len(zones)))
        )
        return
    await _keep(request, Refusal("no-such-zone", asked=markdown_name(clean_name(typed))))


async def _choose_listing(request: Request, picked: str) -> None:
    """List the person in the rankings that were picked, under their name on Discord."""
    try:
        listing = Listing(picked)
    except ValueError:
        raise Refusal("old-button") from None
    user = request.interaction.user
    name = person_name(user.global_name or user.name)
    await request.games.statistics.choose_listing(request.user_id, listing, name)
    await request.reply.update_panel(await _panel(request, await request.games.people.get(request.user_id)))


async def _change(request: Request, change: Change) -> None:
    """Change the person's settings, show them, and reschedule the games that wait for the person."""
    try:
        before, after = await request.games.people.change(request.user_id, change)
    except Refusal as refusal:
        if refusal.code not in _KEEP_THE_PANEL:
            raise
        await _keep(request, refusal)
        return
    if after.language != before.language:
        words = words_for(after.language or request.interaction.locale.value)
        request = replace(request, phrases=replace(request.phrases, words=words))
    await request.reply.update_panel(await _panel(request, after))
    if not after.has_same_hours_as(before):
        for game_id in await request.games.reschedule(request.user_id, before):
            request.presenter.present_soon(game_id)


async def _keep(request: Request, refusal: Refusal) -> None:
    """Say above the panel why a setting wasn't changed."""
    person = await request.games.people.get(request.user_id)
    answer = refusal_text(request.phrases, refusal, None)
    panel = await _panel(request, person)
    await request.reply.update_panel(panel.with_intro(answer))


async def _panel(request: Request, person: Person, zones: Sequence[str] = ()) -> Panel:
    listing = await request.games.statistics.listing(request.user_id)
    level = await request.games.adaptive.of(request.user_id)
    return settings_panel(request.phrases, person, listing, level, request.games.people.now(), zones)


def _change_to(setting: str, picked: str) -> Change:
    """Return the change of one setting to what was picked. Raise `Refusal` (``old-button``)."""
    match setting:
        case "pings" if picked in {kind.value for kind in Pings}:
            return lambda person, _: _with(person, pings=Pings(picked), unreachable=False)
        case "reminders" if picked in {kind.value for kind in Reminders}:
            return lambda person, _: _with(person, reminders=Reminders(picked))
        case "zone" if picked == "UTC" or zone_named(picked) is not None:
            return lambda person, _: _with(person, zone=picked)
        case "from" if picked == OFF:
            return lambda person, _: _with(person, quiet=None)
        case "from" if (first := _minute(picked)) is not None:
            return lambda person, _: _with(person, quiet=(first, (first + _length(person)) % DAY))
        case "until" if (last := _minute(picked)) is not None:
            return lambda person, _: _with(person, quiet=_until(person, last))
        case "holiday" if picked == OFF:
            return lambda person, at: _with(person, holidays=holidays.ended(person.holidays, at))
        case "holiday" if (day := _day(picked)) is not None:
            return lambda person, at: _with(
                person, holidays=holidays.taken(person.holidays, at, end_of_day(day, person.time_zone))
            )
        case "language" if picked == AUTOMATIC or picked in languages():
            return lambda person, _: _with(person, language="" if picked == AUTOMATIC else picked)
        case _:
            raise Refusal("old-button")


def _with(person: Person, **changes: object) -> Person:
    return person.model_copy(update=changes)


def _length(person: Person) -> int:
    return DEFAULT_QUIET_HOURS if person.quiet is None else minutes_of(person.quiet)


def _until(person: Person, last: int) -> tuple[int, int]:
    """Return the person's quiet hours with another end. Raise `Refusal` (``old-button``) if they can't be."""
    if person.quiet is None or not 0 < minutes_of((person.quiet[0], last)) <= MAX_QUIET:
        raise Refusal("old-button")
    return person.quiet[0], last


def _minute(picked: str) -> int | None:
    """Parse a minute of the day; return None if it isn't one."""
    is_number = picked.isascii() and picked.isdecimal() and len(picked) <= 4
    return int(picked) if is_number and int(picked) < DAY else None


def _day(picked: str) -> date | None:
    """Parse a day that a holiday could end on; return None if it isn't one."""
    try:
        day = date.fromisoformat(picked)
    except ValueError:
        return None
    return day if 2000 < day.year < 3000 else None


@app_commands.command(description=localised("command-me"))
async def me(interaction: Interaction) -> None:
    """Show the person's own settings."""
    await serve(interaction, show_settings)


def register(registry: Registry) -> None:
    """Register `/azul me`, and the buttons, selects and forms of its panel."""
    registry.commands(me, rank=Rank.SOURCE)
    registry.buttons({"me": setting_pressed})
    registry.selects({"me": in_panel(setting_picked)})
    registry.forms({"me": in_panel(setting_typed)})
