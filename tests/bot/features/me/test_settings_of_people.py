"""`/azul me`: people's own settings."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine import Person
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.faults import full_disk, lost_disk
from tests.bot.raw import use_component

OFF = "Confirm: turn off"
ON = "Confirm: turn on"


async def settings(club: Club, member: MemberActor) -> ResponseMessage:
    """Open the settings of a member."""
    return answer(await member.slash(club.channel, "azul me"))


def confirm_button(panel: ResponseMessage) -> str:
    """Return the custom id of the button that turns Confirm on or off."""
    return next(str(each["custom_id"]) for each in buttons(panel) if each["custom_id"].endswith(":confirm"))


def confirm_label(panel: ResponseMessage) -> str:
    """Return what that button says."""
    return next(label for label in labels(panel) if label.startswith("Confirm"))


async def test_settings_are_shown_in_private_without_a_game(club: Club) -> None:
    shown = await settings(club, club.members[0])
    assert shown.ephemeral
    assert "**Your settings**" in text_of(shown)
    assert "**Confirm is on.**" in text_of(shown)
    assert confirm_label(shown) == OFF
    assert club.messages == []


async def test_a_setting_is_changed_in_place_and_changed_back(club: Club) -> None:
    ada = club.members[0]
    shown = await settings(club, ada)
    result = await ada.click(shown, label=OFF)
    assert result.followups == []
    assert "**Confirm is off.**" in text_of(shown)
    assert confirm_label(shown) == ON
    assert await club.bot.games.people.get_or_defaults(ada.id) == Person(confirm=False)

    await ada.click(shown, label=ON)
    assert "**Confirm is on.**" in text_of(shown)
    assert await club.bot.games.people.get_or_defaults(ada.id) == Person(confirm=True)


async def test_a_button_pressed_twice_or_late_leads_to_what_it_says(club: Club) -> None:
    ada = club.members[0]
    shown = await settings(club, ada)
    turn_off = confirm_button(shown)
    for _ in range(2):
        await club.press_at_once(shown, (ada, turn_off), (ada, turn_off))
        assert await club.bot.games.people.get_or_defaults(ada.id) == Person(confirm=False)
        assert confirm_label(shown) == ON
    await ada.click(shown, label=ON)
    await club.press(ada, shown, turn_off)
    assert await club.bot.games.people.get_or_defaults(ada.id) == Person(confirm=False)


async def test_a_setting_is_one_s_own(club: Club) -> None:
    ada, bruno = club.members[:2]
    shown = await settings(club, ada)
    await club.press(bruno, shown, confirm_button(shown))
    assert await club.bot.games.people.get_or_defaults(ada.id) == Person()
    assert await club.bot.games.people.get_or_defaults(bruno.id) == Person(confirm=False)
    assert confirm_label(await settings(club, bruno)) == ON


@pytest.mark.thorough
async def test_settings_and_their_buttons_outlive_the_process(club: Club) -> None:
    ada = club.members[0]
    shown = await settings(club, ada)
    await club.restart()
    await ada.click(shown, label=OFF)
    await club.restart()
    assert confirm_label(await settings(club, ada)) == ON


async def test_a_forged_value_or_setting_changes_nothing(club: Club) -> None:
    ada = club.members[0]
    for forged in ("0:7:confirm", "0:1:", "0:1:zone", "0", "0:0:confirm!", "0:1:user!", "1:2:confirm"):
        shown = await settings(club, ada)
        button = {"type": 2, "style": 2, "label": "Old", "custom_id": f"azul:me:{forged}"}
        result = await use_component(club, ada, shown, button)
        assert said(result).startswith(ENGLISH("refusal-old-button")), forged
        assert await club.store.load_person(ada.id) is None, forged


async def test_a_forged_button_below_a_public_message_answers_in_private(club: Club) -> None:
    await club.start()
    lobby = club.last
    result = await club.press(club.members[1], lobby, "azul:me:0:0:confirm")
    assert "**Confirm is off.**" in said(result)
    assert "**Confirm is off.**" not in club.last.content


async def test_settings_that_cannot_be_saved_stay_as_they_were(club: Club) -> None:
    ada = club.members[0]
    shown = await settings(club, ada)
    with full_disk(club.store):
        result = await ada.click(shown, label=OFF)
    assert said(result).endswith(ENGLISH("refusal-storage"))
    assert confirm_label(shown) == OFF
    assert await club.bot.games.people.get_or_defaults(ada.id) == Person()


async def test_settings_that_cannot_be_read_are_not_shown_as_others_or_overwritten(club: Club) -> None:
    ada = club.members[0]
    shown = await settings(club, ada)
    with lost_disk(club.store):
        refused = [
            await ada.slash(club.channel, "azul me"),
            await ada.click(shown, label=OFF),
        ]
    assert all(said(result).endswith(ENGLISH("refusal-storage")) for result in refused)
    assert await club.store.load_person(ada.id) is None
