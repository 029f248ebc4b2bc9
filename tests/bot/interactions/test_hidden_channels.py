"""Games in channels that somebody can't see: to them such games don't exist."""

import re
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import Env
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from simcord.results import InteractionResult, ResponseMessage

from bot.app import build_registry
from bot.i18n.language import Verbatim
from bot.words.commands import path_of
from engine import Game, Player, decisions
from engine.table.events import Overdue, SeatOffered
from storage.records import StoredGame
from tests.bot import raw
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ENGLISH
from tests.bot.features.games.test_games import a_table, games
from tests.bot.features.server.server_settings import keeper
from tests.bot.feed.threads.game_threads import begin_in_thread
from tests.bot.interactions.places import ONE_TO_ONE, WITH_THE_BOT, a_strange_server, between_people
from tests.storage.faults import Method, strike

VIEW = discord.Permissions(view_channel=True).value
MISSING = 987_654
"""The number of no game."""
COMMANDS = ("table", "board", "replay", "export", "cancel", "pause")
"""The commands that take the number of a game."""
OF_NO_GAME = {"start", "stay", "page", "learn", "me", "privacy", "games", "server"}
"""The buttons and selects that do the same whatever number is in them."""
BUTTON, SELECT = 2, 3


async def set_view(
    club: Club, channel: ChannelHandle, target: int, kind: OverwriteType, *, sees: bool
) -> None:
    """Let a role or a member see a channel, or not."""
    overwrite = Overwrite(target, kind, allow=VIEW if sees else 0, deny=0 if sees else VIEW)
    club.env.backend.set_overwrite(channel.id, overwrite)
    await club.env.settle()


async def hide(club: Club, channel: ChannelHandle | None = None, *friends: MemberActor) -> None:
    """Let nobody but the bot and some friends see a channel."""
    hidden = channel or club.channel
    for member_id in (club.bot.user_id, *(each.id for each in friends)):
        await set_view(club, hidden, member_id, OverwriteType.MEMBER, sees=True)
    await set_view(club, hidden, club.guild.default_role.id, OverwriteType.ROLE, sees=False)


def no_such_game(number: int = 1) -> str:
    return ENGLISH("refusal-no-such-game", number=Verbatim(str(number)))


async def commanded(member: MemberActor, channel: ChannelHandle, command: str, number: int = 1) -> str:
    return said(await member.slash(channel, f"azul {path_of(command)}", game=number))


@pytest.fixture
async def elsewhere(club: Club) -> ChannelHandle:
    """Return a channel that everybody sees, while the game of the first two is over in one that they see."""
    await club.begin(2)
    await club.hurry(3)
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[0].id))
    await hide(club, None, *club.members[:2])
    return club.guild.create_text_channel("elsewhere")


@pytest.mark.one_in(3)
@pytest.mark.parametrize("command", COMMANDS)
async def test_by_its_number_it_is_not_there(club: Club, elsewhere: ChannelHandle, command: str) -> None:
    emil = club.members[4]
    assert await commanded(emil, elsewhere, command) == no_such_game()
    assert await commanded(emil, elsewhere, command, MISSING) == no_such_game(MISSING)
    assert public(club, elsewhere) == set()


@pytest.mark.one_in(7)
@pytest.mark.parametrize("ending", ["", ":1:", ":1:1", ":1:all", ":1:1b1!", ":1:wall"])
@pytest.mark.parametrize("begun", [True, False])
async def test_no_button_and_no_select_tells_it_from_a_game_that_is_not_there(
    club: Club, ending: str, *, begun: bool
) -> None:
    await (club.begin(2) if begun else club.lobby(2))
    await hide(club, None, *club.members[:2])
    before, channel = await club.game(), club.channel
    club.channel = club.guild.create_text_channel("elsewhere")
    emil = club.members[4]
    shown = answer(await emil.slash(club.channel, "azul games"))
    registry = build_registry()
    for actions, kind in ((registry.actions, BUTTON), (registry._selects, SELECT)):
        for action in actions:
            if action in OF_NO_GAME or action.startswith("practice"):
                continue
            replies = []
            for number in (before.id, MISSING):
                component = {"type": kind, "style": 2, "custom_id": f"azul:{action}:{number}{ending}"}
                used: dict[str, Any] = {"values": ["coloured"]} if kind == SELECT else {}
                result = await raw.use_component(club, emil, shown, component, **used)
                replies.append(heard(result).replace(str(number), "N"))
            assert replies[0] == replies[1], action
    club.channel = channel
    assert await club.game() == before
    assert emil.id not in {player.user_id for player in before.table.players}


