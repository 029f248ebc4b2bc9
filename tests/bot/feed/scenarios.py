"""What people do in an evening, in every place and with every kind of message; see `trouble`."""

from functools import partial
from typing import Final

import azul
from bot.words.commands import path_of
from engine import Person, Pings, decisions
from tests.bot.club import answer
from tests.bot.english import ENGLISH
from tests.bot.faults import allow_posting, deny_posting
from tests.bot.feed.notifications.calls import choose
from tests.bot.feed.trouble import A_MOMENT, Evening, Scenario

HOUR: Final = 3600.0
SELDOM: Final = 300.0
"""Seconds between two looks of a bot that nobody uses for an hour: to look takes most of the test's time."""


async def take(evening: Evening) -> None:
    """Take tiles as the player to move."""
    await evening.do(partial(_first_take, evening))


async def _first_take(evening: Evening) -> object:
    club = evening.club
    return await club.take(azul.legal_moves(await club.state())[0])


async def begin(evening: Evening, players: int = 2, **options: str) -> None:
    """Open a table that some people join, and begin."""
    club = evening.club
    host = club.members[0]
    await evening.do(lambda: host.slash(club.channel, "azul start", **options))
    for member in club.members[1:players]:
        await evening.do(partial(member.slash, club.channel, "azul join"))
    await evening.do(lambda: host.slash(club.channel, "azul begin"))


async def press(evening: Evening, seat: int, command: str, label: str) -> None:
    """Send a command, and press a button of its answer, if there is one."""
    club = evening.club
    member = club.members[seat]

    async def both() -> object:
        result = await member.slash(club.channel, f"azul {path_of(command)}")
        if result.response is None:
            return result
        return await member.click(answer(result), label=label)

    await evening.do(both)


async def in_a_channel(evening: Evening) -> None:
    """Two people take tiles, one undoes it, and leaves."""
    await begin(evening)
    await take(evening)
    await take(evening)
    club = evening.club
    await evening.do(lambda: club.members[1].slash(club.channel, "azul undo"))
    await take(evening)
    await press(evening, 1, "leave", ENGLISH("button-resign"))


async def with_former_turns(evening: Evening) -> None:
    """Two people take tiles in a channel that keeps all turns."""
    await begin(evening, messages="all")
    await take(evening)
    await take(evening)


async def in_a_thread(evening: Evening) -> None:
    """Two people play in a thread of their own, from the channel's commands."""
    await begin(evening, where="thread")
    await evening.follow()
    await take(evening)
    await evening.follow()
    await take(evening)
    await evening.follow()
    await press(evening, 1, "leave", ENGLISH("button-resign"))


async def by_direct_message(evening: Evening) -> None:
    """One of two people is called by direct messages alone, the other in both ways."""
    club = evening.club
    with evening.trouble.aside():
        for member, pings in zip(club.members, (Pings.DM, Pings.BOTH), strict=False):
            await choose(club, member, Person(pings=pings))
    await begin(evening)
    await take(evening)
    await take(evening)


async def out_of_time(evening: Evening) -> None:
    """Somebody is reminded twice and runs out of time, and the others vote."""
    await begin(evening, 3, pace="1h")
    loops = evening.club.bot.loops
    with evening.club.env._bot_scope():
        for loop in (loops.show, loops.count_games):
            loop.change_interval(seconds=SELDOM)
    await evening.wait(0.6 * HOUR)
    await evening.wait(0.35 * HOUR)
    await evening.wait(0.2 * HOUR)


async def undone_by_consent(evening: Evening) -> None:
    """Somebody asks the others for a move back, and they agree."""
    await begin(evening, 2)
    await take(evening)
    await take(evening)
    await press(evening, 0, "undo", ENGLISH("button-ask"))
    club = evening.club
    await evening.do(lambda: club.members[1].click(club.last, label=ENGLISH("button-agree")))


async def end_of_a_round(evening: Evening) -> None:
    """Two people end a round, of which the channel gets a summary."""
    await begin(evening)
    club = evening.club
    game, state = await club.game(), await club.state()
    with evening.trouble.aside():
        while sum(bool(state.tiles_at(source)) for source in state.sources) > 1:
            mover = game.table.players[state.turn]
            move = azul.legal_moves(state)[0]
            game = await club.bot.games.change(game.id, decisions.take(mover.user_id, move))
            state = game.table.running_state
    while (await club.state()).round == 1:
        await take(evening)


async def two_takes(evening: Evening) -> None:
    """Two people take tiles."""
    await begin(evening)
    await take(evening)
    await take(evening)


async def after_a_crash(evening: Evening) -> None:
    """Kill the bot before it has noted what it has shown, and go on."""
    await begin(evening)
    await evening.crash(partial(_first_take, evening))
    await take(evening)


async def after_an_absence(evening: Evening) -> None:
    """Let the bot be away for a while, so that everybody has longer."""
    await begin(evening, pace="8h")
    await evening.be_away(HOUR)
    await evening.wait(A_MOMENT)


async def beginning(evening: Evening) -> None:
    """Begin a game in which nobody has moved yet."""
    await begin(evening)


async def where_nothing_can_be_posted(evening: Evening) -> None:
    """Somebody moves while the bot isn't allowed to post."""
    await begin(evening)
    club = evening.club
    deny_posting(club.env, club.channel.id, club.guild.default_role.id)
    await take(evening)
    allow_posting(club.env, club.channel.id, club.guild.default_role.id)
    await evening.wait(A_MOMENT)


async def in_private(evening: Evening) -> None:
    """Somebody looks at a board, and at the game so far."""
    evening.is_private = True
    await begin(evening)
    club = evening.club
    ada = club.members[0]
    await evening.do(lambda: ada.slash(club.channel, "azul view board"))
    await evening.do(lambda: ada.slash(club.channel, "azul view replay"))


SCENARIOS: Final[dict[str, Scenario]] = {
    scenario.__name__.replace("_", " "): scenario
    for scenario in (
        in_a_channel,
        with_former_turns,
        in_a_thread,
        by_direct_message,
        out_of_time,
        undone_by_consent,
        end_of_a_round,
        two_takes,
        after_a_crash,
        after_an_absence,
        beginning,
        where_nothing_can_be_posted,
        in_private,
    )
}
