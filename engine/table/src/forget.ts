import type { Around } from './command.ts';
import { type Draft, no, type Of, type Reduced } from './draft.ts';
import { type Entry, openingWithout } from './entry.ts';
import { hasResigned, isPlaying, standInLevel } from './people.ts';
import type { Session } from './session.ts';

/*
 * A person deletes their part of a game: the seat gets a neutral name, and the person's own name is taken out of the entries that hold it.
 * Nothing else changes: names are in no state, no hash and no proof of chance. The salt stays, because the others could not check the game
 * without it; it is a random number that says nothing about anybody.
 */

/** In English, for readers of a log; pages show it in their language. */
export const neutralName = (seat: number): string => `Guest ${seat + 1}`;

export function forget(session: Session, draft: Draft, { seat }: Of<'forget'>, { levels }: Around): Reduced {
  const sitter = session.seats[seat];
  if (sitter?.kind === 'open' && sitter.keptFor !== undefined) return draft.add({ kind: 'forget', seat, name: '' }).settle();
  if (sitter?.kind !== 'person' || sitter.isForgotten) return no('not-now');
  if (session.phase === 'gathering') return draft.add({ kind: 'free', seat }).settle();
  const goesOn = isPlaying(session) && !hasResigned(session, seat);
  return draft
    .add({ kind: 'forget', seat, name: neutralName(seat), ...(goesOn && { level: sitter.standIn ?? standInLevel(levels) }) })
    .settle();
}

interface Holder {
  readonly name: string;
  /** Where this person's name was written. */
  readonly entries: readonly number[];
}

const NOBODY: Holder = { name: '', entries: [] };

/**
 * The entries that hold the name of this seat's player, by index, with a neutral name instead. The log keeps its length and
 * meaning: a replay gives the same session except for the name.
 */
export function entriesWithout(entries: readonly Entry[], seat: number): ReadonlyMap<number, Entry> {
  const { name, entries: own } = holdersOf(entries)[seat] ?? NOBODY;
  const changed = new Map<number, Entry>();
  for (const [index, entry] of entries.entries()) {
    const isTheirs = own.includes(index);
    if ((entry.kind === 'sit' || entry.kind === 'resit') && isTheirs) changed.set(index, { ...entry, name: neutralName(seat) });
    if (entry.kind === 'open' && name !== '' && entry.opening.seats.some((plan) => plan.kind === 'open' && plan.keptFor === name))
      changed.set(index, { ...entry, opening: openingWithout(entry.opening, name) });
  }
  return changed;
}

/** The final seats, and the entries that name their players: of every time they joined, also if they had left between. */
function holdersOf(entries: readonly Entry[]): readonly Holder[] {
  const holders: Holder[] = [];
  /** Of people who got up again. */
  const left: Holder[] = [];
  const getUp = (seat: number): void => {
    if (holders[seat]) left.push(holders[seat]);
    holders[seat] = NOBODY;
  };
  const named = (name: string, index: number): Holder => ({
    name,
    entries: [...left.filter((each) => each.name === name).flatMap((each) => each.entries), index],
  });
  for (const [index, entry] of entries.entries()) {
    switch (entry.kind) {
      case 'sit':
        holders[entry.seat] = named(entry.name, index);
        break;
      case 'resit': {
        const old = holders[entry.seat];
        if (old?.name === entry.name) {
          holders[entry.seat] = { ...old, entries: [...old.entries, index] };
          break;
        }
        getUp(entry.seat);
        holders[entry.seat] = named(entry.name, index);
        break;
      }
      case 'free':
      case 'forget':
        getUp(entry.seat);
        break;
      case 'swap': {
        const [one, other] = [holders[entry.seat] ?? NOBODY, holders[entry.other] ?? NOBODY];
        holders[entry.seat] = other;
        holders[entry.other] = one;
        break;
      }
    }
  }
  return holders;
}
