"""The look of a picture: its words and its theme."""

from dataclasses import dataclass, field

from render.themes.theme import Theme, default_theme


@dataclass(frozen=True, slots=True)
class Captions:
    """The words in pictures, in the reader's language. Numbers are drawn beside them.

    Whoever draws brings them along: a word that is left out is the name of its place here.
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
    percent: str = "0%"
    """How the language writes percentages; the number stands in place of the 0."""

    def share(self, percent: int) -> str:
        """Return a percentage as the language writes it."""
        return self.percent.replace("0", str(percent))


@dataclass(frozen=True, slots=True)
class Look:
    """The words and the theme of a picture, by default no language's and azulejo."""

    captions: Captions = Captions()
    theme: Theme = field(default_factory=default_theme)
