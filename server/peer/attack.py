"""What strangers can do to a server, in figures: `server/peer/attack.py [--before PROGRAM]` runs each attack against the program, and against an
older one, while four people elsewhere play at 100 moves a second and somebody asks after the server's health. Measured by hand on a quiet
machine; server/attacks_test.cpp has the same attacks as tests."""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import socket
import struct
import time
import urllib.request

import house
import peer
import test_games
import websockets

people_at = "127.0.0.1"
token = "a token for figures"


def percentile(all, part):
    return sorted(all)[int(part * (len(all) - 1))] if all else float("nan")


class Stranger:
    """A socket of an address of its own, by hand: it reads only when it wants to."""

    def __init__(self, port, address):
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.bind((address, 0))
        self.socket.settimeout(10)
        self.socket.connect(("127.0.0.1", port))
        self.socket.sendall(f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            "Sec-WebSocket-Key: YXRlbGllciBsb2FkIHRlc3Q=\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.inside = b" 101 " in self.socket.recv(4096)
        self.socket.setblocking(False)

    @staticmethod
    def frame(text):
        size = len(text)
        return (b"\x81" + (struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)) + b"\0\0\0\0" + text.encode())

    def write(self, texts):
        try:
            return self.socket.send(b"".join(self.frame(each) for each in texts))
        except OSError:
            return 0

    def read(self):
        """Bytes; None when it is closed."""
        try:
            return len(self.socket.recv(1 << 20)) or None
        except BlockingIOError:
            return 0
        except OSError:
            return None


def strangers(port, count, addresses):
    """As many as are let in."""
    all = []
    for i in range(count):
        try:
            one = Stranger(port, f"127.0.0.{2 + i % addresses}")
            if one.inside:
                all.append(one)
        except OSError:
            pass
    return all


def asked(type, **members):
    return json.dumps({"type": type, **members})


async def begun(player):
    while player.view is None:
        await player.next()


async def play(port, rate, until, latencies, told, game="czary-mary", once=False):
    """One game after another between four people, each move timed from asking to its mover's update."""
    dice = random.Random(1)
    decide = test_games.deciding(game)
    address = f"ws://{people_at}:{port}/ws"
    while time.time() < until:
        players = [await peer.Peer(address, compression=None).dial() for _ in range(4)]
        table = await players[0].open(game, {"seats": 4})
        for seat, player in enumerate(players):
            await player.watch(table)
            await player.sit(seat, f"P{seat}")
        told.put(table)
        await players[0].ask("start")
        await asyncio.gather(*(begun(player) for player in players))
        due = time.perf_counter()
        while time.time() < until and not any(player.over() for player in players):
            mover = next((player for player in players if player.view["offer"]), None)
            if mover is None:
                break
            due = max(due + 1 / rate, time.perf_counter() - 0.05)
            await asyncio.sleep(max(0, due - time.perf_counter()))
            sent = time.perf_counter()
            number = mover.number
            await mover.ask("play", seen=number, move=decide(mover.view, mover.view["offer"], dice))
            while mover.number == number:
                await mover.next(120)
            latencies.append(time.perf_counter() - sent)
            for player in players:
                while player.number < mover.number:
                    await player.next(120)
        for player in players:
            await player.close()
        if once:
            return


def people(port, rate, seconds, told, out):
    latencies = []
    try:
        asyncio.run(play(port, rate, time.time() + seconds, latencies, told))
        out.put((latencies, ""))
    except Exception as problem:  # told beside the figures
        out.put((latencies, repr(problem)))


def health(port, seconds, out):
    waits, until = [], time.time() + seconds
    while time.time() < until:
        begun = time.perf_counter()
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=60).read()
            waits.append(time.perf_counter() - begun)
        except OSError:
            waits.append(60.0)
        time.sleep(0.05)
    out.put(waits)


def memory(pid):
    return next(int(line.split()[1]) for line in open(f"/proc/{pid}/status") if line.startswith("VmRSS:"))


def opened(server):
    return int(re.search(r"atelier_tables_opened_total (\d+)", server.get("/metrics", Authorization=f"Bearer {token}")).group(1))


# --- The attacks: each runs for so long and answers its own figures ---


async def so_long(address, table, bytes):
    """What a page must say that it has seen to be told just less than so much."""
    async with websockets.connect(address, max_size=None, compression=None) as page:
        await page.send(asked("watch", table=table, token=None, seen=0))
        number = json.loads(await page.recv())["number"]
        await page.recv()
        for seen in range(number - 61, 0, -5):
            await page.send(asked("watch", table=table, token=None, seen=seen))
            if len(await page.recv()) + len(await page.recv()) > bytes:
                return seen + 5
            await asyncio.sleep(0.3)  # within what one page may ask
    return 0


