// Wins if it can, never lets the other win at once, and likes rows of its own.
function choose(table, me) {
  const other = 3 - me;
  let best = table.moves()[0];
  let most = -9999;
  for (const move of table.moves()) {
    const after = table.after(move);
    if (after.won(me)) return move;
    let value = 5 * after.threes(me) + after.twos(me) - 5 * after.threes(other) - after.twos(other);
    if (after.moves().some((reply) => after.after(reply).won(other))) value -= 1000;
    if (value > most) [best, most] = [move, value];
  }
  say('I expect', most);
  return best;
}
