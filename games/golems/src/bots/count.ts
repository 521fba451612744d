import type { GameEvent, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { Speech } from '@stolik/look/speech';
import type { Count, Decisive, Span, Summed } from '@stolik/search/count';
import type { GolemsEvent } from '../text/telling.ts';
import { damagedCount } from '../v4/end.ts';
import { COMPONENTS } from '../v4/kinds.ts';
import type { State4 } from '../v4/state.ts';
import type { State6 } from '../v6/state.ts';
import { en } from '../words/en/review.ts';
import type { FightWords } from '../words/fights.ts';
import { pl } from '../words/pl/review.ts';
import { ru } from '../words/ru/review.ts';
import { hurtsOf, swungIn } from './blows.ts';

const FIGHT_WORDS: Readonly<Record<Language, FightWords>> = { en, ru, pl };
const WORDS = inEach(FIGHT_WORDS);

/** Ends that a knock-out brings, not the count. */
const ENDS_BY_OUT = ['last-golem', 'last-robot', 'all-out', 'players-out'];

/** Ends of games whose rounds ran out. */
const ENDS_BY_COUNT = ['least-damage', 'fewest-damaged'];

/** What a round did to each seat, the reader last: what one did comes before what one suffered. */
function told(events: readonly GameEvent[], speech: Speech, limits: readonly number[] | undefined): readonly string[] {
  const words = FIGHT_WORDS[speech.language];
  const isYours = (seat: Seat): number => Number(speech.isYou(seat));
  const hurts = [...hurtsOf(events, limits).values()]
    .filter(({ points, isOut, by }) => points > 0 || isOut || by.size > 0)
    .sort((a, b) => isYours(a.seat) - isYours(b.seat));
  // Of several rivals it would be too much to tell who missed whom.
  const isTold = (seat: Seat): boolean => speech.isYou(seat) || (speech.you !== undefined && limits?.length === 2);
  const blow = events.some(({ kind }) => kind === 'attacked') ? 'attack' : 'strike';
  const missed = swungIn(events)
    .filter(({ seat, hasMissed }) => hasMissed && isTold(seat))
    .sort((a, b) => isYours(b.seat) - isYours(a.seat));
  // A strike into the air says something only beside what happened.
  const misses = hurts.length === 0 ? [] : missed.map(({ seat, strikes }) => words.missed(seat, strikes, blow, speech));
  let isFirst = true;
  const said = hurts.map((hurt) => {
    if (hurt.by.size > 0 && !hurt.hasOtherCause) return words.hit(hurt, speech);
    const taken = words.hurt(hurt, isFirst, speech);
    isFirst = false;
    return taken;
  });
  return [...misses, ...said];
}

/** Everybody who was hurt, or would have been; the one who decided last. */
function would(events: readonly GameEvent[], real: readonly GameEvent[], seat: Seat, others: number, speech: Speech): string {
  const [then, now] = [hurtsOf(events), hurtsOf(real)];
  const isHurt = (each: Seat): boolean =>
    [then, now].some((hurts) => (hurts.get(each)?.points ?? 0) > 0 || hurts.get(each)?.isOut === true);
  const concerned = [...new Set([...then.keys(), ...now.keys()])].filter(isHurt);
  const fates = concerned
    .sort((a, b) => Number(a === seat) - Number(b === seat) || a - b)
    .map((each) => ({ seat: each, points: then.get(each)?.points ?? 0, isOut: then.get(each)?.isOut ?? false }));
  const over = (events as readonly GolemsEvent[]).find((event) => event.kind === 'gameOver');
  const winners = over?.kind === 'gameOver' ? over.winners : undefined;
  const end = winners?.length === 0 ? 'draw' : winners?.includes(seat) ? 'won' : undefined;
  return fates.length === 0 ? '' : FIGHT_WORDS[speech.language].would(fates, others, end, speech);
}

function decided(events: readonly GameEvent[], round: number, speech: Speech, most?: Decisive): string {
  const all = events as readonly GolemsEvent[];
  const over = all.find((event) => event.kind === 'gameOver');
  if (over?.kind !== 'gameOver') return '';
  const words = FIGHT_WORDS[speech.language];
  if (ENDS_BY_COUNT.includes(over.reason)) return most && over.winners.length > 0 ? words.ranOut(most, round, speech) : '';
  const out = all.flatMap((event) => (event.kind === 'golemOut' ? [event.seat] : []));
  if (out.length === 0 || !ENDS_BY_OUT.includes(over.reason)) return '';
  const seats = out.sort((a, b) => Number(speech.isYou(b)) - Number(speech.isYou(a)) || a - b);
  if (over.reason === 'all-out' && seats.length > 1) return words.together(seats, round, speech);
  return most && most.round !== round ? words.finished(most, seats, round, speech) : words.decided(seats, round, speech);
}

/** What a seat's damage and its rivals' say of the whole game; empty where it is nothing special. */
function summary({ own, isWon, others }: Summed, speech: Speech): string {
  const words = FIGHT_WORDS[speech.language];
  if (isWon) return own.value === 0 && others.some(({ value }) => value > 0) ? words.noDamageTaken : '';
  if (others.every(({ value }) => value === 0) && own.value > 0) return words.noDamageDone;
  const [rival, ...more] = others;
  if (!rival || more.length > 0 || own.limit === undefined || rival.limit === undefined) return '';
  return rival.value >= own.value && rival.limit > own.limit ? words.even(own.limit, rival.seat, rival.limit, speech) : '';
}

/** Somebody's own strikes met another one: what rivals did to each other is nobody else's merit. */
const earned = (events: readonly GameEvent[], seat: Seat): boolean =>
  [...hurtsOf(events).values()].some(({ by }) => by.has(seat));

const damage = {
  name: WORDS.damage,
  isLess: true,
  least: 2,
  amount: (count: number, language: Language): string => WORDS.countDamage[language](count),
  quiet: (span: Span, language: Language): string => WORDS.quiet[language](span),
  told,
  decided,
  would,
  summary,
  earned,
} as const;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Everybody who is no longer on the field. */
const outOf = (at: ArrayLike<number>, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, seat) => seat).filter((seat) => at[seat]! < 0);

