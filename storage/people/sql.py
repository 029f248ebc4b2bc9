"""The statements about people."""

from typing import Final

SELECT_PERSON: Final = "SELECT settings FROM people WHERE user_id = ?"

SELECT_CHOSEN_BY_PEOPLE: Final = """
SELECT user_id, CASE WHEN json_valid(settings) THEN json_extract(settings, '$.' || ?) END AS chosen
FROM people WHERE user_id > ? AND chosen <> '' ORDER BY user_id LIMIT ?
"""

SELECT_CHANGED_PEOPLE: Final = """
SELECT user_id, settings FROM people WHERE changed_at >= ? ORDER BY changed_at DESC LIMIT ?
"""

UPSERT_PERSON: Final = """
INSERT INTO people (user_id, settings, changed_at) VALUES (?, ?, ?)
ON CONFLICT (user_id) DO UPDATE SET settings = excluded.settings, changed_at = excluded.changed_at
"""

LOOK_AT_GAMES_OF_PERSON: Final = """
UPDATE games SET due_at = ? WHERE due_at > ?
AND id IN (SELECT game_id FROM seats WHERE user_id = ? AND is_open = TRUE)
"""

LOOK_AT_PINGS_OF_PERSON: Final = "UPDATE pings SET due_at = ? WHERE user_id = ? AND due_at > ?"

SELECT_LOCALE: Final = "SELECT locale FROM locales WHERE user_id = ?"

# Whether somebody sits at a game, or did.
SELECT_SEATED: Final = "SELECT 1 FROM seats WHERE user_id = ? LIMIT 1"

UPSERT_LOCALE: Final = """
INSERT INTO locales (user_id, locale) VALUES (?, ?)
ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale WHERE locales.locale <> excluded.locale
"""

SELECT_GAMES_OF_PERSON: Final = """
SELECT game_id FROM seats WHERE user_id = ? AND is_open = ?
ORDER BY changed_at DESC, game_id DESC LIMIT ? OFFSET ?
"""


def select_people(count: int) -> str:
    """Return the statement that reads the settings of `count` people."""
    ids = ", ".join("?" * count)
    return f"SELECT user_id, settings FROM people WHERE user_id IN ({ids})"  # noqa: S608 - question marks
