"""The package in a bare Debian 12, as a club would install it: takes a minute or two and the network. `./dev package --try` runs it."""

import asyncio
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import house
import test_games

packages = pathlib.Path(__file__).resolve().parents[2] / "build/release/packages"


class BareDebian(unittest.TestCase):
    def test_the_package_is_installed_and_its_service_command_plays(self):
        (package,) = packages.glob("*.deb")
        with tempfile.TemporaryDirectory(prefix="atelier-debian-") as folder:
            root = pathlib.Path(folder) / "root"
            subprocess.run(["debootstrap", "--variant=minbase", "bookworm", root], check=True, stdout=subprocess.DEVNULL)
            shutil.copy(package, root / "atelier.deb")
            subprocess.run(["chroot", root, "apt-get", "install", "--yes", "--no-install-recommends", "./atelier.deb"], check=True)
            service = (root / "lib/systemd/system/atelier.service").read_text()
            command = re.search(r"^ExecStart=(.*)$", service, re.M).group(1).replace("%d", "/etc/atelier").replace("%S", "/var/lib").split()
            self.assertEqual(command[1], "serve")
            with house.House(*command[2:4], command=("chroot", str(root), command[0]), data="/var/lib/atelier") as there:
                _, _, moves = asyncio.run(test_games.play(there.address, "czary-mary", {"seats": 2}, 2, "bare Debian"))
                self.assertGreater(moves, 5)
                self.assertEqual(there.stop(), 0)
            self.assertEqual((root / "var/lib/atelier").stat().st_mode & 0o777, 0o700)
            subprocess.run(["chroot", root, "apt-get", "purge", "--yes", "atelier"], check=True)
            self.assertFalse((root / "var/lib/atelier").exists())


if __name__ == "__main__":
    unittest.main()
