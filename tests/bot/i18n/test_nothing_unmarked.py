"""Whatever people do, every text that they see comes from the files of their language."""

import os
import random
from typing import Any, Final

import pytest
from simcord.actors import MemberActor

import azul
from bot.i18n.language import Words
from bot.words.commands import path_of
from tests.bot.club import Club
from tests.bot.features.server.server_settings import manager
from tests.bot.games.test_whole_variants import VARIANTS
from tests.bot.i18n.components import commands_of, parts_of, use
from tests.bot.i18n.pseudo import Watch, pseudo_words, unmarked
from tests.bot.variants import do, shortest_game

pytestmark = pytest.mark.no_cover

OPTIONS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "start": ({}, {"computers": 1, "level": 6, "pace": "1h"}),
    "theme": ({"theme": "chocolatier"},),
    "take": ({"move": "white 2 3"}, {"move": "moon"}),
    "place": ({"line": "1", "column": "9"},),
    "rules": ({}, {"page": 4}),
}
"""What is written for the options of some commands; the others need none."""
BY_HAND: Final = 1_000 if "TEST_ALL" in os.environ else 20
"""How many events of a game are made as people make them: the first round."""
STEPS: Final = 120 if "TEST_ALL" in os.environ else 30


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Words:
    return pseudo_words(tmp_path_factory.mktemp("locales"))


@pytest.fixture
def watch(club: Club, monkeypatch: pytest.MonkeyPatch, words: Words) -> Watch:
    return Watch(club, monkeypatch, words)


def test_what_code_puts_around_messages_is_seen() -> None:
    names = frozenset({"Ada"})
    assert unmarked("⟦Ada ťóóķ ⟦2 ƀĺúé⟧.⟧\n-# ⟦ďéáďĺíńé <t:5:R>⟧", names) == ""
    assert unmarked("⟦ťóóķ⟧, ⟦2⟧", names) == ","
    assert unmarked("⟦Ada took 2⟧", names) == "took"
    assert unmarked("Ada: ⟦ƀĺúé⟧", names) == ":"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("players", "wall", "factories", "scatter"),
    [*VARIANTS[6:], *VARIANTS[:6], (4, "coloured", "plain", "free")],
)
async def test_whole_games_are_told_in_the_language(
    club: Club, watch: Watch, players: int, wall: str, factories: str, scatter: str
) -> None:
    await club.begin(players, wall=wall, factories=factories, scatter=scatter)
    events = shortest_game(await club.state())
    for event in events[:BY_HAND]:
        match event:
            case azul.Taken(_, move):
                await club.offered(str(move))
                await club.take(move)
            case azul.Placed(seat, row, column):
                member = club.seated(seat)
                await member.autocomplete(club.channel, "azul place", "line", "")
                await member.slash(club.channel, "azul place", line=str(row + 1), column=str(column + 1))
            case azul.Settled(seat):
                for action, sees in (("tiling", None), ("settle", club.seated(seat))):
                    found = [each for each in parts_of(club, sees) if action in each[1]["custom_id"]]
                    await use(club, club.seated(seat), *found[-1], random.Random(1))
            case _:
                pass
    game = await club.game()
    for event in events[BY_HAND:]:
        game = await do(club.bot.games, game, event)
    assert await club.bot.presenter.present(game.id)
    assert not game.table.is_open
    for name in ("replay", "table", "board", "export"):
        await club.members[0].slash(club.channel, f"azul {path_of(name)}")
    assert watch.unmarked() == {}