def heard(result: InteractionResult) -> str:
    """Return all that a person was answered."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return "\n".join(re.sub(r"\d{15,}", "ID", each.content) + str(labels(each)) for each in answers)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("place", ["strange server", "group", "direct messages"])
async def test_nor_does_it_from_beyond_the_server(club: Club, elsewhere: ChannelHandle, place: str) -> None:
    emil = club.members[4]
    where = a_strange_server(club, emil) if place == "strange server" else between_people(club, emil)
    shown = answer(await emil.slash(elsewhere, "azul games"))
    for action in ("replay", "export", "step", "analysis", "board", "fair", "since", "cancel"):
        replies = []
        for number in (1, MISSING):
            custom_id = f"azul:{action}:{number}"
            if place == "direct messages":
                replies.append(said(await press_directly(club, emil, shown, custom_id)))
            else:
                replies.append(said(await raw.use_from(club, emil, shown, custom_id, where)))
        assert replies[0] == replies[1] != no_such_game(), action


async def press_directly(
    club: Club, member: MemberActor, shown: ResponseMessage, custom_id: str
) -> InteractionResult:
    """Press a button with any `custom_id` in the direct messages with the bot."""
    place = {**between_people(club, member, ONE_TO_ONE), "context": WITH_THE_BOT}
    return await raw.use_from(club, member, shown, custom_id, place)


async def test_nor_does_it_where_discord_names_no_channel(club: Club, elsewhere: ChannelHandle) -> None:
    emil = club.members[4]
    shown = answer(await emil.slash(elsewhere, "azul help"))
    nowhere = {"channel": None, "channel_id": None}
    reply = said(await raw.use_from(club, emil, shown, "azul:export:1", nowhere))
    assert reply == no_such_game()


async def test_those_who_play_reach_it_from_anywhere(club: Club, elsewhere: ChannelHandle) -> None:
    ada = club.members[0]
    await set_view(club, club.channel, ada.id, OverwriteType.MEMBER, sees=False)
    for command in ("table", "board", "export"):
        assert answer(await ada.slash(elsewhere, f"azul {path_of(command)}", game=1)).attachments
    listed = answer(await ada.slash(elsewhere, "azul games"))
    assert "**#1**" in listed.content


async def test_those_who_can_take_back_their_seat_reach_it_from_anywhere(
    club: Club, elsewhere: ChannelHandle
) -> None:
    ada, emil = club.members[0], club.members[4]
    club.channel = club.guild.create_text_channel("late")
    await club.begin(3)
    game = await club.game()
    await club.bot.games.change(game.id, lambda *_: [Overdue(), SeatOffered(0)])
    after = await club.bot.games.change(game.id, decisions.substitute(Player(emil.id, "Emil")))
    assert after.table.seat_of(ada.id) is None
    await set_view(club, club.channel, ada.id, OverwriteType.MEMBER, sees=False)
    assert answer(await ada.slash(elsewhere, f"azul {path_of('table')}", game=game.id)).attachments


async def test_what_is_offered_while_typing_and_the_lists_leave_it_out(club: Club) -> None:
    ada, emil = club.members[0], club.members[4]
    elsewhere = club.guild.create_text_channel("elsewhere")
    game = await a_table(club, club.channel, ada)
    await hide(club, None, ada)
    club.channel = elsewhere
    shown = await games(club, emil)
    assert "#1" not in shown.content
    assert said(await club.press(emil, shown, f"azul:sit:{game.id}:1:all")) == no_such_game(game.id)
    assert await emil.autocomplete(elsewhere, "azul take", "move", "1") == []


# ── who sees a channel ──


async def seen_by(member: MemberActor, channel: ChannelHandle, number: int = 1) -> bool:
    """Return whether a member reaches a game, asking in another channel; it is one or the other."""
    result = await member.slash(channel, "azul table", game=number)
    pictures = answer(result).attachments
    assert pictures or said(result) == no_such_game(number)
    return bool(pictures)


async def test_roles_and_members_are_let_in_and_kept_out(club: Club, elsewhere: ChannelHandle) -> None:
    chiyo, dariya, emil = club.members[2:5]
    role = club.guild.create_role("Friends")
    friend = club.welcome("Fumiko", roles=[role])
    assert not await seen_by(friend, elsewhere)
    await set_view(club, club.channel, role.id, OverwriteType.ROLE, sees=True)
    assert await seen_by(friend, elsewhere)
    await set_view(club, club.channel, friend.id, OverwriteType.MEMBER, sees=False)
    assert not await seen_by(friend, elsewhere)
    await set_view(club, club.channel, chiyo.id, OverwriteType.MEMBER, sees=True)
    assert [await seen_by(each, elsewhere) for each in (chiyo, dariya, emil)] == [True, False, False]


async def test_a_role_without_the_permission_is_no_member_of_the_channel(club: Club) -> None:
    """The server's own permissions count too: nobody sees anything but with a role."""
    await club.begin(2)
    elsewhere = club.guild.create_text_channel("elsewhere")
    await set_view(club, elsewhere, club.guild.default_role.id, OverwriteType.ROLE, sees=True)
    everyone = club.env.backend.get_guild(club.guild.id).roles[club.guild.default_role.id]
    club.env.backend.edit_role(club.guild.id, everyone.id, {"permissions": everyone.permissions & ~VIEW})
    await club.env.settle()
    insider = club.welcome(
        "Gita", roles=[club.guild.create_role("Insiders", permissions=discord.Permissions(VIEW))]
    )
    assert await seen_by(insider, elsewhere)
    assert not await seen_by(club.members[4], elsewhere)


