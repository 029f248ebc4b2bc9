"""The pictures in the docs are those that the tool draws."""

import shutil
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.some import some
from tools.docs_pictures import FOLDER, main


@pytest.mark.thorough
def test_the_tool_draws_every_picture_of_the_docs_in_the_stored_size(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    drawn, stored = ({path.name: path for path in folder.glob("*.png")} for folder in (tmp_path, FOLDER))
    assert set(drawn) == set(stored)
    for name in some(stored):
        with Image.open(drawn[name]) as now, Image.open(stored[name]) as before:
            assert now.size == before.size, name


@pytest.mark.thorough
def test_only_pictures_that_look_different_are_written_again(tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "pictures", ignore=lambda *_: ["rules-8.png"])
    with Image.open(folder / "rules-7.png") as opened:
        picture = opened.convert("RGB")
    ImageDraw.Draw(picture).rectangle((300, 300, 306, 306), "black")
    picture.save(folder / "rules-7.png")
    before = {path.name: path.read_bytes() for path in folder.glob("*.png")}
    main([str(folder)])
    after = {path.name: path.read_bytes() for path in folder.glob("*.png")}
    assert {name for name in after if before.get(name) != after[name]} == {"rules-7.png", "rules-8.png"}
