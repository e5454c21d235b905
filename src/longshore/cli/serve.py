"""`longshore serve`: run the server."""

from __future__ import annotations

from typing import Annotated

import typer

from longshore.cli.errors import Stop, importing


def serve(
    *,
    host: Annotated[
        str,
        typer.Option(
            "--host", metavar="ADDRESS", envvar="LONGSHORE_HOST", help="The address to listen on."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", envvar="LONGSHORE_PORT", help="The port; 0 picks a free one.")
    ] = 8000,
    data: Annotated[
        str,
        typer.Option(
            "--data",
            metavar="DIR",
            envvar="LONGSHORE_DATA",
            help="Where the server keeps its files.",
            show_default="~/.local/share/longshore",
        ),
    ] = "",
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="LONGSHORE_DATABASE",
            help="Where players and games are kept.",
            show_default="sqlite:///DIR/longshore.db",
        ),
    ] = "",
    public_url: Annotated[
        str,
        typer.Option(
            "--public-url",
            metavar="URL",
            envvar="LONGSHORE_PUBLIC_URL",
            help="The address people use, if the server is behind a proxy.",
            show_default=False,
        ),
    ] = "",
    workers: Annotated[
        int,
        typer.Option("--workers", envvar="LONGSHORE_WORKERS", help="Server processes."),
    ] = 1,
    trusted_proxy: Annotated[
        str,
        typer.Option(
            "--trusted-proxy",
            metavar="ADDRESS[/NET],...",
            envvar="LONGSHORE_TRUSTED_PROXY",
            help="Trusted proxies. Only their X-Forwarded-For is used.",
            show_default=False,
        ),
    ] = "",
    trust_loopback: Annotated[
        bool,
        typer.Option(
            "--trust-loopback",
            envvar="LONGSHORE_TRUST_LOOPBACK",
            help="Do not limit requests from this machine. For load tests only.",
        ),
    ] = False,
    access_log: Annotated[
        bool,
        typer.Option(
            "--access-log",
            envvar="LONGSHORE_ACCESS_LOG",
            help="Log every request, without addresses, paths or secrets.",
        ),
    ] = False,
) -> None:
    """Run a server for people and programs.

    When it is ready, it prints one line: Longshore: http://127.0.0.1:8000/

    For example:

        longshore serve

        longshore serve --host 0.0.0.0 --port 8123 --data games
    """
    import os

    with importing("the server"):
        from longshore.server.run import serve as run
        from longshore.server.settings import Settings, SettingsError, limits_from
        from longshore.server.store import StoreError
    try:
        plugins = os.environ.get("LONGSHORE_BOT_PLUGINS", "")
        settings = Settings(
            host=host,
            port=port,
            data=data,
            database=database,
            public_url=public_url,
            workers=workers,
            trusted_proxy=trusted_proxy,
            trust_loopback=trust_loopback,
            access_log=access_log,
            bot_plugins=tuple(name.strip() for name in plugins.split(",") if name.strip()),
            admin_token=os.environ.get("LONGSHORE_ADMIN_TOKEN", ""),
            smtp_url=os.environ.get("LONGSHORE_SMTP_URL", ""),
            mail_from=os.environ.get("LONGSHORE_MAIL_FROM", ""),
            webhook_allow=os.environ.get("LONGSHORE_WEBHOOK_ALLOW", ""),
            limits=limits_from(os.environ),
        )
        run(settings)
    except (SettingsError, StoreError) as error:
        raise Stop(str(error)) from error
