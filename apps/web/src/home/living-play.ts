import { type AnyGame, CHANCE, WATCHER } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { playStep } from '@stolik/kernel/steps';
import { type Bot, loadBot, loadRules } from '../games/bots.ts';
import { MINIATURES } from '../games/miniatures.ts';
import { freshRng } from '../host/chance.ts';
import type { LivingOrder, LivingSight } from './living.ts';

/*
 * Two bots at each little table, really playing: slowly, and only while somebody can see them. Rules, bots and art are all here, so the
 * page does nothing but put changed pieces into its picture.
 */

type Begin = Extract<LivingOrder, { readonly kind: 'begin' }>;

const BETWEEN_MOVES = 2400;
const BETWEEN_GAMES = 3000;

const rng = freshRng();
const unseen = new Set<string>();

/** In the worker: takes an order of the page; `say` sends what has come of it. */
export function takeOrder(order: LivingOrder, say: (sight: LivingSight) => void): void {
  if (order.kind === 'begin') begin(order, say).catch((error: unknown) => console.error(error));
  else if (order.isSeen) unseen.delete(order.game);
  else unseen.add(order.game);
}

const wait = (length: number): Promise<void> => new Promise((done) => setTimeout(done, length));

async function begin({ game, level, still }: Begin, say: (sight: LivingSight) => void): Promise<void> {
  const [rules, bot, miniature] = await Promise.all([loadRules(game), loadBot(game, level), MINIATURES[game]!()]);
  const fresh = (): unknown => rules.setup(unwrap(rules.parseOptions(still.options, still.seats)), still.seats);
  let state = fresh();
  let moves = still.moves;
  for (const [actor, action] of still.steps) playStep(rules, state, { kind: 'play', actor, action });
  for (;;) {
    await wait(BETWEEN_MOVES + rng.below(900));
    if (unseen.has(game)) continue;
    if (move(rules, state, bot)) moves++;
    else {
      await wait(BETWEEN_GAMES);
      state = fresh();
      moves = 0;
    }
    say({ game, moves, picture: miniature(rules.view(state, WATCHER)) });
  }
}

/** One decision, with the chance before it; false when the game is over. */
function move(rules: AnyGame, state: unknown, bot: Bot): boolean {
  for (;;) {
    const next = rules.next(state);
    if (next.kind === 'over') return false;
    const seat = next.kind === 'chance' ? CHANCE : (next.seats[0] ?? 0);
    const action = seat === CHANCE ? rules.roll(state, rng) : bot(rules.redeal(state, seat, rng), seat, rng);
    playStep(rules, state, { kind: 'play', actor: seat, action });
    if (seat !== CHANCE) return true;
  }
}
