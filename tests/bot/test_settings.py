"""Settings come from the environment, then from `.env`; a wrong one is named in one line."""

import re
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load_settings

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave no setting of this machine, and no file of settings, to be found."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"AZUL_{name.upper()}", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("AZUL_DATABASE", "mysql://localhost/azul"),
        ("AZUL_DATABASE", ""),
        ("AZUL_LOCAL_PORT", "abc"),
        ("AZUL_LOCAL_PORT", "0"),
        ("AZUL_LOCAL_PORT", "70000"),
        ("AZUL_LOG_FORMAT", "xml"),
        ("AZUL_LOG_LEVEL", "loud"),
        ("AZUL_SHARDS", "all"),
        ("AZUL_METRICS_PORT", "0"),
        ("AZUL_METRICS_PORT", "65536"),
        ("AZUL_METRICS_PORT", "9000.5"),
        ("AZUL_METRICS_PORT", "metrics"),
        ("AZUL_METRICS_HOST", ""),
        ("AZUL_RENDER_THREADS", "0"),
        ("AZUL_RENDER_THREADS", ""),
        ("AZUL_COMPUTER_WORKERS", "0"),
        ("AZUL_THREADS_PER_CHANNEL", "-1"),
        ("AZUL_THREADS_PER_CHANNEL", "501"),
        ("DISCORD_TOKEN", ""),
        ("DISCORD_TOKEN", " \t"),
    ],
)
@pytest.mark.parametrize("from_file", [False, True])
def test_a_wrong_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, from_file: bool
) -> None:
    if from_file:
        Path(".env").write_text(f"# a comment\n{name}='{value}'\n", encoding="utf-8")
    else:
        monkeypatch.setenv(name, value)

    with pytest.raises(SettingsError) as caught:
        load_settings()

    assert str(caught.value).startswith(f"{name}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("AZUL_METRICS_PORT", "9464/tcp", "has to be a whole number from 1 to 65535, not '9464/tcp'"),
        ("AZUL_THREADS_PER_CHANNEL", "-1", "has to be a whole number from 0 to 500, not '-1'"),
        ("AZUL_LOG_FORMAT", "xml", "has to be text or json, not 'xml'"),
        ("AZUL_LOG_LEVEL", "loud", "has to be debug, info, warning or error, not 'loud'"),
    ],
)
def test_what_would_be_right_is_said(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert str(caught.value) == f"{name}: {said}"


@pytest.mark.parametrize("name", ["AZUL_BACKUPS", "AZUL_METRICS_PORT", "AZUL_SHARDS"])
@pytest.mark.parametrize("empty", ["", " "])
def test_what_need_not_be_set_may_be_empty(monkeypatch: pytest.MonkeyPatch, name: str, empty: str) -> None:
    monkeypatch.setenv(name, empty)
    assert load_settings() == Settings()


def test_nothing_has_to_be_set() -> None:
    settings = load_settings()
    assert settings.token is None
    assert settings.database == Path("data/azul.db")


def test_a_token_is_read_from_the_file_and_never_printed() -> None:
    Path(".env").write_text("DISCORD_TOKEN=abc.def.ghi\n", encoding="utf-8")
    settings = load_settings()
    assert settings.token is not None
    assert settings.token.get_secret_value() == "abc.def.ghi"
    assert "abc.def" not in repr(settings)


def test_the_environment_overrides_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("AZUL_LOG_LEVEL=loud\nAZUL_DATABASE=file.db\nUNKNOWN=1\n", encoding="utf-8")
    monkeypatch.setenv("AZUL_LOG_LEVEL", "WARNING")
    settings = load_settings()
    assert settings.log_level == "warning"
    assert settings.database == Path("file.db")


def test_a_database_on_a_server_is_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "postgresql://azul:hunter2@db.example/azul?pool=4"
    monkeypatch.setenv("AZUL_DATABASE", url)
    settings = load_settings()
    assert settings.store == url
    assert "hunter2" not in repr(settings)


def test_a_file_that_is_not_text_is_named() -> None:
    Path(".env").write_bytes(b"\xff\xfe\x00bad")
    with pytest.raises(SettingsError, match=re.escape(".env: ")):
        load_settings()


def test_the_example_names_every_setting_with_its_default() -> None:
    example = dict(
        re.findall(r"^# ([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE)
    )
    defaults = {}
    for name, field in Settings.model_fields.items():
        variable = str(field.validation_alias or f"AZUL_{name.upper()}")
        defaults[variable] = "" if field.default is None else str(field.default)
    assert example == defaults
