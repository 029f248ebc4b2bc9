"""What the bot is made of is written down, as it is pinned."""

import json

from tools.notices import NOTICES, SBOM, pinned


def test_the_bill_of_materials_has_what_a_server_runs_with_and_its_licences() -> None:
    components = json.loads(SBOM.read_text(encoding="utf-8"))["components"]
    found = {(each["name"], each["version"]) for each in components}
    assert found == {(each.name, each.version) for each in pinned()}
    assert len(found) > 20
    assert all(each["licenses"][0]["license"]["name"] for each in components)


def test_the_notices_have_the_texts_of_the_licences() -> None:
    text = NOTICES.read_text(encoding="utf-8")
    for package in pinned():
        assert f"| {package.name} | {package.version} | " in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "SIL OPEN FONT LICENSE" in text.upper()
