import type { Fact } from '@stolik/class/things';
import { count, type Form, fits, row, text, word } from '@stolik/kernel/forms';
import type { Learnt } from '../learn/progress.ts';

/** What pupils of this device have done and their class does not know yet, by class and pupil. */
export type Outbox = Readonly<Record<string, readonly Fact[]>>;

/** Facts in one message. */
const MOST_AT_ONCE = 100;
const MOST_MISSES = 99;

export const doerKey = ({ room, pupil }: { readonly room: string; readonly pupil: number }): string => `${room}/${pupil}`;

/** The best of both: the same fact twice, or an older one later, changes nothing. */
const better = ([thing, stars, misses]: Fact, other: Fact): Fact => [
  thing,
  Math.max(stars, other[1]) as Fact[1],
  Math.min(MOST_MISSES, Math.max(misses, other[2])),
];

export function put(outbox: Outbox, doer: string, facts: readonly Fact[]): Outbox {
  const merged = new Map((outbox[doer] ?? []).map((fact) => [fact[0], fact]));
  for (const fact of facts) {
    const known = merged.get(fact[0]);
    merged.set(fact[0], known ? better(known, fact) : fact);
  }
  return { ...outbox, [doer]: [...merged.values()] };
}

export const nextToSend = (outbox: Outbox, doer: string): readonly Fact[] => (outbox[doer] ?? []).slice(0, MOST_AT_ONCE);

/** The class has these; whatever was done meanwhile stays. */
export function sent(outbox: Outbox, doer: string, facts: readonly Fact[]): Outbox {
  const gone = new Set(facts.map((fact) => JSON.stringify(fact)));
  const rest = (outbox[doer] ?? []).filter((fact) => !gone.has(JSON.stringify(fact)));
  if (rest.length > 0) return { ...outbox, [doer]: rest };
  const { [doer]: _, ...others } = outbox;
  return others;
}

/** All that this device knows of somebody's learning: whoever comes in first has done it. */
export function factsOf({ lessons, puzzles }: Pick<Learnt, 'lessons' | 'puzzles'>): readonly Fact[] {
  const taught = Object.entries(lessons).map(([id, { stars }]): Fact => [id, stars, 0]);
  const asked = Object.values(puzzles).flatMap(({ seen }) =>
    Object.entries(seen).map(
      ([id, { isSolved, tries }]): Fact => [
        id,
        isSolved ? 1 : 0,
        Math.min(MOST_MISSES, Math.max(0, isSolved ? tries - 1 : tries)),
      ],
    ),
  );
  return [...taught, ...asked].filter(([id]) => fits(THING, id));
}

/** An id that a class takes. */
const THING = text(/^[a-z0-9-]{1,60}$/);

export function readOutbox(raw: unknown): Outbox {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).flatMap(([doer, facts]) => {
      const whole = Array.isArray(facts) ? facts.filter((fact) => fits(FACT, fact)) : [];
      return whole.length > 0 ? [[doer, whole]] : [];
    }),
  );
}

const FACT: Form<Fact> = row(THING, word(0, 1, 2, 3), count(0, MOST_MISSES));
