# Walks on, attacks a golem that is in the way, and turns at everything else.
def choose(table, me):
    hand = cards()
    program = []
    for row in range(rows()):
        card = "forward"
        if ahead() == "golem":
            card = "attack"
        elif ahead() != "free":
            card = "right"
        if card not in hand:
            card = hand[0]
        hand.remove(card)
        walk(card)
        program.append(card)
    return program
