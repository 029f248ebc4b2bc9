"""Playing with computers: in the lobby, in the game, and what people see and hear of them."""

import asyncio

import discord
import pytest

import azul
import players
from bot.i18n.language import Text, Verbatim
from bot.words.phrases import relative_time
from engine import NO_HOURS, Level, Options, Server, Status, computer_moves_at
from engine.computers.thinker import InProcessThinker
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ENGLISH
from tests.some import some

SOON = 15.0
"""Seconds in which computers have made their moves."""
HOUR = 3600.0
ADD, REMOVE = ENGLISH("button-add-computer"), ENGLISH("button-remove-computer")


async def alone(club: Club, computers: int = 1, **options: int | str) -> None:
    """Begin a game of the first member with computers, who moves first."""
    await club.start(computers=computers, **options)
    await club.members[0].slash(club.channel, "azul begin")
    await club.env.advance_time(SOON)


async def take(club: Club) -> None:
    """Let the person to move do what the simple player would."""
    await club.take(players.best_first(await club.state())[0])


async def play_to_the_end(club: Club) -> None:
    """Play on; computers get time to move after every take of a person."""
    while (await club.game()).table.is_open:
        await take(club)
        await club.env.advance_time(SOON)


def pinged(message: discord.Message) -> list[int]:
    """Return the ids of those whom a message notifies."""
    return [user.id for user in message.mentions]


# ── in the lobby ──


async def test_start_seats_computers_beside_the_host(club: Club) -> None:
    await club.start(computers=2, level=6)
    assert "3 of 4 seats taken: Ada, Bot Inês, and Bot Tomé" in club.last.content
    assert ENGLISH("lobby-computers", level=Text("option-level-hard")) in club.last.content
    assert (await club.game()).table.options.level is Level.HARD


async def test_the_host_adds_and_removes_computers_with_buttons(club: Club) -> None:
    await club.start(seats=3)
    assert REMOVE not in labels(club.last)
    for name in ("Bot Inês", "Bot Tomé"):
        await club.members[0].click(club.last, label=ADD)
        assert name in club.last.content
    assert "The table is full." in club.last.content
    await club.members[0].click(club.last, label=REMOVE)
    assert "2 of 3 seats taken: Ada and Bot Inês" in club.last.content
    await club.members[0].click(club.last, label=REMOVE)
    assert REMOVE not in labels(club.last)
    assert "Computer level" not in club.last.content


async def test_others_are_told_that_computers_are_up_to_the_host(club: Club) -> None:
    await club.start(computers=1)
    for label in (ADD, REMOVE):
        assert "Only the host" in said(await club.members[1].click(club.last, label=label))
    assert len((await club.game()).table.players) == 2


async def test_more_computers_than_seats_are_refused_in_a_sentence(club: Club) -> None:
    for computers in (2, 3):
        answer = said(await club.start(seats=2, computers=computers))
        assert answer == ENGLISH("refusal-too-many-computers", seats=2, most=1)
        assert "only one computer" in answer
    assert club.messages == []


async def test_a_server_with_small_tables_makes_room_for_the_computers(club: Club) -> None:
    servers = club.bot.games.servers
    await servers.change(club.guild.id, lambda _: Server(options=Options(2)))
    await club.start(computers=3)
    assert "4 of 4 seats taken" in club.last.content


async def test_the_level_is_one_of_the_options(club: Club) -> None:
    await club.start(computers=1)
    result = await club.members[0].click(club.last, label=ENGLISH("button-options"))
    assert result.response is not None
    for level in Level:
        assert ENGLISH(f"option-level-{level.value}") in str(result.response.components)


async def test_a_person_who_is_called_like_a_computer_is_told_apart_from_it(club: Club) -> None:
    await club.start(computers=1)
    await club.welcome("Bot Inês").slash(club.channel, "azul join")
    assert "Ada, Bot Inês, and Inês" in club.last.content


# ── in the game ──


async def test_a_person_plays_with_a_computer_to_the_end(club: Club) -> None:
    await alone(club)
    await play_to_the_end(club)
    assert (await club.game()).table.status is Status.OVER
    over = club.messages[-1]
    assert "Bot Inês" in over.content
    assert pinged(over) == [club.members[0].id]
    for message in some(club.messages):
        assert set(pinged(message)) <= {club.members[0].id}
        assert "<@-" not in message.content


@pytest.mark.one_in(2)
@pytest.mark.parametrize("computers", [1, 3])
async def test_all_that_computers_do_between_two_turns_is_one_message(club: Club, computers: int) -> None:
    await alone(club, computers)
    before = len(club.messages)
    await take(club)
    assert len(club.messages) == before  # it is shown with the answers
    await club.env.advance_time(SOON)
    (news,) = club.messages[before:]
    for name in some(("Ada", "Bot Inês", "Bot Tomé", "Bot Lia")[: computers + 1]):
        assert f"**{name}** took" in news.content
    assert pinged(news) == [club.members[0].id]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("computers", [2, 1, 3])
async def test_what_computers_choose_on_free_walls_is_told_in_the_message_that_asks_the_person(
    club: Club, computers: int
) -> None:
    await alone(club, computers, wall="free")
    before = len(club.messages)
    while (await club.state()).phase is azul.Phase.OFFER:
        before = len(club.messages)
        await take(club)
        await club.env.advance_time(SOON)
    (news,) = club.messages[before:]
    for name in some(("Bot Inês", "Bot Tomé", "Bot Lia")[:computers]):
        assert ENGLISH("settled", name=Verbatim(name)) in news.content
    assert pinged(news) == [club.members[0].id]


