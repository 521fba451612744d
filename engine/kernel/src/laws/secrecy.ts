import { type Action, type Actor, CHANCE, type GameEvent, type Viewer } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { SeededRng } from '../random.ts';
import { apply } from '../steps.ts';
import { demand, requireEqual } from './broken.ts';
import { askedActors, listed, type Node, someAction, viewersOf } from './node.ts';

/** Counts what the secrecy laws have seen, so that a game that hides nothing can't pass for one that hides well. */
export interface SecrecyTally {
  redeals: number;
  varied: number;
}

/** Another world that the viewer can't tell from this one looks, speaks and allows the same. */
export function checkRedeal(node: Node, tally: SecrecyTally): void {
  const { game, state, rng, seats } = node;
  const law = 'secrecy';
  for (const viewer of viewersOf(seats)) {
    const world = game.redeal(state, viewer, rng);
    tally.redeals++;
    if (canonicalJson(world) !== canonicalJson(state)) tally.varied++;
    requireEqual(law, `viewer ${viewer}: a redealt world looks different`, game.view(state, viewer), game.view(world, viewer));
    requireEqual(law, `viewer ${viewer}: a redealt world asks others`, askedOf(node, state), askedOf(node, world));
    requireSameDeal(node, viewer, state, world);
    if (viewer < 0 || !askedActors(node).includes(viewer)) continue;
    const [here, there] = [listed(node, viewer), listed(node, viewer, world)];
    if (here && there) requireEqual(law, `seat ${viewer + 1}: what is legal tells a secret`, sorted(here), sorted(there));
    const action = someAction(node, viewer);
    requireEqual(
      law,
      `seat ${viewer + 1}: a refusal tells a secret`,
      [game.refuse(state, viewer, action)],
      [game.refuse(world, viewer, action)],
    );
    checkSameSight(node, viewer, viewer, [state, action], [world, action]);
  }
}

/**
 * A redealt world depends on the viewer's knowledge and on the generator, never on hidden facts: bots and clients of online
 * tables get such worlds.
 */
function requireSameDeal({ game, rng }: Node, viewer: Viewer, one: unknown, other: unknown): void {
  const seed = rng.below(2 ** 31);
  const [here, there] = [game.redeal(one, viewer, new SeededRng(seed)), game.redeal(other, viewer, new SeededRng(seed))];
  requireEqual('secrecy', `viewer ${viewer}: redealing depends on what is hidden`, here, there);
}

/** Chance results that leave a viewer's view the same must show that viewer the same events. */
export function checkChanceSecrecy(node: Node): void {
  const { game, state, seats, rng } = node;
  if (game.next(state).kind !== 'chance' || node.spec.mayReveal?.(state, CHANCE)) return;
  const [one, other] = [game.roll(state, rng), game.roll(state, rng)];
  if (one === other) return;
  for (const viewer of viewersOf(seats)) {
    const [a, b] = [seenAfter(node, viewer, CHANCE, state, one), seenAfter(node, viewer, CHANCE, state, other)];
    if (canonicalJson(a.view) !== canonicalJson(b.view)) continue;
    requireEqual('secrecy', `viewer ${viewer}: an event shows a chance result that the view hides`, a.events, b.events);
    if (isAskedAlike(node, a.after, b.after)) requireSameDeal(node, viewer, a.after, b.after);
  }
}

/** A secret commit shows nothing to anybody else, and the order of commits leaves no trace. */
export function checkCommits(node: Node): void {
  const { game, state, seats } = node;
  const next = game.next(state);
  if (next.kind !== 'together' || next.seats.length < 2) return;
  const [first, second] = next.seats as [number, number];
  const [one, other] = [someAction(node, first), someAction(node, first)];
  for (const viewer of viewersOf(seats)) {
    if (viewer === first) continue;
    const [a, b] = [seenAfter(node, viewer, first, state, one), seenAfter(node, viewer, first, state, other)];
    requireEqual('secrecy', `viewer ${viewer}: a commit shows in the events`, a.events, b.events);
    requireEqual('secrecy', `viewer ${viewer}: a commit shows in the view`, a.view, b.view);
    if (isAskedAlike(node, a.after, b.after)) requireSameDeal(node, viewer, a.after, b.after);
  }
  const reply = someAction(node, second);
  const inOrder = playBoth(node, [first, one], [second, reply]);
  requireEqual(
    'commits commute',
    'the order of two commits leaves a trace',
    inOrder,
    playBoth(node, [second, reply], [first, one]),
  );
}

function playBoth(node: Node, ...commits: readonly [Actor, Action][]): unknown {
  const state = node.game.clone(node.state);
  for (const [actor, action] of commits) node.game.play(state, actor, action);
  return state;
}

type World = readonly [state: unknown, action: Action];

function checkSameSight(node: Node, viewer: Viewer, actor: Actor, one: World, other: World): void {
  const [a, b] = [seenAfter(node, viewer, actor, ...one), seenAfter(node, viewer, actor, ...other)];
  const isSame = canonicalJson(a.events) === canonicalJson(b.events);
  if (!isSame && node.spec.mayReveal?.(one[0], actor)) return;
  demand(
    'secrecy',
    isSame,
    () => `viewer ${viewer}: events tell two worlds apart\n  ${canonicalJson(a.events)}\n  ${canonicalJson(b.events)}`,
  );
  requireEqual('secrecy', `viewer ${viewer}: equal events, different views`, a.view, b.view);
}

function seenAfter(
  node: Node,
  viewer: Viewer,
  actor: Actor,
  state: unknown,
  action: Action,
): { view: unknown; events: unknown[]; after: unknown } {
  const { game } = node;
  const events: unknown[] = [];
  const emit = (event: GameEvent): void => {
    const seen = game.see(event, viewer);
    if (seen !== undefined) events.push(seen);
  };
  const after = apply(game, state, { kind: 'play', actor, action }, emit);
  return { view: game.view(after, viewer), events, after };
}

function askedOf(node: Node, state: unknown): unknown {
  const { kind, seats } = node.game.next(state);
  return { kind, seats };
}

/** Which seats must decide is open to all. After the end everything is open, so nobody receives a redealt world. */
function isAskedAlike(node: Node, one: unknown, other: unknown): boolean {
  return node.game.next(one).kind !== 'over' && canonicalJson(askedOf(node, one)) === canonicalJson(askedOf(node, other));
}

const sorted = (actions: readonly Action[]): Action[] => [...actions].sort((a, b) => a - b);
