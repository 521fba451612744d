import { VOCABULARY as CLASS_VOCABULARY } from '@stolik/class/entry';
import { VOCABULARY as TABLE_VOCABULARY } from '@stolik/table/entry';
import { NewerStore, type Store } from './store.ts';

/** What a program has to know to read what a store holds: a name, and the newest number that was ever written there. */
export type Claims = Readonly<Record<string, number>>;

const RULES = 'rules ';
const ENTRIES = 'entries ';

interface KnownGame {
  readonly id: string;
  readonly rulesVersion: number;
}

/** What this program knows: the rules of its games, and the kinds of entries in the logs of tables and classes. */
export const knownClaims = (games: readonly KnownGame[]): Claims => ({
  ...Object.fromEntries(games.map(({ id, rulesVersion }) => [RULES + id, rulesVersion])),
  [`${ENTRIES}table`]: TABLE_VOCABULARY,
  [`${ENTRIES}class`]: CLASS_VOCABULARY,
});

/**
 * A store remembers the newest rules and kinds of entries of every program that opened it: what is kept there may need them. An older
 * program is refused before it serves anybody, and not by one table after the other.
 */
export async function claim(store: Store, known: Claims): Promise<void> {
  for (const [name, number] of Object.entries(known)) refuseNewer({ [name]: await store.raise(name, number) }, known);
}

/** Throws where something was written that this program can't read. A game that it does not have is not opened anyway. */
export function refuseNewer(written: Claims, known: Claims): void {
  for (const [name, number] of Object.entries(written)) {
    if (name.startsWith(RULES) && known[name] === undefined) continue;
    if (number > (known[name] ?? 0)) throw new NewerStore(number, known[name] ?? 0, subjectOf(name));
  }
}

const subjectOf = (name: string): string =>
  name.startsWith(RULES)
    ? `tables of ${name.slice(RULES.length)} here follow rules`
    : `the log of a ${name.slice(ENTRIES.length)} here may hold entries`;

/** Everything that a store remembers of this, for a backup. */
export async function claimsIn(store: Store): Promise<Claims> {
  const notes = [...(await store.notes(RULES)), ...(await store.notes(ENTRIES))];
  return Object.fromEntries(notes.map(({ name, value }) => [name, Number(value)]));
}