async def test_who_plays_with_computers_alone_takes_back_a_take_with_the_answers_to_it(club: Club) -> None:
    await alone(club, 2)
    before = await club.state()
    await take(club)
    await club.env.advance_time(SOON)
    await club.members[0].slash(club.channel, "azul undo")
    assert await club.state() == before
    assert "**Ada** undid their last move. The 2 moves after it, by Bot Inês and Bot Tomé" in (
        club.last.content
    )


async def test_with_others_a_computer_gives_time_for_an_undo(club: Club) -> None:
    await club.start(computers=1)
    await club.members[1].slash(club.channel, "azul join")
    await club.members[0].slash(club.channel, "azul begin")
    await take(club)
    assert "Bot Inês is thinking" in club.last.content
    assert pinged(club.last) == []
    await club.members[0].slash(club.channel, "azul undo")
    assert (await club.state()).turn == 0
    await take(club)
    await club.env.advance_time(SOON)
    assert pinged(club.last) == [club.members[1].id]


async def test_the_seat_of_a_computer_is_nobody_s_to_take_back(club: Club) -> None:
    await alone(club)
    assert ENGLISH("button-return") not in labels(club.last)


async def test_who_leaves_a_game_with_computers_alone_ends_it(club: Club) -> None:
    await alone(club, 2)
    asked = said(await club.members[0].slash(club.channel, "azul leave"))
    assert "Nobody else is playing, so it ends without a winner." in asked
    await club.members[0].click(club.private(club.members[0])[-1], label=ENGLISH("button-resign"))
    assert (await club.game()).table.status is Status.CANCELLED
    assert ENGLISH("abandoned-by-all") in club.last.content


async def test_who_leaves_a_game_with_one_computer_lets_it_win(club: Club) -> None:
    await alone(club)
    asked = answer(await club.members[0].slash(club.channel, "azul leave"))
    assert "The other player wins." in asked.content
    await club.members[0].click(asked, label=ENGLISH("button-resign"))
    assert (await club.game()).table.status is Status.OVER


async def test_playing_again_brings_the_computers_along(club: Club) -> None:
    await alone(club, 2)
    await club.hurry()
    opened = await club.members[0].click(club.messages[-1], label=ENGLISH("button-again"))
    assert opened.followups == []
    assert [player.is_computer for player in (await club.game()).table.players] == [True, True, False]


async def test_after_a_restart_the_computer_makes_its_move(club: Club) -> None:
    await alone(club)
    before = len(club.messages)
    await take(club)
    await club.restart()
    await club.env.advance_time(SOON)
    (news,) = club.messages[before:]
    assert "**Ada** took" in news.content
    assert "**Bot Inês** took" in news.content


class Slow(InProcessThinker):
    """Makes the simple player's turns, each after more than a minute."""

    def __init__(self) -> None:
        self.turns = 0

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        self.turns += 1
        await asyncio.sleep(80)
        return await super().turn(state, seat, level, seed)


async def test_a_take_is_shown_without_the_answers_if_those_take_long(club: Club) -> None:
    await alone(club)
    thinker = Slow()
    await club.restart(thinker=thinker)
    before = len(club.messages)
    await take(club)
    assert len(club.messages) == before
    await club.env.advance_time(30)
    assert "Bot Inês is thinking" in club.last.content
    assert "**Ada** took" in club.last.content
    await club.env.advance_time(60)
    assert "**Bot Inês** took" in club.last.content
    assert pinged(club.last) == [club.members[0].id]
    assert len(club.messages) == before + 2
    assert thinker.turns == 1


@pytest.mark.usefixtures("days_pass")
async def test_who_is_late_while_the_computer_plays_for_everybody_else_is_told_that_the_game_ends(
    club: Club,
) -> None:
    await club.begin(players=2, pace="1h")
    other = club.seated(1 - (await club.state()).turn)
    await club.env.advance_time(HOUR)
    await other.click(club.last, label=ENGLISH("vote-give"))
    await club.env.advance_time(SOON)
    await club.env.advance_time(2 * HOUR - 60)
    ends_at = computer_moves_at((await club.game()).table, NO_HOURS)
    assert ends_at is not None
    assert f"Nobody else is playing, so the game ends {relative_time(ends_at)} unless" in club.last.content
    await club.env.advance_time(120)
    assert (await club.game()).table.status is Status.CANCELLED
    assert ENGLISH("abandoned-by-all") in club.last.content


# ── time ──


async def test_a_table_of_one_person_and_computers_says_that_nobody_has_to_hurry(club: Club) -> None:
    await club.start(computers=1)
    assert ENGLISH("lobby-pace-alone", hours=24) in club.last.content
    await club.members[1].click(club.last, label="Join")
    assert f"{ENGLISH('lobby-pace', hours=24)}\n" in club.last.content
    assert "no rush" not in club.last.content


@pytest.mark.usefixtures("days_pass")
async def test_alone_with_computers_nobody_is_hurried(club: Club) -> None:
    await alone(club)
    assert "Deadline" not in club.last.content
    before = len(club.messages)
    for _ in range(15):
        await club.env.advance_time(24 * HOUR)
    assert len(club.messages) == before
    await take(club)
    await club.env.advance_time(SOON)
    assert (await club.game()).table.awaited_people == (0,)


async def test_somebody_who_waits_for_others_is_told_how_long_a_turn_lasts(club: Club) -> None:
    await club.start(pace="24h")
    assert f"{ENGLISH('lobby-pace', hours=24)}\n" in club.last.content
    assert ENGLISH("lobby-pace-alone", hours=24) not in club.last.content
