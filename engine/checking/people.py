"""Whether what is stored about a person or a server can be read. Pure."""

from collections.abc import Mapping

from engine.damage import reading
from engine.hours.person import Person
from engine.places.servers import Server
from engine.practice.record import practice_of
from storage.base import DamagedRecord, StoredPractice


def fault_of(table: str, values: Mapping[str, object]) -> str | None:
    """Return what is wrong with a row of a table that isn't of games, None if nothing is."""
    try:
        match table, values:
            case "people", {"user_id": int(user_id), "settings": str(settings)}:
                with reading(f"the record of person {user_id}"):
                    Person.model_validate_json(settings)
            case "servers", {"guild_id": int(guild_id), "settings": str(settings)}:
                with reading(f"the record of server {guild_id}"):
                    Server.model_validate_json(settings)
            case "practices", {
                "user_id": int(user_id),
                "version": int(version),
                "log": str(log),
                "updated_at": int(updated_at),
            }:
                practice_of(StoredPractice(user_id, version, log, updated_at))
            case _:
                pass
    except DamagedRecord as error:
        return str(error)
    return None