async def test_administrators_and_the_owner_see_everything(club: Club, elsewhere: ChannelHandle) -> None:
    role = club.guild.create_role("Admins", permissions=discord.Permissions(administrator=True))
    admin = club.welcome("Hana", roles=[role])
    assert await seen_by(admin, elsewhere)
    assert await seen_by(MemberActor(club.env, club.guild, club.guild.owner), elsewhere)
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    assert await seen_by(admin, elsewhere)


async def test_a_thread_that_is_not_known_any_more_is_not_seen_but_its_game_closed_by_keepers(
    club: Club,
) -> None:
    petra, emil, (ada, bruno) = keeper(club), club.members[4], club.members[:2]
    thread = await club.open_thread("aside")
    game = await a_table(club, thread, ada, bruno)
    await club.bot.games.change(game.id, decisions.begin(ada.id))
    assert await seen_by(emil, club.channel, game.id)
    forget(club, thread.id)
    assert not await seen_by(emil, club.channel, game.id)
    assert not await seen_by(petra, club.channel, game.id)
    assert await commanded(emil, club.channel, "cancel", game.id) == no_such_game(game.id)
    assert ENGLISH("cancelled") in await commanded(petra, club.channel, "cancel", game.id)
    assert await seen_by(ada, club.channel, game.id)


def forget(club: Club, thread_id: int) -> None:
    """Remove a thread from the bot's cache, as when it is archived."""
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    thread = guild.get_thread(thread_id)
    assert thread is not None
    guild._remove_thread(thread)


async def test_keepers_of_other_channels_cannot_close_a_hidden_game(
    club: Club, elsewhere: ChannelHandle
) -> None:
    petra = keeper(club)
    for command in ("cancel", "pause"):
        assert await commanded(petra, elsewhere, command) == no_such_game()


