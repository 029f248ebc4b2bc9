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
    lobby: str = "Azul"
    free: str = "free seat"


@dataclass(frozen=True, slots=True)
class Look:
    """The words and the theme of a picture, by default English and azulejo."""

    captions: Captions = Captions()
    theme: Theme = field(default_factory=default_theme)
