"""A whole bot for Stolik in Python, without any package: sits down at a table by its code and plays at random.

    python3 random_bot.py http://localhost:8080 BCDFGH
"""
import json
import random
import sys
from urllib.request import Request, urlopen

server, code = sys.argv[1].rstrip("/"), sys.argv[2]
key = ""


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {key}"}
    if data is not None:
        headers["Content-Type"] = "application/json"
    return urlopen(Request(server + path, data, headers, method=method))


key = json.load(call("POST", "/api/bot/account"))["key"]
place = json.load(call("POST", f"/api/bot/tables/{code}/join", {}))
table = f"/api/bot/tables/{place['table']}"
print(f"sitting in seat {place['seat']} at a table of {place['game']}")

for raw in call("GET", table + "/stream"):
    if not raw.strip():
        continue
    line = json.loads(raw)
    if line["type"] == "asked":
        if line["moves"] is None:
            sys.exit("too many moves to list: a bot for this game makes its own")
        move = random.choice(line["moves"])
        print(move)
        call("POST", table + "/move", {"decision": line["decision"], "move": move})
    elif line["type"] == "over":
        print("over:", line["outcome"])
