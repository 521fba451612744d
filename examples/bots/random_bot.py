"""A whole bot for Stolik in Python, without any package: sits down at a table by its code and plays at random.

    python3 random_bot.py http://localhost:8080 BCDFGH
"""
import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, code = sys.argv[1].rstrip("/"), sys.argv[2]
key = ""


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {key}"}
    if data is not None:
        headers["Content-Type"] = "application/json"
    return urlopen(Request(server + path, data, headers, method=method))


def send(path, body):
    """409: not now. A pause, or somebody has taken a move back: what is to be decided is asked again."""
    try:
        call("POST", path, body)
    except HTTPError as error:
        if error.code != 409:
            sys.exit(error.read().decode())


key = json.load(call("POST", "/api/bot/account"))["key"]
place = json.load(call("POST", f"/api/bot/tables/{code}/join", {}))
table = f"/api/bot/tables/{place['table']}"
print(f"sitting in seat {place['seat']} at a table of {place['game']}")

# A stream that ends before the game does was cut, or the server starts anew: one goes on with another.
over = False
while not over:
    for raw in call("GET", table + "/stream"):
        line = json.loads(raw) if raw.strip() else {"type": "alive"}
        over = line["type"] == "over"
        if line["type"] == "asked":
            move = random.choice(line["moves"] or line["some"])
            print(move)
            send(table + "/move", {"decision": line["decision"], "move": move})
        elif line["type"] == "question":
            send(table + "/answer", {"question": line["question"], "yes": True})
        elif over:
            print("over:", line["outcome"])
