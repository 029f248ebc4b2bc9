"""The look of a picture: its words and its theme."""

from dataclasses import dataclass, field

from render.themes.theme import Theme, default_theme


@dataclass(frozen=True, slots=True)
class Captions:
    """The words in pictures, in the reader's language. Numbers are drawn beside them.

    Callers pass all of them: the defaults are only the names of the fields.
    """

    round: str = "round"
    bag: str = "bag"
    lid: str = "lid"
    centre: str = "centre"
    resigned: str = "resigned"
    tiled: str = "tiled"
    floor: str = "floor"
    rows: str = "rows"
    columns: str = "columns"
    colours: str = "colours"
    wins: str = "wins"
    shared_victory: str = "shared victory"
    factories: str = "factories"
    pattern_lines: str = "pattern lines"
    first_player: str = "first player"
    take: str = "take"
    fill: str = "fill"
    score: str = "score"
    surplus: str = "surplus"
    magnet: str = "magnet"
    keep: str = "keep"
    scatter: str = "scatter"
    cushion: str = "cushion"
    lobby: str = "lobby"
    free: str = "free"
    chances: str = "chances"
    games: str = "games"
    victories: str = "victories"
    average: str = "average"
    best_score: str = "best score"
    per_turn: str = "per turn"
    streak: str = "streak"
    best_streak: str = "best streak"
    per_game: str = "per game"
    players: str = "players"
    coloured_wall: str = "coloured wall"
    free_wall: str = "free wall"
    unrated: str = "unrated"
    no_games: str = "no games"
    favourite: str = "favourite"
    head_to_head: str = "head to head"
    level: str = "level"
    achievements: str = "achievements"
    percent: str = "0%"
    """How the language writes percentages; the number stands in place of the 0."""
    thousand: str = "1,000"
    """How the language writes a thousand."""

    def share(self, percent: int) -> str:
        """Return a percentage as the language writes it."""
        return self.percent.replace("0", str(percent))

    def thousands(self, number: int) -> str:
        """Return a number of at most four digits as the language writes it.

        >>> Captions().thousands(1_540), Captions(thousand="1000").thousands(1_540), Captions().thousands(940)
        ('1,540', '1540', '940')
        """
        whole, rest = divmod(number, 1_000)
        return f"{whole}{self.thousand[1:-3]}{rest:03}" if whole else str(rest)


@dataclass(frozen=True, slots=True)
class Look:
    """The words and the theme of a picture; by default the names of the words, and azulejo."""

    captions: Captions = Captions()
    theme: Theme = field(default_factory=default_theme)
