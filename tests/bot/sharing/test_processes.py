"""Two real processes on one PostgreSQL database, connected to a Discord of this machine's."""

import asyncio
from pathlib import Path

from bench.loopback import Discord, Place, guild_id_of, open_discord, running_bot
from tests.waiting import PATIENCE

START = [{"type": 1, "name": "start", "options": []}]


async def test_two_processes_divide_the_shards_and_what_people_ask(postgres_url: str, tmp_path: Path) -> None:
    places = [Place(guild_id_of(number), [guild_id_of(number) + 1]) for number in range(4)]
    discord = Discord(places, shards=4, patience=PATIENCE)
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with (tmp_path / "log").open("wb") as log:
        async with (
            open_discord(discord),
            running_bot(
                discord,
                tmp_path / "one",
                database=postgres_url,
                settings={"AZUL_SHARDS": "0-1/4"},
                stderr=log.fileno(),
            ) as one,
            running_bot(
                discord,
                tmp_path / "other",
                database=postgres_url,
                settings={"AZUL_SHARDS": "2-3/4"},
                stderr=log.fileno(),
            ) as other,
        ):
            for place in places:
                channel_id = place.channels[0]
                answered = False
                async with asyncio.timeout(PATIENCE):
                    while not answered:  # nobody hears of it before the shard's session is open
                        asked = await discord.command(1, channel_id, START)
                        answered = asked.heard == 1 and await asked.changed(PATIENCE)
                        await asyncio.sleep(0 if answered else 0.1)
                await discord.until(lambda channel_id=channel_id: bool(discord.channels.messages[channel_id]))  # type: ignore[misc]
            assert await one.end() == 0
            assert await other.end() == 0
    commands = [path for method, path in discord.requests if method == "PUT" and path.endswith("/commands")]
    assert len(commands) == 1  # one of them has set up what both use
    written = (tmp_path / "log").read_text(encoding="utf-8")
    assert "Traceback" not in written
    assert "ERROR" not in written
    assert written.count("are run here from now on") == 2
