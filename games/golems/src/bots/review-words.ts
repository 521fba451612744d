import type { Seat } from '@stolik/kernel/game';
import { countForm, type Language } from '@stolik/kernel/language';
import { listed, type Speech } from '@stolik/kernel/telling';
import type { Span } from '@stolik/search/count';
import { COMPONENT_NAMES, damagedName } from '../v4/text/words.ts';

/** What a round did to one golem or robot. */
export interface Hurt {
  readonly seat: Seat;
  readonly points: number;
  /** Damage in all, where a limit is known. */
  readonly total: number | undefined;
  readonly limit: number | undefined;
  /** Components that were damaged, in the old edition. */
  readonly components: readonly string[];
  readonly isOut: boolean;
}

interface FightWords {
  quiet(span: Span): string;
  noItem(span: Span): string;
  /** `isFirst`: nothing has been said of damage yet. */
  hurt(hurt: Hurt, isFirst: boolean, speech: Speech): string;
  /** Who was knocked out in the last round, the reader first. */
  decided(seats: readonly Seat[], round: number, speech: Speech): string;
  together(seats: readonly Seat[], round: number, speech: Speech): string;
  /** What would have happened against the same programs of so many others. */
  would(fates: readonly Fate[], others: number, speech: Speech): string;
}

/** What one seat would have taken in a round. */
export interface Fate {
  readonly seat: Seat;
  readonly points: number;
  readonly isOut: boolean;
}

const outOf = (fates: readonly Fate[]): readonly Seat[] => fates.filter(({ isOut }) => isOut).map(({ seat }) => seat);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const damagesRu = (count: number): string =>
  `${count} ${countForm('ru', count, { one: 'повреждение', few: 'повреждения', many: 'повреждений' })}`;
const damagesPl = (count: number): string =>
  `${count} ${countForm('pl', count, { one: 'uszkodzenie', few: 'uszkodzenia', many: 'uszkodzeń' })}`;
const namesOf = (components: readonly string[], language: Language): string =>
  listed(
    components.map((component) => COMPONENT_NAMES[component]![language]),
    language,
  );
const sum = ({ total, limit }: Hurt, of: string): string =>
  total === undefined || limit === undefined ? '' : ` (${total} ${of} ${limit})`;

const en: FightWords = {
  quiet: ({ from, to, isWhole }) =>
    isWhole ? 'Nobody took any damage in the whole game.' : `From round ${from} to round ${to} nobody took any damage.`,
  noItem: ({ from, to, isWhole }) =>
    isWhole ? 'Nobody picked up a gear.' : `From round ${from} to round ${to} nobody picked up a gear.`,
  hurt: (hurt, isFirst, { does, isYou, name }) => {
    const { seat, points, components, isOut } = hurt;
    const takes = `${does(seat, 'takes', 'take')} ${points}${isFirst ? ' damage' : ''}`;
    if (isOut && points === 0) return `${does(seat, 'is', 'are')} knocked out.`;
    if (isOut) return `${takes} and ${isYou(seat) ? 'are' : 'is'} knocked out.`;
    if (components.length === 0) return `${takes}${sum(hurt, 'of')}.`;
    return `${isYou(seat) ? 'Your' : `${name(seat)}’s`} ${namesOf(components, 'en')} ${components.length === 1 ? 'is' : 'are'} damaged.`;
  },
  decided: (seats, round, { names, isYou }) =>
    `Round ${round} decided it: ${names(seats)} ${seats.length > 1 || isYou(seats[0]!) ? 'were' : 'was'} knocked out.`,
  together: (seats, round, { names }) => `${capital(names(seats))} were knocked out together in round ${round}.`,
  would: (fates, others, { name, names }) => {
    const out = outOf(fates);
    const rest = fates.filter(({ isOut }) => !isOut);
    const each = rest.map(({ seat, points }, index) => {
      const taken = points === 0 ? 'no damage' : `${points} damage`;
      // After the first the verb is understood.
      return index > 0 ? `${name(seat)} ${points === 0 ? 'none' : points}` : `${name(seat)} would have taken ${taken}`;
    });
    const gone = out.length > 0 ? [`${names(out)} would have been knocked out${out.length > 1 ? ' together' : ''}`] : [];
    return `Against the same program${others > 1 ? 's' : ''} ${listed([...gone, ...each], 'en')}.`;
  },
};

