"""For the tests: the real program on a folder of its own, at any free port."""

import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request

repository = pathlib.Path(__file__).resolve().parents[2]
program = os.environ.get("ATELIER_BIN", str(repository / "build/release/atelier"))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(what, ready, seconds=30):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if ready():
            return
        time.sleep(0.02)
    raise AssertionError(f"{what} did not come about within {seconds} s")


class House:
    def __init__(self, *flags, command=(program,), data=None, unlimited=True):
        self.folder = None if data else tempfile.TemporaryDirectory(prefix="atelier-peer-")
        self.data = data or self.folder.name + "/data"
        # Most tests ask faster than people.
        free = ["--set", "server.unlimited=127.0.0.1"] if unlimited else []
        self.command = [*command, "serve", "--data", self.data, "--fixed-deals", "--bot-pace", "0", *free, *flags]
        self.port = 0
        self.start()

    def start(self):
        self.child = subprocess.Popen([*self.command, "--port", str(self.port)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.child.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line).group(1))
        self.address = f"ws://127.0.0.1:{self.port}/ws"

    def get(self, path, **headers):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", headers=headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.read().decode()

    def games(self):
        return {each["id"]: each for each in json.loads(self.get("/api/games"))}

    def stop(self, how=signal.SIGTERM):
        """The exit code."""
        self.child.send_signal(how)
        code = self.child.wait(30)
        self.child.stdout.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.child.poll() is None:
            self.stop(signal.SIGKILL)
        if self.folder:
            self.folder.cleanup()
