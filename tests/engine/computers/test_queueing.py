"""The queue for the worker processes."""

import asyncio

import pytest

from engine.computers.workers import Queue


async def settled() -> None:
    """Let all tasks run as far as they can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_places_are_given_in_the_order_of_asking_but_for_those_who_give_precedence() -> None:
    now, entered = 0.0, list[str]()
    queue = Queue(1, lambda: now)

    async def enter(name: str, slack: float = 0) -> None:
        await queue.enter(slack)
        entered.append(name)

    await enter("first")
    waiting = [asyncio.create_task(enter("analysis", 10))]
    await settled()
    now = 3
    for name in ("turn", "next turn"):
        waiting.append(asyncio.create_task(enter(name)))
        await settled()
    now = 11
    waiting.append(asyncio.create_task(enter("much later")))
    await settled()
    for _ in waiting:
        queue.leave()
        await settled()
    assert entered == ["first", "turn", "next turn", "analysis", "much later"]


async def test_who_does_not_wait_any_more_gets_no_place() -> None:
    queue = Queue(1, lambda: 0.0)
    await queue.enter()
    gone, there = (asyncio.create_task(queue.enter()) for _ in "ab")
    await settled()
    gone.cancel()
    await settled()
    assert len(queue) == 1
    queue.leave()
    await settled()
    assert there.done()
    assert not there.cancelled()


async def test_a_place_that_came_too_late_goes_to_the_next() -> None:
    queue = Queue(1, lambda: 0.0)
    await queue.enter()
    gone, there = (asyncio.create_task(queue.enter()) for _ in "ab")
    await settled()
    queue.leave()
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    await settled()
    assert there.done()


async def test_free_places_are_counted() -> None:
    queue = Queue(2, lambda: 0.0)
    await queue.enter()
    await queue.enter()
    third = asyncio.create_task(queue.enter())
    await settled()
    assert not third.done()
    queue.leave()
    queue.leave()
    await settled()
    assert third.done()
    await queue.enter()
