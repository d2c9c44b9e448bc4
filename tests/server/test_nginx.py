"""The nginx configuration of docs/operate.md, in the system's own nginx: page, API, sockets, HEAD, TLS, a path."""

from __future__ import annotations

import json
import os
import re
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.house import PATIENCE, House, claimed_port, evening
from tests.server.nginx import Nginx
from tests.server.postgresql import Cluster, find_postgresql

PAGE = Path(__file__).parents[2] / "docs" / "operate.md"


def configuration(houses: Sequence[House], port: int, path: str) -> str:
    """That of the page, with the places that are another's on another machine, and a line for each server."""
    text: str
    (text,) = re.findall(r"^```nginx\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    replaced = {
        "server 127.0.0.1:8737;": " ".join(f"server 127.0.0.1:{house.port};" for house in houses),
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "/etc/letsencrypt/live/tablee.example.org": "{folder}",
        "location / {": f"location {path}/ {{",
    }
    for theirs, ours in replaced.items():
        assert theirs in text
        text = text.replace(theirs, ours)
    return text


class Proxy:
    """Servers behind nginx, as people reach them."""

    def __init__(self, port: int, trust: ssl.SSLContext, path: str) -> None:
        self.trust = trust
        self.place = f"localhost:{port}{path}"
        self.origin = f"https://localhost:{port}"

    def ask(self, method: str, path: str, **arguments: object) -> httpx.Response:
        url = f"https://{self.place}{path}"
        return httpx.request(method, url, verify=self.trust, trust_env=False, timeout=PATIENCE, **arguments)  # type: ignore[arg-type]


@contextmanager
def behind_nginx(*houses: House, path: str = "") -> Iterator[Proxy]:
    for house in houses:
        house.settings |= {"path": path, "metrics": "loopback", "trusted_proxies": ["127.0.0.1"]}
        house.start()
    with claimed_port() as claim:
        port = int(claim.getsockname()[1])
    nginx = Nginx(configuration(houses, port, path))
    try:
        trust = ssl.create_default_context(cafile=str(nginx.make_certificate()))
        nginx.start()
        proxy = Proxy(port, trust, path)
        until = time.monotonic() + PATIENCE
        while True:
            assert nginx.runs()
            assert time.monotonic() < until
            try:
                proxy.ask("HEAD", "/")
                break
            except httpx.ConnectError:
                time.sleep(0.02)
        yield proxy
    finally:
        nginx.stop()
        assert [house.stop() for house in houses] == [0] * len(houses)


@pytest.mark.parametrize("path", ["", "/tablee"])
def test_everything_works_through_nginx_with_tls(tmp_path: Path, path: str) -> None:
    with behind_nginx(House(tmp_path), path=path) as proxy:
        page = proxy.ask("GET", "/")
        assert page.headers["content-type"].startswith("text/html")
        assert f'name="path" content="{path}"' in page.text
        for file in re.findall(r'(?:src|href)="([^"]+)"', page.text):
            assert proxy.ask("GET", file.removeprefix(path)).status_code == 200
        assert proxy.ask("GET", "/api/health").json() == {"ok": True}
        head = proxy.ask("HEAD", "/api/words/fr")
        assert (head.status_code, head.content) == (200, b"")
        assert "tablee_tables" not in proxy.ask("GET", "/metrics").text

        wish = {"game": "artropp", "seats": [{"kind": "person"}] * 3}
        elsewhere = proxy.ask("POST", "/api/tables", json=wish, headers={"origin": "https://elsewhere.example.org"})
        assert elsewhere.status_code == 403
        made = proxy.ask("POST", "/api/tables", json=wish, headers={"origin": proxy.origin}).json()

        async def play() -> None:
            url = f"wss://{proxy.place}/api/tables/{made['table']}/socket"
            async with connect(url, ssl=proxy.trust, origin=proxy.origin, proxy=None) as socket:  # type: ignore[arg-type]
                await socket.send(json.dumps({"type": "hello", "tokens": [made["keys"][0]["token"]]}))
                welcome = json.loads(await socket.recv())
                assert welcome["mine"] == [0]
                await socket.send(json.dumps({"type": "say", "id": "w", "seat": 0, "text": "hello"}))
                assert json.loads(await socket.recv()) == {"type": "done", "id": "w", "answer": None}

        evening(play())


