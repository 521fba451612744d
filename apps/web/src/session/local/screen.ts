import { type AnyGame, CHANCE, type Next, type Seat, WATCHER } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import type { Step } from '@stolik/kernel/steps';
import type { Passage } from '@stolik/table/sight';

/*
 * One screen, several people. Whoever has taken it (`eyes`) sees their own secrets; while it is everybody's, or while the curtain hangs,
 * it shows what a watcher sees. These are the rules; local-match.ts keeps the score.
 */

/** Whether this seat knows anything that not everybody knows. */
export function hasSecrets(game: AnyGame, state: unknown, seat: Seat): boolean {
  const open = { ...game.view(state, WATCHER), viewer: 0 };
  return canonicalJson({ ...game.view(state, seat), viewer: 0 }) !== canonicalJson(open);
}

/** Several decide in secret at once: what one has laid, or is about to lay, the next one must not see. */
export function isSecretRound(next: Next, person: Seat, passages: readonly Passage[]): boolean {
  if (next.kind !== 'together') return false;
  if (next.seats.length > 1) return true;
  const last = passages.findLast(({ actor }) => actor !== CHANCE);
  return last !== undefined && last.actor !== person && last.text === undefined;
}

/** What a person at this device has decided last of all. */
export interface LastMove {
  readonly seat: Seat;
  /** A commit of a round: nobody but its owner may touch it. */
  readonly isSecret: boolean;
}

export function lastMoveOf(
  steps: readonly Step[],
  persons: readonly Seat[],
  askedAt: (count: number) => Next['kind'] | undefined,
): LastMove | undefined {
  const at = steps.findLastIndex(({ actor }) => persons.includes(actor));
  const seat = steps[at]?.actor;
  return seat === undefined ? undefined : { seat, isSecret: askedAt(at) === 'together' };
}

/**
 * Whose last decision may be taken back from this screen, whoever comes first first; whether the rules of the table allow it is asked
 * elsewhere. Whoever has the screen takes back their own. An open move of the one before can be taken back as well (they ask for it,
 * and confirm behind a curtain that they are there), a program that lies face down can't. While nobody has the screen the last one may.
 */
export function whoMayTakeBack(eyes: Seat | undefined, last: LastMove | undefined): readonly Seat[] {
  if (eyes === undefined) return last ? [last.seat] : [];
  return last && last.seat !== eyes && !last.isSecret ? [eyes, last.seat] : [eyes];
}

/** After how many steps begins what this person has not seen, where nobody has counted: after their own last decision. */
export function missedFrom(passages: readonly Passage[], person: Seat): number {
  const own = passages.findLastIndex(({ actor }) => actor === person);
  const from = passages.findIndex(({ actor }, index) => index > own && actor !== CHANCE);
  return from < 0 ? passages.length : from;
}

/** Whose the screen is. */
export interface Screen {
  /** Who has taken it; undefined: it is everybody's, or the curtain hangs. */
  readonly eyes: Seat | undefined;
  /** Who had it last. */
  readonly lastEyes: Seat | undefined;
  /** Who is asked to take it. */
  readonly curtain: Seat | undefined;
  /** The curtain hangs because the move of its seat is to be taken back. */
  readonly isTakingBack: boolean;
  /** How many steps each person has watched. */
  readonly watched: ReadonlyMap<Seat, number>;
}

export const NOBODYS: Screen = {
  eyes: undefined,
  lastEyes: undefined,
  curtain: undefined,
  isTakingBack: false,
  watched: new Map(),
};

/** The screen is nobody's for now; who had it has seen everything so far, and where it was everybody's all have. */
export function letGo(screen: Screen, persons: readonly Seat[], count: number): Screen {
  const { eyes, lastEyes, watched } = screen;
  // Before anybody has taken the screen nobody has seen anything.
  const watching = eyes !== undefined ? [eyes] : lastEyes !== undefined ? persons : [];
  const seen = new Map(watched);
  for (const person of watching) seen.set(person, count);
  return { ...screen, eyes: undefined, lastEyes: eyes ?? lastEyes, watched: seen };
}

/** It is this person's turn: they come to the screen, behind the curtain where they have something to hide. */
export const asking = (screen: Screen, person: Seat, isCovered: boolean): Screen =>
  isCovered ? { ...screen, curtain: person } : { ...screen, eyes: person };

/** Somebody else's side is to be shown again: first they say that they are there. */
export const askingBack = (screen: Screen, seat: Seat): Screen => ({ ...screen, curtain: seat, isTakingBack: true });

/** The curtain opens; nothing is taken back, or it has been. */
export const opened = (screen: Screen, eyes: Seat | undefined): Screen => ({
  ...screen,
  eyes,
  curtain: undefined,
  isTakingBack: false,
});

/** What this person has missed begins after so many steps; from now on they have seen all. */
export function caughtUp(
  screen: Screen,
  seat: Seat,
  count: number,
  unknown: number,
): { readonly from: number; readonly screen: Screen } {
  const from = Math.min(screen.watched.get(seat) ?? unknown, count);
  return { from, screen: { ...screen, watched: new Map(screen.watched).set(seat, count) } };
}

/** Steps that are known already stay the same objects, so that nothing of them is drawn again. */
export function sameSteps(
  old: readonly Step[],
  now: readonly Step[],
): { readonly steps: readonly Step[]; readonly isCut: boolean } {
  const isSame = (a: Step | undefined, b: Step): boolean => a !== undefined && canonicalJson(a) === canonicalJson(b);
  const steps = now.map((step, index) => (isSame(old[index], step) ? old[index]! : step));
  return { steps, isCut: old.some((step, index) => steps[index] !== step) };
}
