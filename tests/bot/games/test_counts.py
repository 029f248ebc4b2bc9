"""Taps, keystrokes and public messages of ten recorded games, before and after.

``pytest -s tests/bot/games/test_counts.py`` prints the table. `counting` says what is counted.
"""

from functools import cache
from itertools import islice
from statistics import mean
from typing import Final

import pytest
from simcord.actors import MemberActor

import azul
from bot.app import AzulBot
from engine import Person
from storage.store import Store
from tests.bot.club import Club, answer, buttons, new_bot
from tests.bot.games.effort import ENTER, Count, count_of, entries_of, record_of, take_of
from tests.bot.panels import sides, step_towards
from tests.some import some

GAMES: Final = (
    "coloured-wall-plain-2-players",
    "coloured-wall-plain-3-players",
    "coloured-wall-plain-4-players",
    "free-wall-plain-2-players",
    "free-wall-plain-4-players",
    "coloured-wall-special-free-scatter-3-players",
    "coloured-wall-special-once-even-scatter-2-players",
    "free-wall-special-free-scatter-2-players",
    "free-wall-special-even-scatter-4-players",
    "player-who-leaves",
)
ORDINARY: Final = GAMES[0]
"""Two players, the base game."""
MOST_TAPS: Final = 3
"""On average; the floor of a crowded source takes one more, and so does a way to scatter."""
MOST_QUIET: Final = 8
NOTATION: Final = 3
"""Letters of a move without a scatter."""
HEAD: Final = (
    f"{'':50}{'takes':>6}  {'taps a take':^21}  {'keys a take':^13}  {'messages':^11}\n"
    f"{'':50}{'':>6}  {'before':>7}{'now':>6}{'trust':>8}  {'before':>7}{'now':>6}  {'all':>5}{'quiet':>6}"
)


@cache
def counted(name: str) -> Count:
    """Return what a game costs."""
    return count_of(record_of(name))


def row(name: str) -> str:
    """Return a line of the table; “trust” is for people who don't confirm their moves."""
    count = counted(name)
    taps_before = mean(take.taps_before for take in count.takes)
    now = mean(take.taps for take in count.takes)
    trusting = mean(take.taps_trusting for take in count.takes)
    keys_before = mean(take.keys_before for take in count.takes)
    keys = mean(take.keys for take in count.takes)
    return (
        f"{name:50}{len(count.takes):6}  {taps_before:7.2f}{now:6.2f}{trusting:8.2f}"
        f"  {keys_before:7.2f}{keys:6.2f}  {count.messages:5}{count.quiet:6}"
    )


@pytest.mark.thorough
def test_ten_games_are_counted() -> None:
    print("", HEAD, *map(row, GAMES), sep="\n")  # noqa: T201 - this is what the test is for
    assert len({(len(record_of(name).players), record_of(name).rules) for name in GAMES}) > 8


@pytest.mark.one_in(7)
@pytest.mark.parametrize("name", GAMES)
def test_a_take_needs_three_taps_unless_it_scatters(name: str) -> None:
    takes = counted(name).takes
    assert mean(take.taps for take in takes if not take.scatters) <= MOST_TAPS
    assert max(take.taps - 2 * take.scatters for take in takes) <= MOST_TAPS + 1
    assert all(take.taps <= take.taps_before for take in takes)


@pytest.mark.one_in(7)
@pytest.mark.parametrize("name", GAMES)
def test_a_take_needs_one_less_without_confirming(name: str) -> None:
    for take in some(counted(name).takes):
        assert take.taps_trusting <= max(MOST_TAPS - 1, take.taps - 1)


@pytest.mark.one_in(7)
@pytest.mark.parametrize("name", GAMES)
def test_typing_a_whole_move_is_shorter_than_typing_its_parts(name: str) -> None:
    takes = counted(name).takes
    assert all(take.keys <= NOTATION + 2 * ENTER for take in takes if not take.scatters)
    assert sum(take.keys for take in takes) < sum(take.keys_before for take in takes)


def test_an_ordinary_quiet_game_leaves_few_messages() -> None:
    count = counted(ORDINARY)
    assert count.quiet <= MOST_QUIET < count.messages


class TestPlayed:
    """The same, played: one game by buttons, as it was recorded."""

    @pytest.fixture
    def simcord_bot(self, store: Store) -> AzulBot:
        secret = record_of(ORDINARY).secret
        assert secret
        return new_bot(store, secret=secret)

    @pytest.mark.parametrize("takes", [12, pytest.param(None, marks=pytest.mark.thorough)])
    async def test_a_game_that_is_played_as_tables_are_opened_costs_what_was_counted(
        self, club: Club, takes: int | None
    ) -> None:
        record = record_of(ORDINARY)
        ada, bruno, *_ = club.members
        await ada.slash(club.channel, "azul start")
        await bruno.slash(club.channel, "azul join")
        await ada.slash(club.channel, "azul begin")
        await club.bot.games.people.change(club.seated(1).id, lambda *_: Person(confirm=False))
        counted_takes = zip(filter(take_of, entries_of(record)), counted(ORDINARY).takes, strict=True)
        for entry, expected in some(islice(counted_takes, takes)):
            state, move = take_of(entry) or pytest.fail("no take")
            assert await club.state() == state
            letters = str(move)[: expected.keys - 2 * ENTER]
            assert (await club.offered(letters))[0]["value"] == str(move)
            tapped = await tap(club, club.seated(state.turn), move)
            assert tapped == (expected.taps_trusting if state.turn == 1 else expected.taps)
        if takes is None:
            assert not (await club.game()).table.is_open
            assert len(club.messages) == counted(ORDINARY).quiet


async def tap(club: Club, member: MemberActor, move: azul.Move) -> int:
    """Press the buttons that lead to a move until it is made; return how many that were."""
    version, taps = (await club.game()).version, 0
    goal = f"{str(move)[:3]}{sides(await club.state(), move)}!"
    panel = None
    while (await club.game()).version == version:
        ids = [str(button["custom_id"]) for button in buttons(panel or club.turn)]
        by_choice = {each.rsplit(":", 1)[1]: each for each in ids if each.count(":") == 4}
        result = await member.click(panel or club.turn, custom_id=by_choice[step_towards(goal, by_choice)])
        panel = panel or answer(result)
        taps += 1
    return taps
