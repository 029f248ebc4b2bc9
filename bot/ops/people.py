"""Exporting and deleting what is stored about a person, by an operator on their behalf."""

from dataclasses import dataclass
from datetime import UTC, datetime

from engine import GameService
from storage.records import DamagedRecord
from storage.store import Store


@dataclass(frozen=True, slots=True)
class RemovalResult:
    """The games that no longer name a person, and those that still do because they are damaged, with why."""

    games: tuple[int, ...]
    damaged: tuple[tuple[int, str], ...]


def _now() -> datetime:
    return datetime.now(UTC)


async def export(store: Store, person: int) -> str:
    """Return the file about a person; docs/privacy.md describes it."""
    return (await GameService(store, now=_now).exports.export(person)).decode()


async def remove(store: Store, person: int) -> RemovalResult:
    """Delete a person, as if they had asked for it themselves. Idempotent."""
    deleting = GameService(store, now=_now).deletions
    await deleting.begin(person)
    taken_out: list[int] = []
    damaged: list[tuple[int, str]] = []
    for user_id, game_id in await deleting.pending():
        if user_id == person:
            try:
                await deleting.remove_from_game(game_id, person)
            except DamagedRecord as error:
                damaged.append((game_id, str(error)))
            else:
                taken_out.append(game_id)
    await deleting.finish(thoroughly=True)
    return RemovalResult(tuple(taken_out), tuple(damaged))
