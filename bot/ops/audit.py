"""`python -m bot check-database`: reads everything and reports damage. It repairs nothing."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from engine.audit import fault_of, faults_of
from storage.maintenance.game_records import all_games
from storage.maintenance.reader import Progress, batches, key_text, pluralized
from storage.maintenance.tables import DatabaseTable, MaintenanceDatabase, copied_tables
from storage.records import DamagedRecord, StorageError


@dataclass(slots=True)
class Report:
    """The numbers of records that were read, and of those that are damaged."""

    games: int = 0
    damaged_games: int = 0
    lines: int = 0
    others: int = 0
    faults: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether nothing is damaged."""
        return not self.faults

    def __str__(self) -> str:
        games, lines = pluralized(self.games, "game"), pluralized(self.lines, "line")
        looked = f"{games} with {lines}, {pluralized(self.others, 'other record')}"
        if self.is_whole:
            return f"no damage found: {looked}"
        return f"faults: {self.faults:,}, damaged games: {self.damaged_games:,}, of {looked}"


async def check(database: MaintenanceDatabase, say: Callable[[str], None], progress: Progress) -> Report:
    """Report each fault of a database as a line to `say`; return the totals.

    Only a few games are in memory at once. Raise `StorageError` if the database can't be read at all.
    """
    report = Report()

    def found(line: str) -> None:
        report.faults += 1
        say(line)

    progress("checking the database", 0)
    for fault in await database.faults():
        found(f"database: {fault}")
    async for line in _games(database, report, progress):
        found(line)
    for table in copied_tables():
        if table.name != "games" and not table.is_of_games:
            async for line in _rows(database, table, report, progress):
                found(line)
    return report


async def _games(database: MaintenanceDatabase, report: Report, progress: Progress) -> AsyncIterator[str]:
    try:
        async for records in all_games(database):
            is_damaged = False
            for fault in faults_of(records):
                is_damaged = True
                yield f"game {records.id}: {fault}"
            report.games += records.row is not None
            report.damaged_games += is_damaged
            report.lines += len(records.events)
            progress("checking games", report.games)
    except StorageError as error:
        yield f"games: {error}"


async def _rows(
    database: MaintenanceDatabase, table: DatabaseTable, report: Report, progress: Progress
) -> AsyncIterator[str]:
    try:
        async for rows in batches(database, table, strict=False):
            for row in rows:
                report.others += 1
                values = dict(zip(table.names, row, strict=True))
                fault = table.fault_of(row) or fault_of(table.name, values)
                if fault is not None:
                    yield f"{table.name} {key_text(table.key_of(row))}: {fault}"
            progress(f"checking {table.name}", report.others)
    except DamagedRecord as error:
        yield f"{table.name}: {error}"
