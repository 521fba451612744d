import { type Action, ActionList, type Actor, type AnyGame, CHANCE, type Seat } from '../game.ts';
import { canonicalJson, parseCanonical } from '../json.ts';
import { LANGUAGES, type Language } from '../language.ts';
import type { SeededRng } from '../random.ts';
import { apply } from '../steps.ts';
import type { Telling } from '../telling.ts';
import { demand, requireEqual } from './broken.ts';
import type { Tally } from './census.ts';
import type { LawSpec } from './spec.ts';

/** One position of a random game, with everything the laws about single positions need. */
export interface Node {
  readonly spec: LawSpec;
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seats: number;
  readonly rng: SeededRng;
  readonly tally?: Tally;
}

/** Everyone who may act now. */
export function askedActors(node: Node): readonly Actor[] {
  const next = node.game.next(node.state);
  return next.kind === 'chance' ? [CHANCE] : next.seats;
}

/** The actions of an actor, or undefined when there are too many to list. */
export function listed(node: Node, actor: Actor, state = node.state): readonly Action[] | undefined {
  const { game, spec } = node;
  if (actor !== CHANCE && game.count && game.count(state, actor) > (spec.listAtMost ?? 2000)) return undefined;
  const list = new ActionList();
  game.legal(state, actor, list);
  return list.toArray();
}

/** Some action of this actor, chosen at random. */
export function someAction(node: Node, actor: Actor): Action {
  const { game, state, rng } = node;
  return actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng);
}

