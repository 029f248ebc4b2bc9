"""What a picture takes from its reader: the words in it and the theme it is drawn in."""

from dataclasses import dataclass, field

from render.themes.theme import Theme, default_theme


@dataclass(frozen=True, slots=True)
class Captions:
    """Short words drawn in pictures, already in the reader's language. A number is drawn beside them."""

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
    result: str = "Result"
    wins: str = "wins"
    shared_victory: str = "shared victory"
    lobby: str = "Azul"
    free: str = "free seat"


@dataclass(frozen=True, slots=True)
class Look:
    """The words and the theme of a picture: English and azulejo unless others are given."""

    captions: Captions = Captions()
    theme: Theme = field(default_factory=default_theme)
