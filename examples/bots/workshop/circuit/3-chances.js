// Like the careful one. Of moves that light nothing yet it builds, and does not leave the other an easy light.
function choose(table, me) {
  const moves = table.moves();
  const first = moves.map((move) => {
    let value = 2 * table.glow(move) - 2 * table.costs(move) - table.burns(move).length + Math.random() / 10;
    if (table.shorts(move)) value -= 5;
    if (table.repairs(move)) value += 3;
    if (move.startsWith('lay')) value += 0.5;
    if (move.startsWith('iron')) value -= 0.5;
    return { move, value };
  });
  first.sort((one, other) => other.value - one.value);
  // Look more closely at the best few: what could the next player light?
  let [best, most] = [first[0].move, -999];
  for (const { move, value } of first.slice(0, 6)) {
    const after = table.after(move);
    if (after.over()) return after.won(me) ? move : best;
    const next = after.turn();
    const before = after.points(next);
    let theirs = 0;
    for (const reply of after.moves().slice(0, 40)) theirs = Math.max(theirs, after.after(reply).points(next) - before);
    const worth = value - (next === me ? -1 : 1) * theirs;
    if (worth > most) [best, most] = [move, worth];
  }
  say('I expect', Math.round(most * 10) / 10);
  return best;
}