const playersOf = <Value>(values: ArrayLike<Value>, players: number): readonly Value[] => Array.from(values).slice(0, players);

const damage6: Count<State6> = {
  ...damage,
  of: ({ damage: taken, table }) => playersOf(taken, table.players),
  limits: ({ table }) => playersOf(table.limit, table.players),
  stir: ({ damage: taken }) => sum(taken),
  out: ({ at, table }) => outOf(at, table.players),
  telling: ['strikeMade', 'pointsBlocked', 'damageTaken', 'golemRepaired', 'golemOut', 'gameOver'],
};

const items6: Count<State6> = {
  name: WORDS.gears,
  least: 1,
  amount: (count, language) => WORDS.countGears[language](count),
  quiet: (span, language) => WORDS.noItem[language](span),
  of: ({ items, table }) => playersOf(items, table.players),
  stir: ({ items }) => sum(items),
  telling: ['goalTaken'],
};

/** Damage, or the items that children collect. A race for one thing counts nothing. */
export function count6({ table: { kids, goal } }: State6): Count<State6> | undefined {
  if (!kids) return damage6;
  return goal === 'most' || goal === 'all' ? items6 : undefined;
}

/** With all components broken a robot still stands; the point that puts it out is one more. [G4.9.1] */
const taken4 = (state: State4, seat: number): number => (state.at[seat]! < 0 ? COMPONENTS.length + 1 : damagedCount(state, seat));

export const count4: Count<State4> = {
  ...damage,
  of: (state) => Array.from({ length: state.table.players }, (_, seat) => taken4(state, seat)),
  limits: ({ table }) => Array.from({ length: table.players }, () => COMPONENTS.length + 1),
  stir: (state) => sum(Array.from({ length: state.table.seats }, (_, seat) => taken4(state, seat))),
  out: ({ at, table }) => outOf(at, table.players),
  telling: [
    'attacked',
    'robotHit',
    'pointsBlocked',
    'bombExploded',
    'barrelOpened',
    'barrelLost',
    'tokenDestroyed',
    'iceBroke',
    'componentDamaged',
    'componentRepaired',
    'lastPointTaken',
    'golemOut',
    'gameOver',
  ],
};
