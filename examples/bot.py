#!/usr/bin/env python3
"""A bot that sits down at a Cloverleaf table and does anything the rules allow.

It needs nothing but Python. It shows the whole of what a program has to do: get a token, take a seat, read
the table's stream, answer each decision. Replace `choose` by something cleverer.

    python3 examples/bot.py http://127.0.0.1:8080 TABLE            joins a table by its id, the last part of its link
    python3 examples/bot.py http://127.0.0.1:8080 TABLE --token T  as a program that has a token already

It ends when the game is over, and prints the result.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request


class Refused(Exception):
    """What the server refused, with its code."""

    def __init__(self, problem):
        super().__init__(f"{problem['text']} ({problem['code']})")
        self.problem = problem

    def wait_or_raise(self):
        """Waits as long as the server asks when it was too much at once; anything else waiting does not mend."""
        if self.problem["code"] not in ("too-fast", "unavailable"):
            raise self
        time.sleep(self.problem.get("wait", 1))


class Server:
    """The few calls a bot needs."""

    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.token = token

    def open(self, path, body=None):
        request = urllib.request.Request(self.address + path)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        try:
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)) from None

    def call(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def ask(self, table, request):
        return self.call(f"/api/tables/{table}/do", request)

    def messages(self, table, version):
        """The table's messages as they come, until the connection ends."""
        with self.open(f"/api/tables/{table}/stream?v={version}&legal=true") as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)


def choose(now, rng):
    """One of the legal actions. A cleverer bot looks at now["view"]."""
    return [rng.choice(now["legal"])]


def play(server, table, rng):
    """Plays until the game is over; gives the result."""
    version, answered = 0, None
    while True:
        try:
            for message in server.messages(table, version):
                if message["type"] == "bye":
                    break
                if message["type"] not in ("hello", "news"):
                    continue
                now = message["now"]
                version = now["v"]
                if now.get("result") or now["status"] == "cancelled":
                    return now.get("result")
                decision = now.get("decision")
                if now.get("legal") and (decision, version) != answered:
                    answered = (decision, version)
                    answer(server, table, now, rng)
        except Refused as refused:
            refused.wait_or_raise()
        except (OSError, ValueError) as error:
            print(f"the connection was lost ({error}); coming back", file=sys.stderr)
        time.sleep(0.5)


def answer(server, table, now, rng):
    """Plays one choice. The id makes a repeated send harmless, the decision makes a late one so."""
    decision = now["decision"]
    request = {
        "id": f"d{decision}-{now['v']}",
        "do": "play",
        "decision": decision,
        "actions": choose(now, rng),
    }
    try:
        patiently(lambda: server.ask(table, request))
    except Refused as refused:
        if refused.problem["code"] not in ("stale", "not-your-turn", "over"):
            raise


def patiently(send):
    """Sends something, and again after a while if the server asked for one."""
    while True:
        try:
            return send()
        except Refused as refused:
            refused.wait_or_raise()


def main():
    parser = argparse.ArgumentParser(description="A bot that does anything the rules allow.")
    parser.add_argument("server", help="the server's address, such as http://127.0.0.1:8080")
    parser.add_argument("table", help="the table's id, the last part of its link")
    parser.add_argument("--token", help="a token; without one the bot gets one of its own")
    parser.add_argument("--invite", help="the key of an invited seat")
    parser.add_argument("--name", default="Example", help="the name at the table")
    parser.add_argument("--seed", type=int, help="a number, for the same choices again")
    arguments = parser.parse_args()
    server = Server(arguments.server, arguments.token)
    try:
        if not server.token:
            server.token = patiently(lambda: server.call("/api/bots", {"name": arguments.name}))["token"]
        sit = {"id": "sit", "do": "sit"}
        if arguments.invite:
            sit["invite"] = arguments.invite
        patiently(lambda: server.ask(arguments.table, sit))
        result = play(server, arguments.table, random.Random(arguments.seed))
    except (Refused, urllib.error.URLError) as error:
        sys.exit(f"error: {error}")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
