"""What the program writes and checks: `atelier verify` finds right what `atelier sim` wrote down, `atelier types --check` what it wrote itself."""

import json
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import house


def atelier(*words, where=None):
    return subprocess.run([house.program, *words], capture_output=True, text=True, timeout=120, cwd=where)


class Journals(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = pathlib.Path(folder.name) / "games.jsonl"

    def written(self, game):
        answer = atelier("sim", game, "--games", "3", "--seed", "5", "--journal", str(self.file), "--json")
        self.assertEqual(answer.returncode, 0, answer.stderr)
        return json.loads(answer.stdout)

    def test_simulated_games_verify_and_are_counted_as_without_a_journal(self):
        for game in (each["id"] for each in json.loads(atelier("games", "--json").stdout)):
            with self.subTest(game=game):
                told = self.written(game)
                checked = atelier("verify", str(self.file))
                self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
                results = [json.loads(line) for line in self.file.read_text().splitlines() if '"result"' in line]
                self.assertEqual(len(results), 3)
                plain = json.loads(atelier("sim", game, "--games", "3", "--seed", "5", "--json").stdout)
                for field in ("games", "moves", "nodes", "won", "per_seat"):
                    self.assertEqual(told[field], plain[field], field)

    def test_a_changed_move_is_found(self):
        self.written("modern-art")
        lines = self.file.read_text().splitlines(keepends=True)
        at = len(lines) // 6  # a move of the first game
        self.file.write_text("".join(lines[:at] + lines[at + 1 :]))
        self.assertNotEqual(atelier("verify", str(self.file)).returncode, 0)

    def test_a_journal_that_cannot_be_written_is_one_sentence(self):
        answer = atelier("sim", "czary-mary", "--games", "1", "--journal", str(self.file / "no" / "such"))
        self.assertEqual((answer.returncode, answer.stdout, answer.stderr.count("\n")), (2, "", 1))


class GeneratedTypes(unittest.TestCase):
    """The repository's own files, in a folder where they can be spoilt."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        for part in ("docs/protocol.md", "web/src/generated"):
            source, copy = house.repository / part, self.folder / part
            copy.parent.mkdir(parents=True)
            (shutil.copytree if source.is_dir() else shutil.copy)(source, copy)

    def complaints(self):
        answer = atelier("types", "--check", where=self.folder)
        self.assertEqual(answer.returncode, 2 if answer.stderr else 0, answer.stderr)
        return answer.stderr

    def test_what_the_program_wrote_is_current(self):
        self.assertEqual(self.complaints(), "")

    def test_whatever_differs_is_named(self):
        for name, old, new in (
            ("docs/protocol.md", "| `too_busy` |", "| `too_lazy` |"),
            ("docs/protocol.md", "export interface Said {", "export interface Told {"),
            ("web/src/generated/fresco.ts", "export interface View {", "export interface Sight {"),
        ):
            with self.subTest(name=name, new=new):
                file = self.folder / name
                text = file.read_text()
                self.assertIn(old, text)
                file.write_text(text.replace(old, new))
                self.assertIn(name, self.complaints())
                self.assertEqual((self.folder / name).read_text(), text.replace(old, new), "a check changes nothing")
                file.write_text(text)

    def test_what_is_missing_or_left_over_is_named(self):
        (self.folder / "docs/protocol.md").unlink()
        (self.folder / "web/src/generated/protocol.ts").unlink()
        (self.folder / "web/src/generated/gone.ts").write_text("export {};\n")
        for name in ("docs/protocol.md", "protocol.ts", "gone.ts"):
            self.assertIn(name, self.complaints())


if __name__ == "__main__":
    unittest.main()
