"""Bringing a database to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent / "migrations"


def migrate(url: str, to: str = "head") -> None:
    """Create or upgrade the schema of a database, given by its SQLAlchemy URL."""
    # Imported here: only a starting server needs them, and they are slow to import.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from sqlalchemy import create_engine  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.set_main_option("version_path_separator", "os")
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    finally:
        engine.dispose()
