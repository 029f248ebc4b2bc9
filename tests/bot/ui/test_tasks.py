"""Tasks that a shutdown waits for."""

import asyncio

from bot.ui.tasks import TasksInProgress


async def test_nothing_is_begun_after_the_end() -> None:
    in_progress = TasksInProgress()
    begun: list[str] = []

    async def work(name: str) -> None:
        begun.append(name)

    in_progress.begin(work("before"))
    assert await in_progress.finish(timeout=60) == 0
    in_progress.begin(work("after"))
    await asyncio.sleep(0)
    assert begun == ["before"]
    assert len(in_progress) == 0
