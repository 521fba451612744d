import type { GameEvent, Seat } from '@stolik/kernel/game';
import { type CountForms, countForm, type Language, type Words } from '@stolik/kernel/language';
import type { Speech } from '@stolik/kernel/telling';
import type { Count, Span } from '@stolik/search/count';
import type { GolemsEvent } from '../text/telling.ts';
import { damagedCount } from '../v4/end.ts';
import { COMPONENTS } from '../v4/kinds.ts';
import type { State4 } from '../v4/state.ts';
import type { State6 } from '../v6/state.ts';
import { FIGHT_WORDS, type Hurt } from './review-words.ts';

const DAMAGE: Readonly<Record<Language, CountForms>> = {
  en: { one: 'point of damage', few: 'points of damage', many: 'points of damage' },
  ru: { one: 'повреждение', few: 'повреждения', many: 'повреждений' },
  pl: { one: 'uszkodzenie', few: 'uszkodzenia', many: 'uszkodzeń' },
};

const ITEMS: Readonly<Record<Language, CountForms>> = {
  en: { one: 'gear', few: 'gears', many: 'gears' },
  ru: { one: 'шестерёнка', few: 'шестерёнки', many: 'шестерёнок' },
  pl: { one: 'zębatka', few: 'zębatki', many: 'zębatek' },
};

/** Ends that a knock-out brings, not the count. */
const ENDS_BY_OUT = ['last-golem', 'last-robot', 'all-out', 'players-out'];

/** What a round did to each seat that it hurt. */
function hurtsOf(events: readonly GameEvent[], limits?: readonly number[]): ReadonlyMap<Seat, Hurt> {
  const hurts = new Map<Seat, Hurt>();
  for (const event of events as readonly GolemsEvent[]) {
    if (event.kind === 'gameOver' || !('seat' in event)) continue;
    const { seat } = event;
    const before = hurts.get(seat) ?? { seat, points: 0, total: undefined, limit: limits?.[seat], components: [], isOut: false };
    if (event.kind === 'damageTaken') hurts.set(seat, { ...before, points: before.points + event.points, total: event.damage });
    else if (event.kind === 'componentDamaged')
      hurts.set(seat, { ...before, points: before.points + 1, components: [...before.components, event.component] });
    else if (event.kind === 'lastPointTaken') hurts.set(seat, { ...before, points: before.points + 1 });
    else if (event.kind === 'golemOut') hurts.set(seat, { ...before, isOut: true });
  }
  return hurts;
}

/** What a round did to each seat, the reader last: what one did comes before what one suffered. */
function told(events: readonly GameEvent[], speech: Speech, limits: readonly number[] | undefined): readonly string[] {
  const inOrder = [...hurtsOf(events, limits).values()].sort(
    (a, b) => Number(speech.isYou(a.seat)) - Number(speech.isYou(b.seat)),
  );
  return inOrder.map((hurt, index) => FIGHT_WORDS[speech.language].hurt(hurt, index === 0, speech));
}

/** Everybody who was hurt, or would have been; the one who decided last. */
function would(events: readonly GameEvent[], real: readonly GameEvent[], seat: Seat, others: number, speech: Speech): string {
  const [then, now] = [hurtsOf(events), hurtsOf(real)];
  const concerned = [...new Set([...then.keys(), ...now.keys()])];
  const fates = concerned
    .sort((a, b) => Number(a === seat) - Number(b === seat) || a - b)
    .map((each) => ({ seat: each, points: then.get(each)?.points ?? 0, isOut: then.get(each)?.isOut ?? false }));
  return fates.length === 0 ? '' : FIGHT_WORDS[speech.language].would(fates, others, speech);
}

function decided(events: readonly GameEvent[], round: number, speech: Speech): string {
  const all = events as readonly GolemsEvent[];
  const over = all.find((event) => event.kind === 'gameOver');
  const out = all.flatMap((event) => (event.kind === 'golemOut' ? [event.seat] : []));
  if (out.length === 0 || over?.kind !== 'gameOver' || !ENDS_BY_OUT.includes(over.reason)) return '';
  const words = FIGHT_WORDS[speech.language];
  const seats = out.sort((a, b) => Number(speech.isYou(b)) - Number(speech.isYou(a)) || a - b);
  return (over.reason === 'all-out' && seats.length > 1 ? words.together : words.decided)(seats, round, speech);
}

const NAME: Words = { en: 'Damage', ru: 'Повреждения', pl: 'Uszkodzenia' };

const damage = {
  name: NAME,
  isLess: true,
  least: 2,
  amount: (count: number, language: Language): string => `${count} ${countForm(language, count, DAMAGE[language])}`,
  quiet: (span: Span, language: Language): string => FIGHT_WORDS[language].quiet(span),
  told,
  decided,
  would,
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
  telling: ['damageTaken', 'golemOut', 'gameOver'],
};

const items6: Count<State6> = {
  name: { en: 'Gears', ru: 'Шестерёнки', pl: 'Zębatki' },
  least: 1,
  amount: (count, language) => `${count} ${countForm(language, count, ITEMS[language])}`,
  quiet: (span, language) => FIGHT_WORDS[language].noItem(span),
  of: ({ items, table }) => playersOf(items, table.players),
  stir: ({ items }) => sum(items),
  telling: ['goalTaken'],
};

/** Damage, or what children collect. Whoever races for one thing counts nothing. */
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
  telling: ['componentDamaged', 'lastPointTaken', 'golemOut', 'gameOver'],
};
