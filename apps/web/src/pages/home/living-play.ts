import { loadRules } from '@stolik/games/games';
import { type AnyGame, CHANCE, type GameEvent, WATCHER } from '@stolik/kernel/game';
import { parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { playStep } from '@stolik/kernel/steps';
import { newsOf } from '../../base/news.ts';
import { loadLittle } from '../../games/little.ts';
import { type Bot, loadBot } from '../../session/bots/books.ts';
import { freshRng } from '../../session/chance.ts';
import type { DrawnTable, LivingOrder, LivingSight } from './living.ts';

/*
 * Two bots at each little table, really playing: slowly, and only while somebody can see them. Rules, bots and art are all here, so the
 * page does nothing but put changed pieces into its picture.
 */

type Begin = Extract<LivingOrder, { readonly kind: 'begin' }>;
type Draw = Extract<LivingOrder, { readonly kind: 'draw' }>;

const BETWEEN_MOVES = 2400;
const BETWEEN_GAMES = 3000;

const rng = freshRng();
const unseen = new Set<string>();

/** In the worker: takes an order of the page; `say` sends what has come of it. */
export function takeOrder(order: LivingOrder, say: (sight: LivingSight | DrawnTable) => void): void {
  if (order.kind === 'begin') begin(order, say).catch((error: unknown) => console.error(error));
  else if (order.kind === 'draw') draw(order, say).catch((error: unknown) => console.error(error));
  else if (order.isSeen) unseen.delete(order.game);
  else unseen.add(order.game);
}

const wait = (length: number): Promise<void> => new Promise((done) => setTimeout(done, length));

async function begin({ game, level, still }: Begin, say: (sight: LivingSight) => void): Promise<void> {
  const [rules, bot, { miniature, news }] = await Promise.all([loadRules(game), loadBot(game, level), loadLittle(game)]);
  const fresh = (): unknown => rules.setup(unwrap(rules.parseOptions(still.options, still.seats)), still.seats);
  let state = fresh();
  for (const [actor, action] of still.steps) playStep(rules, state, { kind: 'play', actor, action });
  for (;;) {
    await wait(BETWEEN_MOVES + rng.below(900));
    if (unseen.has(game)) continue;
    const events = move(rules, state, bot);
    if (!events) {
      await wait(BETWEEN_GAMES);
      state = fresh();
    }
    const says = events && newsOf(news, events);
    say({ kind: 'moved', game, picture: miniature(rules.view(state, WATCHER)), ...(says && { says }) });
  }
}

/** One decision with the chance around it, and what came of it; undefined when the game is over. */
function move(rules: AnyGame, state: unknown, bot: Bot): readonly GameEvent[] | undefined {
  const events: GameEvent[] = [];
  const play = (actor: number, action: number): void =>
    playStep(rules, state, { kind: 'play', actor, action }, (event) => events.push(event));
  const rollAll = (): void => {
    while (rules.next(state).kind === 'chance') play(CHANCE, rules.roll(state, rng));
  };
  rollAll();
  const next = rules.next(state);
  if (next.kind === 'over') return undefined;
  const seat = next.seats[0] ?? 0;
  play(seat, bot.choose(rules.redeal(state, seat, rng), seat, rng));
  rollAll();
  return events;
}

/** A kept table as everybody may see it. */
async function draw({ id, log: text }: Draw, say: (drawn: DrawnTable) => void): Promise<void> {
  const log = unwrap(parseLog(text));
  const [rules, { miniature }] = await Promise.all([loadRules(log.game), loadLittle(log.game)]);
  const played = replay(rules, log);
  if (played.ok) say({ kind: 'drawn', id, picture: miniature(rules.view(played.value.state, WATCHER)) });
}
