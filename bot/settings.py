"""What an operator can set, in the environment or in `.env`; .env.example explains it."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated, get_args
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.cluster.assignment import parse_assignment
from bot.logs.formats import LogFormat, LogLevel
from engine import THREADS_PER_CHANNEL
from storage.drivers import is_url


class SettingsError(Exception):
    """A setting that can't be used; the text names it, in one line."""


def database_named(text: str) -> Path | str:
    """Return the file or the URL that an operator names. Raise `ValueError`, which says what is right."""
    if not text.strip():
        raise ValueError("is empty: name a file, or postgresql://user:password@host/name")
    if "://" not in text:
        return Path(text)
    if not is_url(text):
        raise ValueError("is neither a file nor postgresql://user:password@host/name")
    return text


def _whole_number(least: int, most: int) -> BeforeValidator:
    def read(value: object) -> int:
        with suppress(ValueError):
            number = int(str(value))
            if least <= number <= most:
                return number
        raise ValueError(f"has to be a whole number from {least} to {most}, not {str(value)!r}")

    return BeforeValidator(read)


def _one_of(words: tuple[str, ...]) -> BeforeValidator:
    def read(value: object) -> str:
        word = str(value).strip().lower()
        if word not in words:
            raise ValueError(f"has to be {', '.join(words[:-1])} or {words[-1]}, not {str(value)!r}")
        return word

    return BeforeValidator(read)


_Port = Annotated[int, _whole_number(1, 65535)]
_Workers = Annotated[int, _whole_number(1, 64)]


class Settings(BaseSettings):
    """All settings with their defaults."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_prefix="AZUL_", extra="ignore", populate_by_name=True
    )

    token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    database: Path | SecretStr = Path("data/azul.db")  # a file, or a URL with a password in it
    backups: Path | None = None
    log_level: Annotated[LogLevel, _one_of(get_args(LogLevel))] = "info"
    log_format: Annotated[LogFormat, _one_of(get_args(LogFormat))] = "text"
    local_port: _Port = 8642
    metrics_port: _Port | None = None
    metrics_host: str = "127.0.0.1"
    render_threads: _Workers = 1
    computer_workers: _Workers = 1
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

    @field_validator("backups", "metrics_port", "shards", mode="before")
    @classmethod
    def _empty_is_none(cls, value: object) -> object:
        return None if isinstance(value, str) and not value.strip() else value

    @field_validator("shards")
    @classmethod
    def _names_shards(cls, shards: str | None) -> str | None:
        return None if shards is None else str(parse_assignment(shards))

    @property
    def store(self) -> str | Path:
        """What `open_store` takes: the URL of a database, or its file."""
        return self.database if isinstance(self.database, Path) else self.database.get_secret_value()

    @property
    def secrets(self) -> list[str]:
        """What nobody may read in the log."""
        token = self.token.get_secret_value().strip() if self.token is not None else None
        password = None
        with suppress(ValueError):
            password = urlsplit(str(self.store)).password
        return [secret for secret in (token, password) if secret]


def load_settings() -> Settings:
    """Read the settings. Raise `SettingsError`, which names the first wrong one."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        field = str(first["loc"][0])
        name = field if field == "DISCORD_TOKEN" else f"AZUL_{field.upper()}"
        raise SettingsError(f"{name}: {first['msg'].removeprefix('Value error, ')}") from None
    except UnicodeDecodeError:
        raise SettingsError(".env: is not a text file in UTF-8") from None
    except OSError as error:
        raise SettingsError(f".env: can't be read: {error.strerror}") from None
