"""The words that stand in pictures, given by whoever knows the reader's language."""

from dataclasses import dataclass


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


ENGLISH = Captions()
"""What a picture says when nobody gives it other words."""
