"""What is stored about people, in memory."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from storage.base import StoredPractice, VersionConflict
from tests.engine.stored.rows import Rows


class People(Rows):
    """People with their settings, plans and practices, and their deletion."""

    async def load_locale(self, user_id: int) -> str | None:
        self._require_open()
        return self.locales.get(user_id)

    async def save_locales(self, locales: Mapping[int, str]) -> list[int]:
        self._require_open()
        seated = {user_id for seats, _ in self._seats.values() for user_id in seats}
        self.locales.update({each: locale for each, locale in locales.items() if each in seated})
        return sorted(seated & locales.keys())

    async def load_person(self, user_id: int) -> str | None:
        self._require_open()
        return self.people.get(user_id)

    async def load_people(self, user_ids: Sequence[int]) -> dict[int, str]:
        self._require_open()
        return {user_id: self.people[user_id] for user_id in user_ids if user_id in self.people}

    async def chosen_by_people(self, setting: str, limit: int) -> dict[int, str]:
        self._require_open()
        chosen = {user_id: json.loads(text).get(setting) for user_id, text in sorted(self.people.items())}
        return {user_id: value for user_id, value in list(chosen.items())[:limit] if value}

    async def changed_people(self, since: int, limit: int) -> dict[int, str]:
        self._require_open()
        changed = sorted((at, user_id) for user_id, at in self._changed.items() if user_id in self.people)
        return {user_id: self.people[user_id] for at, user_id in changed[::-1][:limit] if at >= since}

    async def save_person(
        self, user_id: int, settings: str, look_at: int | None = None, *, at: int = 0
    ) -> None:
        self._require_open()
        self.people[user_id] = settings
        self._changed[user_id] = at
        for game_id, (seats, _) in self._seats.items():
            game = self.games[game_id]
            if look_at is not None and user_id in seats and game.open and (game.due_at or 0) > look_at:
                self.games[game_id] = replace(game, due_at=look_at)
        for key, ping in self.pings.items():
            if look_at is not None and ping.user_id == user_id and ping.due_at > look_at:
                self.pings[key] = replace(ping, due_at=look_at)

    async def plans_in(self, game_id: int) -> dict[int, str]:
        self._require_open()
        return {user_id: plan for (where, user_id), plan in self.plans.items() if where == game_id}

    async def save_plan(self, game_id: int, user_id: int, version: int, plan: str | None) -> None:
        self._require_open()
        game = self.games.get(game_id)
        if game is None or game.version != version:
            raise VersionConflict
        self.plans.pop((game_id, user_id), None)
        if plan is not None:
            self.plans[game_id, user_id] = plan

    async def games_naming(self, user_id: int) -> list[int]:
        self._require_open()
        return sorted(game_id for person, game_id in self._named if person == user_id)

    async def begin_deleting(self, user_id: int) -> None:
        self._require_open()
        self.people.pop(user_id, None)
        self.locales.pop(user_id, None)
        self.practices.pop(user_id, None)
        for game_id, person in list(self.plans):
            if person == user_id:
                del self.plans[game_id, person]
        for key in [key for key in self.pings if key[0] == user_id]:
            del self.pings[key]
        for game_id in self._seats:
            self._unseat(game_id, user_id)
        for person, game_id in self._named:
            self._named[person, game_id] |= person == user_id

    async def leaving(self) -> list[tuple[int, int]]:
        self._require_open()
        return sorted(each for each, is_leaving in self._named.items() if is_leaving)

    async def load_practice(self, user_id: int) -> StoredPractice | None:
        self._require_open()
        return self.practices.get(user_id)

    async def save_practice(self, practice: StoredPractice, *, expected_version: int | None) -> None:
        self._require_open()
        there = self.practices.get(practice.user_id)
        if expected_version != (there and there.version):
            raise VersionConflict
        self.practices[practice.user_id] = practice

    async def forget_practices(self, before: int) -> None:
        self._require_open()
        old = [user_id for user_id, each in self.practices.items() if each.updated_at < before]
        for user_id in old:
            del self.practices[user_id]
