"""A second program that plays at the tables of a server, written from docs/protocol.md and docs/offers.md alone: it knows no rules, only how
offers become moves. Whoever writes a client in another language may begin here."""

import asyncio
import hashlib
import itertools
import json
import secrets

import websockets


def seal(purpose, secret):
    return hashlib.sha256(f"atelier {purpose} {secret}".encode()).hexdigest()


def merge(old, change):
    """The view after a change of it."""
    if isinstance(old, dict) and isinstance(change, dict):
        merged = dict(old)
        for key, value in change.items():
            merged[key] = merge(old.get(key), value)
        return merged
    if isinstance(old, list) and isinstance(change, dict):
        merged = list(old)
        for key, value in change.items():
            merged[int(key)] = merge(old[int(key)], value)
        return merged
    return change


# --- From offers to moves, game by game (docs/offers.md) ---


def czary_mary(view, offer, dice):
    lowest = 1 if offer["mistakes"] and dice.random() < 0.05 else offer["lowest"]
    moves = [{"type": "call", "spell": n} for n in range(lowest, 9)]
    if offer["may_stop"]:
        moves.append({"type": "stop"})
    return dice.choice(moves)


def final_touch(view, offer, dice):
    order = ("yellow", "green", "blue", "brown", "pink")  # of `Paint`
    moves = [{"type": "smear", "paint": order[i]} for i, n in enumerate(offer["smear"]) if n == 1]
    cards = [order[i] for i, n in enumerate(offer["retouch"]) for _ in range(n)]
    if cards:
        some = sorted(dice.sample(range(len(cards)), dice.randint(1, len(cards))))
        moves.append({"type": "retouch", "cards": [cards[i] for i in some]})
    return dice.choice(moves)


def modern_art(view, offer, dice):
    phase = view["phase"]
    paintings = [{key: each[key] for key in ("artist", "auction", "copy")} for each in offer.get("paintings") or []]
    if phase == "putting_up":
        return {"type": "put_up", **dice.choice(paintings)}
    if phase == "doubling":
        moves = [{"type": "add", **each} for each in paintings]
        return dice.choice(moves + ([{"type": "decline"}] if offer["no"] else []))
    if phase in ("buying", "flipping"):
        yes, no = ("take", "decline") if phase == "buying" else ("flip", "leave")
        return {"type": dice.choice([name for name, may in ((yes, offer["yes"]), (no, offer["no"])) if may])}
    amount = offer.get("amount")
    if offer.get("no") and (not amount or dice.random() < 0.7):
        return {"type": "pass"}
    # Modest, so that nobody is out of money after one auction.
    bid = dice.randint(amount["low"], min(amount["high"], amount["low"] + 12))
    return {"type": "price" if phase == "pricing" else "bid", "amount": bid}


def fresco(view, offer, dice):
    moves = []

    def each(name, make):
        moves.extend(make(one) for one in offer.get(name) or [])

    each("hours", lambda h: {"type": "wake_up", "hour": h})
    if offer.get("plan"):
        left = offer["plan"]["apprentices"]
        plan = {"type": "plan"}
        for place in ("market", "cathedral", "studio", "workshop", "theatre"):
            plan[place] = dice.randint(0, min(3, left))
            left -= plan[place]
        moves.append(plan)
    each("buys", lambda b: {"type": "buy", "stall": b["stall"], "slot": b["slot"]})
    each("closes", lambda s: {"type": "close_stall", "stall": s})
    each("steps", lambda s: {"type": "step_bishop", "segment": s})
    each("restores", lambda r: {"type": "restore", "segment": r["segment"]})
    each("altars", lambda a: {"type": "restore_altar", "paints": a["paints"]})
    each("portraits", lambda s: {"type": "take_portrait", "slot": s})
    each("mixes", lambda p: {"type": "mix", "paint": p})
    each("requests", lambda r: {"type": "fulfil", "request": r["request"]})
    each("stacks", lambda t: {"type": "stack", "tile": t})
    each("picks", lambda p: {"type": "pick_paint", "paint": p})
    if offer.get("land"):
        moves += [{"type": "land", "ahead": True}, {"type": "land", "ahead": False}]
    # Taking back for ever would never end, so it is left alone; being done is chosen only for want of anything else, or by chance.
    if offer.get("done") and (not moves or dice.random() < 0.3):
        return {"type": "done"}
    return dice.choice(moves)


