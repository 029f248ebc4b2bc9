"""All methods of `GameStore` that are the same in every database."""

from storage.analyses.storing import Analyses
from storage.games.storing import Games
from storage.people.storing import People
from storage.places.storing import Places
from storage.plans.storing import Plans
from storage.practices.storing import Practices
from storage.privacy.erasing import Erasing
from storage.times.storing import Times


class Store(Games, Places, Times, People, Plans, Practices, Erasing, Analyses):
    """A `GameStore` but for the driver, which says how statements and transactions are run."""
