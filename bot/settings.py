"""What an operator can set, in the environment or in `.env`; .env.example explains it."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.logs.choices import LogFormat, LogLevel
from bot.sharing.home import read_home
from engine import THREADS_PER_CHANNEL
from storage.choosing import is_url


class SettingsError(Exception):
    """A setting that can't be used; the text names it, in one line."""


class Settings(BaseSettings):
    """All settings with their defaults."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_prefix="AZUL_", extra="ignore", populate_by_name=True
    )

    token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    database: Path | SecretStr = Path("data/azul.db")  # a file, or a URL with a password in it
    backups: Path | None = None
    log_level: LogLevel = "info"
    log_format: LogFormat = "text"
    local_port: Annotated[int, Field(ge=1, le=65535)] = 8642
    metrics_port: Annotated[int | None, Field(ge=1, le=65535)] = None
    metrics_host: Annotated[str, Field(min_length=1)] = "127.0.0.1"
    render_threads: Annotated[int, Field(ge=1, le=64)] = 1
    computer_workers: Annotated[int, Field(ge=1, le=64)] = 1
    threads_per_channel: Annotated[int, Field(ge=0, le=500)] = THREADS_PER_CHANNEL
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
        if not isinstance(database, str) or "://" not in database:
            return Path(str(database))
        if not is_url(database):
            raise ValueError("is neither a file nor postgresql://user:password@host/name")
        return SecretStr(database)

    @field_validator("shards")
    @classmethod
    def _names_shards(cls, shards: str | None) -> str | None:
        return None if not shards or not shards.strip() else str(read_home(shards))

    @property
    def store(self) -> str | Path:
        """What `open_store` takes: the URL of a database, or its file."""
        return self.database if isinstance(self.database, Path) else self.database.get_secret_value()

    @field_validator("backups", "metrics_port", mode="before")
    @classmethod
    def _empty_is_none(cls, value: object) -> object:
        return None if value == "" else value

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _any_case(cls, word: object) -> object:
        return word.lower() if isinstance(word, str) else word

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
