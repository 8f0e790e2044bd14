"""Whole games of every game the server has, played by peer.py."""

import asyncio
import json
import pathlib
import random
import subprocess
import unittest

import house
import peer


def deciding(game):
    return getattr(peer, game.replace("-", "_"))


async def seated(address, game, options, seats, deal, **dialling):
    """A table at which peers sit on every seat, not yet begun."""
    players = [await peer.Peer(address, **dialling).dial() for _ in range(seats)]
    table = await players[0].open(game, options, deal)
    for seat, player in enumerate(players):
        await player.watch(table)
        await player.sit(seat, f"Peer {seat + 1}")
    return table, players


async def follow(player, decide, dice):
    """Plays one seat until the game is over. Where several speak at once a move may cross another's and be refused: the table has moved on
    then, and the seat is asked again. A move that is refused otherwise would never be sent again, and the game would never end."""
    asked = -1  # the number at which the last move was sent
    moves = 0
    while not player.over():
        if player.view and player.view["offer"] is not None and asked != player.number:
            asked = player.number
            moves += 1
            await player.ask("play", seen=player.number, move=decide(player.view, player.view["offer"], dice))
        message = await player.next()
        if message["type"] == "refused":
            player.refusals.append(message)
    return moves


async def play(address, game, options, seats, deal, **dialling):
    table, players = await seated(address, game, options, seats, deal, **dialling)
    watcher = await peer.Peer(address, **dialling).dial()
    await watcher.watch(table)
    await players[0].ask("start")
    decide = deciding(game)
    dice = random.Random(deal)

    async def look_on():
        while not watcher.over():
            await watcher.next(120)

    moves = await asyncio.gather(*(follow(player, decide, dice) for player in players), look_on())
    for each in [*players, watcher]:
        await each.close()
    return table, players, sum(move or 0 for move in moves)


class WholeGames(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.house = house.House("--set", "limits.work_at_once=0")
        cls.infos = cls.house.games()

    @classmethod
    def tearDownClass(cls):
        cls.house.__exit__()

    def plays(self, game, options, seats, deal, several_at_once=False):
        table, players, moves = asyncio.run(play(self.house.address, game, options, seats, deal))
        result = players[0].table["result"]
        self.assertEqual(len(result["points"]), seats)
        self.assertEqual(len(result["ranks"]), seats)
        self.assertGreater(moves, 5)
        if not several_at_once:
            self.assertEqual([each for player in players for each in player.refusals], [])
        views = [player.view for player in players]
        self.assertTrue(all(view == views[0] for view in views), "at the end everybody looks into the book")
        with self.subTest("its journal is verified"):
            journal = pathlib.Path(self.house.folder.name) / f"{table}.jsonl"
            journal.write_text(self.house.get(f"/api/tables/{table}/journal"))
            checked = subprocess.run([house.program, "verify", str(journal)], capture_output=True, text=True)
            self.assertEqual(checked.returncode, 0, checked.stderr)

    def test_czary_mary(self):
        self.plays("czary-mary", {"seats": 4}, 4, "python czary mary")

    def test_a_fair_table_keeps_what_it_has_sealed(self):
        table, players, _ = asyncio.run(play(self.house.address, "czary-mary", {"seats": 3}, 3, None))
        told = players[0].table
        self.assertTrue(told["fair"])
        self.assertEqual(told["dealing"], 2)
        self.assertEqual(peer.seal("secret", told["result"]["secret"]), told["commitment"])
        lines = self.house.get(f"/api/tables/{table}/journal").splitlines()
        parts = json.loads(lines[0])["chance"]["parts"]
        self.assertEqual(parts["told"], [player.part for player in players])
        self.assertEqual(parts["sealed"], [peer.seal("part", player.part) for player in players])
        self.assertEqual(parts["sealed"], told["sealed"])

    def test_who_leaves_is_played_for_and_comes_back(self):
        async def evening():
            table, players = await seated(self.house.address, "czary-mary", {"seats": 2}, 2, "python leaves")
            await players[0].ask("start")
            for player in players:
                await player.wait("update")
            await players[0].ask("leave")
            told = await players[1].wait("table")
            while told["seats"][0]["stand_in"] is None:
                told = await players[1].wait("table")
            self.assertEqual(told["seats"][0]["stand_in"], told["stand_in"])
            back = await peer.Peer(self.house.address).dial()
            await back.watch(table, players[0].token)
            await back.ask("come_back")
            while told["seats"][0]["stand_in"] is not None:
                told = await players[1].wait("table")
            for each in [*players, back]:
                await each.close()

        asyncio.run(evening())

    def test_final_touch(self):
        self.plays("final-touch", {"seats": 3}, 3, "python final touch")

    def test_modern_art(self):
        self.plays("modern-art", {"seats": 4}, 4, "python modern art", several_at_once=True)

    def test_fresco(self):
        self.plays("fresco", {"seats": 3}, 3, "python fresco", several_at_once=True)

    def test_projekt_art(self):
        self.plays("projekt-art", {"seats": 2}, 2, "python projekt art", several_at_once=True)

    def test_every_game_of_the_server_is_played_here(self):
        self.assertEqual(set(self.infos), {"czary-mary", "final-touch", "modern-art", "fresco", "projekt-art"})


if __name__ == "__main__":
    unittest.main()
