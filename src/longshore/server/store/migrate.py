"""Upgrade a database to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

SCHEMA: Final = "SELECT version_num FROM alembic_version"
_FOLDER: Final = Path(__file__).parent / "migrations"

# Alembic and SQLAlchemy are imported where they are used: only a database that is new or of an
# older version needs them, and they are slow to import.


def migrate(url: str, to: str = "head") -> None:
    """Create or upgrade the schema of a database, given by its SQLAlchemy URL."""
    from sqlalchemy import create_engine  # noqa: PLC0415

    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            upgrade(connection, to)
    finally:
        engine.dispose()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Create or upgrade the schema on a connection that is in a transaction."""
    from alembic import command  # noqa: PLC0415

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def newest_schema() -> str:
    """The schema that this program uses: the last revision, named after its file."""
    return max(file.stem.removeprefix("v") for file in _FOLDER.glob("versions/v*.py"))


def _config() -> Config:
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("version_path_separator", "os")
    return config


def schema_errors() -> tuple[type[Exception], ...]:
    """What SQLAlchemy and Alembic can raise."""
    from alembic.util import CommandError  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    return SQLAlchemyError, CommandError


def reason_of(error: Exception) -> str:
    """The first line of an error, without what SQLAlchemy wraps around it."""
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__
