"""The operator's settings, from the environment or `.env`; .env.example explains them."""

from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, get_args
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    DotEnvSettingsSource,
    EnvSettingsSource,
    NoDecode,
    SettingsConfigDict,
)

from bot.cluster.assignment import parse_assignment
from bot.logs.formats import LogFormat, LogLevel
from engine import THREADS_PER_CHANNEL, Program, programs_in
from storage.drivers import is_url


class SettingsError(Exception):
    """A setting that can't be used; the message names it, in one line."""


class RetryableSettingsError(SettingsError):
    """A setting that can't be used at the moment, but may be right: trying again later may help."""


DEFAULT_FILE: Final = Path("data/azul.db")
OF_COMPOSE: Final = frozenset({"AZUL_POSTGRES_PASSWORD", "AZUL_VERSION"})
"""Variables that only the compose files read, from the `.env` file that they also pass to the bot."""


def database_named(text: str) -> Path | str:
    """Return the file or the URL that an operator names. Raise `ValueError` with a hint if it is neither."""
    if not text.strip():
        raise ValueError("is empty: name a file, or postgresql://user:password@host/name")
    if "://" not in text:
        return Path(text)
    if not is_url(text):
        raise ValueError("is neither a file nor postgresql://user:password@host/name")
    return text


def _whole_number(minimum: int, maximum: int) -> BeforeValidator:
    def read(value: object) -> int:
        with suppress(ValueError):
            number = int(str(value))
            if minimum <= number <= maximum:
                return number
        raise ValueError(f"has to be a whole number from {minimum} to {maximum}, not {str(value)!r}")

    return BeforeValidator(read)


def _one_of(words: tuple[str, ...]) -> BeforeValidator:
    def read(value: object) -> str:
        word = str(value).strip().lower()
        if word not in words:
            raise ValueError(f"has to be {', '.join(words[:-1])} or {words[-1]}, not {str(value)!r}")
        return word

    return BeforeValidator(read)


def _programs(value: object) -> object:
    return programs_in(value) if isinstance(value, str) else value


def default_backups(database: object) -> Path:
    """Return the default folder for backups: beside the database file, or where one would be."""
    file = database if isinstance(database, Path) else DEFAULT_FILE
    return file.parent / "backups"


def _backups_by_default(validated: dict[str, Any]) -> Path | None:
    """Return the default folder for nightly backups; None in a local channel, which makes none."""
    has_token = validated.get("token") is not None or validated.get("token_file") is not None
    return default_backups(validated.get("database")) if has_token else None


_Port = Annotated[int, _whole_number(1, 65535)]
_Workers = Annotated[int, _whole_number(1, 64)]


