"""The look of a picture: its words and its theme."""

from dataclasses import dataclass, field

from render.themes.theme import Theme, default_theme


@dataclass(frozen=True, slots=True)
class Captions:
    """The words in pictures, in the reader's language. Numbers are drawn beside them."""

    round: str = "Round"
    bag: str = "Bag"
    lid: str = "Lid"
    centre: str = "Centre"
    resigned: str = "resigned"
    tiled: str = "Wall"
    floor: str = "Floor"
    rows: str = "Rows"
    columns: str = "Columns"
    colours: str = "Colours"
    wins: str = "wins"
    shared_victory: str = "shared victory"
    factories: str = "Factories"
    pattern_lines: str = "Pattern lines"
    first_player: str = "First player"
    take: str = "Take all of one colour"
    fill: str = "Put them on one line"
    score: str = "A full line scores"
    lobby: str = "Azul"
    free: str = "free seat"
    chances: str = "Chances of winning"


@dataclass(frozen=True, slots=True)
class Look:
    """The words and the theme of a picture, by default English and azulejo."""

    captions: Captions = Captions()
    theme: Theme = field(default_factory=default_theme)
