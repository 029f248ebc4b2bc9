"""The database of games as the engine uses it: the methods of all subjects, independent of the driver."""

from storage.analyses import Analyses
from storage.deadlines import Deadlines
from storage.games import Games
from storage.people import People
from storage.places import Places
from storage.plans import Plans
from storage.practices import Practices
from storage.privacy import PrivacyRecords
from storage.statistics import Statistics


class Store(Games, Places, Deadlines, People, Plans, Practices, PrivacyRecords, Analyses, Statistics):
    """A database of games, and of the settings of people and servers.

    Any method may raise `StorageError`, or its subclass `DamagedRecord`; nothing was written then. Methods
    with a `shard_set` find only games of those shards.
    """
