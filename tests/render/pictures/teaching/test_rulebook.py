"""The pages of the rules: each has a picture, small enough for the repository and the chat."""

from pathlib import Path

import pytest
from PIL import Image

from render import RULE_PAGES, Captions, Look, rule_picture, rule_pictures
from tests.some import some

DOCS = Path(__file__).parents[4] / "docs"


@pytest.fixture(scope="module")
def pictures() -> dict[str, Image.Image]:
    return dict(rule_pictures())


def test_every_page_has_a_picture_that_is_not_square(pictures: dict[str, Image.Image]) -> None:
    assert list(pictures) == [f"rules-{page}" for page in range(1, RULE_PAGES + 1)]
    for picture in some(pictures.values()):
        assert picture.width != picture.height
        assert picture.height <= 1.1 * picture.width


@pytest.mark.parametrize("page", range(1, RULE_PAGES + 1))
def test_the_written_rules_show_every_picture(pictures: dict[str, Image.Image], page: int) -> None:
    text = (DOCS / "rules" / "en-US.md").read_text(encoding="utf-8")
    assert f"(../pictures/rules-{page}.png)" in text
    path = DOCS / "pictures" / f"rules-{page}.png"
    assert path.stat().st_size < 120_000
    with Image.open(path) as kept:
        assert kept.size == pictures[path.stem].size


def test_pictures_of_the_rules_are_in_the_readers_language() -> None:
    assert rule_picture(2, Look(Captions(centre="Središte"))).tobytes() != rule_picture(2).tobytes()
