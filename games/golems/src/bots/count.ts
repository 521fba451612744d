import { type CountForms, countForm, type Language, type Words } from '@stolik/kernel/language';
import type { Count } from '@stolik/search/count';
import { damagedCount } from '../v4/end.ts';
import { COMPONENTS } from '../v4/kinds.ts';
import type { State4 } from '../v4/state.ts';
import type { State6 } from '../v6/state.ts';

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

const inRounds: Readonly<Record<Language, (rounds: number) => string>> = {
  en: (rounds) => `${rounds} rounds`,
  ru: (rounds) => `${rounds} ${countForm('ru', rounds, { one: 'раунд', few: 'раунда', many: 'раундов' })}`,
  pl: (rounds) => `${rounds} ${countForm('pl', rounds, { one: 'rundę', few: 'rundy', many: 'rund' })}`,
};

const QUIET: Readonly<Record<Language, (rounds: number, isWhole: boolean) => string>> = {
  en: (rounds, isWhole) =>
    isWhole ? 'Nobody took any damage in the whole game.' : `Nobody took any damage for ${inRounds.en(rounds)}.`,
  ru: (rounds, isWhole) =>
    isWhole ? 'За всю партию никто не получил повреждений.' : `${inRounds.ru(rounds)} подряд никто не получал повреждений.`,
  pl: (rounds, isWhole) =>
    isWhole
      ? 'Przez całą partię nikt nie odniósł uszkodzeń.'
      : `Przez ${inRounds.pl(rounds)} z rzędu nikt nie odniósł uszkodzeń.`,
};

const NO_ITEM: Readonly<Record<Language, (rounds: number, isWhole: boolean) => string>> = {
  en: (rounds, isWhole) => (isWhole ? 'Nobody picked up a gear.' : `Nobody picked up a gear for ${inRounds.en(rounds)}.`),
  ru: (rounds, isWhole) =>
    isWhole ? 'Никто не взял ни одной шестерёнки.' : `${inRounds.ru(rounds)} подряд никто не брал шестерёнок.`,
  pl: (rounds, isWhole) =>
    isWhole ? 'Nikt nie zebrał żadnej zębatki.' : `Przez ${inRounds.pl(rounds)} z rzędu nikt nie zebrał zębatki.`,
};

const NAME: Words = { en: 'Damage', ru: 'Повреждения', pl: 'Uszkodzenia' };

const damage = {
  name: NAME,
  isLess: true,
  least: 1,
  amount: (count: number, language: Language): string => `${count} ${countForm(language, count, DAMAGE[language])}`,
  quiet: (length: number, isWhole: boolean, language: Language): string => QUIET[language](length, isWhole),
} as const;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const playersOf = <Value>(values: ArrayLike<Value>, players: number): readonly Value[] => Array.from(values).slice(0, players);

const damage6: Count<State6> = {
  ...damage,
  of: ({ damage: taken, table }) => playersOf(taken, table.players),
  limits: ({ table }) => playersOf(table.limit, table.players),
  stir: ({ damage: taken }) => sum(taken),
  telling: ['damageTaken', 'golemOut'],
};

const items6: Count<State6> = {
  name: { en: 'Gears', ru: 'Шестерёнки', pl: 'Zębatki' },
  least: 1,
  amount: (count, language) => `${count} ${countForm(language, count, ITEMS[language])}`,
  quiet: (length, isWhole, language) => NO_ITEM[language](length, isWhole),
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
  stir: (state) => sum(Array.from({ length: state.table.seats }, (_, seat) => taken4(state, seat))),
  telling: ['componentDamaged', 'lastPointTaken', 'golemOut'],
};
