import type { Seat } from '@stolik/kernel/game';
import { type CountForms, countForm } from '@stolik/kernel/language';
import { listed, type Speech } from '@stolik/look/speech';
import type { Decisive } from '@stolik/search/count';
import { type Blow, type FightWords, lessOf, outOf, sumOf } from '../fights.ts';
import { COMPONENT_NAMES, damagedName } from '../names4.ts';
import { capital } from '../telling.ts';

const damages = (count: number): string =>
  `${count} ${countForm('ru', count, { one: 'повреждение', few: 'повреждения', many: 'повреждений' })}`;
const namesOf = (components: readonly string[]): string =>
  listed(
    components.map((component) => COMPONENT_NAMES[component]!.ru),
    'ru',
  );
const times = (count: number): string =>
  count === 1 ? '' : ` ${count} ${countForm('ru', count, { one: 'раз', few: 'раза', many: 'раз' })}`;
const BLOWS: Readonly<Record<Blow, CountForms>> = {
  strike: { one: 'удар', few: 'удара', many: 'ударов' },
  attack: { one: 'атака', few: 'атаки', many: 'атак' },
};
const YOUR: Readonly<Record<Blow, string>> = { strike: 'Ваш', attack: 'Ваша' };
const leaves = (seats: readonly Seat[], isYou: Speech['isYou']): string =>
  seats.some(isYou) ? 'выходите' : seats.length > 1 ? 'выходят' : 'выходит';
const taken = ({ seats, points }: Decisive, names: Speech['names'], isYou: Speech['isYou']): string =>
  seats.length === 1 && isYou(seats[0]!) ? `у вас ${damages(points)}` : `${names(seats)} — ${damages(points)}`;
/** «Со 2-го», «с 4-го». */
const since = (round: number): string => (round === 2 ? 'Со' : 'С');

export const ru: FightWords = {
  damage: 'Повреждения',
  gears: 'Шестерёнки',
  countDamage: damages,
  countGears: (count) => `${count} ${countForm('ru', count, { one: 'шестерёнка', few: 'шестерёнки', many: 'шестерёнок' })}`,
  quiet: ({ from, to, isWhole }) =>
    isWhole
      ? 'За всю партию никто не получил повреждений.'
      : `${since(from)} ${from}-го по ${to}-й раунд никто не получил повреждений.`,
  noItem: ({ from, to, isWhole }) =>
    isWhole ? 'Никто не взял ни одной шестерёнки.' : `${since(from)} ${from}-го по ${to}-й раунд никто не взял шестерёнку.`,
  hurt: (hurt, _, { Name, isYou, does }) => {
    const { seat, points, components, isOut } = hurt;
    if (isOut && points === 0) return `${does(seat, 'выходит', 'выходите')} из строя.`;
    if (isOut) return `${Name(seat)}: ${damages(points)}, ${isYou(seat) ? 'вы выходите' : 'выходит'} из строя.`;
    if (components.length === 0) return `${Name(seat)}: ${damages(points)}${sumOf(hurt, 'из')}.`;
    const broken = components.length === 1 ? damagedName(components[0]!, 'ru') : `повреждены ${namesOf(components)}`;
    return `${isYou(seat) ? 'У вас' : `${Name(seat)}:`} ${broken}.`;
  },
  hit: (hurt, { does, names, isYou, name }) => {
    const { seat, components, isOut, points, by } = hurt;
    const [[first, count]] = [...by] as [[Seat, number]];
    const all = [...by.keys()];
    const hits =
      by.size === 1
        ? `${does(first, 'попадает', 'попадаете')}${times(count)}`
        : `${capital(names(all))} ${all.some(isYou) ? 'попадаете' : 'попадают'}`;
    const target = isYou(seat) ? 'у вас' : `${name(seat)} —`;
    if (points === 0 && !isOut) return `${hits}: ${isYou(seat) ? 'вы всё отражаете' : `${name(seat)} всё отражает`}.`;
    const less = lessOf(
      hurt,
      (blocked) => `отражено ${blocked}`,
      (repaired) => `исправлено ${repaired}`,
    );
    if (isOut) return `${hits}: ${target} ${damages(points)}${less}, ${isYou(seat) ? 'вы выходите' : 'выходит'} из строя.`;
    if (components.length === 0) return `${hits}: ${target} ${damages(points)}${less}${sumOf(hurt, 'из')}.`;
    const broken = components.length === 1 ? damagedName(components[0]!, 'ru') : `повреждены ${namesOf(components)}`;
    return `${hits}: ${target} ${broken}${less}.`;
  },
  missed: (seat, strikes, blow, { isYou, Name }) => {
    const forms = BLOWS[blow];
    const said = `${strikes === 1 ? '' : `${strikes} `}${countForm('ru', strikes, forms)} мимо.`;
    return isYou(seat) ? `${strikes === 1 ? YOUR[blow] : 'Ваши'} ${said}` : `${Name(seat)}: ${said}`;
  },
  decided: (seats, round, { names, isYou }) => `Всё решил раунд ${round}: ${names(seats)} ${leaves(seats, isYou)} из строя.`,
  finished: (most, seats, round, { names, isYou }) =>
    `Всё решил раунд ${most.round}: ${taken(most, names, isYou)}. В раунде ${round} ${names(seats)} ${leaves(seats, isYou)} из строя.`,
  ranOut: (most, round, { names, isYou }) =>
    `Всё решил раунд ${most.round}: ${taken(most, names, isYou)}. После ${round}-го раунда побеждает тот, у кого меньше повреждений.`,
  noDamageDone: 'За всю партию вы не нанесли ни одного повреждения.',
  noDamageTaken: 'Вы не получили ни одного повреждения.',
  even: (own, rival, limit, { name }) =>
    `Обмен ударами был равным, но вы выдерживаете только ${damages(own)}, а ${name(rival)} — ${limit}.`,
  together: (seats, round, { names, isYou }) =>
    `${capital(names(seats))} вместе ${seats.some(isYou) ? 'выходите' : 'выходят'} из строя в раунде ${round}.`,
  would: (fates, others, end, { name, names, isYou }) => {
    const out = outOf(fates);
    const goes = leaves(out, isYou);
    const gone = out.length > 0 ? [`${names(out)} ${out.length > 1 ? 'вместе ' : ''}${goes} из строя`] : [];
    const result = end === undefined ? '' : end === 'won' ? '; это победа' : '; это ничья';
    const each = fates
      .filter(({ isOut }) => !isOut)
      .map(({ seat, points }) => `${name(seat)} — ${points === 0 ? 'ни одного повреждения' : damages(points)}`);
    return `Против ${others > 1 ? 'тех же программ' : 'той же программы'} было бы так: ${[...gone, ...each].join(', ')}${result}.`;
  },
};