@pytest.mark.slow
def test_two_servers_on_a_database_are_one_behind_nginx(tmp_path: Path, cluster: Cluster) -> None:
    """People meet whichever server they come to, and play on when one of them is killed."""
    place = cluster.new_place()
    houses = [House(tmp_path, store=place, lease=3.0, admin=str(tmp_path / f"{n}.admin")) for n in range(2)]
    with behind_nginx(*houses) as proxy:
        wish = {"game": "artropp", "seats": [{"kind": "person"}] * 3}
        made = proxy.ask("POST", "/api/tables", json=wish, headers={"origin": proxy.origin}).json()
        url = f"wss://{proxy.place}/api/tables/{made['table']}/socket"

        async def come(stack: AsyncExitStack) -> ClientConnection:
            line = connect(url, ssl=proxy.trust, origin=proxy.origin, proxy=None)  # type: ignore[arg-type]
            socket = await stack.enter_async_context(line)
            await socket.send(json.dumps({"type": "hello", "tokens": [made["keys"][0]["token"]]}))
            assert json.loads(await socket.recv())["mine"] == [0]
            return socket

        async def said(socket: ClientConnection) -> str:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "said":
                    return str(message["line"]["text"])
            raise AssertionError("the socket was closed")

        async def play() -> None:
            async with AsyncExitStack() as stack:
                sockets = [await come(stack) for _ in range(4)]  # nginx gives them to the servers in turn
                await sockets[0].send(json.dumps({"type": "say", "id": "1", "seat": 0, "text": "hello"}))
                assert [await said(socket) for socket in sockets] == ["hello"] * 4
                houses[0].restart()
                again = await come(stack)
                await again.send(json.dumps({"type": "say", "id": "2", "seat": 0, "text": "still here"}))
                assert await said(again) == "still here"

        evening(play())


def to_try() -> tuple[str, str]:
    """The two blocks of commands by which the page lets two servers be tried."""
    section = PAGE.read_text(encoding="utf-8").partition("### To try it")[2].partition("### To keep it")[0]
    first, second = re.findall(r"^```sh\n(.*?)^```$", section, flags=re.MULTILINE | re.DOTALL)
    return first, second


@pytest.mark.slow
def test_two_servers_can_be_tried_word_for_word(tmp_path: Path, cluster: Cluster) -> None:
    """But for what is installed from the network, and at ports that are free here."""
    serve, proxy = to_try()
    installs = [line for line in serve.splitlines() if line.startswith("python3 -m venv") or "bin/pip install" in line]
    assert len(installs) == 3
    serve = serve.replace("\n".join(installs), "")
    proxy, asked, _ = proxy.partition("curl --insecure --silent --retry 8 https://localhost:8443/readyz")
    assert asked
    page = PAGE.read_text(encoding="utf-8")
    with claimed_port() as one, claimed_port() as two, claimed_port() as three:
        ports = [claim.getsockname()[1] for claim in (one, two, three)]
    for named, free in zip(("8737", "8738", "8443"), map(str, ports)):
        serve, proxy, page = (text.replace(named, free) for text in (serve, proxy, page))
    (tmp_path / "sources" / "docs").mkdir(parents=True)
    (tmp_path / "sources" / "docs" / "operate.md").write_text(page, encoding="utf-8")
    (tmp_path / "tablee" / "bin").mkdir(parents=True)
    (tmp_path / "tablee" / "bin" / "tablee").symlink_to(Path(sys.executable).with_name("tablee"))
    programs = os.pathsep.join([str(find_postgresql()), os.environ["PATH"]])
    environment = os.environ | {"PGHOST": str(cluster.folder), "PGUSER": "tablee", "PATH": programs}
    cluster.ask("DROP DATABASE IF EXISTS tablee")

    def run(text: str) -> subprocess.Popen[bytes]:
        out = (tmp_path / "out.txt").open("ab")
        with out:
            return subprocess.Popen(["bash", "-ec", text], cwd=tmp_path, env=environment, stdout=out, stderr=out)

    servers = run(f"{serve}\njobs -p > pids\nwait")
    try:
        for port in ports[:2]:
            assert ready(f"http://localhost:{port}", servers) == {"ready": True, "reasons": []}
        assert run(proxy).wait(PATIENCE) == 0
        assert ready(f"https://localhost:{ports[2]}", servers) == {"ready": True, "reasons": []}
        listing = run('TABLEE_ADMIN="$PWD/1.admin" tablee/bin/tablee admin list')
        assert listing.wait(PATIENCE) == 0
    finally:
        for file in ("nginx.pid", "pids"):
            for pid in (tmp_path / file).read_text().split():
                os.kill(int(pid), signal.SIGTERM)
        servers.wait(PATIENCE)


def ready(place: str, servers: subprocess.Popen[bytes]) -> object:
    """What a server says of itself, as soon as it is there."""
    until = time.monotonic() + PATIENCE
    while True:
        assert servers.poll() is None
        assert time.monotonic() < until
        try:
            return httpx.get(f"{place}/readyz", verify=False, trust_env=False, timeout=PATIENCE).json()
        except httpx.ConnectError:
            time.sleep(0.02)
