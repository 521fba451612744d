/** How well a level was solved: three stars at par, two a little above it, one otherwise. Time never counts. */
export type Stars = 1 | 2 | 3;

/** So much above par still has two stars; of a long answer half as much again. */
const A_LITTLE = 2;

export function starsOf(cost: number, par: number): Stars {
  if (cost <= par) return 3;
  return cost <= par + Math.max(A_LITTLE, Math.floor(par / 2)) ? 2 : 1;
}
