"""Values cached by their text: only the whole text decides what is found."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine import GameService
from engine.parse_cache import CACHE_SIZE, ParseCache
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, a_game, games_over, some_takes


class Numbers(ParseCache[list[int]]):
    """Lists of numbers, and how often one was parsed."""

    def __init__(self) -> None:
        super().__init__(self._numbers, lambda numbers: " ".join(map(str, numbers)))
        self.parsed = 0

    def _numbers(self, text: str) -> list[int]:
        self.parsed += 1
        return [int(number) for number in text.split()]


def test_a_text_is_parsed_once() -> None:
    numbers = Numbers()
    assert [numbers.read("1 2") for _ in range(3)] == [[1, 2]] * 3
    assert numbers.parsed == 1


def test_what_was_written_need_not_be_parsed() -> None:
    numbers, value = Numbers(), [1, 2]
    assert numbers.read(numbers.write(value)) is value
    assert numbers.parsed == 0


def test_what_was_read_is_written_as_it_was() -> None:
    numbers = Numbers()
    assert numbers.write(numbers.read("1  02")) == "1  02"
    assert numbers.write([1, 2]) == "1 2"


def test_a_text_that_cannot_be_parsed_never_can() -> None:
    numbers = Numbers()
    for _ in range(2):
        with pytest.raises(ValueError, match="two"):
            numbers.read("two")
    assert numbers.parsed == 2


@pytest.fixture
def often_switching() -> Iterator[None]:
    """Let threads interrupt each other all the time."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("often_switching")
def test_many_threads_read_and_write_more_than_is_kept() -> None:
    cache = ParseCache(int, str)
    texts = [str(number) for number in range(1_000, 1_000 + 2 * CACHE_SIZE)]

    def through(offset: int) -> bool:
        mixed = [texts[(7 * number + offset) % len(texts)] for number in range(8 * len(texts))]
        return [cache.write(cache.read(text)) for text in mixed] == mixed

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(through, range(8)))


def test_only_the_newest_are_kept() -> None:
    numbers = Numbers()
    for number in range(CACHE_SIZE + 1):
        numbers.read(str(number))
    assert numbers.read(str(CACHE_SIZE)) == [CACHE_SIZE]
    assert numbers.parsed == CACHE_SIZE + 1
    assert numbers.read("0") == [0]
    assert numbers.parsed == CACHE_SIZE + 2


async def test_a_table_is_parsed_no_more_than_once_between_two_commits(games: GameService) -> None:
    game = await some_takes(games, await a_game(games), 3)
    assert (await games.get(game.id)).table is game.table


async def test_a_table_that_somebody_was_taken_out_of_elsewhere_is_another(store: MemoryStore) -> None:
    here, there = games_over(store), games_over(MemoryStore(store))
    game = await some_takes(here, await a_game(here, players=3), 3)
    await there.deletions.begin(BRUNO.user_id)
    await there.deletions.remove_from_game(game.id, BRUNO.user_id)
    game = await here.get(game.id)
    assert [player.name for player in game.table.players] == [ADA.name, "", CHIYO.name]
    assert (await some_takes(here, game, 1)).version == game.version + 1
