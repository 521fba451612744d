// Games of micropul that a bot plays against itself, a JSON line each, for micropul-fit.ts:
//   node tools/train/micropul-games.ts --seats 2 --games 1500 --bot A5@60i --seed a --out games.jsonl
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CHANCE } from '../../engine/kernel/src/game.ts';
import { SeededRng } from '../../engine/kernel/src/random.ts';
import { unwrap } from '../../engine/kernel/src/result.ts';
import { findRung, isSeer } from '../../engine/search/src/book.ts';
import { chooseAt } from '../../engine/search/src/choose.ts';
import { decide } from '../../engine/search/src/decide.ts';
import { micropulBots } from '../../games/micropul/src/bot.ts';
import { micropul } from '../../games/micropul/src/game.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'A5@60i' },
    seed: { type: 'string', default: 'a' },
    out: { type: 'string', default: 'games.jsonl' },
  },
});

/** A little unevenness, so that not all games go the same way. */
const TEMPERATURE = 0.35;

const rung = findRung(micropulBots, values.bot);
if (!rung || isSeer(rung) || !('iterations' in rung.effort))
  throw new Error(`--bot ${values.bot}: a bot with iterations is needed`);
const { player, effort } = rung;

/** The steps of one game, actor and action by turns. */
function playOut(seats: number, seed: string): number[] {
  const rng = new SeededRng(seed);
  const state = micropul.setup(unwrap(micropul.parseOptions({}, seats)), seats);
  const steps: number[] = [];
  for (let next = micropul.next(state); next.kind !== 'over'; next = micropul.next(state)) {
    const { seat } = next;
    const action =
      next.kind === 'chance'
        ? micropul.roll(state, rng)
        : chooseAt(TEMPERATURE, decide(micropul, player, state, seat, rng, effort as { iterations: number }).candidates, rng)
            .action;
    micropul.play(state, next.kind === 'chance' ? CHANCE : seat, action);
    steps.push(next.kind === 'chance' ? CHANCE : seat, action);
  }
  return steps;
}

const seats = Number(values.seats);
for (let i = 0; i < Number(values.games); i++) {
  appendFileSync(values.out, `${JSON.stringify({ seats, steps: playOut(seats, `${values.seed}/${i}`) })}\n`);
}
