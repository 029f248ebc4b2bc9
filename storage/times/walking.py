"""Looking through all games that are due at some moment, in pages, for those that absences have delayed."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from storage.share import Share

PAGE: Final = 500
"""How many games are read with one statement."""
ROUNDS: Final = 2
"""How often all games are looked through: what could not be changed the first time is found once more."""

Place = tuple[int, int]
"""Where a page begins: behind a game that is due at a moment and has an id."""
Pages = Callable[[Place, int, Share], Awaitable[Sequence[tuple[int, int, int]]]]
"""What returns a page behind a place: the moment, the id and the delay of so many games of a share."""
_START: Final = (-1, -1)


class Walk:
    """Remembers how far the games of a share were looked through because of some absences."""

    def __init__(self) -> None:
        self._because: object = None
        self._place: Place = _START
        self._rounds = 0

    @property
    def is_over(self) -> bool:
        """Whether everything was looked through."""
        return self._rounds >= ROUNDS

    async def next(self, pages: Pages, share: Share, absences: Sequence[int], limit: int) -> list[int]:
        """Return the ids of up to `limit` further games that are delayed; none if `is_over`.

        Begin anew if there is another absence, or another share.
        """
        because = (share.of, frozenset(share.shards), frozenset(absences))
        if because != self._because:
            self._because, self._place, self._rounds = because, _START, 0
        found: list[int] = []
        while len(found) < limit and not self.is_over:
            page = await pages(self._place, min(PAGE, limit - len(found)), share)
            found += [game_id for _, game_id, delay in page if delay > 0]
            if page:
                due_at, game_id, _ = page[-1]
                self._place = (due_at, game_id)
            else:
                self._place = _START
                self._rounds += 1
                if found:
                    break  # they have to be changed before the next round
        return found
