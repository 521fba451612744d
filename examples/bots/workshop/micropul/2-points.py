# Points now, plus a part of the open groups.
def choose(table, me):
    best, most = None, -999
    for move in table.moves():
        after = table.after(move)
        value = after.points(me) + 0.4 * after.open(me)
        if move.startswith("stone"):
            value = value - 4
        if value > most:
            best, most = move, value
    say("I expect", most)
    return best
