// Tries every program there is, and likes to be near the others.
function choose(table, me) {
  const moves = table.moves();
  let [best, most] = [moves[0], -9999];
  const step = Math.ceil(moves.length / 800);
  for (let index = 0; index < moves.length; index += step) {
    const after = table.after(moves[index]);
    let value = 10 * after.points(me);
    if (after.over()) value += after.won(me) ? 1000 : -500;
    else value -= after.distance_to('golem') / 2;
    if (value > most) [best, most] = [moves[index], value];
  }
  say('I expect', most);
  return best;
}
