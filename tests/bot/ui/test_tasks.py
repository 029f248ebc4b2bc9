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


async def test_what_takes_too_long_is_over_at_the_end_and_nothing_joins_after_it() -> None:
    in_progress = TasksInProgress()
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append("work")

    in_progress.begin(work())
    await asyncio.sleep(0)
    assert await in_progress.finish(timeout=0) == 1
    assert ended == ["work"]
    assert not in_progress.join()
    assert len(in_progress) == 0


async def test_what_begins_while_others_finish_is_waited_for() -> None:
    in_progress = TasksInProgress()
    ended: list[str] = []

    async def last() -> None:
        await asyncio.sleep(0)
        ended.append("last")

    async def first() -> None:
        in_progress.begin(last())

    in_progress.begin(first())
    assert await in_progress.finish(timeout=60) == 0
    assert ended == ["last"]