@pytest.mark.one_in(2)
@pytest.mark.parametrize("seed", range(2))
async def test_whatever_people_press_and_write_is_answered_in_the_language(
    club: Club, watch: Watch, seed: int
) -> None:
    chance = random.Random(seed)
    olga = manager(club)
    people = [*club.members[:4], olga]
    await club.start(computers=seed % 2, factories=("plain", "special")[seed // 2 % 2], pace="1h")
    for member in club.members[1:3]:
        await member.slash(club.channel, "azul join")
    await club.members[0].slash(club.channel, "azul begin")
    for _ in range(STEPS):
        member = chance.choice(people)
        step = chance.random()
        if step < 0.25:
            name = chance.choice(commands_of(club))
            await member.slash(
                club.channel, f"azul {path_of(name)}", **chance.choice(OPTIONS.get(name, ({},)))
            )
        elif step < 0.35:
            await club.env.advance_time(chance.choice((20, 1800, 4000)))
        elif step < 0.5 and (await _state(club)) is not None:
            offered = await club.offered("")
            if offered:
                await club.take(chance.choice(offered)["value"])
        else:
            shown = [*parts_of(club, None), *parts_of(club, member)]
            if shown:
                await use(club, member, *chance.choice(shown[-40:]), chance)
    assert watch.unmarked() == {}


async def _state(club: Club) -> azul.State | None:
    state = (await club.game()).table.state
    return state if state is not None and state.phase is azul.Phase.OFFER else None


async def press(club: Club, member: MemberActor, action: str, *, in_private: bool = False) -> None:
    """Press the newest button that does something, which has to be there."""
    shown = parts_of(club, member if in_private else None)
    found = [each for each in shown if each[1]["custom_id"].startswith(f"azul:{action}")]
    assert found, action
    await use(club, member, *found[-1], random.Random(1))


async def take(club: Club) -> None:
    """Make the likeliest move of the player to move."""
    await club.take((await club.offered())[0]["value"])


async def test_what_people_ask_of_each_other_is_told_in_the_language(club: Club, watch: Watch) -> None:
    ada, bruno, chiyo = club.members[:3]
    await club.begin(3, pace="1h", messages="quiet", where="channel")
    game = (await club.game()).id
    for answer in ("agree", "agree"), ("decline",), ("withdraw",), ("move",):
        asking = await club.mover()
        await take(club)
        await take(club)
        await asking.slash(club.channel, "azul undo")
        await press(club, asking, "ask", in_private=True)
        others = [member for member in (ada, bruno, chiyo) if member != asking]
        for member, what in zip(others, answer, strict=False):
            if what == "withdraw":
                await press(club, asking, "decline", in_private=True)
            elif what == "move":
                await take(club)
            else:
                await press(club, member, what)
    late = await club.mover()
    for vote in ("wait", "give"):
        await club.env.advance_time(3700)
        for member in (each for each in (ada, bruno, chiyo) if each != late):
            await press(club, member, f"vote:{game}:{(await _asked(club))}:{vote}")
        await club.env.advance_time(60)
    await press(club, late, "return")
    mover = await club.mover()
    waiting = next(member for member in (ada, bruno, chiyo) if member != mover)
    await waiting.slash(club.channel, "azul plan")
    for _ in range(4):
        shown = parts_of(club, waiting)
        plans = [part for part in shown if part[1]["custom_id"].startswith("azul:plan:")]
        if plans:
            await use(club, waiting, *plans[0], random.Random(1))
    await chiyo.slash(club.channel, "azul leave")
    await press(club, chiyo, "hand", in_private=True)
    await press(club, club.members[4], "substitute")
    await club.hurry()
    for action in ("fair", "replay"):
        await press(club, ada, action)
    await press(club, ada, "step", in_private=True)
    await press(club, ada, "again")
    for name in ("games", "table", "board"):
        await bruno.slash(club.channel, f"azul {path_of(name)}")
    assert watch.unmarked() == {}


async def _asked(club: Club) -> int:
    """Return at which version the newest vote was asked for."""
    votes = [part["custom_id"] for _, part in parts_of(club, None) if ":vote:" in part["custom_id"]]
    return int(votes[-1].split(":")[3])


async def test_a_game_in_a_thread_is_told_in_the_language(club: Club, watch: Watch) -> None:
    await club.begin(2, where="thread", theme="chocolatier")
    (thread,) = club.channel.threads
    club.channel, home = thread, club.channel
    await club.hurry()
    club.channel = home
    assert watch.unmarked() == {}


async def test_lessons_and_practice_are_told_in_the_language(club: Club, watch: Watch) -> None:
    ada, chance = club.members[0], random.Random(3)
    for name in ("learn", "practice"):
        await ada.slash(club.channel, f"azul {path_of(name)}")
        for _ in range(STEPS // 2):
            message = club.private(ada)[-1]
            shown = [each for each in parts_of(club, ada) if each[0].id == message.id]
            if shown:
                await use(club, ada, *chance.choice(shown), chance)
    assert watch.unmarked() == {}
