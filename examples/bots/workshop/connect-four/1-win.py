# Wins if it can, and otherwise drops into any column.
import random

def choose(table, me):
    for move in table.moves():
        if table.after(move).won(me):
            return move
    return random.choice(table.moves())
