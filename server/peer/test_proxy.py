"""The server behind a real nginx with TLS, as docs/operating.md sets it up."""

import asyncio
import pathlib
import random
import re
import shutil
import ssl
import subprocess
import tempfile
import unittest

import house
import peer
import test_games
import websockets

nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin")
site = pathlib.Path(__file__).resolve().parents[2] / "packaging/nginx.conf"
token = "a token for the tests"


class Proxy:
    """nginx with the site that is packaged, for 127.0.0.1 only, under a certificate of its own."""

    def __init__(self, behind, host="$host"):
        self.folder = tempfile.TemporaryDirectory(prefix="atelier-nginx-")
        self.port = house.free_port()
        self.host = host
        where = pathlib.Path(self.folder.name)
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                        "-subj", "/CN=club.example", "-addext", "subjectAltName=DNS:club.example", "-keyout", where / "key.pem",
                        "-out", where / "certificate.pem"], check=True, capture_output=True)
        packaged = site.read_text()
        # The one change a test needs: other ports, another certificate, no redirection from port 80.
        packaged = re.sub(r"# --- From http to https ---.*?# ---", "# ---", packaged, flags=re.S)
        packaged = packaged.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;")
        packaged = packaged.replace("listen [::]:443 ssl http2;", "")
        packaged = re.sub(r"ssl_certificate .*;", f"ssl_certificate {where}/certificate.pem;", packaged)
        packaged = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {where}/key.pem;", packaged)
        packaged = packaged.replace("127.0.0.1:8080", f"127.0.0.1:{behind}").replace("Host $host", f"Host {host}")
        (where / "site.conf").write_text(packaged)
        (where / "nginx.conf").write_text(
            f"daemon off; pid {where}/pid; error_log {where}/error.log; worker_processes 1;\n"
            f"events {{ worker_connections 256; }}\nhttp {{ access_log off; client_body_temp_path {where}/body; proxy_temp_path {where}/proxy;\n"
            f"fastcgi_temp_path {where}/f; uwsgi_temp_path {where}/u; scgi_temp_path {where}/s;\ninclude {where}/site.conf; }}\n")
        self.context = ssl.create_default_context(cafile=str(where / "certificate.pem"))
        self.dialling = {"ssl": self.context, "host": "127.0.0.1", "port": self.port, "server_hostname": "club.example",
                         "origin": "https://club.example"}
        self.address = "wss://club.example/ws"
        self.child = None
        self.start()

    def start(self):
        self.child = subprocess.Popen([nginx, "-c", f"{self.folder.name}/nginx.conf", "-p", self.folder.name],
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        house.wait_for("nginx", self.listens)

    def listens(self):
        import socket
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
            return True
        except OSError:
            return False

    def stop(self):
        self.child.terminate()
        self.child.wait(30)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        self.folder.cleanup()


def limits_hit(behind, limit):
    text = behind.get("/metrics", Authorization=f"Bearer {token}")
    return int(re.search(rf'atelier_limit_hits_total{{limit="{limit}"}} (\d+)', text).group(1))


class BehindNginx(unittest.TestCase):
    def test_a_whole_game_over_tls(self):
        with house.House("--set", "server.proxies=127.0.0.1") as behind, Proxy(behind.port) as proxy:
            _, players, moves = asyncio.run(
                test_games.play(proxy.address, "czary-mary", {"seats": 2}, 2, "behind nginx", **proxy.dialling))
            self.assertGreater(moves, 5)
            self.assertTrue(players[0].over())

    def test_pages_of_other_sites_stay_out(self):
        with house.House() as behind, Proxy(behind.port) as proxy:
            async def dial(origin):
                socket = await websockets.connect(proxy.address, **{**proxy.dialling, "origin": origin})
                await socket.close()
            asyncio.run(dial("https://club.example"))
            with self.assertRaises(websockets.InvalidStatusCode) as refused:
                asyncio.run(dial("https://elsewhere.example"))
            self.assertEqual(refused.exception.status_code, 403)

    def test_a_rewritten_host_needs_the_origin_in_the_configuration(self):
        async def dial(proxy):
            socket = await websockets.connect(proxy.address, **proxy.dialling)
            await socket.close()
        with house.House() as behind, Proxy(behind.port, host="inside:8080") as proxy:
            with self.assertRaises(websockets.InvalidStatusCode):
                asyncio.run(dial(proxy))
        with house.House("--set", "server.origins=https://club.example") as behind, Proxy(behind.port, host="inside:8080") as proxy:
            asyncio.run(dial(proxy))

    def test_limits_are_those_of_whoever_called_the_proxy(self):
        async def opened(address, **dialling):
            page = await peer.Peer(address, **dialling).dial()
            tables = 0
            try:
                for _ in range(3):
                    await page.open("czary-mary", {"seats": 2})
                    tables += 1
            except peer.Refused as refused:
                self.assertIn("too_fast", str(refused))
            await page.close()
            return tables

        with house.House("--set", "server.proxies=127.0.0.1", "--set", "limits.tables_at_once=2", "--set", f"metrics.token={token}",
                         unlimited=False) as behind, Proxy(behind.port) as proxy:
            # nginx puts the caller's own address in the place of whatever the caller says.
            pretending = {"extra_headers": {"X-Forwarded-For": "192.0.2.1"}}
            self.assertEqual(asyncio.run(opened(proxy.address, **proxy.dialling, **pretending)), 2)
            self.assertEqual(asyncio.run(opened(proxy.address, **proxy.dialling, **pretending)), 0)
            self.assertEqual(limits_hit(behind, "tables"), 2)
            self.assertEqual(asyncio.run(opened(behind.address, **pretending)), 2, "the proxy itself is believed")

    def test_a_proxy_that_restarts_costs_nobody_a_seat(self):
        with house.House() as behind, Proxy(behind.port) as proxy:
            async def whole():
                table, players = await test_games.seated(proxy.address, "czary-mary", {"seats": 2}, 2, "restart", **proxy.dialling)
                await players[0].ask("start")
                for player in players:
                    await player.wait("update")
                proxy.stop()
                for player in players:
                    with self.assertRaises(websockets.ConnectionClosed):
                        while True:
                            await player.next()
                proxy.start()
                for player in players:
                    await player.dial()
                    await player.watch(table, player.token, player.number)
                    self.assertIsNotNone(player.table["you"])
                decide = test_games.deciding("czary-mary")
                dice = random.Random(1)
                await asyncio.gather(*(test_games.follow(player, decide, dice) for player in players))
                for player in players:
                    await player.close()
            asyncio.run(whole())


if __name__ == "__main__":
    unittest.main()