def projekt_art(view, offer, dice):
    moves = []

    def each(name, make):
        moves.extend(make(one) for one in offer.get(name) or [])

    each("put", lambda s: {"type": "put_agent", "site": s})
    each("buy", lambda r: {"type": "buy", "resource": r})
    each("play", lambda c: {"type": "play_card", "card": c["card"]})
    each("heal", lambda n: {"type": "heal", "seat": n})
    each("find", lambda a: {"type": "find", "art": a})
    each("lay", lambda s: {"type": "lay_art", "site": s})
    each("steps", lambda s: {"type": "step", "companion": s["companion"], "site": s["site"], "carry": s["carry"]})
    each("collect", lambda s: {"type": "collect", "site": s})
    each("give_up", lambda r: {"type": "give_up", "resource": r})
    each("suffer", lambda n: {"type": "suffer", "seat": n})
    each("drop", lambda c: {"type": "drop_clue", "card": c})
    for reroll in offer.get("reroll") or []:
        count = min(reroll["dice"], len(offer["dice"]), dice.randint(1, reroll["dice"]))
        moves.append({"type": "reroll", "card": reroll["card"], "dice": sorted(dice.sample(offer["dice"], count))})
    for card, to in itertools.product(offer.get("give") or [], offer.get("give_to") or []):
        moves.append({"type": "give_clue", "card": card, "to": to})
    for name, move in (("draw", "draw"), ("wait", "wait"), ("recruit", "recruit"), ("ready", "ready"), ("fight", "fight"),
                       ("weapon", "use_weapon"), ("accept", "accept_defeat")):
        if offer.get(name):
            moves.append({"type": move})
    return dice.choice(moves)


class Refused(Exception):
    pass


class Peer:
    """One connection that looks at one table, as a seat or as a spectator."""

    def __init__(self, address, **dialling):
        self.address = address  # ws://host:port/ws
        self.dialling = dialling
        self.socket = None
        self.table = None  # the last `table`
        self.view = None
        self.number = 0
        self.refusals = []
        self.token = secrets.token_hex(32)
        self.part = secrets.token_hex(32)

    async def dial(self):
        self.socket = await websockets.connect(self.address, max_size=None, **self.dialling)
        return self

    async def close(self):
        await self.socket.close()

    async def ask(self, type, **members):
        await self.socket.send(json.dumps({"type": type, **members}))

    async def next(self, patience=30):
        """The next message, taken to heart."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), patience))
        if message["type"] == "table":
            self.table = message
            if message["you"] is not None and message["you"] in (message["awaited"] or []):
                await self.ask("reveal", part=self.part)
        if message["type"] == "update":
            for step in message["steps"]:
                if step["view"] is not None:
                    self.view = step["view"]
                elif step["change"] is not None:
                    self.view = merge(self.view, step["change"])
            self.number = message["number"]
        return message

    async def wait(self, type):
        while True:
            message = await self.next()
            if message["type"] == type:
                return message
            if message["type"] == "refused":
                raise Refused(f"{message['request']}: {message['code']}: {message['text']}")

    async def open(self, game, options, deal=None):
        await self.ask("open_table", game=game, options=options, listed=False, deal=deal)
        return (await self.wait("opened"))["table"]

    async def watch(self, table, token=None, seen=0):
        await self.ask("watch", table=table, token=token, seen=seen)
        return await self.wait("table")

    async def sit(self, seat, name):
        await self.ask("sit", seat=seat, name=name, key=seal("key", self.token), sealed=seal("part", self.part))
        await self.wait("seated")

    def over(self):
        return self.table is not None and self.table["stage"] == "over"