class Settings(BaseSettings):
    """All settings with their defaults."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_prefix="AZUL_", extra="ignore", populate_by_name=True
    )

    token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    token_file: Annotated[Path | None, Field(validation_alias="DISCORD_TOKEN_FILE")] = None
    database: Path | SecretStr = DEFAULT_FILE  # a file, or a URL with a password in it
    backups: Annotated[Path | None, Field(default_factory=_backups_by_default)]
    log_level: Annotated[LogLevel, _one_of(get_args(LogLevel))] = "info"
    log_format: Annotated[LogFormat, _one_of(get_args(LogFormat))] = "text"
    local_port: _Port = 8642
    metrics_port: _Port | None = None
    metrics_host: str = "127.0.0.1"
    render_threads: _Workers = 1
    computer_workers: _Workers = 1
    engines: Annotated[tuple[Program, ...], NoDecode, BeforeValidator(_programs)] = ()
    threads_per_channel: Annotated[int, _whole_number(0, 500)] = THREADS_PER_CHANNEL
    shards: str | None = None

    @field_validator("token")
    @classmethod
    def _token_is_written_in(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not token.get_secret_value().strip():
            raise ValueError("is empty: write the bot's token there, or remove it for the local channel")
        return token

    @field_validator("database", mode="before")
    @classmethod
    def _file_or_server(cls, database: object) -> object:
        named = database_named(str(database))
        return named if isinstance(named, Path) else SecretStr(named)

    @field_validator("metrics_host")
    @classmethod
    def _host_is_written_in(cls, host: str) -> str:
        if not host.strip():
            raise ValueError("is empty: write 127.0.0.1 for this machine alone, or 0.0.0.0 for all networks")
        return host.strip()

    @field_validator("token_file", "backups", "metrics_port", "shards", mode="before")
    @classmethod
    def _empty_is_none(cls, value: object) -> object:
        return None if isinstance(value, str) and not value.strip() else value

    @field_validator("shards")
    @classmethod
    def _names_shards(cls, shards: str | None) -> str | None:
        return None if shards is None else str(parse_assignment(shards))

    @property
    def store(self) -> str | Path:
        """The argument for `open_store`: the URL of a database, or its file."""
        return self.database if isinstance(self.database, Path) else self.database.get_secret_value()

    @property
    def summary(self) -> str:
        """The settings that differ from their defaults, as the log shows them.

        The token, the database and the backups are left out. Of engines only the names are included: their
        arguments may be secret.
        """
        fields = type(self).model_fields
        values = {
            _variable(str(fields[name].validation_alias or name)): value
            for name in sorted(self.model_fields_set - {"token", "database", "backups"})
            if (value := getattr(self, name)) != fields[name].default
        }
        if self.engines:
            values["AZUL_ENGINES"] = "; ".join(program.name for program in self.engines)
        return ", ".join(f"{name}={'' if value is None else value}" for name, value in values.items())

    @property
    def secrets(self) -> list[str]:
        """The secrets that must not appear in the log: the token and the database's password."""
        token = self.token.get_secret_value().strip() if self.token is not None else None
        password = None
        with suppress(ValueError):
            password = urlsplit(str(self.store)).password
        return [secret for secret in (token, password) if secret]


def load_settings() -> Settings:
    """Read the settings. Raise `SettingsError`, which names the first wrong one."""
    try:
        _require_known()
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        raise SettingsError(
            f"{_variable(str(first['loc'][0]))}: {first['msg'].removeprefix('Value error, ')}"
        ) from None
    except UnicodeDecodeError:
        raise SettingsError(".env: is not a text file in UTF-8") from None
    except OSError as error:
        raise SettingsError(f".env: can't be read: {error.strerror}") from None
    if settings.token_file is not None:
        if settings.token is not None:
            raise SettingsError("DISCORD_TOKEN_FILE: DISCORD_TOKEN is set too; remove one of them")
        settings.token = _token_in(settings.token_file)
    return settings


def variables() -> frozenset[str]:
    """Return the names of the environment variables that can be set."""
    return frozenset(
        str(field.validation_alias or f"AZUL_{name.upper()}") for name, field in Settings.model_fields.items()
    )


def _variable(field: str) -> str:
    return field if field in variables() else f"AZUL_{field.upper()}"


def _require_known() -> None:
    """Raise `SettingsError` if a variable is set that looks like a setting but isn't one."""
    known = variables() | OF_COMPOSE
    there = {*EnvSettingsSource(Settings).env_vars, *DotEnvSettingsSource(Settings).env_vars}
    for name in sorted(map(str.upper, there)):
        if name.startswith(("AZUL_", "DISCORD_")) and name not in known:
            nearest = get_close_matches(name, sorted(known), n=1)
            meant = f"do you mean {nearest[0]}?" if nearest else ".env.example has all there are"
            raise SettingsError(f"{name}: there is no such setting; {meant}")


def _token_in(file: Path) -> SecretStr:
    try:
        token = file.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        raise SettingsError(f"DISCORD_TOKEN_FILE: {file} is not a text file in UTF-8") from None
    except OSError as error:
        raise SettingsError(f"DISCORD_TOKEN_FILE: {file} can't be read: {error.strerror}") from None
    if not token:
        raise SettingsError(f"DISCORD_TOKEN_FILE: {file} is empty: write the bot's token there")
    return SecretStr(token)
