"""What `atelier sim` writes down, `atelier verify` finds right: whole games of every game, by bots."""

import json
import pathlib
import subprocess
import tempfile
import unittest

import house


def atelier(*words):
    return subprocess.run([house.program, *words], capture_output=True, text=True, timeout=120)


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


if __name__ == "__main__":
    unittest.main()
