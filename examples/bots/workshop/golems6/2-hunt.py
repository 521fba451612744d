# Tries many programs, and takes the one after which it stands best.
def choose(table, me):
    if table.asks() != "program":
        return table.moves()[0]
    best, most = None, -999
    for move in table.moves()[:40]:
        after = table.after(move)
        value = after.points(me)
        if value > most:
            best, most = move, value
    say("I expect", most)
    return best
