"""The compose files: what can't be true of them together, read without Docker."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FILES = sorted(path.name for path in ROOT.glob("compose*.yaml"))


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def services(name: str) -> dict[str, str]:
    """Return what a file says of each service."""
    block = re.search(r"^services:\n(.*?)(?=^\S|\Z)", text_of(name), re.MULTILINE | re.DOTALL)
    assert block is not None
    parts = re.split(r"^  ([\w-]+):\n", block[1], flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_a_bot_on_the_file_and_one_on_a_server_cannot_run_side_by_side() -> None:
    """They are one service: the second file changes its database."""
    assert list(services("compose.yaml")) == ["azul"]
    shared = services("compose.several.yaml")
    for name in ("azul", "second"):
        assert "AZUL_DATABASE: postgresql://" in shared[name]
        assert re.search(r"AZUL_SHARDS: [01]/2\n", shared[name])
    assert "profiles" not in "".join(map(text_of, FILES))


@pytest.mark.parametrize("name", FILES)
def test_whatever_runs_has_limits(name: str) -> None:
    text = text_of(name)
    for limit in ("max-size: 10m", "pids_limit: 200", "mem_limit: ", "restart: unless-stopped"):
        assert limit in text


def test_the_bot_can_write_to_its_volume_alone_and_has_time_to_leave() -> None:
    text = text_of("compose.yaml")
    for line in (
        "read_only: true",
        "cap_drop:\n    - ALL",
        "no-new-privileges:true",
        "stop_grace_period: 20s",
    ):
        assert line in text
    assert "AZUL_BACKUPS: /data/backups" in text


def test_what_the_files_mount_is_there() -> None:
    for name in FILES:
        for path in re.findall(r"- \./([\w./-]+):/", text_of(name)):
            assert (ROOT / path).exists(), path


def test_prometheus_asks_every_process_at_the_port_that_the_image_opens() -> None:
    config = (ROOT / "docs/prometheus/prometheus.yml").read_text(encoding="utf-8")
    assert 'targets: ["azul:9464"]' in config
    assert "names: [second]" in config
    assert "AZUL_METRICS_PORT=9464" in (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "AZUL_METRICS_HOST: 0.0.0.0" in services("compose.monitoring.yaml")["azul"]
    assert "AZUL_METRICS_HOST: 0.0.0.0" in services("compose.several.yaml")["second"]
