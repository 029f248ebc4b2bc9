"""Filling the factories: what a deal puts where, and that bag and lid can give it (R17, R18)."""

from dataclasses import dataclass, replace

from azul.errors import IllegalDeal, NotationError
from azul.state import TILES_PER_FACTORY, Phase, State
from azul.tiles import NO_TILES, Tiles, contains, from_text, to_text, total


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles drawn for each factory, in circle order. Its text is ``b2yr,k4,…``."""

    factories: tuple[Tiles, ...]

    def __str__(self) -> str:
        return ",".join(map(to_text, self.factories))


def parse_deal(text: str) -> Deal:
    """Return the deal that was written so; raises `NotationError` if the text is none."""
    try:
        return Deal(tuple(map(from_text, text.split(","))))
    except NotationError:
        raise NotationError("deal", text) from None


def deal(state: State, drawn: Deal) -> State:
    """Return the position with filled factories, the starting player to move.

    Factories are filled in circle order, four tiles each while there are any; the bag is emptied before the
    lid is tipped into it, and the last factories stay short or empty when both run out (R17, R18). Raises
    `IllegalDeal` if no deal is due (``wrong-phase``), the factories don't match (``factories``), a factory
    has the wrong number of tiles (``size``) or tiles that are not to be drawn (``tiles``).
    """
    if state.phase is not Phase.REFILL:
        raise IllegalDeal("wrong-phase", phase=state.phase.value)
    if len(drawn.factories) != len(state.factories):
        raise IllegalDeal("factories", expected=len(state.factories), found=len(drawn.factories))
    bag, lid = state.bag, state.lid
    for number, tiles in enumerate(drawn.factories, 1):
        in_bag = total(bag)
        expected = min(TILES_PER_FACTORY, in_bag + total(lid))
        if total(tiles) != expected:
            raise IllegalDeal("size", factory=number, expected=expected, found=total(tiles))
        if expected <= in_bag:
            available, following = bag, lid
        elif contains(tiles, bag):
            available, following = Tiles(bag + lid), NO_TILES
        else:
            raise IllegalDeal("tiles", factory=number, tiles=to_text(tiles), bag=to_text(bag))
        if not contains(available, tiles):
            raise IllegalDeal("tiles", factory=number, tiles=to_text(tiles), bag=to_text(available))
        bag, lid = Tiles(available - tiles), following
    return replace(
        state,
        round=state.round + 1,
        phase=Phase.OFFER,
        factories=drawn.factories,
        bag=bag,
        lid=lid,
    )
