"""What Discord may refuse, and what the bot does then: a row for every request that it makes.

Everything else that may become of a request (`TROUBLES`) leads to the same as if nothing had happened.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tests.bot.feed.trouble import SeenMessage

Outcome = Callable[[SeenMessage, SeenMessage], bool]
"""Whether what everybody has seen is what has to be, next to what they see if nothing goes wrong."""


def same(seen: SeenMessage, usual: SeenMessage) -> bool:
    """Return whether everybody is shown the same: it is done again, or something else takes its place."""
    return (seen.places, seen.calls) == (usual.places, usual.calls)


def stays(seen: SeenMessage, usual: SeenMessage) -> bool:
    """Return whether at most a former message stays as it was; nobody is called again about that."""
    former = [(Counter(seen.places[place]) - Counter(usual.places[place])).total() for place in usual.places]
    missing = [(Counter(usual.places[place]) - Counter(seen.places[place])).total() for place in usual.places]
    newest = [seen.places[place][-1] == usual.places[place][-1] for place in usual.places]
    return max(sum(former), sum(missing)) <= 1 and all(newest) and seen.calls == usual.calls


def goes(seen: SeenMessage, usual: SeenMessage) -> bool:
    """Return whether a former message is missing, the one that is gone, and nothing else."""
    missing = [Counter(usual.places[each]) - Counter(seen.places[each]) for each in usual.places]
    more = [Counter(seen.places[each]) - Counter(usual.places[each]) for each in usual.places]
    return sum(each.total() for each in missing) <= 1 and not any(more) and seen.calls == usual.calls


def called_in_channel(seen: SeenMessage, usual: SeenMessage) -> bool:
    """Return whether people who can't be written to are pinged in the channel, where nothing is missing."""
    people = {place for place in usual.places if place.startswith("to ")}
    elsewhere = all(
        not Counter(usual.places[each]) - Counter(seen.places[each]) for each in usual.places.keys() - people
    )

    def told(what: SeenMessage, person: str) -> tuple[int, int]:
        calls = sum(number for (who, _), number in what.calls.items() if who == person.removeprefix("to "))
        return len(what.places.get(person, ())), calls

    refused = [person for person in people if told(seen, person)[0] < told(usual, person)[0]]
    return (
        elsewhere
        and len(refused) == 1
        and all(sum(told(seen, person)) >= max(told(usual, person)) for person in people)
    )


def comes_home(seen: SeenMessage, usual: SeenMessage) -> bool:
    """Return whether the game goes on in the channel, whose newest message shows what the thread's would."""
    (newest,) = [messages[-1] for place, messages in usual.places.items() if place.startswith("thread ")]
    (picture,) = [line for line in newest.splitlines() if line.startswith("[")]
    return picture in seen.places["channel"][-1]


def loses_seat(seen: SeenMessage, usual: SeenMessage) -> bool:
    """Return whether who isn't on the server any more has lost their seat, and the table waits for others."""
    del usual
    (table,) = seen.places["channel"]
    return "1 of 4" in table and "Ada" in table and "Bruno" not in table


@dataclass(frozen=True, slots=True)
class Refusals:
    """What follows if a request isn't allowed, with Discord's code for that, and what if nothing is there."""

    forbidden: Outcome
    forbidden_code: int
    missing: Outcome
    missing_code: int


ANSWERS: Final[Mapping[str, Refusals]] = {
    # request                  403                       404
    "post":                    Refusals(same, 50013,              same, 10003),
    "post in a thread":        Refusals(same, 50013,              comes_home, 10003),
    "post to a person":        Refusals(called_in_channel, 50007, called_in_channel, 10003),
    "open direct messages":    Refusals(called_in_channel, 50007, called_in_channel, 10013),
    "edit":                    Refusals(stays, 50013,             goes, 10008),
    "delete":                  Refusals(stays, 50013,             same, 10008),
    "delete in a thread":      Refusals(stays, 50013,             same, 10008),
    "fetch":                   Refusals(stays, 50001,             goes, 10008),
    "search":                  Refusals(same, 50001,              same, 10003),
    "open thread":             Refusals(comes_home, 50013,        same, 10008),
    "change thread":           Refusals(same, 50013,              same, 10003),
    "look for member":         Refusals(same, 50001,              loses_seat, 10007),
    "answer":                  Refusals(same, 50001,              same, 10062),
    "change answer":           Refusals(same, 50027,              same, 10015),
    "delete answer":           Refusals(same, 50027,              same, 10008),
    "follow up":               Refusals(same, 50027,              same, 10015),
}  # fmt: skip
BESIDE_OTHERS: Final = frozenset({"list commands", "look at server", "look at channel"})
"""Requests that a bot makes only beside other processes, or about a thread that it hasn't seen lately."""
STARTING: Final[Mapping[str, bool]] = {
    "log in": False,
    "publish commands": False,
    "list emojis": True,
    "upload emoji": True,
    "delete emoji": True,
}
"""Requests of a bot that starts, and whether it does though one fails: the next start does the rest then."""
BEFORE_PLAY: Final = frozenset({"change own name", *STARTING})
"""Requests that it makes before it is there; its own name is that of the local channel's bot."""
