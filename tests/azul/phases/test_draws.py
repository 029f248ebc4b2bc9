"""Fair draws (R5, R17, R18): compared with a second implementation of the algorithm, and without bias."""

import random
from collections import Counter
from hashlib import sha256
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

from azul import (
    Dealt,
    Factories,
    Rules,
    commitment,
    deal,
    draw_deal,
    draw_starter,
    from_text,
    new_game,
    to_text,
    total,
)
from tests.azul.builders import NO_BLACK, NO_RED, NO_WHITE, board, table
from tests.azul.games import random_game, secret_of
from tests.some import some

SECRETS = [random.Random(f"fair {number}").randbytes(32) for number in range(3000)]


def naive_numbers(secret: bytes, round_: int, limits: list[int]) -> list[int]:
    """Return a number below each limit, as docs/fair-draws.md describes."""
    stream = b"".join(
        sha256(secret + bytes((0, 0, 0, round_)) + bytes((0, 0, 0, block))).digest() for block in range(20)
    )
    numbers = []
    place = 0
    for limit in limits:
        while stream[place] >= 256 // limit * limit:
            place += 1
        numbers.append(stream[place] % limit)
        place += 1
    return numbers


def naive_deal(bag: str, lid: str, factories: int, secret: bytes, round_: int) -> str:
    """Draw tile by tile from a bag laid out as a row of letters, sorted by colour."""
    row, waiting = laid_out(bag), laid_out(lid)
    limits = []
    here, later = len(row), len(waiting)
    for _ in range(4 * factories):
        if not here:
            here, later = later, 0
        if here:
            limits.append(here)
            here -= 1
    drawn: list[list[str]] = [[] for _ in range(factories)]
    for tile, number in enumerate(naive_numbers(secret, round_, limits)):
        if not row:
            row, waiting = waiting, []
        drawn[tile // 4].append(row.pop(number))
    return ",".join(written(tiles) for tiles in drawn)


def naive_discs(places: int, players: int, numbers: list[int]) -> str:
    """Lay out a circle with the drawn numbers: discs first, then which places are turned."""
    unused, unturned = list("+BYRKWosc"), list(range(places))
    discs = [unused.pop(numbers.pop(0)) for _ in range(places)]
    turned = [unturned.pop(numbers.pop(0)) for _ in range(players)]
    return "".join(disc if place in turned else "." for place, disc in enumerate(discs))


@pytest.mark.parametrize(("players", "places"), [(2, 5), (3, 7), (4, 9)])
def test_r26_discs_are_drawn_before_the_tiles_and_the_surplus_tile_after_them(
    players: int, places: int
) -> None:
    state = new_game(players, 0, Rules(factories=Factories.SPECIAL))
    with_surplus = 0
    for secret in some(SECRETS[:40]):
        limits = [*range(9, 9 - places, -1), *range(places, places - players, -1)]
        tile_limits = list(range(100, 99 - 4 * places, -1))
        numbers = naive_numbers(secret, 1, limits + tile_limits)
        discs = naive_discs(places, players, numbers[: places + players])
        row = laid_out("b20y20r20k20w20")
        tiles = [row.pop(number) for number in numbers[places + players :]]
        factories = ",".join(written(tiles[4 * place : 4 * place + 4]) for place in range(places))
        surplus = f" +{tiles[-1]}" if "+" in discs else ""
        with_surplus += bool(surplus)
        assert str(draw_deal(state, secret)) == f"{factories} ={discs}{surplus}"
    assert 0 < with_surplus < 40


def laid_out(text: str) -> list[str]:
    """Return the letters of tiles in notation, one for each tile."""
    return list("".join(letter * (from_text(text) >> 6 * place & 63) for place, letter in enumerate("byrkw")))


def written(tiles: list[str]) -> str:
    """Return letters in notation."""
    return (
        "".join(
            letter + (str(number) if number > 1 else "")
            for letter in "byrkw"
            if (number := tiles.count(letter))
        )
        or "-"
    )


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
def test_every_deal_of_a_game_follows_the_published_algorithm(players: int, seed: int) -> None:
    before = new_game(players, 0)
    for event, progress, _ in some(random_game(players, seed)):
        if isinstance(event, Dealt):
            bag, lid = to_text(before.bag), to_text(before.lid)
            expected = naive_deal(bag, lid, len(before.factories), secret_of(seed), before.round + 1)
            assert str(event.deal) == expected
        before = progress.state


def test_r18_a_draw_empties_the_bag_before_the_lid_is_tipped_into_it() -> None:
    state = table(board(), board(), phase="refill", bag="b3y4")
    expected = naive_deal("b3y4", to_text(state.lid), 5, SECRETS[0], 2)
    assert str(draw_deal(state, SECRETS[0])) == expected
    assert from_text(expected.split(",")[0]) & 63 <= 3


def test_r17_a_draw_that_runs_out_leaves_the_last_factories_short() -> None:
    state = table(
        board("-,w,w2,w,w", rows=NO_WHITE),
        board("-,k,k2,k,k", rows=NO_BLACK),
        board("-,r,r2,r,r", rows=NO_RED),
        board(),
        phase="refill",
        bag="b2k3",
    )
    drawn = naive_deal("b2k3", to_text(state.lid), 9, SECRETS[0], 2)
    assert drawn.endswith(",-,-")
    assert str(draw_deal(state, SECRETS[0])) == drawn


def test_the_starter_is_drawn_from_the_stream_of_round_zero() -> None:
    for secret in some(SECRETS[:50]):
        for players in (2, 3, 4):
            assert [draw_starter(secret, players)] == naive_numbers(secret, 0, [players])


def test_a_known_secret_gives_known_draws() -> None:
    secret = bytes(range(32))
    assert commitment(secret) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [draw_starter(secret, players) for players in (2, 3, 4)] == [1, 1, 1]
    assert str(draw_deal(new_game(2, 0), secret)) == "b2rk,b2yw,byk2,brkw,rw3"


def test_another_round_or_another_secret_gives_another_deal() -> None:
    first = table(phase="refill", round_=1)
    second = table(phase="refill", round_=2)
    deals = {str(draw_deal(state, secret)) for state in (first, second) for secret in SECRETS[:10]}
    assert len(deals) == 20


def chi_square(seen: Counter[str], expected: dict[str, float]) -> float:
    """Return the chi-squared statistic, which should be about as large as its degrees of freedom."""
    assert set(seen) <= set(expected)
    return sum((seen[name] - number) ** 2 / number for name, number in expected.items())


def test_r5_every_seat_starts_equally_often() -> None:
    seen = Counter(str(draw_starter(secret, 3)) for secret in SECRETS)
    assert chi_square(seen, {str(seat): len(SECRETS) / 3 for seat in range(3)}) < 13.8  # p = 0.001


@pytest.mark.parametrize("factory", [0, 4])
def test_every_set_of_four_tiles_is_as_frequent_as_expected(factory: int) -> None:
    state = new_game(2, 0)
    seen = Counter(to_text(draw_deal(state, secret).factories[factory]) for secret in SECRETS)
    expected = {
        written(list(tiles)): len(SECRETS)
        * prod(comb(20, tiles.count(letter)) for letter in "byrkw")
        / comb(100, 4)
        for tiles in combinations_with_replacement("byrkw", 4)
    }
    assert len(expected) == 70
    assert chi_square(seen, expected) < 111.1  # 69 degrees of freedom, p = 0.001


def test_colours_are_drawn_in_proportion_to_the_bag() -> None:
    state = table(phase="refill", bag="b17y2k11w")
    tiles = 0
    seen: Counter[str] = Counter()
    for secret in SECRETS:
        for letter in laid_out(to_text(draw_deal(state, secret).factories[2])):
            seen[letter] += 1
            tiles += 1
    expected = {letter: tiles * number / 31 for letter, number in (("b", 17), ("y", 2), ("k", 11), ("w", 1))}
    assert chi_square(seen, expected) < 16.3  # 3 degrees of freedom, p = 0.001


def test_whatever_is_drawn_can_be_dealt() -> None:
    state = table(phase="refill", bag="b3y4")
    for secret in some(SECRETS[:200]):
        assert total(deal(state, draw_deal(state, secret)).bag) == 80