/** `legal`, `refuse`, `sample`, `roll`, `count`, `overtime` describe the same set, and no other seat may act. */
export function checkLegality(node: Node): void {
  const { game, state, seats, rng } = node;
  const law = 'legality';
  const asked = askedActors(node);
  for (const actor of asked) {
    const actions = listed(node, actor);
    const chosen = someAction(node, actor);
    demand(
      law,
      game.refuse(state, actor, chosen) === undefined,
      () => `a sampled action is refused: ${show(node, actor, chosen)}`,
    );
    if (actor !== CHANCE) {
      const late = game.overtime(state, actor);
      demand(
        law,
        game.refuse(state, actor, late) === undefined,
        () => `overtime chose a refused action: ${show(node, actor, late)}`,
      );
    }
    if (!actions) continue;
    demand(law, actions.length > 0, () => `actor ${actor} is asked but has no action`);
    const set = new Set(actions);
    demand(law, set.size === actions.length, () => `legal lists an action twice for actor ${actor}`);
    demand(law, set.has(chosen), () => `sample gave what legal does not list: ${show(node, actor, chosen)}`);
    if (actor !== CHANCE && game.count) {
      const count = game.count(state, actor);
      demand(law, count === actions.length, () => `count says ${count}, legal lists ${actions.length}`);
    }
    for (const action of actions) {
      const refusal = game.refuse(state, actor, action);
      demand(law, refusal === undefined, () => `legal lists ${show(node, actor, action)}, refused as ${refusal?.code}`);
    }
    for (const action of mutated(actions, rng)) {
      if (set.has(action)) continue;
      const refusal = game.refuse(state, actor, action);
      demand(law, refusal !== undefined, () => `refuse lets ${action} pass for actor ${actor}, which legal does not list`);
      if (refusal) checkRefusalSpeaks(node, refusal);
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    if (asked.includes(seat)) continue;
    const list = new ActionList();
    game.legal(state, seat, list);
    demand(law, list.length === 0, () => `seat ${seat + 1} is not asked but has ${list.length} actions`);
    const refusal = game.refuse(state, seat, 0);
    demand(law, refusal !== undefined, () => `seat ${seat + 1} is not asked but action 0 is not refused`);
    if (refusal) checkRefusalSpeaks(node, refusal);
  }
}

function checkRefusalSpeaks(node: Node, refusal: NonNullable<ReturnType<AnyGame['refuse']>>): void {
  node.tally?.meetRefusal(refusal);
  demand('refusals', refusal.clause.length > 0, () => `refusal ${refusal.code} names no clause`);
  for (const language of LANGUAGES) {
    const text = node.game.explain(refusal, language);
    demand(
      'refusals',
      text.trim().length > 0 && !text.includes('undefined'),
      () => `refusal ${refusal.code} has no words in ${language}: "${text}"`,
    );
  }
}

function mutated(actions: readonly Action[], rng: SeededRng): Action[] {
  const some = Array.from({ length: 4 }, () => actions[rng.below(actions.length)] ?? 0);
  return [
    ...some.flatMap((action) => [action + 1, action - 1, action ^ (1 << rng.below(16))]),
    -1,
    -2,
    0.5,
    rng.below(1 << 30),
    2 ** 52,
  ];
}

/** Sampling is uniform: a chi-square test whose false alarms are one in a hundred million. */
export function checkUniform(node: Node): void {
  const { game, state, rng } = node;
  for (const seat of askedActors(node)) {
    if (seat === CHANCE) continue;
    const actions = listed(node, seat);
    if (!actions || actions.length < 2 || actions.length > 300) continue;
    const perAction = Math.max(12, Math.ceil(240 / actions.length));
    const hits = new Map<Action, number>();
    for (let i = 0; i < actions.length * perAction; i++) {
      const action = game.sample(state, seat, rng);
      hits.set(action, (hits.get(action) ?? 0) + 1);
    }
    let chi = 0;
    for (const action of actions) chi += ((hits.get(action) ?? 0) - perAction) ** 2 / perAction;
    const freedom = actions.length - 1;
    // Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal.
    const sigmas = (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
    demand(
      'uniform sampling',
      sigmas < 5.6,
      () => `chi-square ${chi.toFixed(1)} over ${actions.length} actions is ${sigmas.toFixed(1)} sigma off`,
    );
  }
}

/** Every action that is written can be read back, and two actions never look the same. */
export function checkNotation(node: Node): void {
  const { game, state } = node;
  for (const actor of askedActors(node)) {
    const actions = (listed(node, actor) ?? [someAction(node, actor), someAction(node, actor)]).slice(0, 400);
    const texts = new Map<string, Action>();
    for (const action of actions) {
      const text = game.write(state, actor, action);
      const twin = texts.get(text);
      demand('notation', twin === undefined || twin === action, () => `two actions are written "${text}"`);
      texts.set(text, action);
      const read = game.read(state, actor, text);
      demand('notation', read.ok && read.value === action, () => `"${text}" is read as ${JSON.stringify(read)}, was ${action}`);
    }
  }
}

/** States are plain data: saved, loaded and cloned states continue alike, and `apply` does not change its input. */
export function checkStateIsData(node: Node): void {
  const { game, state } = node;
  const before = canonicalJson(state);
  const loaded = parseCanonical(before);
  requireEqual('state is data', 'a loaded state differs from the saved one', state, loaded);
  for (const actor of askedActors(node)) {
    const step = { kind: 'play', actor, action: someAction(node, actor) } as const;
    const after = apply(game, state, step);
    requireEqual('apply', 'apply changed its input', parseCanonical(before), state);
    requireEqual('state is data', 'a loaded state goes on differently', after, apply(game, loaded, step));
  }
}

/** The law asks for words, not for whose: letters do in every language. */
const called = (language: Language): Telling => ({ language, nameOf: (seat) => String.fromCharCode(65 + seat), isFull: true });

/** Everybody's view is plain JSON and can be put into words in every language. */
export function checkViewSpeaks(node: Node): void {
  const { game, state, seats, spec } = node;
  for (const viewer of viewersOf(seats)) {
    const view = game.view(state, viewer);
    requireEqual('view is data', 'a view changes on its way through JSON', view, JSON.parse(JSON.stringify(view)));
    for (const language of LANGUAGES) {
      const text = spec.describe(view, called(language));
      demand(
        'description',
        text.trim().length > 0 && !/undefined|NaN|\[object/.test(text),
        () => `no proper words in ${language}: ${text}`,
      );
    }
  }
}

/** All seats and a watcher. */
export function viewersOf(seats: number): number[] {
  return [...Array.from({ length: seats }, (_, seat): Seat => seat), -2];
}

/** A mirrored position has the mirrored actions, which lead to mirrored positions. */
export function checkMirrors(node: Node): void {
  const { game, state, spec } = node;
  for (const mirror of spec.mirrors ?? []) {
    const law = `symmetry (${mirror.name})`;
    const twin = mirror.state(game.clone(state));
    for (const actor of askedActors(node)) {
      const actions = listed(node, actor);
      if (!actions) continue;
      const there = listed(node, actor, twin) ?? [];
      const mapped = actions.map((action) => mirror.action(state, actor, action));
      requireEqual(
        law,
        'the mirrored position has other actions',
        [...mapped].sort((a, b) => a - b),
        [...there].sort((a, b) => a - b),
      );
      const index = node.rng.below(actions.length);
      const after = apply(game, state, { kind: 'play', actor, action: actions[index]! });
      const afterTwin = apply(game, twin, { kind: 'play', actor, action: mapped[index]! });
      requireEqual(law, 'mirrored actions lead to different positions', mirror.state(after), afterTwin);
    }
  }
}

function show(node: Node, actor: Actor, action: Action): string {
  try {
    return `${actor}: ${node.game.write(node.state, actor, action)} (${action})`;
  } catch {
    return `${actor}: ${action}`;
  }
}
