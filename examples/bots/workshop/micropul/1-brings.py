# Plays the move that brings most tiles.
def choose(table, me):
    best = table.moves()[0]
    for move in table.moves():
        if table.brings(move) > table.brings(best):
            best = move
    return best