const ru: FightWords = {
  quiet: ({ from, to, isWhole }) =>
    isWhole
      ? 'За всю партию никто не получил повреждений.'
      : `${fromRu(from)} ${from}-го по ${to}-й раунд никто не получил повреждений.`,
  noItem: ({ from, to, isWhole }) =>
    isWhole ? 'Никто не взял ни одной шестерёнки.' : `${fromRu(from)} ${from}-го по ${to}-й раунд никто не взял шестерёнку.`,
  hurt: (hurt, _, { Name, isYou, does }) => {
    const { seat, points, components, isOut } = hurt;
    if (isOut && points === 0) return `${does(seat, 'выходит', 'выходите')} из строя.`;
    if (isOut) return `${Name(seat)}: ${damagesRu(points)}, ${isYou(seat) ? 'вы выходите' : 'выходит'} из строя.`;
    if (components.length === 0) return `${Name(seat)}: ${damagesRu(points)}${sum(hurt, 'из')}.`;
    const broken = components.length === 1 ? damagedName(components[0]!, 'ru') : `повреждены ${namesOf(components, 'ru')}`;
    return `${isYou(seat) ? 'У вас' : `${Name(seat)}:`} ${broken}.`;
  },
  decided: (seats, round, { names, isYou }) => {
    const goes = seats.some(isYou) ? 'выходите' : seats.length > 1 ? 'выходят' : 'выходит';
    return `Всё решил раунд ${round}: ${names(seats)} ${goes} из строя.`;
  },
  together: (seats, round, { names, isYou }) =>
    `${capital(names(seats))} вместе ${seats.some(isYou) ? 'выходите' : 'выходят'} из строя в раунде ${round}.`,
  would: (fates, others, { name, names, isYou }) => {
    const out = outOf(fates);
    const goes = out.some(isYou) ? 'выходите' : out.length > 1 ? 'выходят' : 'выходит';
    const gone = out.length > 0 ? [`${names(out)} ${out.length > 1 ? 'вместе ' : ''}${goes} из строя`] : [];
    const each = fates
      .filter(({ isOut }) => !isOut)
      .map(({ seat, points }) => `${name(seat)} — ${points === 0 ? 'ни одного повреждения' : damagesRu(points)}`);
    return `Против ${others > 1 ? 'тех же программ' : 'той же программы'} было бы так: ${[...gone, ...each].join(', ')}.`;
  },
};

const pl: FightWords = {
  quiet: ({ from, to, isWhole }) =>
    isWhole ? 'Przez całą partię nikt nie odniósł uszkodzeń.' : `Od rundy ${from} do rundy ${to} nikt nie odniósł uszkodzeń.`,
  noItem: ({ from, to, isWhole }) =>
    isWhole ? 'Nikt nie zebrał żadnej zębatki.' : `Od rundy ${from} do rundy ${to} nikt nie zebrał zębatki.`,
  hurt: (hurt, _, { Name, isYou, does }) => {
    const { seat, points, components, isOut } = hurt;
    if (isOut && points === 0) return `${does(seat, 'odpada', 'odpadasz')}.`;
    if (isOut) return `${Name(seat)}: ${damagesPl(points)}, ${isYou(seat) ? 'odpadasz' : 'odpada'}.`;
    if (components.length === 0) return `${Name(seat)}: ${damagesPl(points)}${sum(hurt, 'z')}.`;
    const broken = components.map((component) => damagedName(component, 'pl')).join(', ');
    return `${isYou(seat) ? 'U ciebie' : Name(seat)}: ${broken}.`;
  },
  decided: (seats, round, { names, isYou }) => {
    const alone = seats.length === 1 && isYou(seats[0]!);
    const goes = seats.some(isYou) ? 'odpadacie' : seats.length > 1 ? 'odpadają' : 'odpada';
    return `O wyniku zdecydowała runda ${round}: ${alone ? 'odpadasz' : `${names(seats)} ${goes}`}.`;
  },
  together: (seats, round, { names, isYou }) =>
    `${capital(names(seats))} ${seats.some(isYou) ? 'odpadacie' : 'odpadają'} razem w rundzie ${round}.`,
  would: (fates, others, { name, names, isYou }) => {
    const out = outOf(fates);
    const goes = out.some(isYou) ? 'odpadacie' : out.length > 1 ? 'odpadają' : 'odpada';
    const alone = out.length === 1 && isYou(out[0]!);
    const gone = out.length === 0 ? [] : [alone ? 'odpadasz' : `${names(out)} ${goes}${out.length > 1 ? ' razem' : ''}`];
    const each = fates
      .filter(({ isOut }) => !isOut)
      .map(({ seat, points }) => `${name(seat)} – ${points === 0 ? 'żadnych uszkodzeń' : damagesPl(points)}`);
    return `Przeciw ${others > 1 ? 'tym samym programom' : 'temu samemu programowi'} byłoby tak: ${[...gone, ...each].join(', ')}.`;
  },
};

/** «Со 2-го», «с 4-го». */
const fromRu = (round: number): string => (round === 2 ? 'Со' : 'С');

export const FIGHT_WORDS: Readonly<Record<Language, FightWords>> = { en, ru, pl };
