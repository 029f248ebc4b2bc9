"""Game files: everything in them follows from the events, and any other value is found."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul import Factories, Phase, Resigned, Rules, WallSide, parse_position
from azul.gamefile.document import GameFileError, GameRecord, document, dump, file_name, load
from azul.gamefile.record import steps_of
from tests.azul.gamefile.documents import FREE, Document, Path, a_record, changed, entry, leaves, wrong
from tests.azul.games import ALL_RULES, random_record
from tests.azul.golden import GOLDEN
from tests.effort import EVERYTHING, examples
from tests.some import some

RECORD = random_record(2, 11, resignations=0.0)
VARIANTS = random_record(3, 2, Rules(WallSide.FREE, Factories.SPECIAL), resignations=0.0)


def first_round(record: GameRecord) -> GameRecord:
    """Return the record until its first round has been tiled."""
    number = next(step.number for step in steps_of(record) if step.report is not None)
    return replace(record, events=record.events[:number])


@pytest.mark.no_cover
@examples(4, 40)
@given(st.integers(2, 4), st.integers(0, 2**32), st.sampled_from(ALL_RULES))
def test_a_game_is_read_back_as_it_was_written(players: int, seed: int, rules: Rules) -> None:
    record = random_record(players, seed, rules)
    assert load(dump(record)) == load(dump(record).encode()) == record


@examples(4, 20)
@given(st.integers(2, 4), st.integers(0, 2**32), st.sampled_from(ALL_RULES), st.floats(0, 0.99))
def test_a_game_that_has_not_ended_is_read_back_as_it_was_written(
    players: int, seed: int, rules: Rules, part: float
) -> None:
    record = random_record(players, seed, rules)
    running = replace(record, events=record.events[: int(part * len(record.events))])
    assert load(dump(running)) == running
    assert load(dump(replace(running, secret=None))).secret is None


def test_the_text_is_the_document_with_one_event_a_line() -> None:
    text = dump(RECORD)
    assert json.loads(text) == document(RECORD)
    assert sum('"number":' in line for line in text.splitlines()) == len(RECORD.events)


def test_the_file_is_named_after_the_game() -> None:
    assert file_name(17) == "azul-17.json"


def test_the_header_describes_the_game() -> None:
    header = document(a_record(starter=1, players=3))
    assert header == {
        "format": "azul-game",
        "version": 3,
        "id": 17,
        "rules": {"players": 3, "wall": "coloured", "factories": "plain", "scatter": "free"},
        "rulings": 2,
        "players": [{"seat": 1, "name": "Ann"}, {"seat": 2, "name": "Ben"}, {"seat": 3, "name": "Cy"}],
        "commitment": "0" * 64,
        "secret": "00" * 32,
        "starter": 2,
        "begun": "2026-03-01T17:59:59Z",
        "events": [],
        "result": None,
    }


def test_a_deal_has_the_tiles_of_every_factory() -> None:
    assert entry(a_record("deal b2yr,k4,y4,r4,w4"), 1) == {
        "number": 1,
        "when": "2026-03-01T18:00:00Z",
        "event": "deal b2yr,k4,y4,r4,w4",
        "type": "deal",
        "round": 1,
        "factories": [
            {"blue": 2, "yellow": 1, "red": 1},
            {"black": 4},
            {"yellow": 4},
            {"red": 4},
            {"white": 4},
        ],
    }


def test_a_take_has_source_colour_line_and_what_fell() -> None:
    record = a_record("deal b2yr,k4,y4,r4,w4", "take 1 2k3", "take 2 1b4", "take 1 crf", "take 2 cy5")
    takes = [
        [
            entry(record, number)[name]
            for name in ("seat", "source", "colour", "line", "tiles", "fell", "marker")
        ]
        for number in (2, 3, 4, 5)
    ]
    assert takes == [
        [1, "2", "black", "3", 4, 1, False],
        [2, "1", "blue", "4", 2, 0, False],
        [1, "centre", "red", "floor", 1, 1, True],
        [2, "centre", "yellow", "5", 1, 0, False],
    ]


def test_the_last_take_of_a_round_has_every_step_of_the_score() -> None:
    record = a_record(
        "deal b4,k4,y4,r3k,w4",
        *("take 1 1b4", "take 2 2k4", "take 1 3y5", "take 2 4r2", "take 1 5w3", "take 2 ck1"),
    )
    tiling = entry(record, 7)["tiling"]
    assert tiling["boards"][1] == {
        "seat": 2,
        "placements": [
            {"row": 1, "column": 4, "colour": "black", "horizontal": 1, "vertical": 1, "points": 1},
            {"row": 2, "column": 4, "colour": "red", "horizontal": 1, "vertical": 2, "points": 2},
            {"row": 4, "column": 2, "colour": "black", "horizontal": 1, "vertical": 1, "points": 1},
        ],
        "floor": [{"item": "red", "cost": 1}, {"item": "marker", "cost": 1}],
        "floor_cost": 2,
        "score_before": 0,
        "score": 2,
    }
    assert (tiling["round"], tiling["next_starter"]) == (1, 2)
    assert tiling["position"].startswith("v2 1 refill 2 2 c ")


def test_an_undone_move_stays_in_the_file_with_its_undo() -> None:
    record = a_record("deal b4,k4,y4,r3k,w4", "take 1 1b4", "undo 1", "take 1 1b5")
    events = [event["event"] for event in json.loads(dump(record))["events"]]
    assert events[1:] == ["take 1 1b4", "undo 1", "take 1 1b5"]


def test_the_result_has_bonuses_and_ranking() -> None:
    result = json.loads(dump(RECORD))["result"]
    scores = [board.score for board in parse_position(result["position"]).boards]
    winner = scores.index(max(scores)) + 1
    assert (result["reason"], result["ranking"]) == ("row", [[winner], [3 - winner]])
    assert [final["score"] for final in result["players"]] == scores
    for final in some(result["players"]):
        assert final["bonus"] == 2 * len(final["rows"]) + 7 * len(final["columns"]) + 10 * len(
            final["colours"]
        )
        assert final["score"] == final["score_before_bonus"] + final["bonus"]


def test_a_game_that_ended_by_resignation_has_a_result_without_bonuses() -> None:
    result = document(a_record("deal b4,k4,y4,r3k,w4", "resign 1"))["result"]
    assert isinstance(result, dict)
    assert (result["reason"], result["ranking"]) == ("resignation", [[2], [1]])
    assert result["players"][0] == {"seat": 1, "resigned": True, "score": 0}


def test_an_impossible_record_is_not_written() -> None:
    with pytest.raises(GameFileError) as refused:
        dump(a_record("deal b4,k4,y4,r3k,w4", "take 1 1b4", "take 1 2k4"))
    assert (refused.value.code, refused.value.event, refused.value.params["reason"]) == (
        "illegal",
        3,
        "not-your-turn",
    )


def one_of_each_kind(found: Document, paths: list[Path]) -> list[Path]:
    """Return one path to each field that an event of each type has."""
    kinds: dict[tuple[str, ...], Path] = {}
    for path in paths:
        fields = [step for step in path if isinstance(step, str)]
        if path[0] == "events":
            fields.append(found["events"][path[1]]["type"])
        kinds.setdefault(tuple(fields), path)
    return list(kinds.values())


@pytest.mark.parametrize(
    "record", [replace(RECORD, events=RECORD.events[:14]), first_round(VARIANTS)], ids=["base", "variants"]
)
def test_a_change_of_any_value_that_follows_from_the_events_is_found_at_its_event(record: GameRecord) -> None:
    found = json.loads(dump(record))
    paths = [path for path in leaves(found) if path[-1] not in FREE and path[0] != "rules"]
    assert len(paths) > 100
    for path in some(paths if EVERYTHING else one_of_each_kind(found, paths)):
        error = wrong(changed(found, path))
        assert error.event == (int(path[1]) + 1 if path[0] == "events" else None), path


@pytest.mark.parametrize(
    "option", [("wall", "free"), ("factories", "special"), ("factories", "special-once")], ids=str
)
def test_a_game_with_other_rules_in_its_header_is_refused(option: tuple[str, str]) -> None:
    found = json.loads(dump(RECORD))
    found["rules"][option[0]] = option[1]
    assert wrong(found).event is not None


def test_a_change_in_the_result_is_found() -> None:
    found = json.loads(dump(RECORD))
    for path in some(leaves(found["result"], "result")):
        error = wrong(changed(found, path))
        assert (error.code, error.event) == ("differs", None)


@pytest.mark.parametrize("number", [1, 2, 9, 20])
def test_a_missing_event_is_found_where_it_is_missing(number: int) -> None:
    found = json.loads(dump(RECORD))
    del found["events"][number - 1]
    assert wrong(found).event == number


def test_a_field_that_is_missing_or_unknown_is_found_at_its_event() -> None:
    found = json.loads(dump(RECORD))
    del found["events"][4]["seat"]
    error = wrong(found)
    assert (error.code, error.event, error.params) == ("missing", 5, {"field": "seat"})
    found = json.loads(dump(RECORD))
    found["events"][4]["sat"] = 1
    error = wrong(found)
    assert (error.code, error.event, error.params) == ("unknown", 5, {"field": "sat"})


def test_an_impossible_event_is_refused_with_the_reason_of_the_rules() -> None:
    found = json.loads(dump(RECORD))
    found["events"][1]["event"] = "take 1 9bf"
    error = wrong(found)
    assert (error.code, error.event) == ("illegal", 2)
    assert error.params["reason"] in {"no-such-source", "not-your-turn"}


def test_events_after_the_end_are_refused() -> None:
    record = a_record("deal b4,k4,y4,r3k,w4", "resign 1")
    found = json.loads(dump(record))
    found["events"].append({"number": 3, "when": "2026-03-01T18:00:00Z", "event": str(Resigned(1))})
    error = wrong(found)
    assert (error.code, error.event, error.params["reason"]) == ("illegal", 3, "wrong-phase")


OF_BARREN_ROUNDS = (GOLDEN / "the-same-round-for-ever.json").read_text(encoding="utf-8")


def test_a_file_that_names_no_rulings_is_of_the_oldest_that_it_agrees_with() -> None:
    one = (GOLDEN / "shared-victory.json").read_text(encoding="utf-8")
    assert (load(one).rulings, load(OF_BARREN_ROUNDS).rulings) == (1, 2)


def test_a_file_is_held_to_the_rulings_that_it_names() -> None:
    record = load(OF_BARREN_ROUNDS)
    assert load(dump(record)) == record
    refused = wrong(json.loads(dump(record)) | {"rulings": 1})
    assert (refused.code, refused.params["field"]) == ("differs", "tiling.position")
    first = load((GOLDEN / "shared-victory.json").read_bytes())
    assert load(dump(first)) == first
    assert wrong(json.loads(dump(first)) | {"rulings": 2}).code == "differs"


def test_a_game_without_r19b_goes_on_while_nothing_grows() -> None:
    record = load(OF_BARREN_ROUNDS)
    *_, last = steps_of(replace(record, rulings=1))
    assert (last.after.phase, last.after.barren) == (Phase.REFILL, 0)
    assert load(dump(replace(record, rulings=1))) == replace(record, rulings=1)


def test_an_error_in_a_file_without_rulings_is_the_first_under_those_that_get_furthest() -> None:
    found = json.loads(OF_BARREN_ROUNDS)
    number = len(found["events"])
    found["events"][-1]["tiles"] += 1
    error = wrong(found)
    assert (error.code, error.event, error.params["field"]) == ("differs", number, "tiles")
    error = wrong(json.loads(OF_BARREN_ROUNDS) | {"result": None})
    assert (error.code, error.event, error.params["field"]) == ("differs", None, "result")


def test_a_wrong_number_of_barren_rounds_is_found() -> None:
    refused = wrong(OF_BARREN_ROUNDS.replace("10~2 refill", "10~1 refill"))
    assert (refused.code, refused.params["field"]) == ("differs", "tiling.position")
