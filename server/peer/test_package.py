"""The packages run where there is nothing but libc: each in a root of its own that holds only that, with no way out."""

import asyncio
import glob
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import house
import test_games

root_of_sources = pathlib.Path(__file__).resolve().parents[2]
packages = root_of_sources / "build/release/packages"


class BareRoot:
    """A folder with libc and what is put there."""

    def __init__(self, with_libraries):
        self.folder = tempfile.TemporaryDirectory(prefix="atelier-root-")
        self.path = pathlib.Path(self.folder.name)
        for each in ("dev", "tmp", "data"):
            (self.path / each).mkdir(parents=True)
        libc = [*glob.glob("/lib/*/libc.so.6"), *glob.glob("/lib/*/libm.so.6"), *glob.glob("/lib*/ld-linux*.so.*")]
        for file in (*libc, *with_libraries):
            place = self.path / file.lstrip("/")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)

    def command(self, program):
        return ("unshare", "--map-root-user", "--root", str(self.path), program)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()


class Packages(unittest.TestCase):
    def plays(self, bare, program):
        version = subprocess.run([*bare.command(program), "--version"], capture_output=True, text=True)
        self.assertRegex(version.stdout, r"^atelier \d+\.\d+\.\d+", version.stderr)
        with house.House(command=bare.command(program), data="/data") as there:
            _, players, moves = asyncio.run(test_games.play(there.address, "czary-mary", {"seats": 2}, 2, "packaged"))
            self.assertGreater(moves, 5)
            self.assertEqual(there.stop(), 0)
        self.assertEqual((bare.path / "data/atelier.db").stat().st_mode & 0o777, 0o600)

    def test_the_tar_file_needs_nothing_but_libc(self):
        (archive,) = packages.glob("*.tar.gz")
        with BareRoot([]) as bare:
            subprocess.run(["tar", "-xzf", archive, "-C", bare.path], check=True)
            (folder,) = bare.path.glob("atelier-*")
            self.plays(bare, f"/{folder.name}/bin/atelier")

    def test_the_debian_package_holds_service_configuration_and_manual(self):
        (package,) = packages.glob("*.deb")
        fields = subprocess.run(["dpkg-deb", "--field", package, "Depends"], capture_output=True, text=True, check=True).stdout
        self.assertEqual(sorted(each.split()[0] for each in fields.split(",")), ["libc6", "libisal2", "libwslay1"])
        libraries = subprocess.run(["sh", "-c", "ls /usr/lib/*/libwslay.so.? /usr/lib/*/libisal.so.?"], capture_output=True, text=True).stdout
        with BareRoot(libraries.split()) as bare:
            subprocess.run(["dpkg-deb", "--extract", package, bare.path], check=True)
            for file in ("lib/systemd/system/atelier.service", "usr/lib/systemd/system/atelier.service"):
                if (bare.path / file).exists():
                    service = (bare.path / file).read_text()
            self.assertIn("ExecStart=/usr/bin/atelier serve --config %d/atelier.toml", service)
            self.assertTrue((bare.path / "usr/share/man/man1/atelier.1.gz").exists())
            self.assertEqual((bare.path / "etc/atelier/atelier.toml").stat().st_mode & 0o777, 0o600)
            checked = subprocess.run([*bare.command("/usr/bin/atelier"), "config", "--check", "/etc/atelier/atelier.toml"],
                                     capture_output=True, text=True)
            self.assertEqual(checked.returncode, 0, checked.stderr)
            self.plays(bare, "/usr/bin/atelier")


if __name__ == "__main__":
    unittest.main()
