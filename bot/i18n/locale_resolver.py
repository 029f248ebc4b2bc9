"""Resolves people's languages: the one they chose, else their Discord locale."""

from bot.i18n.language import is_supported
from engine import GameService, Person


class LocaleResolver:
    """Resolves locales, without database access for interactions."""

    def __init__(self, games: GameService) -> None:
        self._people = games.people

    def locale_of(self, user_id: int, discord_locale: str) -> str:
        """Return the locale for answering an interaction."""
        self._people.locales.note(user_id, discord_locale)
        chosen = self._people.languages.get(user_id, "")
        return chosen if is_supported(chosen) else discord_locale

    async def locale_for_messages(self, user_id: int, person: Person) -> str:
        """Return the locale for a message to a person, "" if it is unknown; `person` has their settings."""
        if is_supported(person.language):
            return person.language
        return await self._people.locales.of(user_id)