def unread(server, table, seconds):
    """1,000 sockets of ten addresses that each ask for 50 views, just under 1 MiB together, and never read."""
    finished = multiprocessing.Queue()
    asyncio.run(play(server.port, 100, time.time() + 120, [], finished, "fresco", once=True))
    table = finished.get()
    seen = asyncio.run(so_long(server.address, table, (1 << 20) / 50))
    all = strangers(server.port, 1000, 10)
    for one in all:
        one.write([asked("watch", table=table, token=None, seen=seen)] * 50)
    begun, most, gone = time.time(), 0, None
    while time.time() < begun + seconds:
        most = max(most, memory(server.child.pid))
        sockets = sum(1 for each in os.listdir(f"/proc/{server.child.pid}/fd"))
        if gone is None and sockets < 60:
            gone = time.time() - begun
        time.sleep(0.2)
    return {"let in": len(all), "server MB at most": most // 1024, "gone after s": gone and round(gone, 1)}


def looks(server, table, seconds):
    """20 spectators with one 53 KB write of `watch` each, again as often as they are let in."""
    heard, until = 0, time.time() + seconds
    while time.time() < until:
        all = strangers(server.port, 20, 1)
        for one in all:
            one.write([asked("watch", table=table, token=None, seen=0)] * 600)
        for _ in range(20):
            heard += sum(one.read() or 0 for one in all)
            time.sleep(0.05)
        for one in all:
            one.socket.close()
    return {"MB/s to them": round(heard / seconds / 1e6, 1)}


def tables(server, table, seconds):
    """One 65 KB write of `open_table` after another from one address."""
    before, until = opened(server), time.time() + seconds
    text = asked("open_table", game="czary-mary", options={}, listed=True)
    while time.time() < until:
        for one in strangers(server.port, 1, 1):
            one.write([text] * (65_000 // (len(text) + 8)))
            time.sleep(1)
            one.read()
            one.socket.close()
    return {"tables opened": opened(server) - before}


def presence(server, table, seconds):
    """A page that comes and goes at a seat, with 100 spectators of another address."""
    token = "an attacker's"
    with_seat = strangers(server.port, 1, 1)[0]
    with_seat.write([asked("open_table", game="czary-mary", options={"seats": 2}, listed=True)])
    time.sleep(0.5)
    own = re.search(rb'"table":"(\w+)"', with_seat.socket.recv(65536)).group(1).decode()
    with_seat.write([asked("watch", table=own, token=None, seen=0),
                     asked("sit", seat=0, name="Toggle", key=peer.seal("key", token), sealed=peer.seal("part", "0" * 64))])
    time.sleep(0.5)
    spectators = strangers(server.port, 100, 3)
    for one in spectators:
        one.write([asked("watch", table=own, token=None, seen=0)])
    heard, until = 0, time.time() + seconds
    while time.time() < until:
        with_seat.write([asked("watch", table=own, token=token, seen=0), asked("watch", table=own, token=None, seen=0)] * 20)
        heard += sum(one.read() or 0 for one in spectators)
        with_seat.read()
    return {"MB/s to spectators": round(heard / seconds / 1e6, 1)}


def measure(program, attack, seconds, on_the_table):
    """The attack's own figures, and what others saw of it."""
    with house.House("--set", f"metrics.token={token}", command=(program,), unlimited=False) as server:
        told, moves, waits = multiprocessing.Queue(), multiprocessing.Queue(), multiprocessing.Queue()
        beside = [multiprocessing.Process(target=people, args=(server.port, 100, seconds + 4, told, moves)),
                  multiprocessing.Process(target=health, args=(server.port, seconds + 3, waits))]
        for each in beside:
            each.start()
        table = told.get()
        time.sleep(2)
        figures = attack(server, table, seconds)
        latencies, problem = moves.get()
        health_waits = waits.get()
        for each in beside:
            each.join()
        figures[f"{'attacked' if on_the_table else 'other'} table p50/p99/most ms"] = "/".join(
            f"{1000 * percentile(latencies, part):.0f}" for part in (0.5, 0.99, 1))
        figures["moves"] = len(latencies)
        figures["health p99/most ms"] = "/".join(f"{1000 * percentile(health_waits, part):.0f}" for part in (0.99, 1))
        if problem:
            figures["people"] = problem
        return figures


def main():
    flags = argparse.ArgumentParser()
    flags.add_argument("--before", help="an older program, for comparison")
    flags.add_argument("--seconds", type=int, default=30)
    flags.add_argument("--only", default="")
    chosen = flags.parse_args()
    programs = {"now": house.program}
    if chosen.before:
        programs = {"before": chosen.before, **programs}
    for attack, on_the_table in ((unread, False), (looks, True), (tables, False), (presence, False)):
        if chosen.only and attack.__name__ != chosen.only:
            continue
        print(attack.__doc__, flush=True)
        for name, program in programs.items():
            print(f"  {name}: {json.dumps(measure(program, attack, chosen.seconds, on_the_table))}", flush=True)


if __name__ == "__main__":
    main()
