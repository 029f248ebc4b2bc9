"""Whether a process hears Discord, and listens for it while it has no shards."""

from bot.cluster.watchdog import SILENT_AFTER, Hearing
from tests.bot.sharing.processes import FakeWork, settle


async def test_what_was_heard_long_ago_is_no_sign_of_discord() -> None:
    now = 0.0
    work, hearing = FakeWork(), Hearing(lambda: now)

    async def look(*, has_shards: bool) -> None:
        nonlocal now
        now += SILENT_AFTER + 1
        hearing.look(work, has_shards=has_shards)
        await settle()

    work.is_deaf = True
    await look(has_shards=True)
    work.is_deaf = False
    await look(has_shards=False)  # it listens from now on
    await look(has_shards=True)
    assert not hearing.is_silent
    work.is_deaf = True
    await look(has_shards=True)
    for _ in range(3):
        await look(has_shards=False)
        assert hearing.is_silent
