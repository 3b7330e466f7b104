"""`bathysphere serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from pathlib import Path

from ..kernel.errors import BadSetup
from .arguments import Commands, command, natural


def register(commands: Commands) -> None:
    made = command(commands, "serve", "play in the browser, alone, against bots or with friends", run)
    made.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: this computer only)"
    )
    made.add_argument("--port", type=natural, default=8765, help="port to listen on (default: 8765)")
    made.add_argument("--store", default="", metavar="FILE", help="SQLite file that keeps the tables")
    made.add_argument("--open", action="store_true", help="open the page in the browser")


def run(asked: argparse.Namespace) -> int:
    return serve(asked.host, asked.port, asked.store, asked.open)


def serve(host: str = "127.0.0.1", port: int = 8765, store: str = "", open_browser: bool = False) -> int:
    """Serve the table until Ctrl-C. An empty store means the file in the user's data folder."""
    try:
        import uvicorn

        from ..server.app import LARGEST_FRAME, STATIC, make_app
    except ImportError as error:
        raise BadSetup(
            f"the table needs {error.name}; install it with `pip install 'bathysphere[server]'`"
        ) from error
    if not (STATIC / "client.js").is_file():
        raise BadSetup("the browser client is not built; `make client` builds it")
    path = store or str(default_store())
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(f"Bathysphere is open at {address} (Ctrl-C ends it; tables are kept in {path})")
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        make_app(path),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,  # an address may hold the token of a link
        ws_max_size=LARGEST_FRAME,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return 0


def default_store() -> Path:
    """`tables.sqlite` where this system keeps the data of its users."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    folder = base / "bathysphere"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.sqlite"
