"""Afterwards: whether anything acknowledged is lost, or was shown twice or not at all."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import azul
from bench.load.tables import Made, Table, shown_in
from bench.loopback import Discord
from engine import Game, GameService, LogEntry, Played
from storage.store import Store


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is wrong, each in words: moves that are lost, messages that came twice, moves nobody was shown."""

    lost: Sequence[str]
    twice: Sequence[str]
    unshown: Sequence[str]
    moves: int
    """How many moves were acknowledged as made."""

    @property
    def wrong(self) -> Sequence[str]:
        """All that is wrong."""
        return [*self.lost, *self.twice, *self.unshown]


async def judge(store: Store, discord: Discord, people: Iterable[Table]) -> Verdict:
    """Compare what people were told and shown with what is stored, once everybody is answered."""
    games = GameService(store, now=lambda: datetime.now(UTC))
    made = [each for table in people for each in table.made]
    logs: dict[int, dict[int, LogEntry]] = {}
    for game_id in dict.fromkeys(each.game_id for each in made):
        logs[game_id] = {entry.version: entry for entry in await games.history(game_id)}
    shown = list(_shown(discord))
    newest: Counter[int] = Counter()
    for game_id, version, _ in shown:
        newest[game_id] = max(newest[game_id], version)
    all_games = [await games.get(game_id) for game_id in logs]
    return Verdict(
        lost=[f"{each} is not in the log" for each in made if not _is_in(logs[each.game_id], each)],
        twice=[f"{name} was posted {times} times" for name, times in Counter(shown).items() if times > 1],
        unshown=[
            f"game {game.id} is at {game.version}, shown {game.shown_version}, seen {newest[game.id]}"
            for game in all_games
            if not _is_shown(game, newest[game.id])
        ],
        moves=len(made),
    )


def _is_in(log: dict[int, LogEntry], made: Made) -> bool:
    entry = log.get(made.version)
    match entry:
        case LogEntry(event=Played(azul.Taken(seat, move))):
            is_theirs = entry.before is not None and entry.before.players[seat].user_id == made.user_id
            return is_theirs and str(move) == made.move
        case _:
            return False


def _is_shown(game: Game, newest: int) -> bool:
    return game.shown_version == game.version == newest


def _shown(discord: Discord) -> Iterator[tuple[int, int, str]]:
    """Yield the game, the version and the part of every message that was posted."""
    for done in discord.channels.record:
        if done.what == "POST":
            yield from shown_in(done.message)
