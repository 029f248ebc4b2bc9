"""More people than can be answered at once: who waits, in which order, and who is asked to try again."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final
from unittest.mock import Mock

import pytest
from discord import InteractionResponseType
from simcord.actors import MemberActor
from simcord.results import InteractionResult

import azul
from bot.app import build_registry
from bot.interactions import admission
from bot.interactions.admission import (
    DRAWING_LIMIT,
    QUEUE_LIMIT_PER_CHANNEL,
    QUEUE_LIMIT_PER_PERSON,
    WARN_EVERY,
    Admission,
)
from bot.interactions.admission import MAX_CONCURRENT as SERVED
from bot.interactions.incoming import IncomingInteraction, parse_interaction
from bot.interactions.registry import Rank
from bot.interactions.responses import FirstResponses
from bot.load import Load
from bot.observer import UNKNOWN, InteractionKind, Observer, Outcome
from bot.ui.tasks import TasksInProgress
from tests.bot import raw
from tests.bot.club import Club, answer, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.i18n.discord_languages import choose_language
from tests.bot.panels import a_move, assemble, choices, open_panel

BUSY: Final = ENGLISH("refusal-busy")
SOMEBODY: Final = {"id": "7", "username": "somebody"}


def press(
    custom_id: str, number: int = 1, *, user: int = 0, channel: int = 0, **more: Any
) -> IncomingInteraction:
    """Return a press, by a person and in a channel of its own unless these are given."""
    return parse_interaction(
        {
            "id": str(number),
            "token": f"token-{number}",
            "type": 3,
            "guild_id": "1",
            "channel_id": str(channel or 1000 + number),
            "member": {"user": SOMEBODY | {"id": str(user or 1000 + number)}},
            "data": {"component_type": 2, "custom_id": custom_id},
        }
        | more,
        build_registry(),
    )


CONFIRM, TARGET, SOURCE, LOOK = (
    f"azul:{action}" for action in ("take:1:5:3b4!", "take:1:5:3b", "panel:1:5:3", "board:1")
)


class Responses(FirstResponses):
    """A Discord that takes every first response, unless it `is_gone`."""

    def __init__(self) -> None:
        self.sent: dict[int, int] = {}
        """The type of the response to each interaction."""
        self.is_gone = False
        self.held: dict[int, asyncio.Event] = {}
        """Set once the response to an interaction may arrive."""

    async def send(self, interaction_id: int, token: str, kind: InteractionResponseType, data: Any) -> None:
        del token, data
        self.sent[interaction_id] = kind.value
        await asyncio.sleep(0)
        if interaction_id in self.held:
            await self.held[interaction_id].wait()
        if self.is_gone:
            raise ConnectionResetError


class Watch(Observer):
    """Notes what operators see of interactions."""

    def __init__(self) -> None:
        self.seen: list[object] = []

    def acknowledged(self, kind: InteractionKind, seconds: float) -> None:
        assert seconds >= 0
        self.seen.append((kind, "acknowledged"))

    def served(self, kind: InteractionKind, command: str, outcome: Outcome) -> None:
        self.seen.append((kind, command, outcome))


class Crowd:
    """People who press buttons: everybody who is admitted is served until the test lets them go."""

    def __init__(self) -> None:
        self.served: list[int] = []
        self.load = Load()
        self.watch, self.discord = Watch(), Responses()
        self.admission = Admission(self.load, TasksInProgress(), self.watch, lambda *_: BUSY, self.discord)
        self.responses = self.discord.sent
        """The type of the first response to each who wasn't let in at once."""
        self._numbers = iter(range(1, 10_000))

    def come(self, custom_id: str, **more: Any) -> int:
        """Let somebody press; return the number of the press."""
        number = next(self._numbers)
        self.submit(number, custom_id, **more)
        return number

    def submit(self, number: int, custom_id: str, **more: Any) -> None:
        """Let somebody's press arrive."""
        self.admission.submit(press(custom_id, number, **more), lambda: self.served.append(number))

    def go(self, number: int) -> None:
        """Let somebody have their answer."""
        self.load.leave(number)

    async def all_go(self) -> None:
        """Let all have their answers, also those who are served only then."""
        for number in self.served:  # which grows meanwhile
            self.go(number)
            for _ in range(10):
                await asyncio.sleep(0)


