import { type Colour, fillColours, withColour } from '@stolik/kernel/colours';

/** Who sits on a stool while a table is being set up. */
export interface Sitting {
  readonly kind: 'here' | 'elsewhere' | 'bot';
  /** As typed; empty: as people and bots are called who have not said. */
  readonly name: string;
  /** How a bot plays; kept while somebody else sits there. */
  readonly level: string;
  /** Left out: what the others leave. */
  readonly colour?: Colour | undefined;
}
export type Seating = readonly Sitting[];

export const KINDS = ['here', 'elsewhere', 'bot'] as const satisfies readonly Sitting['kind'][];

/** People at several devices: each at their own, only one at this one. */
export const isAcross = (seats: Seating): boolean => seats.some(({ kind }) => kind === 'elsewhere');

export const peopleIn = (seats: Seating): number => seats.filter(({ kind }) => kind !== 'bot').length;

export const botLevels = (seats: Seating): readonly string[] =>
  seats.flatMap(({ kind, level }) => (kind === 'bot' ? [level] : []));

const change = (seats: Seating, seat: number, to: Partial<Sitting>): Sitting[] =>
  seats.map((before, index) => (index === seat ? { ...before, ...to } : before));

/** Everybody who is here comes along when the others are elsewhere, but one, who sets the table up. */
function apart(seats: Seating): Sitting[] {
  const here = seats.findIndex(({ kind }) => kind === 'here');
  const me = here >= 0 ? here : seats.findIndex(({ kind }) => kind === 'elsewhere');
  return seats.map((sitting, seat) =>
    sitting.kind === 'bot' ? sitting : { ...sitting, kind: seat === me ? 'here' : 'elsewhere' },
  );
}

/** Whether this can be chosen for the stool: whoever sets a table up for several devices sits at it. */
export const mayBe = (seats: Seating, seat: number, kind: Sitting['kind']): boolean =>
  kind !== 'elsewhere' || seats.some((other, index) => index !== seat && other.kind !== 'bot');

/** Somebody else sits down here. People are all at this device or each at their own; the rest follows the last choice. */
export function seatAs(seats: Seating, seat: number, kind: Sitting['kind']): Seating {
  if (seats[seat]?.kind === kind || !mayBe(seats, seat, kind)) return seats;
  const changed = change(seats, seat, { kind, name: '' });
  if (kind === 'elsewhere') return apart(changed);
  if (kind === 'here') return changed.map((each) => (each.kind === 'elsewhere' ? { ...each, kind } : each));
  return isAcross(changed) ? apart(changed) : changed;
}

/** At a table for several devices: who sets it up takes this stool. */
export function sitHere(seats: Seating, seat: number): Seating {
  const me = seats.findIndex(({ kind }) => kind === 'here');
  return seats.map((each, index) =>
    index === seat ? { ...each, kind: 'here' } : index === me ? { ...each, kind: 'elsewhere' } : each,
  );
}

/** One more stool: as the last one, and against somebody who is alone a bot. */
export function withStool(seats: Seating, level: string): Seating {
  const last = seats.length > 1 ? seats.at(-1) : undefined;
  const kind = last?.kind ?? 'bot';
  return [...seats, { kind: kind === 'here' && isAcross(seats) ? 'elsewhere' : kind, name: '', level: last?.level || level }];
}

export function withoutStool(seats: Seating, seat: number): Seating {
  const left = seats.filter((_, index) => index !== seat);
  if (left.some(({ kind }) => kind === 'here') || !isAcross(left)) return left;
  return apart(left);
}

export const coloursIn = (seats: Seating): readonly Colour[] => fillColours(seats.map(({ colour }) => colour));

/** Who had this colour gets the other. */
export function takeColour(seats: Seating, seat: number, colour: Colour): Seating {
  const colours = withColour(coloursIn(seats), seat, colour);
  return seats.map((sitting, index) => ({ ...sitting, colour: colours[index] }));
}

/** So many stools: new ones at the end, or the last ones taken away. */
export function resized(seats: Seating, count: number, level: string): Seating {
  let now = seats;
  while (now.length < count) now = withStool(now, level);
  while (now.length > count) now = withoutStool(now, now.length - 1);
  return now;
}