async def test_a_game_in_a_public_thread_is_seen_by_those_who_see_its_channel(club: Club) -> None:
    there = await begin_in_thread(club)
    game = await there.game()
    chiyo, emil = club.members[2], club.members[4]
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert await seen_by(emil, elsewhere, game.id)
    assert await seen_by(emil, club.channel, game.id)
    await hide(club, None, chiyo)
    assert await seen_by(chiyo, elsewhere, game.id)
    assert not await seen_by(emil, elsewhere, game.id)
    forget(club, game.channel_id)
    assert await seen_by(chiyo, elsewhere, game.id)
    assert await seen_by(chiyo, club.channel, game.id)
    assert not await seen_by(emil, elsewhere, game.id)
    assert ENGLISH("cancelled") not in await commanded(chiyo, elsewhere, "cancel", game.id)
    allow = discord.Permissions(view_channel=True, manage_channels=True).value
    club.env.backend.set_overwrite(club.channel.id, Overwrite(chiyo.id, OverwriteType.MEMBER, allow=allow))
    await club.env.settle()
    assert ENGLISH("cancelled") in await commanded(chiyo, elsewhere, "cancel", game.id)


async def test_a_game_in_a_private_thread_is_seen_there_and_by_those_who_manage_threads(
    club: Club,
) -> None:
    ada, bruno, emil = club.members[0], club.members[1], club.members[4]
    club.env.backend.create_thread(club.channel.id, name="quiet", owner_id=ada.id, type=12)
    await club.env.settle()
    home, thread = club.channel, club.channel.threads[-1]
    game = await a_table(club, thread, ada, bruno)
    await club.bot.games.change(game.id, decisions.begin(ada.id))
    role = club.guild.create_role("Wardens", permissions=discord.Permissions(manage_threads=True))
    warden = club.welcome("Ines", roles=[role])
    assert not await seen_by(emil, home, game.id)
    assert await seen_by(warden, home, game.id)
    assert await seen_by(ada, home, game.id)
    elsewhere = club.guild.create_text_channel("elsewhere")
    await hide(club)
    assert not await seen_by(warden, elsewhere, game.id)


async def test_a_voice_channel_is_read_by_those_who_can_enter_it(club: Club) -> None:
    voice = club.guild.create_voice_channel("talk")
    game = await a_table(club, voice, *club.members[:2])
    await club.bot.games.change(game.id, decisions.begin(club.members[0].id))
    assert await seen_by(club.members[4], club.channel, game.id)
    connect = discord.Permissions(connect=True).value
    everyone = club.guild.default_role.id
    club.env.backend.set_overwrite(voice.id, Overwrite(everyone, OverwriteType.ROLE, deny=connect))
    await club.env.settle()
    assert not await seen_by(club.members[4], club.channel, game.id)


async def test_a_stage_is_read_by_those_who_can_enter_it(club: Club) -> None:
    stage = club.guild.create_stage_channel("stage")
    game = await a_table(club, stage, *club.members[:2])
    await club.bot.games.change(game.id, decisions.begin(club.members[0].id))
    assert await seen_by(club.members[4], club.channel, game.id)
    keep_out(club, stage, club.members[4].id, OverwriteType.MEMBER)
    await club.env.settle()
    assert not await seen_by(club.members[4], club.channel, game.id)


def keep_out(club: Club, voice: ChannelHandle, target: int, kind: OverwriteType) -> None:
    """Let a role or a member not enter a voice channel or a stage, which they still see."""
    deny = discord.Permissions(connect=True).value
    club.env.backend.set_overwrite(voice.id, Overwrite(target, kind, deny=deny))


async def test_a_damaged_game_is_there_only_for_those_who_see_its_channel(
    club: Club, elsewhere: ChannelHandle
) -> None:
    chiyo, emil = club.members[2], club.members[4]
    await set_view(club, club.channel, chiyo.id, OverwriteType.MEMBER, sees=True)

    async def torn(load: Method, game_id: int) -> StoredGame | None:
        row: StoredGame | None = await load(game_id)
        return row and replace(row, snapshot="{")

    strike(club.store, "load", torn)
    assert await commanded(chiyo, elsewhere, "table") == ENGLISH("refusal-damaged")
    assert await commanded(emil, elsewhere, "table") == no_such_game()
    shown = answer(await emil.slash(elsewhere, "azul help"))
    assert said(await press_directly(club, emil, shown, "azul:export:1")) == said(
        await press_directly(club, emil, shown, f"azul:export:{MISSING}")
    )


