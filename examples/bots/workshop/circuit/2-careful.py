# Lights what it can, makes no smoke and no short circuit, and repairs one if there is one.
import random

def choose(table, me):
    best, most = None, -999
    for move in table.moves():
        value = 2 * table.glow(move) - 2 * table.costs(move) - len(table.burns(move)) + random.random()
        if table.shorts(move):
            value = value - 5
        if table.repairs(move):
            value = value + 3
        if value > most:
            best, most = move, value
    say("I expect", most)
    return best
