"""`/azul me`: pings, time zone, quiet hours, holidays, language."""

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.features.me.panel import OFF, end_of_day, settings_panel
from bot.i18n.language import Key
from bot.ui.components import Select
from engine import Level, Person, Pings
from engine.statistics.card import Listing
from engine.time.holidays import MAX_HOLIDAYS
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.english import ENGLISH, PHRASES
from tests.bot.i18n.discord_languages import speak
from tests.bot.raw import emit_use, use_component
from tests.effort import EVERYTHING
from tests.some import some

FIND = "Find my time zone"
EXACT = "Exact quiet hours"
DAY = 86_400_000
BEGAN = date(2026, 1, 1)
"""The day on which the simulated Discord begins, at midnight UTC."""
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


async def settings(club: Club, member: MemberActor) -> ResponseMessage:
    """Open the settings of a member."""
    return answer(await member.slash(club.channel, "azul me"))


def selects(panel: ResponseMessage) -> dict[str, dict[str, Any]]:
    """Return a panel's selects by the setting that they are for."""
    parts = [part for row in panel.components for part in row.get("components", ()) if part["type"] == 3]
    return {part["custom_id"].rpartition(":")[2]: part for part in parts}


def chosen(panel: ResponseMessage, setting: str) -> list[str]:
    """Return the labels of what a select shows as chosen."""
    return [option["label"] for option in selects(panel)[setting]["options"] if option.get("default")]


async def pick(member: MemberActor, panel: ResponseMessage, setting: str, value: str) -> InteractionResult:
    """Pick a value of a setting."""
    return await member.select(panel, [value], custom_id=selects(panel)[setting]["custom_id"])


async def find(member: MemberActor, panel: ResponseMessage, typed: str) -> InteractionResult:
    """Write where one is into the form."""
    return await member.submit_modal(await member.click(panel, label=FIND), {"line": typed})


async def person(club: Club, member: MemberActor) -> Person:
    return (await club.bot.games.people.get_or_defaults(member.id)).model_copy(update={"former": ()})


async def test_everything_is_off_at_first_and_said_in_private(club: Club) -> None:
    panel = await settings(club, club.members[0])
    assert panel.ephemeral
    assert list(selects(panel)) == ["pings", "reminders", "zone", "from", "holiday", "listing", "language"]
    assert [chosen(panel, name) for name in selects(panel)] == [
        ["In the channel"],
        ["Both"],
        [],
        ["No quiet hours"],
        ["No vacation"],
        ["On servers where I play"],
        ["Automatic"],
    ]
    assert "so quiet hours and vacations are in UTC" in text_of(panel)
    assert "14 days left of 14 this quarter" in text_of(panel)
    assert labels(panel) == ["Confirm: turn off", "Challenges: turn off", FIND, EXACT]


