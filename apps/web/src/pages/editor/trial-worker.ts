import '../../base/copying.js';
import { loadRules } from '@stolik/games/games';
import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { Witness } from '@stolik/search/memory';
import { type Bot, loadBot } from '../../session/bots/books.ts';
import type { PlayedGame, TrialAnswer, TrialQuestion } from './trial.ts';

/** The little of a worker's world that is needed; the types of pages and workers don't go together. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<TrialQuestion>) => void;
  postMessage(answer: TrialAnswer): void;
};

scope.onmessage = ({ data }) => void answer(data);

async function answer({ game: id, level, scenario, players, seeds }: TrialQuestion): Promise<void> {
  try {
    const [game, bot] = await Promise.all([loadRules(id), loadBot(id, level)]);
    for (const seed of seeds) scope.postMessage({ ok: true, game: playOut(game, bot, scenario, players, seed) });
  } catch (error) {
    scope.postMessage({ ok: false, says: error instanceof Error ? error.message : String(error) });
  }
}

function playOut(game: AnyGame, bot: Bot, scenario: unknown, players: number, seed: number): PlayedGame {
  const rng = new SeededRng(seed);
  const state = game.setup(unwrap(game.parseOptions({ scenario }, players)), players);
  const witness = new Witness(game, players);
  for (;;) {
    const next = game.next(state);
    if (next.kind === 'over') return { rounds: state.round, winners: next.outcome?.winners ?? [] };
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const memory = actor === CHANCE ? undefined : witness.memoryOf(bot.recall, actor);
    if (actor === CHANCE) game.play(state, CHANCE, game.roll(state, rng), witness.hear);
    else game.play(state, actor, bot.choose(game.redeal(state, actor, rng), actor, rng, memory), witness.hear);
  }
}
