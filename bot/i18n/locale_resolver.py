"""Which language people read: what they have chosen, else that of their Discord."""

from bot.i18n.language import is_spoken
from engine import GameService, Person


class LocaleResolver:
    """People's languages: without a look into the database when they ask for something."""

    def __init__(self, games: GameService) -> None:
        self._people = games.people

    def locale_of(self, user_id: int, seen: str) -> str:
        """Return the locale of somebody who asks for something; `seen` is that of their Discord."""
        self._people.locales.saw(user_id, seen)
        chosen = self._people.languages.get(user_id, "")
        return chosen if is_spoken(chosen) else seen

    async def locale_to_write_in(self, user_id: int, person: Person) -> str:
        """Return the locale of somebody who asks for nothing, "" if it isn't known.

        `person` is what they have chosen.
        """
        if is_spoken(person.language):
            return person.language
        return await self._people.locales.of(user_id)
