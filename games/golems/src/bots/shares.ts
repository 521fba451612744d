/** The winner gets all of it; without a winner all have the same. */
export function shareWon(winner: number, seats: number, out: Float64Array): void {
  for (let seat = 0; seat < seats; seat++) out[seat] = winner === 0 ? 1 / seats : winner === seat + 1 ? 1 : 0;
}

/** Numbers of any size as shares of one. */
export function shareOut(seats: number, out: Float64Array): void {
  let total = 0;
  for (let seat = 0; seat < seats; seat++) total += out[seat]!;
  for (let seat = 0; seat < seats; seat++) out[seat]! /= total;
}
