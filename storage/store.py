"""All methods of `GameStore` that are the same in every database."""

from storage.analyses.storing import Analyses
from storage.games import Games
from storage.people import People
from storage.privacy.erasing import Erasing
from storage.rooms import Rooms
from storage.times import Times


class Store(Games, Rooms, Times, People, Erasing, Analyses):
    """A `GameStore` but for the driver, which says how statements and transactions are run."""