# ── a replay is posted only where nobody sees it who shouldn't ──


async def replayed(club: Club, member: MemberActor, channel: ChannelHandle, game: Game) -> bool:
    """Ask for a replay in a channel, and return whether everyone there can be shown it."""
    before = public(club, channel)
    result = await member.slash(channel, "azul view replay", game=game.id)
    if public(club, channel) - before:
        return True
    reply = answer(result)
    if ENGLISH("button-share") in labels(reply):
        await member.click(reply, label=ENGLISH("button-share"))
        assert public(club, channel) - before
        return True
    assert reply.content.startswith(ENGLISH("replay-private"))
    assert [each.filename for each in reply.attachments] == [f"azul-{game.id}-replay.gif"]
    assert labels(reply)[0] == "Step through it"
    return False


def public(club: Club, channel: ChannelHandle) -> set[int]:
    stored = club.env.backend.messages.get(channel.id, {})
    return {number for number, message in stored.items() if message.visible_to(None)}


async def test_a_replay_of_a_game_that_all_see_is_posted_anywhere(club: Club) -> None:
    await club.begin(2)
    game = await club.game()
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert await replayed(club, club.members[4], elsewhere, game)
    assert await replayed(club, club.members[4], club.channel, game)
    assert await replayed(club, club.members[4], await club.open_thread("aside"), game)


async def test_a_replay_of_a_hidden_game_is_private_where_others_are(
    club: Club, elsewhere: ChannelHandle
) -> None:
    game, ada = await club.game(), club.members[0]
    assert not await replayed(club, ada, elsewhere, game)
    assert await replayed(club, ada, club.channel, game)
    assert await replayed(club, ada, await club.open_thread("aside"), game)
    twin = club.guild.create_text_channel("twin")
    await hide(club, twin, *club.members[:2])
    assert await replayed(club, ada, twin, game)
    await set_view(club, twin, club.members[4].id, OverwriteType.MEMBER, sees=True)
    assert not await replayed(club, ada, twin, game)


async def test_one_who_is_kept_out_is_enough(club: Club) -> None:
    await club.begin(2)
    game, elsewhere = await club.game(), club.guild.create_text_channel("elsewhere")
    await set_view(club, club.channel, club.members[3].id, OverwriteType.MEMBER, sees=False)
    assert not await replayed(club, club.members[4], elsewhere, game)


async def test_a_replay_from_a_private_thread_stays_there(club: Club, simcord_env: Env) -> None:
    ada, bruno = club.members[:2]
    simcord_env.backend.create_thread(club.channel.id, name="quiet", owner_id=ada.id, type=12)
    await simcord_env.settle()
    thread = club.channel.threads[-1]
    table = await a_table(club, thread, ada, bruno)
    game = await club.bot.games.change(table.id, decisions.begin(ada.id))
    assert not await replayed(club, ada, club.channel, game)
    assert await replayed(club, ada, thread, game)


async def test_a_replay_of_a_game_in_a_thread_is_posted_in_its_channel(club: Club) -> None:
    there = await begin_in_thread(club)
    game = await there.game()
    await hide(club, None, *club.members[:3])
    assert await replayed(club, club.members[2], club.channel, game)
    assert not await replayed(club, club.members[2], club.guild.create_text_channel("elsewhere"), game)


async def test_a_replay_from_a_voice_channel_that_not_all_can_enter_stays_there(club: Club) -> None:
    ada, emil, voice = club.members[0], club.members[4], club.guild.create_voice_channel("talk")
    table = await a_table(club, voice, *club.members[:2])
    game = await club.bot.games.change(table.id, decisions.begin(ada.id))
    assert await replayed(club, ada, club.channel, game)
    for target, kind in (
        (emil.id, OverwriteType.MEMBER),
        (club.guild.default_role.id, OverwriteType.ROLE),
    ):
        keep_out(club, voice, target, kind)
        await club.env.settle()
        assert not await replayed(club, ada, club.channel, game)
        club.env.backend.delete_overwrite(voice.id, target)
