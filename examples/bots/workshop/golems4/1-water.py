# Walks on, and turns where something is in the way.
def choose(table, me):
    program = []
    for row in range(rows()):
        card = "forward"
        if ahead() != "free" or "forward" not in left(cards(), program):
            card = "right" if "right" in left(cards(), program) else "left"
        walk(card)
        program.append(card)
    return program

def left(hand, used):
    hand = list(hand)
    for card in used:
        if card in hand:
            hand.remove(card)
    return hand
