"""People who practise: in one private message, by its buttons."""

import random
from collections.abc import Callable
from typing import Any, Final

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

import azul
from engine import LogEntry, Options, Player, Practice
from engine.practice import row_of
from engine.table.events import Played
from engine.table.fold import advance
from tests.bot.club import Club, answer, buttons, labels, text_of
from tests.bot.english import ENGLISH
from tests.bot.variants import Wanted, events_until

ONWARD: Final = frozenset(
    {"practice", "practicepanel", "practicetake", "practiceplace", "practicesettle", "practicechange"}
)
"""The actions by which a practice goes on, sooner or later."""
TWO: Final = Options(2)
ROW: Final = 1
SELECT: Final = 3
MOST_LAYOUT_TEXT, MOST_COMPONENTS = 4000, 40
MOST_TEXT, MAX_ROWS, MAX_PER_ROW, LONGEST_ID, LONGEST_LABEL = 2000, 5, 5, 100, 80


async def opened(club: Club, member: MemberActor | None = None, **options: Any) -> ResponseMessage:
    """Return the message of a practice that a member, by default the first, opens in the channel."""
    return answer(await (member or club.members[0]).slash(club.channel, "azul practice", **options))


async def practice_of(club: Club, member: MemberActor | None = None) -> Practice | None:
    """Return a member's practice as it is stored."""
    return await club.bot.games.practice.find((member or club.members[0]).id)


async def the_practice(club: Club, member: MemberActor | None = None) -> Practice:
    """Return a member's practice as it is stored, and assert that there is one."""
    practice = await practice_of(club, member)
    assert practice is not None
    return practice


async def choose(club: Club, message: ResponseMessage, rules: azul.Rules) -> None:
    """Begin a practice with other rules, in the panel of its options."""
    ada = club.members[0]
    await ada.click(message, label=ENGLISH("button-practice-options"))
    chosen = {"w": rules.wall.value, "f": rules.factories.value, "s": rules.scatter.value}
    for letter, value in chosen.items():
        selects = [
            str(each["custom_id"])
            for row in message.components
            for each in row.get("components", ())
            if each["type"] == SELECT
        ]
        named = [each for each in selects if each.rsplit(":", 1)[1].startswith(letter)]
        if named:
            await ada.select(message, [value], custom_id=named[0])
    await ada.click(message, label=ENGLISH("button-begin"))


def action_of(button: dict[str, Any]) -> str:
    """Return what a button does."""
    return str(button["custom_id"]).split(":")[1]


def button(message: ResponseMessage, label: str) -> dict[str, Any]:
    """Return the button with a label."""
    return next(each for each in buttons(message) if each["label"] == label)


def ids(message: ResponseMessage, *actions: str) -> list[str]:
    """Return the `custom_id`s of a message's buttons that do one of some things."""
    return [str(each["custom_id"]) for each in buttons(message) if action_of(each) in actions]


def confirming(message: ResponseMessage) -> str | None:
    """Return the `custom_id` of the first button that makes a take, None if there is none."""
    makes = (each for each in ids(message, "practicetake") if each.endswith("!"))
    return next(makes, None)


async def take(club: Club, message: ResponseMessage, member: MemberActor | None = None) -> InteractionResult:
    """Make the first take that the message offers, as far as it leads, and return the last answer."""
    by = member or club.members[0]
    await by.click(message, custom_id=ids(message, "practicepanel")[0])
    if confirming(message) is None:
        await by.click(message, custom_id=ids(message, "practicetake")[0])
    return await by.click(message, custom_id=str(confirming(message)))


async def step(club: Club, message: ResponseMessage, chance: random.Random) -> None:
    """Press a random button with which a person might play on."""
    pressed = chance.choice(ids(message, *ONWARD))
    await club.members[0].click(message, custom_id=pressed)


def assert_fits(message: ResponseMessage) -> None:
    """Assert that Discord takes the message as it is."""
    assert message.ephemeral
    rows = [row["components"] for row in message.components if row["type"] == ROW]
    is_layout = any(each["type"] != ROW for each in message.components)
    assert 0 < len(text_of(message)) <= (MOST_LAYOUT_TEXT if is_layout else MOST_TEXT)
    assert is_layout or len(rows) <= MAX_ROWS
    assert len(message.components) + sum(map(len, rows)) <= MOST_COMPONENTS
    assert all(1 <= len(row) <= MAX_PER_ROW for row in rows)
    each_id = [str(each["custom_id"]) for each in buttons(message)]
    assert len(set(each_id)) == len(each_id)
    assert max(map(len, each_id)) <= LONGEST_ID
    assert max(map(len, labels(message))) <= LONGEST_LABEL


def is_over(message: ResponseMessage) -> bool:
    """Return whether a message shows the result."""
    return ENGLISH("button-practice-again") in labels(message)


def always(event: azul.Event) -> Callable[[int], azul.Event]:
    """Return a function that does this for any seat."""
    return lambda _seat: event


def awaits_its_player(practice: Practice) -> bool:
    """Return whether a practice is over or waits for its player alone."""
    waiting = azul.waiting_for(practice.state) or (practice.state.turn,)
    return practice.is_over or waiting == (practice.seat,)


async def played_to(club: Club, wanted: Wanted, options: Options = TWO) -> Practice:
    """Store a practice of the first member, played to the first position that is wanted."""
    ada = club.members[0]
    begun = await club.bot.games.practice.begin(Player(ada.id, "Ada"), options)
    entries = list(begun.entries)
    for event in events_until(begun.state, wanted):
        seat = getattr(event, "seat", begun.seat)
        played = Played(event, by_computer=seat != begun.seat)
        before, at = entries[-1].after, entries[-1].at
        after, report = advance(before, played, at)
        entries.append(LogEntry(len(entries) + 1, at, played, before, after, report))
    practice = Practice(ada.id, begun.version + 1, tuple(entries))
    await club.store.save_practice(row_of(practice, entries[-1].at), expected_version=begun.version)
    return practice
