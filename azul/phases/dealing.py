"""Filling the factories (R17, R18, R26, R27)."""

from dataclasses import dataclass, replace

from azul.errors import IllegalDeal, NotationError
from azul.pieces.discs import Disc, apply_discs, can_be_laid_out, discs_from_text, discs_to_text
from azul.pieces.tiles import (
    LETTERS,
    NO_TILES,
    ONE,
    Colour,
    Tiles,
    contains,
    from_text,
    is_tiles,
    to_text,
    total,
)
from azul.state import TILES_PER_FACTORY, Phase, State


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles drawn for each factory, in circle order. In notation: ``b2yr,k4,…``.

    `discs` are the discs if they are laid out with this deal (R26), `surplus` is the tile for the surplus
    disc (R27): ``b2yr,k4,… =+..B. +r``.
    """

    factories: tuple[Tiles, ...]
    discs: tuple[Disc, ...] = ()
    surplus: Colour | None = None

    def __str__(self) -> str:
        text = ",".join(map(to_text, self.factories))
        if self.discs:
            text += f" ={discs_to_text(self.discs)}"
        if self.surplus is not None:
            text += f" +{self.surplus.letter}"
        return text


def parse_deal(text: str) -> Deal:
    """Parse a deal. Raise `NotationError` if *text* isn't a valid one."""
    factories, *more = text.split(" ")
    try:
        drawn = Deal(tuple(map(from_text, factories.split(","))))
        if more and more[0].startswith("="):
            drawn = replace(drawn, discs=discs_from_text(more.pop(0)[1:]))
        if more and more[0].startswith("+"):
            drawn = replace(drawn, surplus=Colour(LETTERS.index(more.pop(0)[1:])))
    except ValueError:
        raise NotationError("deal", text) from None
    if str(drawn) != text:
        raise NotationError("deal", text)
    return drawn


def deal(state: State, drawn: Deal) -> State:
    """Fill the factories; return the position in which the starting player moves.

    Factories are filled in circle order with four tiles each. The bag is emptied before the lid is tipped
    into it, and if both run out the last factories stay short or empty (R17, R18). Raise `IllegalDeal` if no
    deal is due (``wrong-phase``), if the number of factories (``factories``) or of tiles on one is wrong
    (``size``), if tiles can't be drawn (``tiles``), if discs aren't due, are missing or can't be laid out
    like that (``discs``), or if the surplus disc's tile is missing or can't be drawn (``surplus``).
    """
    if state.phase is not Phase.REFILL:
        raise IllegalDeal("wrong-phase", phase=state.phase.value)
    if len(drawn.factories) != len(state.factories):
        raise IllegalDeal("factories", expected=len(state.factories), found=len(drawn.factories))
    bag, lid = state.bag, state.lid
    for number, (tiles, expected) in enumerate(zip(drawn.factories, sizes_due(state), strict=True), 1):
        if not is_tiles(tiles):
            raise IllegalDeal("tiles", factory=number, tiles=tiles)
        if total(tiles) != expected:
            raise IllegalDeal("size", factory=number, expected=expected, found=total(tiles))
        if expected <= total(bag):
            available, following = bag, lid
        elif contains(tiles, bag):
            available, following = Tiles(bag + lid), NO_TILES
        else:
            raise IllegalDeal("tiles", factory=number, tiles=to_text(tiles), bag=to_text(bag))
        if not contains(available, tiles):
            raise IllegalDeal("tiles", factory=number, tiles=to_text(tiles), bag=to_text(available))
        bag, lid = Tiles(available - tiles), following
    discs = _laid_out(state, drawn)
    if Disc.SURPLUS in discs and not bag:
        bag, lid = lid, NO_TILES
    if (drawn.surplus is not None) != (Disc.SURPLUS in discs and bool(bag)):
        raise IllegalDeal("surplus")
    if drawn.surplus is not None:
        if type(drawn.surplus) is not Colour:
            raise IllegalDeal("surplus", tile=drawn.surplus)
        tile = ONE[drawn.surplus]
        if not contains(bag, tile):
            raise IllegalDeal("surplus", tile=drawn.surplus.letter, bag=to_text(bag))
        bag = Tiles(bag - tile)
    return State(
        round=state.round + 1,
        phase=Phase.OFFER,
        turn=state.turn,
        starter=state.starter,
        marker=state.marker,
        factories=apply_discs(discs, drawn.factories, drawn.surplus)[0] if discs else drawn.factories,
        centre=state.centre,
        bag=bag,
        lid=lid,
        boards=state.boards,
        resigned=state.resigned,
        rules=state.rules,
        discs=discs,
        barren=state.barren + 1 if state.ends_in_stalemate else 0,
        rulings=state.rulings,
    )


def sizes_due(state: State) -> tuple[int, ...]:
    """Return how many tiles each factory gets with the next deal, in circle order (R17)."""
    factories = len(state.factories)
    full, last = divmod(total(state.bag) + total(state.lid), TILES_PER_FACTORY)
    if full >= factories:
        return (TILES_PER_FACTORY,) * factories
    return (TILES_PER_FACTORY,) * full + (last,) + (0,) * (factories - full - 1)


def lays_out_discs(state: State) -> bool:
    """Return whether discs are laid out with the next deal (R26)."""
    return state.rules.has_special_factories and not state.discs


def _laid_out(state: State, drawn: Deal) -> tuple[Disc, ...]:
    if not lays_out_discs(state):
        if drawn.discs:
            raise IllegalDeal("discs")
        return state.discs
    if any(type(disc) is not Disc for disc in drawn.discs):
        raise IllegalDeal("discs", discs=drawn.discs)
    if not can_be_laid_out(drawn.discs, len(state.factories), len(state.boards)):
        raise IllegalDeal("discs", discs=discs_to_text(drawn.discs))
    return drawn.discs