@pytest.fixture
async def crowd() -> Crowd:
    return Crowd()


async def until(happens: Callable[[], object]) -> None:
    """Let tasks go on until something is so."""
    for _ in range(1000):
        if happens():
            return
        await asyncio.sleep(0)
    raise AssertionError("it doesn't happen")


async def answered(crowd: Crowd, *numbers: int) -> list[int]:
    """Wait until these have a first response, and return its type."""
    await until(lambda: all(number in crowd.responses for number in numbers))
    for _ in range(10):
        await asyncio.sleep(0)
    return [crowd.responses[number] for number in numbers]


async def test_few_are_served_at_once_and_not_told_that_an_answer_is_coming(crowd: Crowd) -> None:
    come = [crowd.come(LOOK) for _ in range(SERVED)]
    assert crowd.served == come
    assert crowd.responses == {}


async def test_all_others_are_told_so_at_once_and_served_when_it_is_their_turn(crowd: Crowd) -> None:
    first = [crowd.come(SOURCE) for _ in range(SERVED)]
    later = [crowd.come(SOURCE) for _ in range(3)]
    assert await answered(crowd, *later) == [5, 5, 5]
    assert crowd.served == first
    crowd.go(first[0])
    crowd.go(first[1])
    await until(lambda: crowd.served == [*first, *later[:2]])
    for number in crowd.served:
        crowd.go(number)
    await until(lambda: crowd.served == [*first, *later])


async def test_nobody_is_served_while_many_are_to_be_told_so(crowd: Crowd) -> None:
    crowd.load.flood_threshold = 1
    async with crowd.load.responding():
        first = crowd.come(LOOK)
        assert await answered(crowd, first) == [5]
        assert crowd.served == []
    second = crowd.come(LOOK)
    await until(lambda: set(crowd.served) == {first, second})


async def test_what_is_nearly_done_comes_first(crowd: Crowd) -> None:
    first = [crowd.come(LOOK) for _ in range(SERVED)]
    look, source, target, confirm = (crowd.come(each) for each in (LOOK, SOURCE, TARGET, CONFIRM))
    await answered(crowd, look, source, target, confirm)
    order = [confirm, target, source, look]
    for number, following in zip(first, order, strict=False):
        crowd.go(number)
        await until(partial(crowd.served.__contains__, following))
    assert crowd.served == [*first, *order]


async def test_somebody_who_ends_a_turn_is_turned_away_last(crowd: Crowd) -> None:
    crowd.admission.queue_limits = {Rank.LOOK: 1, Rank.SOURCE: 2, Rank.TARGET: 3, Rank.CONFIRM: 4}
    for _ in range(SERVED):
        crowd.come(LOOK)
    came = []
    for custom_id in (LOOK, SOURCE, TARGET, CONFIRM):
        for _ in range(2):  # of each kind the first has room, and the second hasn't
            number = crowd.come(custom_id)
            came.append(await answered(crowd, number))
    assert came == [[5], [4], [5], [4], [5], [4], [5], [4]]


async def test_a_flood_of_one_person_or_channel_turns_away_only_itself_again_and_again(crowd: Crowd) -> None:
    waiting = 2 * QUEUE_LIMIT_PER_PERSON + QUEUE_LIMIT_PER_CHANNEL + 2
    for _ in range(2):
        for _ in range(SERVED):
            crowd.come(LOOK)
        own = [crowd.come(LOOK, user=7) for _ in range(QUEUE_LIMIT_PER_PERSON + 1)]
        here = [crowd.come(LOOK, channel=8) for _ in range(QUEUE_LIMIT_PER_CHANNEL + 1)]
        their_moves = [crowd.come(CONFIRM, user=7) for _ in range(QUEUE_LIMIT_PER_PERSON + 1)]
        here_too, elsewhere = crowd.come(CONFIRM, channel=8), crowd.come(LOOK)
        assert await answered(crowd, *own) == [5] * QUEUE_LIMIT_PER_PERSON + [4]
        assert await answered(crowd, *here) == [5] * QUEUE_LIMIT_PER_CHANNEL + [4]
        assert await answered(crowd, *their_moves) == [5] * QUEUE_LIMIT_PER_PERSON + [4]
        assert await answered(crowd, here_too, elsewhere) == [5, 5]
        assert len(crowd.admission) == waiting
        await crowd.all_go()
        assert len(crowd.admission) == 0
        assert not crowd.admission._queued
    assert len(crowd.served) == len(set(crowd.served)) == 2 * (SERVED + waiting)


