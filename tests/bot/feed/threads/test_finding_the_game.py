"""Commands in a channel whose games are played in threads, or have come home from them."""

from bot.i18n.language import Verbatim
from bot.words.commands import path_of
from bot.words.phrases import link_to
from tests.bot.club import Club, answer, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.feed.threads.game_threads import begin_in_thread
from tests.bot.feed.threads.test_lost_threads import lose
from tests.bot.shown import take


def led_to(*threads: Club) -> str:
    """Return the line that leads people to the threads of their games."""
    return ENGLISH("elsewhere", threads=[link_to(thread.channel.id) for thread in threads])


async def test_a_player_is_led_from_the_channel_to_the_thread(club: Club) -> None:
    thread = await begin_in_thread(club)
    answer = said(await club.members[0].slash(club.channel, "azul take", move="1 blue 1"))
    assert answer.splitlines() == [ENGLISH("refusal-no-table"), led_to(thread)]
    answer = said(await club.members[2].slash(club.channel, "azul take", move="1 blue 1"))
    assert answer == ENGLISH("refusal-no-table")
    await club.start()
    answer = said(await club.members[0].slash(club.channel, "azul start"))
    assert answer.startswith(ENGLISH("refusal-channel-occupied"))
    assert led_to(thread) not in answer


async def test_a_player_is_led_to_all_their_threads(club: Club) -> None:
    first, second = await begin_in_thread(club), await begin_in_thread(club)
    answer = said(await club.members[0].slash(club.channel, "azul table"))
    assert answer.splitlines()[1] == led_to(first, second)


async def test_a_player_is_led_to_the_thread_past_the_channel_s_last_game(club: Club) -> None:
    await club.begin()
    await club.hurry()
    thread = await begin_in_thread(club)
    reply = said(await club.members[0].slash(club.channel, "azul take", move="1 blue 1"))
    assert reply.splitlines()[1] == led_to(thread)
    shown = answer(await club.members[0].slash(club.channel, "azul table"))
    assert text_of(shown).splitlines()[0] == led_to(thread)
    shown = answer(await club.members[2].slash(club.channel, "azul table"))
    assert led_to(thread) not in text_of(shown)


async def test_in_the_thread_nobody_is_led_away(club: Club) -> None:
    await begin_in_thread(club)
    thread = await begin_in_thread(club)
    answer = said(await club.members[2].slash(thread.channel, "azul take", move="1 blue 1"))
    assert answer == ENGLISH("refusal-not-seated")
    assert "#" not in said(await club.members[0].slash(thread.channel, "azul take", move="9 blue 1"))


async def test_a_game_that_came_home_is_played_by_command_beside_the_channel_s_table(club: Club) -> None:
    thread = await begin_in_thread(club)
    game = await thread.game()
    club.members[:] = [*club.members[2:], *club.members[:2]]
    await club.begin(2)
    own = await club.game()
    club.members[:] = [*club.members[-2:], *club.members[:-2]]
    await lose(club, thread, "deleted")

    mover = club.seated(game.table.running_state.turn)
    (offered, *_) = await mover.autocomplete(club.channel, "azul take", "move", "")
    reply = said(await mover.slash(club.channel, "azul take", move=offered["value"]))

    assert "Done: " in reply
    assert (await club.bot.games.get(game.id)).version > game.version
    assert (await club.game()) == own
    for seat in (2, 3):
        shown = answer(await club.members[seat].slash(club.channel, "azul table"))
        assert shown.attachments[0].filename == f"azul-{own.id}-table.png"


async def test_a_command_means_the_table_at_which_it_is_the_person_s_turn(club: Club) -> None:
    thread = await begin_in_thread(club)
    home = await thread.game()
    await club.begin(2)
    own = await club.game()
    assert led_to(thread) not in said(await club.members[0].slash(club.channel, "azul table"))
    await lose(club, thread, "deleted")
    await take(club)
    assert (await club.bot.games.get(own.id)).table.running_state.turn == 1

    shown = [answer(await club.members[seat].slash(club.channel, "azul table")) for seat in (0, 1, 2)]

    assert [message.attachments[0].filename for message in shown] == [
        f"azul-{home.id}-table.png",
        f"azul-{own.id}-table.png",
        f"azul-{own.id}-table.png",
    ]


async def test_a_lobby_that_never_began_is_named_as_such(club: Club) -> None:
    await club.start()
    game = await club.game()
    await club.members[0].slash(club.channel, "azul manage cancel")
    never = ENGLISH("refusal-never-begun", number=Verbatim(str(game.id)))
    for command in ("table", "board", "replay", "export"):
        assert (
            said(await club.members[1].slash(club.channel, f"azul {path_of(command)}", game=game.id)) == never
        )
    assert said(await club.members[1].slash(club.channel, "azul table")) == ENGLISH("refusal-no-table")
