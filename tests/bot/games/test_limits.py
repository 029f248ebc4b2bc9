"""What Discord allows, and whom a message may call: every request of a game with the worst of names."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import azul
from bot.app import AzulBot
from bot.ui.drawing import Pictures
from storage.store import Store
from tests.bot.club import Club, answer, labels, new_bot
from tests.bot.variants import choosing, is_over, play_until
from tests.some import some

WIDEST = "Ẑ" * 32
BUSIEST = "*_" * 16
NAMES = {
    "everyone": "@everyone",
    "mention": "<@80351110224678912>",
    "role": "<@&80351110224678912> <#1> </azul:1>",
    "link": "[x](http://evil.example)",
    "heading": "# big\n> quoted\n- list",
    "code": "`` ` ``` ||spoiler||",
    "escape": "\\" * 32,
    "bidi": "\u202eevil\u202c \u2066x",
    "emoji": "👩‍👩‍👧‍👦" * 4 + "🎲🏁🏆🧩" * 1,
    "invisible": "\u200b\u200d\ufeff",
    "filler": "\u3164\u3164",
    "marks": "\u0301\ufe0f\u200d",
    "zalgo": "Z" + "\u0351\u0352\u0353\u0354" * 7,
    "arabic": "محمد العربي",
    "hebrew": "שלום (עולם)",
    "japanese": "日本語の名前",
}


ROW = 1
LAYOUT = 1 << 15
"""The flag of messages that have components only."""


def payloads(club: Club) -> Iterator[dict[str, Any]]:
    """Yield the body of every message that was sent, edited or answered with."""
    for request in club.env.http_requests:
        body = request.json
        if not isinstance(body, dict) or request.path.endswith(("/commands", "/emojis")):
            continue
        data = body.get("data", body)
        if "content" in data or "components" in data:
            yield data


def assert_within_limits(payload: dict[str, Any]) -> None:
    """Assert that Discord takes a message so, and that it calls nobody by accident."""
    assert len(payload.get("content") or "") <= 2000
    parts = payload.get("components") or []
    rows = [part for part in parts if part["type"] == ROW]
    if (payload.get("flags") or 0) & LAYOUT:
        assert not payload.get("content")
        assert len(parts) + sum(len(row["components"]) for row in rows) <= 40
        assert sum(len(part.get("content", "")) for part in parts) <= 4000
    else:
        assert len(parts) == len(rows) <= 5
    custom_ids = []
    for row in rows:
        assert 1 <= len(row["components"]) <= 5
        for button in row["components"]:
            assert 1 <= len(button["label"]) <= 80
            assert 1 <= len(button["custom_id"]) <= 100
            custom_ids.append(button["custom_id"])
    assert len(custom_ids) == len(set(custom_ids))
    for attachment in payload.get("attachments") or []:
        assert 1 <= len(attachment.get("description") or "-") <= 1024
    if payload.get("content"):
        mentions = payload["allowed_mentions"]
        assert mentions["parse"] == []
        assert not mentions.get("roles")
        assert not mentions.get("replied_user")


async def look_at_everything(club: Club) -> None:
    """Ask for all that a player can be shown."""
    game = await club.game()
    for member in club.members[5:9]:
        await member.slash(club.channel, "azul table")
        await member.slash(club.channel, "azul view board")
        await member.slash(club.channel, "azul take", move="<@1> @here " + "x" * 100)
    mover = club.members[5 + game.table.running_state.turn]
    panel = answer(await mover.click(club.last, label=labels(club.last)[0]))
    move = azul.legal_moves(game.table.running_state)[-1]
    for part in (1, 2, 3):
        press = f"azul:take:{game.id}:{game.version}:{str(move)[:part]}"
        await club.press(mover, panel, press)
    await club.members[0].slash(club.channel, "azul view board", player=mover)


async def play(club: Club, names: list[str], takes: int) -> None:
    """Begin a game between people of these names, and play some of it."""
    people = [club.welcome(name) for name in names]
    await people[0].slash(club.channel, "azul start")
    for person in people[1:]:
        await person.slash(club.channel, "azul join")
    await people[0].slash(club.channel, "azul begin")
    await club.hurry(takes=takes)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", [WIDEST, BUSIEST, "𝔸" * 32, "\\" * 32])
async def test_a_game_of_the_longest_names_stays_within_discord_s_limits(club: Club, name: str) -> None:
    await play(club, [name] * 4, takes=0)
    for seed in range(5):
        await look_at_everything(club)
        await club.hurry(takes=7, seed=seed)
    await club.hurry()

    sent = list(payloads(club))

    assert len(sent) > 50
    for payload in sent:
        assert_within_limits(payload)


@pytest.mark.thorough
@pytest.mark.parametrize("name", [BUSIEST, "𝔸" * 32])
async def test_a_game_with_all_options_stays_within_discord_s_limits(club: Club, name: str) -> None:
    people = [club.welcome(name) for _ in range(4)]
    await people[0].slash(club.channel, "azul start", wall="free", factories="special")
    for person in people[1:]:
        await person.slash(club.channel, "azul join")
    await people[0].slash(club.channel, "azul begin")
    for _ in range(3):
        await look_at_everything(club)
        await play_until(club, choosing(0, 1, 2, 3))
        for person in people:
            await person.click(club.last, label="Place tiles")
            await person.slash(club.channel, "azul table")
        await play_until(club, lambda state: state.phase is azul.Phase.OFFER)
    await play_until(club, is_over)
    await people[0].slash(club.channel, "azul view replay")
    await people[1].click(club.last, label="Step through it")

    for payload in payloads(club):
        assert_within_limits(payload)


async def test_every_message_to_the_channel_can_be_repeated_without_doubling(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=15)
    await club.hurry()  # the last take brings both the round's summary and the result
    posts = club.posted()
    assert len({post["nonce"] for post in posts}) == len(posts)
    for post in some(posts):
        assert 1 <= len(str(post["nonce"])) <= 25
        assert post["enforce_nonce"] is True


@pytest.mark.one_in(10)
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_a_name_cannot_mention_format_or_hide_anything(club: Club, name: str) -> None:
    await play(club, [name, "Ada"], takes=3)
    await club.members[6].slash(club.channel, "azul table")
    player = (await club.game()).table.players[0]
    allowed = {member.id for member in club.members[5:7]}

    for payload in some(payloads(club)):
        assert_within_limits(payload)
        assert set(map(int, payload.get("allowed_mentions", {}).get("users", []))) <= allowed
        text = payload.get("content") or ""
        for line in text.splitlines():
            assert not line.startswith(("# ", "> ", "- "))
        for evil in ("@everyone", "<@8", "<@&", "<#1>", "](http", "http:", "||", "\u202e", "```", "</azul"):
            assert evil not in re.sub(r"\\.", "", text)
    assert player.name.strip()
    assert player.name.isprintable() or "\u200d" in player.name


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", ["filler", "invisible", "marks"])
async def test_a_name_without_visible_characters_is_a_question_mark(club: Club, name: str) -> None:
    await play(club, [NAMES[name], "Ada"], takes=0)
    assert (await club.game()).table.players[0].name == "?"


class TestWithPictures:
    """The same names, drawn."""

    @pytest.fixture
    def simcord_bot(self, store: Store) -> AzulBot:
        return new_bot(store, Pictures(threads=2))

    async def test_every_name_can_be_drawn(self, club: Club) -> None:
        names = list(NAMES.values())
        for number in some(range(0, len(names), 4)):
            channel = club.channel = club.guild.create_text_channel(f"azul-{number}")
            await play(club, (names + names)[number : number + 4], takes=0)
            assert club.last.attachments
            assert channel.last_message is not None
