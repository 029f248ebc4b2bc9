"""Where games are played, in memory."""

from dataclasses import replace

from storage.shards import EVERYTHING, Share
from tests.engine.stored.rows import Rows


class Rooms(Rows):
    """The channels, threads and servers of games."""

    async def enter_thread(self, game_id: int, thread_id: int) -> None:
        self._require_open()
        game = self.games[game_id]
        if game.home_id is None:
            self.games[game_id] = replace(game, channel_id=thread_id, home_id=game.channel_id)

    async def leave_thread(self, game_id: int) -> None:
        self._require_open()
        game = self.games[game_id]
        home = game.home_id
        if home not in {None, game.channel_id} and (game.open or game.shown_version < game.version):
            assert home is not None
            shown = min(game.shown_version, game.version - 1)
            self.games[game_id] = replace(
                game, channel_id=home, message_id=None, reminder_id=None, shown_version=shown
            )

    async def open_in(self, channel_id: int) -> list[int]:
        self._require_open()
        games = (game for game in self.games.values() if game.open)
        return [game.id for game in games if channel_id in {game.channel_id, game.home_id}]

    async def places(self, first: int, last: int, share: Share = EVERYTHING) -> list[tuple[int, int]]:
        self._require_open()
        here = (game for game in self._in(share) if first <= game.guild_id <= last)
        games = (game for game in here if game.open and game.id not in self._resting)
        return list(dict.fromkeys((game.guild_id, game.channel_id) for game in games))

    async def in_threads(self, home_id: int) -> list[int]:
        self._require_open()
        return [game.id for game in self.games.values() if game.open and game.home_id == home_id]

    async def games_of(
        self,
        user_id: int,
        *,
        open: bool,  # noqa: A002 - the contract's word
        limit: int,
        offset: int = 0,
    ) -> list[int]:
        self._require_open()
        theirs = [
            (at, game_id)
            for game_id, (seats, at) in self._seats.items()
            if user_id in seats and self.games[game_id].open == open
        ]
        return [game_id for _, game_id in sorted(theirs, reverse=True)][offset : offset + limit]

    async def lobbies(self, guild_id: int, limit: int) -> list[int]:
        self._require_open()
        waiting = [
            game.id
            for game in self.games.values()
            if game.guild_id == guild_id and game.open and not game.begun
        ]
        return sorted(waiting, reverse=True)[:limit]

    async def load_server(self, guild_id: int) -> str | None:
        self._require_open()
        return self.servers.get(guild_id)

    async def save_server(self, guild_id: int, settings: str) -> None:
        self._require_open()
        self.servers[guild_id] = settings