async def test_each_setting_is_changed_in_place_and_kept_over_a_restart(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    await pick(ada, panel, "pings", "both")
    await pick(ada, panel, "zone", "Asia/Tokyo")
    await pick(ada, panel, "from", "1320")
    await pick(ada, panel, "language", "en-US")
    assert chosen(panel, "until") == ["7:00 AM"]
    await pick(ada, panel, "until", "480")
    await ada.click(panel, label="Confirm: turn off")
    wanted = Person(confirm=False, zone="Asia/Tokyo", quiet=(1320, 480), pings=Pings.BOTH, language="en-US")
    assert await person(club, ada) == wanted
    await club.restart()
    panel = await settings(club, ada)
    assert "Tokyo, where it's 9:00 AM" in text_of(panel)
    assert [chosen(panel, name) for name in ("pings", "from", "until", "language")] == [
        ["Both"],
        ["10:00 PM"],
        ["8:00 AM"],
        ["English (US)"],
    ]
    await pick(ada, panel, "from", "off")
    assert (await person(club, ada)).quiet is None
    assert "until" not in selects(panel)


async def test_quiet_hours_keep_their_length_and_are_never_longer_than_half_a_day(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    await pick(ada, panel, "from", "1380")
    assert len(selects(panel)["until"]["options"]) == 12
    await pick(ada, panel, "until", "660")
    assert (await person(club, ada)).quiet == (1380, 660)
    await pick(ada, panel, "from", "60")
    assert (await person(club, ada)).quiet == (60, 780)
    for stale in ("781", "60"):
        await use_component(club, ada, panel, selects(panel)["until"], values=[stale])
        assert text_of(panel) == ENGLISH("refusal-old-button")
        panel = await settings(club, ada)
    assert (await person(club, ada)).quiet == (60, 780)


async def test_a_time_zone_is_found_by_city_country_or_distance(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    for typed, zone, shown in some(
        [
            ("kyiv", "Europe/Kyiv", "Kyiv, where it's 2:00 AM"),
            (" New-York ", "America/New_York", "New York, where it's 7:00 PM"),
            ("Ｎｅｗ Ｙｏｒｋ", "America/New_York", "New York"),
            ("são paulo", "America/Sao_Paulo", "Sao Paulo"),
            ("JAPAN", "Asia/Tokyo", "Tokyo"),
            ("America/Argentina/Ushuaia", "America/Argentina/Ushuaia", "Ushuaia"),
            ("utc+2", "Etc/GMT-2", "UTC+2, where it's 2:00 AM"),
            ("-3", "Etc/GMT+3", "UTC-3, where it's 9:00 PM"),
            ("UTC", "UTC", "UTC, where it's 12:00 AM"),
            ("lord howe", "Australia/Lord_Howe", "Lord Howe Island, where it's 11:00 AM"),
        ][:: 1 if EVERYTHING else 3]
    ):
        await find(ada, panel, typed)
        assert (await person(club, ada)).zone == zone, typed
        assert shown in text_of(panel), typed
        assert len(chosen(panel, "zone")) == 1, typed


def test_zones_are_offered_from_west_to_east_among_them_one_s_own() -> None:
    own = Person(zone="Asia/Kathmandu")
    panel = settings_panel(PHRASES, own, Listing.SERVERS, Level.EASY, 1000 * int(NOON.timestamp()))
    (offered,) = [each.select for each in panel.selects if each.select.custom_id.choice == "zone"]
    assert isinstance(offered, Select)
    there = [NOON.astimezone(ZoneInfo(option.value)) for option in offered.options]
    offsets = [time.utcoffset() or timedelta() for time in there]
    assert offsets == sorted(offsets)
    assert len(set(offsets)) > 12
    assert offered.chosen in [option.value for option in offered.options]
    said = [f"{time:%-I:%M %p} now" for time in there]
    assert [option.description.replace("\u202f", " ") for option in offered.options] == said


@pytest.mark.parametrize(
    ("pings", "where"), [(Pings.CHANNEL, "same"), (Pings.DM, "same"), (Pings.NONE, "channel")]
)
def test_reminders_are_said_to_come_where_they_do(pings: Pings, where: str) -> None:
    panel = settings_panel(PHRASES, Person(pings=pings), Listing.SERVERS, Level.EASY, 0)
    assert ENGLISH("setting-reminders", where=Key(where)) in [each.caption for each in panel.selects]


def test_a_language_that_is_there_no_more_is_the_automatic_one() -> None:
    panel = settings_panel(PHRASES, Person(language="tlh"), Listing.SERVERS, Level.EASY, 0)
    assert isinstance(offered := panel.selects[-1].select, Select)
    assert offered.chosen == "auto"


def test_the_days_of_a_holiday_are_those_where_the_person_is() -> None:
    at = 1000 * int(NOON.timestamp())
    for zone, first in (
        ("Pacific/Kiritimati", "2026-07-02"),
        ("UTC", "2026-07-01"),
        ("Etc/GMT+12", "2026-07-01"),
    ):
        away = Person(zone=zone, holidays=((at, end_of_day(date(2026, 7, 3), ZoneInfo(zone))),))
        for person, chosen_day in ((Person(zone=zone), OFF), (away, "2026-07-03")):
            panel = settings_panel(PHRASES, person, Listing.SERVERS, Level.EASY, at)
            (offered,) = [each.select for each in panel.selects if each.select.custom_id.choice == "holiday"]
            assert isinstance(offered, Select)
            assert [option.value for option in offered.options][:2] == [OFF, first]
            assert offered.chosen == chosen_day


def test_a_holiday_begins_and_ends_on_days_where_the_person_is() -> None:
    at = 1000 * int(NOON.timestamp()) - 6 * 3_600_000
    away = Person(zone="Etc/GMT+12", holidays=((at, at + 28 * DAY),))
    panel = settings_panel(PHRASES, away, Listing.SERVERS, Level.EASY, at)
    (offered,) = [each.select for each in panel.selects if each.select.custom_id.choice == "holiday"]
    assert isinstance(offered, Select)
    days = [option.value for option in offered.options]
    assert days[:2] == [OFF, "2026-06-30"]
    assert days[-1] == offered.chosen == "2026-07-28"


async def test_a_country_with_several_zones_offers_them(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    await find(ada, panel, "Australia")
    assert "Choose one below" in text_of(panel)
    offered = [option["value"] for option in selects(panel)["zone"]["options"]]
    assert "Australia/Lord_Howe" in offered
    assert len(offered) <= 25
    await pick(ada, panel, "zone", "Australia/Lord_Howe")
    assert (await person(club, ada)).zone == "Australia/Lord_Howe"


async def test_what_is_no_place_changes_nothing_and_is_said_kindly(club: Club) -> None:
    ada = club.members[0]
    for typed in some(
        [
            "**@everyone**",
            "Westeros",
            "../../etc/passwd",
            "utc+99",
            "🏖",
            " ",
            "x" * 60,
            "+",
            "\u202e",
        ][:: 1 if EVERYTHING else 3]
    ):
        panel = await settings(club, ada)
        shown = list(selects(panel))
        await find(ada, panel, typed)
        assert "Write the nearest big city" in text_of(panel), typed
        assert "@everyone**" not in text_of(panel), typed
        assert (await person(club, ada)) == Person(), typed
        assert list(selects(panel)) == shown, typed


async def test_quiet_hours_can_be_written_to_the_minute(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    for typed, quiet in some(
        [
            ("22:30 – 6:45", (1350, 405)),
            ("from 10 PM to 7 a.m.", (1320, 420)),
            ("2230-0645", (1350, 405)),
            ("12am-12pm", (0, 720)),
            ("22h30 until 24", (1350, 0)),
            ("23:59-0:01", (1439, 1)),
            ("з 22:30 до 6:45", (1350, 405)),
            ("od 22.30 do 6.45", (1350, 405)),
            ("22時30分～6時45分", (1350, 405)),
        ][:: 1 if EVERYTHING else 3]
    ):
        await club.bot.games.people.change(ada.id, lambda *_: Person())
        await ada.submit_modal(await ada.click(panel, label=EXACT), {"line": typed})
        assert (await person(club, ada)).quiet == quiet, typed
        assert len(chosen(panel, "from")) == len(chosen(panel, "until")) == 1, typed


async def test_quiet_hours_that_cannot_be_are_refused_kindly(club: Club) -> None:
    ada = club.members[0]
    said_so = {"quiet-too-long": "from a minute to 12 hours", "bad-hours": "I don't see two times of day"}
    for typed, code in some(
        [
            ("22:00 – 10:01", "quiet-too-long"),
            ("all day", "bad-hours"),
            ("25-7", "bad-hours"),
            ("8-8", "quiet-too-long"),
            ("22:60-7", "bad-hours"),
            ("13pm-7", "bad-hours"),
            ("24:30-7", "bad-hours"),
            ("٢٢-٧", "bad-hours"),
            ("*" * 30, "bad-hours"),
        ][:: 1 if EVERYTHING else 3]
    ):
        panel = await settings(club, ada)
        await ada.submit_modal(await ada.click(panel, label=EXACT), {"line": typed})
        assert said_so[code] in text_of(panel), typed
        assert (await person(club, ada)) == Person(), typed


@pytest.mark.usefixtures("days_pass")
async def test_a_holiday_is_chosen_by_its_last_day_and_ended(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    days = [option["value"] for option in selects(panel)["holiday"]["options"]]
    assert days == ["off", *((BEGAN + timedelta(days=count)).isoformat() for count in range(14))]
    await pick(ada, panel, "holiday", days[3])
    ((since, until),) = (await person(club, ada)).holidays
    assert until % DAY == 0
    assert 2 * DAY < until - since <= 3 * DAY
    assert f"you're away through <t:{until // 1000 - 1}:D>" in text_of(panel)
    assert chosen(panel, "holiday") == ["Sat, Jan 3"]
    assert selects(panel)["holiday"]["options"][0]["label"] == ENGLISH("setting-holiday-end")
    await club.env.advance_time(3600)
    await pick(ada, panel, "holiday", "off")
    ((since, until),) = (await person(club, ada)).holidays
    assert 3_600_000 <= until - since < 3_700_000
    assert "13 days left of 14 this quarter" in text_of(panel)
    assert chosen(panel, "holiday") == ["No vacation"]


async def test_a_holiday_longer_than_what_is_left_is_refused_with_the_panel(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    select = selects(panel)["holiday"]
    for picked, code in (("2026-02-01", "holiday-too-long"), ("2025-12-31", "holiday-over")):
        select["options"] = [{"label": "Another day", "value": picked}]
        await use_component(club, ada, panel, select, values=[picked])
        assert text_of(panel).startswith(ENGLISH(f"refusal-{code}", most=14))
        assert chosen(panel, "holiday") == ["No vacation"]
    assert (await person(club, ada)) == Person()
    await pick(ada, panel, "zone", "Asia/Tokyo")
    await pick(ada, panel, "holiday", "2026-01-02")
    ((_, until),) = (await person(club, ada)).holidays
    assert datetime.fromtimestamp(until // 1000, UTC) == datetime(2026, 1, 2, 15, tzinfo=UTC)
    await club.env.advance_time(60)

    def often_away(before: Person, at: int) -> Person:
        past = tuple((at - 1_000 * each, at - 1_000 * each + 1) for each in range(MAX_HOLIDAYS, 0, -1))
        return before.model_copy(update={"holidays": past})

    await club.bot.games.people.change(ada.id, often_away)
    await pick(ada, panel, "holiday", "2026-01-02")
    assert text_of(panel).startswith(ENGLISH("refusal-too-many-holidays", most=MAX_HOLIDAYS))
    assert chosen(panel, "holiday") == ["No vacation"]


async def test_a_forged_choice_changes_nothing(club: Club) -> None:
    ada = club.members[0]
    for setting, picked in some(
        [
            ("pings", "shout"),
            ("zone", "/etc/passwd"),
            ("from", "1440"),
            ("until", "480"),
            ("holiday", "9999-12-31"),
            ("language", "tlh"),
            ("confirm", "0"),
            ("", ""),
            ("zone", "Atlantis/City"),
            ("from", "-1"),
            ("from", "²"),
            ("holiday", "tomorrow"),
            ("former", "1"),
        ][: None if EVERYTHING else 8]
    ):
        panel = await settings(club, ada)
        select = {
            "type": 3,
            "custom_id": f"azul:me:0:0:{setting}",
            "options": [{"label": "Forged", "value": picked or "x"}],
        }
        result = await use_component(club, ada, panel, select, values=[picked])
        answered = text_of(panel) + "".join(map(text_of, result.followups))
        assert ENGLISH("refusal-old-button") in answered, (setting, picked)
        assert await club.store.load_person(ada.id) is None, (setting, picked)


async def test_settings_changed_at_the_same_moment_are_all_kept(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    found = selects(panel)
    for name, value in (("pings", "none"), ("zone", "Asia/Tokyo"), ("from", "0"), ("language", "en-US")):
        emit_use(club, ada, panel, found[name], values=[value])
    await club.env.settle()
    assert await person(club, ada) == Person(
        zone="Asia/Tokyo", quiet=(0, 540), pings=Pings.NONE, language="en-US"
    )


@pytest.mark.thorough
async def test_a_form_opened_before_a_restart_can_be_sent_after_it(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    form = await ada.click(panel, label=FIND)
    await club.restart()
    await ada.submit_modal(form, {"line": "Kyiv"})
    assert (await person(club, ada)).zone == "Europe/Kyiv"


async def test_direct_messages_can_be_tried_again(club: Club) -> None:
    ada = club.members[0]
    await club.bot.games.people.change(ada.id, lambda *_: Person(pings=Pings.DM, unreachable=True))
    panel = await settings(club, ada)
    assert ENGLISH("setting-unreachable") in text_of(panel)
    again = panel.components[-1]["components"][-1]["custom_id"]
    for _ in range(2):
        await club.press(ada, panel, again)
        assert await person(club, ada) == Person(pings=Pings.DM)
    assert "Try direct messages again" not in labels(panel)
    assert len(buttons(panel)) == 4


async def test_nobody_sees_another_s_settings(club: Club) -> None:
    ada, bruno = club.members[:2]
    panel = await settings(club, ada)
    await find(ada, panel, "Kyiv")
    result = await club.press(bruno, panel, "azul:me:0:0:confirm")
    assert "Kyiv, where" not in said(result)
    assert "not chosen yet" in said(result)


async def test_cities_are_called_as_in_the_language_of_the_person(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, club, "en-US", "uk")
    ada = club.members[0]
    panel = await settings(club, ada)
    await pick(ada, panel, "zone", "Europe/Kyiv")
    assert "Київ, там зараз 02:00" in text_of(panel)
    assert {"Токіо", "UTC", "Нью-Йорк"} <= {option["label"] for option in selects(panel)["zone"]["options"]}