async def test_who_has_waited_for_too_long_makes_room_for_others(crowd: Crowd) -> None:
    crowd.admission.queue_limits = dict.fromkeys(Rank, 1)
    first = [crowd.come(LOOK) for _ in range(SERVED)]
    for _ in range(2):
        waiting = crowd.come(LOOK)
        assert await answered(crowd, waiting) == [5]
        assert await answered(crowd, crowd.come(LOOK)) == [4]
        ((_, _, turn, _),) = (each for each in crowd.admission._queue if not each[2].done())
        admission._expire(turn)
        await until(partial(crowd.served.__contains__, waiting))
        assert crowd.load.in_flight == SERVED
    for number in first:
        crowd.go(number)
    last = crowd.come(LOOK)
    await until(lambda: last in crowd.served)
    assert crowd.load.in_flight == 1


@pytest.mark.parametrize("is_gone", [False, True])
async def test_operators_see_who_was_turned_away_and_who_could_not_even_be_told(
    crowd: Crowd, is_gone: bool
) -> None:
    crowd.admission.queue_limits = dict.fromkeys(Rank, 0)
    crowd.admission.bypass_limit = 0
    crowd.discord.is_gone = is_gone
    typing = {"name": "azul", "options": [{"type": 1, "name": "take", "options": []}]}
    seen: list[object] = []
    for kind, command, come in (
        (InteractionKind.BUTTON, "board", crowd.come(LOOK)),
        (InteractionKind.AUTOCOMPLETE, "take", crowd.come("", type=4, data=typing)),
    ):
        await answered(crowd, come)
        seen += [] if is_gone else [(kind, "acknowledged")]
        seen += [(kind, command, Outcome.UNANSWERED if is_gone else Outcome.BUSY)]
    assert sorted(map(str, crowd.watch.seen)) == sorted(map(str, seen))


@pytest.mark.parametrize("is_gone", [False, True])
async def test_who_waits_is_served_once_all_others_have_been_turned_away(crowd: Crowd, is_gone: bool) -> None:
    crowd.load.flood_threshold = 1
    crowd.admission.queue_limits = dict.fromkeys(Rank, 0)
    crowd.admission.bypass_limit = 0
    crowd.discord.is_gone = is_gone
    released = crowd.discord.held[crowd.come(LOOK)] = asyncio.Event()
    crowd.admission.queue_limits = admission.QUEUE_LIMITS
    waiting = crowd.come(LOOK)
    assert await answered(crowd, waiting) == [5]
    assert crowd.served == []
    released.set()
    await until(lambda: crowd.served == [waiting])


