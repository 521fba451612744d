import type { Seat } from '@stolik/kernel/game';
import { countForm } from '@stolik/kernel/language';
import { listed } from '@stolik/look/speech';
import { type FightWords, lessOf, outOf, sumOf } from '../fights.ts';
import { COMPONENT_NAMES } from '../names4.ts';
import { capital } from '../telling.ts';

const namesOf = (components: readonly string[]): string =>
  listed(
    components.map((component) => COMPONENT_NAMES[component]!.en),
    'en',
  );
const times = (count: number): string => (count === 1 ? '' : count === 2 ? ' twice' : ` ${count} times`);

export const en: FightWords = {
  damage: 'Damage',
  gears: 'Gears',
  countDamage: (count) =>
    `${count} ${countForm('en', count, { one: 'point of damage', few: 'points of damage', many: 'points of damage' })}`,
  countGears: (count) => `${count} ${countForm('en', count, { one: 'gear', few: 'gears', many: 'gears' })}`,
  quiet: ({ from, to, isWhole }) =>
    isWhole ? 'Nobody took any damage all game.' : `From round ${from} to round ${to} nobody took any damage.`,
  noItem: ({ from, to, isWhole }) =>
    isWhole ? 'Nobody picked up a gear.' : `From round ${from} to round ${to} nobody picked up a gear.`,
  hurt: (hurt, isFirst, { does, isYou, name }) => {
    const { seat, points, components, isOut } = hurt;
    const takes = `${does(seat, 'takes', 'take')} ${points}${isFirst ? ' damage' : ''}`;
    if (isOut && points === 0) return `${does(seat, 'is', 'are')} knocked out.`;
    if (isOut) return `${takes} and ${isYou(seat) ? 'are' : 'is'} knocked out.`;
    if (components.length === 0) return `${takes}${sumOf(hurt, 'of')}.`;
    return `${isYou(seat) ? 'Your' : `${name(seat)}’s`} ${namesOf(components)} ${components.length === 1 ? 'is' : 'are'} damaged.`;
  },
  hit: (hurt, { does, name, names, isYou }) => {
    const { seat, components, isOut, points, by } = hurt;
    const [[first, count]] = [...by] as [[Seat, number]];
    const target = name(seat);
    const hits =
      by.size === 1
        ? `${does(first, 'hits', 'hit')} ${target}${times(count)}`
        : `${capital(names([...by.keys()]))} hit ${target}`;
    if (points === 0 && !isOut) return `${hits}: everything is blocked.`;
    const less = lessOf(
      hurt,
      (blocked) => `${blocked} blocked`,
      (repaired) => `${repaired} repaired`,
    );
    if (isOut) return `${hits}: ${points} damage${less}, ${isYou(seat) ? 'you are ' : ''}knocked out.`;
    if (components.length > 0) return `${hits}: ${namesOf(components)} damaged${less}.`;
    return `${hits}: ${points} damage${less}${sumOf(hurt, 'of')}.`;
  },
  missed: (seat, strikes, blow, { isYou, name }) => {
    const whose = isYou(seat) ? 'your' : `${name(seat)}’s`;
    if (strikes === 1) return `${capital(whose)} ${blow} misses.`;
    return `${strikes === 2 ? 'Both' : `All ${strikes}`} of ${whose} ${blow}s miss.`;
  },
  decided: (seats, round, { names, isYou }) =>
    `Round ${round} decided it: ${names(seats)} ${seats.length > 1 || isYou(seats[0]!) ? 'were' : 'was'} knocked out.`,
  finished: (most, seats, round, { names, isYou }) =>
    `Round ${most.round} decided it: ${names(most.seats)} took ${most.points} damage. Round ${round} finished it: ${names(seats)} ${
      seats.length > 1 || isYou(seats[0]!) ? 'were' : 'was'
    } knocked out.`,
  ranOut: (most, round, { names }) =>
    `Round ${most.round} decided it: ${names(most.seats)} took ${most.points} damage. After round ${round} less damage wins.`,
  noDamageDone: 'You did no damage all game.',
  noDamageTaken: 'You took no damage at all.',
  even: (own, rival, limit, { name }) =>
    `You traded blow for blow, but you can take only ${own} damage and ${name(rival)} ${limit}.`,
  together: (seats, round, { names }) => `${capital(names(seats))} were knocked out together in round ${round}.`,
  would: (fates, others, end, { name, names }) => {
    const out = outOf(fates);
    const rest = fates.filter(({ isOut }) => !isOut);
    const each = rest.map(({ seat, points }, index) => {
      const taken = points === 0 ? 'no damage' : `${points} damage`;
      // After the first the verb is understood.
      return index > 0 ? `${name(seat)} ${points === 0 ? 'none' : points}` : `${name(seat)} would have taken ${taken}`;
    });
    const gone = out.length > 0 ? [`${names(out)} would have been knocked out${out.length > 1 ? ' together' : ''}`] : [];
    const result = end === undefined ? '' : end === 'won' ? ': a win' : ': a draw';
    return `Against the same program${others > 1 ? 's' : ''} ${listed([...gone, ...each], 'en')}${result}.`;
  },
};
