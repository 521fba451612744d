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
