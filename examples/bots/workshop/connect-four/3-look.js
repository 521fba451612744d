// Looks four moves ahead and cuts off what can't matter (alpha-beta).
const ORDER = 'dcebfag';

function choose(table, me) {
  const value = (at, seat) => 5 * at.threes(seat) + at.twos(seat) - 5 * at.threes(3 - seat) - at.twos(3 - seat);
  const middle = (moves) => moves.sort((one, other) => ORDER.indexOf(one[5]) - ORDER.indexOf(other[5]));
  const look = (at, seat, depth, low, high) => {
    if (at.won(3 - seat)) return -1000 - depth;
    if (at.over()) return 0;
    if (depth === 0) return value(at, seat);
    let best = low;
    for (const move of middle(at.moves())) {
      best = Math.max(best, -look(at.after(move), 3 - seat, depth - 1, -high, -best));
      if (best >= high) break;
    }
    return best;
  };
  let [best, most] = [undefined, -9999];
  for (const move of middle(table.moves())) {
    const worth = -look(table.after(move), 3 - me, 3, -9999, -most);
    if (worth > most) [best, most] = [move, worth];
  }
  say(best, most);
  return best;
}
