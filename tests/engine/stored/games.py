"""Games in memory."""

from dataclasses import replace

from storage.base import (
    ChannelOccupied,
    Commit,
    GuildFull,
    NewGame,
    Rewrite,
    Shown,
    StoredEvent,
    StoredGame,
    StoredPing,
    VersionConflict,
    Whereabouts,
)
from tests.engine.stored.rows import Rows


class Games(Rows):
    """The rows and logs of games."""

    async def create(self, new: NewGame) -> StoredGame:
        self._require_open()
        if any(game.open and game.channel_id == new.channel_id for game in self.games.values()):
            raise ChannelOccupied
        open_here = sum(game.open and game.guild_id == new.guild_id for game in self.games.values())
        if new.most is not None and open_here >= new.most:
            raise GuildFull
        game_id = len(self.games) + 1
        self.logs[game_id] = []
        self.games[game_id] = StoredGame(
            id=game_id,
            guild_id=new.guild_id,
            channel_id=new.channel_id,
            open=True,
            begun=False,
            version=0,
            shown_version=0,
            message_id=None,
            snapshot=new.snapshot,
            created_at=new.at,
            updated_at=new.at,
            due_at=new.due_at,
        )
        self._seats[game_id] = (tuple(new.seats), new.at)
        self._name(game_id, new.named)
        return self._append(game_id, new.events, new.at)

    async def load(self, game_id: int) -> StoredGame | None:
        self._require_open()
        game = self.games.get(game_id)
        return game and self._with_flags(game)

    async def load_latest(self, channel_id: int) -> StoredGame | None:
        self._require_open()
        here = [
            game
            for game in self.games.values()
            if channel_id == game.channel_id or (channel_id == game.home_id and not game.open)
        ]

        def rank(game: StoredGame) -> tuple[bool, bool, bool, int]:
            return game.open, game.open and game.home_id is None, game.begun, game.id

        latest = max(here, key=rank, default=None)
        return latest and self._with_flags(latest)

    async def commit(self, commit: Commit) -> Whereabouts:
        self._require_open()
        if self.overtaken:
            self.overtaken -= 1
            raise VersionConflict
        game = self.games.get(commit.game_id)
        if game is None or not _is_as_read(self._with_flags(game), commit):
            raise VersionConflict
        others = (each for each in self.games.values() if each.id != game.id and each.home_id is None)
        taken = any(each.open and each.channel_id == game.channel_id for each in others)
        if commit.open and game.home_id is None and taken:
            raise ChannelOccupied
        if commit.seats is not None:
            self._seats[game.id] = (tuple(commit.seats), commit.at)
        for user_id in commit.ended_plans:
            self.plans.pop((game.id, user_id), None)
        self._name(game.id, commit.named)
        self.games[game.id] = replace(
            game,
            open=commit.open,
            begun=commit.begun,
            snapshot=commit.snapshot,
            updated_at=commit.at,
            due_at=commit.due_at,
            delay=0,
        )
        self._append(game.id, commit.events, commit.at)
        return Whereabouts(
            game.channel_id, game.home_id, game.shown_version, game.message_id, game.reminder_id
        )

    async def events(self, game_id: int, after: int = 0) -> list[StoredEvent]:
        self._require_open()
        return [event for event in self.logs.get(game_id, ()) if event.version > after]

    async def mark_shown(self, shown: Shown) -> None:
        self._require_open()
        game = self.games.get(shown.game_id)
        is_held = self.leases.is_current(shown.lease)
        if game is not None and game.shown_version <= shown.version <= game.version and is_held:
            self.games[game.id] = replace(
                game,
                shown_version=shown.version,
                message_id=shown.message_id,
                reminder_id=shown.reminder_id,
            )
            for user_id, at in shown.pings.items():
                for direct in (False, True):
                    self.pings.pop((user_id, game.id, direct), None)
                    if at is not None:
                        self.pings[user_id, game.id, direct] = StoredPing(user_id, game.id, direct, at)

    async def remove(self, game_id: int) -> bool:
        self._require_open()
        self.logs.pop(game_id, None)
        self.analyses.pop(game_id, None)
        self._seats.pop(game_id, None)
        for game, person in [key for key in self.plans if key[0] == game_id]:
            del self.plans[game, person]
        for key in [key for key in self.pings if key[1] == game_id]:
            del self.pings[key]
        for person, game in [key for key in self._named if key[1] == game_id]:
            del self._named[person, game]
        return self.games.pop(game_id, None) is not None

    async def rewrite(self, rewrite: Rewrite) -> None:
        self._require_open()
        game = self.games.get(rewrite.game_id)
        if game is None or (game.version, game.rewrites) != (rewrite.version, rewrite.rewrites):
            raise VersionConflict
        self.games[game.id] = replace(game, snapshot=rewrite.snapshot, rewrites=game.rewrites + 1)
        self.logs[game.id] = [
            replace(event, body=rewrite.events.get(event.version, event.body)) for event in self.logs[game.id]
        ]
        self.plans.pop((game.id, rewrite.user_id), None)
        for direct in (False, True):
            self.pings.pop((rewrite.user_id, game.id, direct), None)
        self._unseat(game.id, rewrite.user_id)
        self._named.pop((rewrite.user_id, game.id), None)

    async def load_analysis(self, game_id: int) -> str | None:
        self._require_open()
        return self.analyses.get(game_id)

    async def save_analysis(self, game_id: int, analysis: str) -> None:
        self._require_open()
        self.analyses[game_id] = analysis


def _is_as_read(game: StoredGame, commit: Commit) -> bool:
    read = (commit.version, commit.rewrites, commit.updated_at, commit.delay)
    is_known = (commit.has_plans or not game.has_plans) and (commit.has_settings or not game.has_settings)
    return is_known and (game.version, game.rewrites, game.updated_at, game.delay) == read
