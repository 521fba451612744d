import { type Rank, soloRank } from '@stolik/micropul/score';

/** The steps of the scale, asked from the rules: each rank with the least points that reach it. [M8] */
export const SOLO_SCALE: readonly { readonly rank: Rank; readonly points: number }[] = (() => {
  const steps: { rank: Rank; points: number }[] = [];
  for (let points = 0; points <= 200; points++) {
    const rank = soloRank(points);
    if (rank && steps.at(-1)?.rank !== rank) steps.push({ rank, points });
  }
  return steps;
})();
