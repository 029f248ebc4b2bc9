"""Fair draws: unbiased, from SHA-256 over a secret and a counter (R5, R17, R18).

The bytes of a round's stream are the digests SHA-256(secret, round, block) for block 0, 1, 2 …, round and
block as four bytes each, highest first. A number below *n* is the next byte that is below the largest
multiple of *n* up to 256, modulo *n*; bytes above are thrown away. docs/fair-draws.md tells it to players.
"""

from collections.abc import Iterator
from hashlib import sha256

from azul.phases.dealing import Deal, lays_out_discs
from azul.pieces.discs import NINE_DISCS, Disc
from azul.pieces.tiles import ONE, Tiles, each
from azul.state import TILES_PER_FACTORY, State

_SEATING_ROUND = 0


def commitment(secret: bytes) -> str:
    """Return what is published before the game: the SHA-256 of the secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def draw_starter(secret: bytes, players: int) -> int:
    """Return the seat that starts the first round (R5), from the stream of round 0."""
    return _below(players, _stream(secret, _SEATING_ROUND))


def draw_deal(state: State, secret: bytes) -> Deal:
    """Draw the tiles for the next round of `state`, factory by factory, tile by tile (R17, R18).

    A drawn number is a tile's place in the bag when that is laid out sorted by colour. The lid is tipped into
    the bag only when a tile must be drawn and the bag is empty. Where discs are laid out they are drawn
    before the tiles (R26); the surplus disc's tile comes last (R27).
    """
    stream = _stream(secret, state.round + 1)
    discs = _draw_discs(state, stream) if lays_out_discs(state) else ()
    bag, lid = list(each(state.bag)), list(each(state.lid))
    factories = []
    for _ in state.factories:
        drawn = 0
        for _ in range(TILES_PER_FACTORY):
            if not bag:
                bag, lid = lid, bag
                if not bag:
                    break
            drawn += ONE[bag.pop(_below(len(bag), stream))]
        factories.append(Tiles(drawn))
    surplus = None
    if Disc.SURPLUS in (discs or state.discs):
        bag = bag or lid
        surplus = bag[_below(len(bag), stream)] if bag else None
    return Deal(tuple(factories), discs, surplus)


def _draw_discs(state: State, stream: Iterator[int]) -> tuple[Disc, ...]:
    """Draw a disc for every place in the circle, then the places whose discs are turned (R26)."""
    unused, places = list(NINE_DISCS), list(range(len(state.factories)))
    laid_out = [unused.pop(_below(len(unused), stream)) for _ in places]
    turned = {places.pop(_below(len(places), stream)) for _ in state.boards}
    return tuple(disc if place in turned else Disc.PLAIN for place, disc in enumerate(laid_out))


def _stream(secret: bytes, round_: int) -> Iterator[int]:
    prefix = secret + round_.to_bytes(4, "big")
    for block in range(1 << 32):
        yield from sha256(prefix + block.to_bytes(4, "big")).digest()


def _below(limit: int, stream: Iterator[int]) -> int:
    fair = 256 - 256 % limit
    for byte in stream:
        if byte < fair:
            return byte % limit
    message = "a stream of draws does not end"
    raise AssertionError(message)
