// Games of micropul between first looks alone: each side takes what gains most at once, with a little luck. A game takes about a
// millisecond, so numbers for KEEN (games/micropul/src/bot/gain.ts) can be tried in thousands of games, against KEEN as it is or PLAIN:
//   node tools/train/micropul-sense.ts '{"choice": 2}' --against plain --deals 2000
import { parseArgs } from 'node:util';
import { unwrap } from '../../engine/kernel/src/result.ts';
import { playDeal } from '../../engine/search/src/arena.ts';
import { foregone, type Player } from '../../engine/search/src/player.ts';
import { KEEN, PLAIN, type Sense } from '../../games/micropul/src/bot/gain.ts';
import { rolloutBy } from '../../games/micropul/src/bot/rollout.ts';
import { micropulLevels } from '../../games/micropul/src/bot/words.ts';
import { micropul } from '../../games/micropul/src/game.ts';
import type { State } from '../../games/micropul/src/turn/state.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { deals: { type: 'string', default: '1000' }, against: { type: 'string', default: 'keen' } },
});

function rungOf(id: string, sense: Sense) {
  const rollout = rolloutBy(sense);
  const player: Player<State> = (world, seat, rng) => foregone(rollout(world, seat, rng));
  return { ...micropulLevels[0]!, id, player, effort: { iterations: 1 } };
}

const tried: Sense = { ...KEEN, ...(JSON.parse(positionals[0] ?? '{}') as Partial<Sense>) };
const contest = {
  game: micropul,
  options: unwrap(micropul.parseOptions({}, 2)),
  seats: 2,
  a: rungOf('tried', tried),
  b: rungOf(values.against, values.against === 'plain' ? PLAIN : KEEN),
  seed: 'sense',
  clock: () => 0,
};
const deals = Number(values.deals);
const shares = Array.from({ length: deals }, (_, deal) => {
  const [one = 0, other = 0] = playDeal(contest, deal).shares;
  return (one + other) / 2;
});
const mean = shares.reduce((sum, share) => sum + share, 0) / deals;
const doubt = 1.96 * Math.sqrt(shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / deals / deals);
console.log(`${(100 * mean).toFixed(1)} % ± ${(100 * doubt).toFixed(1)} of ${2 * deals} games`);
