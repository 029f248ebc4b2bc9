"""How an operator says which shards a process runs."""

import pytest

from bot.cluster.assignment import ShardAssignment, parse_assignment


@pytest.mark.parametrize(
    ("text", "shard_count", "shards"),
    [
        ("0-3/16", 16, {0, 1, 2, 3}),
        ("5/16", 16, {5}),
        (" 0-1, 8 / 16 ", 16, {0, 1, 8}),
        ("3,1-2/4", 4, {1, 2, 3}),
        ("2-3/4", 4, {2, 3}),
        ("0-4095/4096", 4096, set(range(4096))),
        ("0/1", 1, {0}),
    ],
)
def test_shards_are_named_by_their_numbers(text: str, shard_count: int, shards: set[int]) -> None:
    assigned = parse_assignment(text)
    assert assigned == ShardAssignment(shard_count, frozenset(shards))
    assert parse_assignment(str(assigned)) == assigned


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("four", "write for example 0-3/16"),
        ("0-3", "write for example 0-3/16"),
        ("/16", "write for example 0-3/16"),
        ("0-3/", "write for example 0-3/16"),
        ("-1/16", "write for example 0-3/16"),
        ("0--3/16", "write for example 0-3/16"),
        ("0-3/0x10", "write for example 0-3/16"),
        ("٣/16", "write for example 0-3/16"),
        ("16/16", "there is no shard 16 of 16: they are numbered from 0 to 15"),
        ("14-16/16", "there is no shard 16 of 16"),
        ("3-0/16", "3-0 runs backwards"),
        ("0/4097", "has to be of 1 to 4096 shards, not 4097"),
        ("0/0", "has to be of 1 to 4096 shards, not 0"),
        ("0-99999999999/99999999999", "has to be of 1 to 4096 shards"),
    ],
)
def test_what_cannot_be_meant_is_explained(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]*$", check=lambda error: message in str(error)):
        parse_assignment(text)