async def test_operators_are_told_at_the_first_rejection_of_every_minute(
    crowd: Crowd, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, warned = 1.0, list[int]()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    crowd.admission.queue_limits = dict.fromkeys(Rank, 0)
    crowd.admission.bypass_limit = 0
    for seconds in (0.0, 0.0, WARN_EVERY - 1, 1.0, 1.0, WARN_EVERY - 1):
        now += seconds
        await answered(crowd, crowd.come(LOOK))
        warned.append(len(caplog.messages))
    assert warned == [1, 1, 1, 2, 2, 3]


async def test_what_discord_delivers_twice_is_served_once(crowd: Crowd) -> None:
    for _ in range(2):
        crowd.submit(5, LOOK)
    assert crowd.served == [5]


async def test_turns_are_begun_only_when_what_is_to_be_drawn_is_not_too_much(crowd: Crowd) -> None:
    crowd.load.drawings = DRAWING_LIMIT
    source, target, confirm = crowd.come(SOURCE), crowd.come(TARGET), crowd.come(CONFIRM)
    await answered(crowd, source, target)
    await until(lambda: crowd.served == [confirm])
    crowd.load.drawings = 0
    async with crowd.load.drawing():
        crowd.go(confirm)
    await until(lambda: crowd.served == [confirm, target, source])


async def test_who_cannot_be_served_because_of_a_mistake_takes_nobody_s_place(crowd: Crowd) -> None:
    def fail() -> None:
        raise RuntimeError("a mistake in the program")

    with pytest.raises(RuntimeError):
        crowd.admission.submit(press(LOOK), fail)
    assert crowd.load.in_flight == 0


def test_a_command_in_the_menu_of_a_person_counts_as_what_it_does() -> None:
    ranks = []
    for name in ("Play Azul", "Azul statistics", "Gone"):
        data = {"id": "1", "type": 2, "name": name, "target_id": "7"}
        incoming = press("", type=2, data=data)
        ranks.append((incoming.command, incoming.rank))
    assert ranks == [("Play Azul", Rank.TARGET), ("Azul statistics", Rank.LOOK), (UNKNOWN, Rank.LOOK)]


def test_somebody_who_presses_in_direct_messages_is_known_too() -> None:
    data = {"component_type": 2, "custom_id": LOOK}
    pressed = {"id": "1", "token": "token", "type": 3, "channel_id": "5", "user": SOMEBODY, "data": data}
    incoming = parse_interaction(pressed, build_registry())
    assert (incoming.user_id, incoming.guild_id, incoming.channel_id) == (7, 0, 5)


def test_a_select_in_which_nothing_is_chosen_any_more_counts_as_what_it_does() -> None:
    custom_id = "azul:server:0:0:channels"
    incoming = press(custom_id, data={"component_type": 8, "custom_id": custom_id, "values": []})
    assert (incoming.kind, incoming.command) == (InteractionKind.SELECT, "server")
    assert incoming.rank is Rank.TARGET


@pytest.mark.parametrize(
    ("custom_id", "message", "response"),
    [
        (SOURCE, {"flags": 0}, 5),
        (LOOK, {"flags": 0}, 5),
        (TARGET, {"flags": 64}, 6),
        (LOOK, {"flags": 64}, 6),
        (CONFIRM, {"flags": 64}, 6),
        ("azul:join:1", {"flags": 0}, 6),
        ("azul:practicetake:0:5:3b4!", {"flags": 0}, 5),
    ],
)
def test_thinking_is_shown_where_a_new_private_message_follows(
    custom_id: str, message: dict[str, int], response: int
) -> None:
    assert press(custom_id, message=message).deferral.value == response


# ── as people see it ──


def emit(club: Club, member: MemberActor, message: raw.Shown, custom_id: str) -> InteractionResult:
    """Press a button without waiting for the bot."""
    return raw.emit_use(club, member, message, {"type": 2, "style": 2, "label": "-", "custom_id": custom_id})


@contextmanager
def crowded(club: Club) -> Iterator[None]:
    """Let so many be served that everybody else has to wait."""
    for number in range(1, SERVED + 1):
        club.bot.load.enter(-number)
    yield
    for number in range(1, SERVED + 1):
        club.bot.load.leave(-number)


@pytest.fixture
def full(club: Club) -> Admission:
    """Let nobody be let in any more."""
    admission = club.bot.dispatcher.admission
    admission.bypass_limit = 0
    admission.queue_limits = dict.fromkeys(Rank, 0)
    return admission


async def test_who_is_turned_away_is_told_so_and_nothing_is_done_until_they_try_again(
    club: Club, full: Admission
) -> None:
    full.bypass_limit = SERVED
    await club.begin()
    game, mover = await club.game(), await club.mover()
    panel = await assemble(club, mover, await a_move(club, line=4))
    (confirm,) = [each for choice, each in choices(panel).items() if choice.endswith("!")]
    full.bypass_limit = 0
    pressed = await club.press(mover, panel, confirm)
    typed = await club.take(azul.legal_moves(await club.state())[0])
    assert said(pressed) == said(typed) == BUSY
    assert (await club.game()).version == game.version

    full.bypass_limit = SERVED
    await club.press(mover, panel, confirm)
    assert (await club.game()).version == game.version + 1
    assert panel.content.startswith("Done: ")


async def test_somebody_who_is_turned_away_is_told_so_in_their_language(club: Club, full: Admission) -> None:
    member = club.members[2]
    full.bypass_limit = SERVED
    await choose_language(club, member, "ja")
    full.bypass_limit = 0
    result = await member.slash(club.channel, "azul start")
    assert answer(result).content.startswith("今はとても混み合っている")


async def test_who_waits_sees_that_it_thinks_and_is_answered_when_it_is_their_turn(club: Club) -> None:
    await club.begin()
    game, mover = await club.game(), await club.mover()
    with crowded(club):
        pressed = emit(club, mover, club.last, f"azul:panel:{game.id}:{game.version}:1")
        await until(lambda: pressed.acknowledged)
        assert pressed.deferred
        assert not pressed.followups
    await club.env.settle()
    assert ENGLISH("panel-target") in answer(pressed).content


async def test_a_confirm_makes_its_move_when_it_is_its_turn(club: Club) -> None:
    await club.begin()
    game, mover = await club.game(), await club.mover()
    panel = await assemble(club, mover, await a_move(club, line=4))
    (confirm,) = [each for choice, each in choices(panel).items() if choice.endswith("!")]
    with crowded(club):
        pressed = emit(club, mover, panel, confirm)
        await until(lambda: pressed.acknowledged)
        assert (await club.game()).version == game.version
    await club.env.settle()
    assert (await club.game()).version == game.version + 1
    assert panel.content.startswith("Done: ")


async def test_who_has_waited_for_too_long_is_asked_to_try_again(club: Club) -> None:
    await club.begin()
    game, mover = await club.game(), await club.mover()
    with crowded(club):
        pressed = emit(club, mover, club.last, f"azul:panel:{game.id}:{game.version}:1")
        await until(lambda: club.bot.dispatcher.admission._queue)
        for _, _, turn, _ in club.bot.dispatcher.admission._queue:
            admission._expire(turn)  # as its timer does, which simcord doesn't know
    await club.env.settle()
    assert said(pressed) == BUSY


async def test_who_ends_a_turn_may_wait_for_as_long_as_discord_takes_answers(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    def call_later(seconds: float, *_: object) -> Mock:
        waits.append(seconds)
        return Mock()

    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", call_later)
    for _ in range(SERVED):
        crowd.come(LOOK)
    for custom_id in (CONFIRM, LOOK, TARGET):
        await answered(crowd, crowd.come(custom_id))
    assert waits == [admission.MAX_WAIT_TO_CONFIRM, admission.MAX_WAIT, admission.MAX_WAIT]
    assert admission.MAX_WAIT < admission.MAX_WAIT_TO_CONFIRM < 15 * 60


async def test_nothing_is_offered_to_who_types_while_many_wait(club: Club) -> None:
    await club.begin()
    assert await club.offered()
    with crowded(club):
        assert await club.offered() == []
    assert await club.offered()


async def test_a_form_is_not_opened_for_who_had_to_wait_and_they_are_told_so(club: Club) -> None:
    club.bot.dispatcher.admission.bypass_limit = 0
    member = club.members[0]
    panel = await open_settings(club)
    pressed = await club.press(member, panel, "azul:me:0:0:find")
    assert not pressed.modal
    assert ENGLISH("refusal-form-too-late") in text_of(panel)


async def open_settings(club: Club) -> Any:
    """Open a member's own settings."""
    return answer(await club.members[0].slash(club.channel, "azul me"))


async def test_a_panel_opens_as_ever_while_few_wait(club: Club) -> None:
    await club.begin()
    assert ENGLISH("panel-target") in (await open_panel(club)).content
