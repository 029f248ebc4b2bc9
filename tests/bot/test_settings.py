"""Settings come from the environment, then from `.env`; a wrong one is named in one line."""

import re
import shlex
import sys
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.settings import OF_COMPOSE, Settings, SettingsError, load_settings, variables

ROOT = Path(__file__).parents[2]
POSTGRES = "postgresql://azul@db.example/azul"


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave no setting of this machine, and no file of settings, to be found."""
    monkeypatch.chdir(tmp_path)
    for name in variables():
        monkeypatch.delenv(name, raising=False)


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
        ("AZUL_ENGINES", "Gina"),
        ("AZUL_ENGINES", "Gina=no-such-program-at-all"),
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
    monkeypatch.setenv("AZUL_LOG_LEVEL", " WARNING ")
    settings = load_settings()
    assert settings.log_level == "warning"
    assert settings.database == Path("file.db")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("AZUL_BACKUP", "there is no such setting; do you mean AZUL_BACKUPS?"),
        ("AZUL_DATABSE", "there is no such setting; do you mean AZUL_DATABASE?"),
        ("azul_log_levl", "there is no such setting; do you mean AZUL_LOG_LEVEL?"),
        ("DISCORD_TOKN", "there is no such setting; do you mean DISCORD_TOKEN?"),
        ("DISCORD_TOKENFILE", "there is no such setting; do you mean DISCORD_TOKEN_FILE?"),
        ("AZUL_Q", "there is no such setting; .env.example has all there are"),
    ],
)
@pytest.mark.parametrize("from_file", [False, True])
def test_a_misspelt_setting_is_named_with_the_nearest_that_there_is(
    monkeypatch: pytest.MonkeyPatch, wrong: str, said: str, from_file: bool
) -> None:
    if from_file:
        Path(".env").write_text(f"{wrong}=x\n", encoding="utf-8")
    else:
        monkeypatch.setenv(wrong, "x")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert str(caught.value) == f"{wrong.upper()}: {said}"


def test_what_only_compose_reads_may_be_in_the_file() -> None:
    named = re.findall(
        r"\$\{(AZUL_\w+)", "".join(file.read_text(encoding="utf-8") for file in ROOT.glob("compose*.yaml"))
    )
    assert set(named) - variables() == OF_COMPOSE
    Path(".env").write_text("".join(f"{name}=x\n" for name in OF_COMPOSE), encoding="utf-8")
    assert load_settings() == Settings()


def test_the_token_can_be_in_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text("abc.def.ghi\n", encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(secret))
    settings = load_settings()
    assert settings.token is not None
    assert settings.token.get_secret_value() == "abc.def.ghi"
    assert settings.secrets == ["abc.def.ghi"]
    assert settings.backups == Path("data/backups")


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "can't be read: No such file"), (b" \n", "is empty"), (b"\xff\xfe", "is not a text file")],
)
def test_a_file_without_a_token_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None, said: str
) -> None:
    secret = tmp_path / "token"
    if content is not None:
        secret.write_bytes(content)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(secret))
    with pytest.raises(SettingsError, match=f"^DISCORD_TOKEN_FILE: {secret} {said}"):
        load_settings()


def test_two_tokens_are_one_too_many(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN_FILE: DISCORD_TOKEN is set too"):
        load_settings()


@pytest.mark.parametrize(
    ("settings", "folder"),
    [
        ({"DISCORD_TOKEN": "a.b.c"}, Path("data/backups")),
        ({"DISCORD_TOKEN": "a.b.c", "AZUL_DATABASE": "/srv/azul.db"}, Path("/srv/backups")),
        ({"DISCORD_TOKEN": "a.b.c", "AZUL_BACKUPS": "/mnt"}, Path("/mnt")),
        ({"DISCORD_TOKEN": "a.b.c", "AZUL_BACKUPS": ""}, None),
        ({"DISCORD_TOKEN": "a.b.c", "AZUL_DATABASE": POSTGRES}, Path("data/backups")),
        ({"AZUL_DATABASE": POSTGRES}, None),
        ({}, None),
    ],
    ids=str,
)
def test_a_bot_with_a_token_is_backed_up_unless_it_is_said_otherwise(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], folder: Path | None
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert load_settings().backups == folder


def test_a_database_on_a_server_is_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "postgresql://azul:hunter2@db.example/azul?pool=4"
    monkeypatch.setenv("AZUL_DATABASE", url)
    settings = load_settings()
    assert settings.store == url
    assert "hunter2" not in repr(settings)
    assert settings.secrets == ["hunter2"]
    monkeypatch.setenv("DISCORD_TOKEN", " a.b.c ")
    assert load_settings().secrets == ["a.b.c", "hunter2"]
    monkeypatch.delenv("AZUL_DATABASE")
    assert load_settings().secrets == ["a.b.c"]


def test_spaces_around_a_host_are_no_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZUL_METRICS_HOST", " 0.0.0.0 ")
    assert load_settings().metrics_host == "0.0.0.0"  # noqa: S104 - as in a container


def test_a_file_that_is_not_text_is_named() -> None:
    Path(".env").write_bytes(b"\xff\xfe\x00bad")
    with pytest.raises(SettingsError, match=re.escape(".env: ")):
        load_settings()


def test_the_example_names_every_setting_with_its_default() -> None:
    example = dict(
        re.findall(r"^# ([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE)
    )
    with_a_token = Settings(token=SecretStr("a.b.c"))
    settings = {
        str(field.validation_alias or f"AZUL_{name.upper()}"): getattr(with_a_token, name)
        for name, field in Settings.model_fields.items()
    }
    defaults = {name: "" if value in {None, ()} else str(value) for name, value in settings.items()}
    assert example == defaults | {"DISCORD_TOKEN": ""}


def test_engines_are_read_and_only_their_names_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    python = shlex.quote(sys.executable)
    Path(".env").write_text(f"AZUL_ENGINES=Gina={python} --key=abc; Hal={python}\n")
    settings = load_settings()
    assert [program.name for program in settings.engines] == ["Gina", "Hal"]
    assert settings.engines[0].command == (sys.executable, "--key=abc")
    assert settings.summary == "AZUL_ENGINES=Gina; Hal"
    monkeypatch.setenv("AZUL_ENGINES", " ")
    assert load_settings() == Settings()
