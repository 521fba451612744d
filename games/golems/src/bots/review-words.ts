import type { Seat } from '@stolik/kernel/game';
import { type CountForms, countForm, type Language } from '@stolik/kernel/language';
import { listed, type Speech } from '@stolik/kernel/telling';
import type { Decisive, Span } from '@stolik/search/count';
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
  /** Who hit it, and how often. */
  readonly by: ReadonlyMap<Seat, number>;
  /** Points that Defend took off. */
  readonly blocked: number;
  /** Points that were repaired in the same round. */
  readonly repaired: number;
  /** Something else hurt it, too: a blast, water, a loop. */
  readonly hasOtherCause: boolean;
  /** It took the point that puts a robot out, in the old edition. */
  readonly isOver: boolean;
}

/** Strikes in the new edition, attacks in the old one. */
export type Blow = 'strike' | 'attack';

interface FightWords {
  quiet(span: Span): string;
  noItem(span: Span): string;
  /** `isFirst`: nothing has been said of damage yet. */
  hurt(hurt: Hurt, isFirst: boolean, speech: Speech): string;
  /** A hit and what came of it. */
  hit(hurt: Hurt, speech: Speech): string;
  /** All strikes of a seat went into the air. */
  missed(seat: Seat, strikes: number, blow: Blow, speech: Speech): string;
  /** Who was knocked out in the last round, the reader first. */
  decided(seats: readonly Seat[], round: number, speech: Speech): string;
  /** An earlier round decided it, and a knock-out in the last one ended it. */
  finished(most: Decisive, seats: readonly Seat[], round: number, speech: Speech): string;
  /** The rounds ran out. */
  ranOut(most: Decisive, round: number, speech: Speech): string;
  /** The reader lost and did no damage at all; won and took none; took no more than the rival, who stands more. */
  readonly noDamageDone: string;
  readonly noDamageTaken: string;
  even(own: number, rival: Seat, limit: number, speech: Speech): string;
  together(seats: readonly Seat[], round: number, speech: Speech): string;
  /** What would have happened against the same programs of so many others. */
  would(fates: readonly Fate[], others: number, end: End | undefined, speech: Speech): string;
}

/** How the game would have ended there. */
export type End = 'won' | 'draw';

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

/** What makes the sum smaller than the blows: said, so that the numbers meet. */
const lessOf = ({ blocked, repaired }: Hurt, block: (points: number) => string, repair: (points: number) => string): string =>
  [blocked > 0 ? block(blocked) : '', repaired > 0 ? repair(repaired) : '']
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');

const timesEn = (count: number): string => (count === 1 ? '' : count === 2 ? ' twice' : ` ${count} times`);
const timesRu = (count: number): string =>
  count === 1 ? '' : ` ${count} ${countForm('ru', count, { one: 'раз', few: 'раза', many: 'раз' })}`;
const timesPl = (count: number): string => (count === 1 ? '' : ` ${count} razy`);
const BLOWS_RU: Readonly<Record<Blow, CountForms>> = {
  strike: { one: 'удар', few: 'удара', many: 'ударов' },
  attack: { one: 'атака', few: 'атаки', many: 'атак' },
};
const YOUR_RU: Readonly<Record<Blow, string>> = { strike: 'Ваш', attack: 'Ваша' };
const BLOWS_PL: Readonly<Record<Blow, CountForms>> = {
  strike: { one: 'cios', few: 'ciosy', many: 'ciosów' },
  attack: { one: 'atak', few: 'ataki', many: 'ataków' },
};
const goesRu = (seats: readonly Seat[], isYou: Speech['isYou']): string =>
  seats.some(isYou) ? 'выходите' : seats.length > 1 ? 'выходят' : 'выходит';
const takenRu = ({ seats, points }: Decisive, names: Speech['names'], isYou: Speech['isYou']): string =>
  seats.length === 1 && isYou(seats[0]!) ? `у вас ${damagesRu(points)}` : `${names(seats)} — ${damagesRu(points)}`;
function outPl(seats: readonly Seat[], { names, isYou }: Speech): string {
  if (seats.length === 1 && isYou(seats[0]!)) return 'odpadasz';
  return `${names(seats)} ${seats.some(isYou) ? 'odpadacie' : seats.length > 1 ? 'odpadają' : 'odpada'}`;
}

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
  hit: (hurt, { does, name, names, isYou }) => {
    const { seat, components, isOut, points, by } = hurt;
    const [[first, count]] = [...by] as [[Seat, number]];
    const target = name(seat);
    const hits =
      by.size === 1
        ? `${does(first, 'hits', 'hit')} ${target}${timesEn(count)}`
        : `${capital(names([...by.keys()]))} hit ${target}`;
    if (points === 0 && !isOut) return `${hits}: everything is blocked.`;
    const less = lessOf(
      hurt,
      (blocked) => `${blocked} blocked`,
      (repaired) => `${repaired} repaired`,
    );
    if (isOut) return `${hits}: ${points} damage${less}, ${isYou(seat) ? 'you are ' : ''}knocked out.`;
    if (components.length > 0) return `${hits}: ${namesOf(components, 'en')} damaged${less}.`;
    return `${hits}: ${points} damage${less}${sum(hurt, 'of')}.`;
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
  noDamageDone: 'You did no damage in the whole game.',
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
  hit: (hurt, { does, names, isYou, name }) => {
    const { seat, components, isOut, points, by } = hurt;
    const [[first, count]] = [...by] as [[Seat, number]];
    const all = [...by.keys()];
    const hits =
      by.size === 1
        ? `${does(first, 'попадает', 'попадаете')}${timesRu(count)}`
        : `${capital(names(all))} ${all.some(isYou) ? 'попадаете' : 'попадают'}`;
    const target = isYou(seat) ? 'у вас' : `${name(seat)} —`;
    if (points === 0 && !isOut) return `${hits}: ${isYou(seat) ? 'вы всё отражаете' : `${name(seat)} всё отражает`}.`;
    const less = lessOf(
      hurt,
      (blocked) => `отражено ${blocked}`,
      (repaired) => `исправлено ${repaired}`,
    );
    if (isOut) return `${hits}: ${target} ${damagesRu(points)}${less}, ${isYou(seat) ? 'вы выходите' : 'выходит'} из строя.`;
    if (components.length === 0) return `${hits}: ${target} ${damagesRu(points)}${less}${sum(hurt, 'из')}.`;
    const broken = components.length === 1 ? damagedName(components[0]!, 'ru') : `повреждены ${namesOf(components, 'ru')}`;
    return `${hits}: ${target} ${broken}${less}.`;
  },
  missed: (seat, strikes, blow, { isYou, Name }) => {
    const forms = BLOWS_RU[blow];
    const said = `${strikes === 1 ? '' : `${strikes} `}${countForm('ru', strikes, forms)} мимо.`;
    return isYou(seat) ? `${strikes === 1 ? YOUR_RU[blow] : 'Ваши'} ${said}` : `${Name(seat)}: ${said}`;
  },
  decided: (seats, round, { names, isYou }) => `Всё решил раунд ${round}: ${names(seats)} ${goesRu(seats, isYou)} из строя.`,
  finished: (most, seats, round, { names, isYou }) =>
    `Всё решил раунд ${most.round}: ${takenRu(most, names, isYou)}. В раунде ${round} ${names(seats)} ${goesRu(seats, isYou)} из строя.`,
  ranOut: (most, round, { names, isYou }) =>
    `Всё решил раунд ${most.round}: ${takenRu(most, names, isYou)}. После ${round}-го раунда побеждает тот, у кого меньше повреждений.`,
  noDamageDone: 'За всю партию вы не нанесли ни одного повреждения.',
  noDamageTaken: 'Вы не получили ни одного повреждения.',
  even: (own, rival, limit, { name }) =>
    `Обмен ударами был равным, но вы выдерживаете только ${damagesRu(own)}, а ${name(rival)} — ${limit}.`,
  together: (seats, round, { names, isYou }) =>
    `${capital(names(seats))} вместе ${seats.some(isYou) ? 'выходите' : 'выходят'} из строя в раунде ${round}.`,
  would: (fates, others, end, { name, names, isYou }) => {
    const out = outOf(fates);
    const goes = goesRu(out, isYou);
    const gone = out.length > 0 ? [`${names(out)} ${out.length > 1 ? 'вместе ' : ''}${goes} из строя`] : [];
    const result = end === undefined ? '' : end === 'won' ? '; это победа' : '; это ничья';
    const each = fates
      .filter(({ isOut }) => !isOut)
      .map(({ seat, points }) => `${name(seat)} — ${points === 0 ? 'ни одного повреждения' : damagesRu(points)}`);
    return `Против ${others > 1 ? 'тех же программ' : 'той же программы'} было бы так: ${[...gone, ...each].join(', ')}${result}.`;
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
  hit: (hurt, { does, names, isYou, name }) => {
    const { seat, components, isOut, points, by } = hurt;
    const [[first, count]] = [...by] as [[Seat, number]];
    const all = [...by.keys()];
    const hits =
      by.size === 1
        ? `${does(first, 'trafia', 'trafiasz')}${timesPl(count)}`
        : `${capital(names(all))} ${all.some(isYou) ? 'trafiacie' : 'trafiają'}`;
    if (points === 0 && !isOut) return `${hits}: ${isYou(seat) ? 'wszystko blokujesz' : `${name(seat)} wszystko blokuje`}.`;
    const less = lessOf(
      hurt,
      (blocked) => `zablokowano ${blocked}`,
      (repaired) => `naprawiono ${repaired}`,
    );
    if (isOut) return `${hits}: ${name(seat)} – ${damagesPl(points)}${less}, ${isYou(seat) ? 'odpadasz' : 'odpada'}.`;
    if (components.length === 0) return `${hits}: ${name(seat)} – ${damagesPl(points)}${less}${sum(hurt, 'z')}.`;
    const broken = components.map((component) => damagedName(component, 'pl')).join(', ');
    return `${hits}: ${isYou(seat) ? 'u ciebie' : `${name(seat)} –`} ${broken}${less}.`;
  },
  missed: (seat, strikes, blow, { isYou, Name }) => {
    const said = countForm('pl', strikes, BLOWS_PL[blow]);
    if (!isYou(seat)) return `${Name(seat)}: ${strikes === 1 ? '' : `${strikes} `}${said} w powietrze.`;
    return strikes === 1 ? `Twój ${said} nie trafia.` : `Twoje ${strikes} ${said} w powietrze.`;
  },
  decided: (seats, round, speech) => `O wyniku zdecydowała runda ${round}: ${outPl(seats, speech)}.`,
  finished: (most, seats, round, speech) =>
    `O wyniku zdecydowała runda ${most.round}: ${speech.names(most.seats)} – ${damagesPl(most.points)}. W rundzie ${round} ${outPl(seats, speech)}.`,
  ranOut: (most, round, { names }) =>
    `O wyniku zdecydowała runda ${most.round}: ${names(most.seats)} – ${damagesPl(most.points)}. Po rundzie ${round} wygrywa ten, kto ma mniej uszkodzeń.`,
  noDamageDone: 'Przez całą partię nie zadajesz żadnych uszkodzeń.',
  noDamageTaken: 'Nie odnosisz ani jednego uszkodzenia.',
  even: (own, rival, limit, { name }) =>
    `Wymiana ciosów była równa, ale ty wytrzymujesz tylko ${damagesPl(own)}, a ${name(rival)} ${limit}.`,
  together: (seats, round, { names, isYou }) =>
    `${capital(names(seats))} ${seats.some(isYou) ? 'odpadacie' : 'odpadają'} razem w rundzie ${round}.`,
  would: (fates, others, end, { name, names, isYou }) => {
    const out = outOf(fates);
    const result = end === undefined ? '' : end === 'won' ? '; to wygrana' : '; to remis';
    const goes = out.some(isYou) ? 'odpadacie' : out.length > 1 ? 'odpadają' : 'odpada';
    const alone = out.length === 1 && isYou(out[0]!);
    const gone = out.length === 0 ? [] : [alone ? 'odpadasz' : `${names(out)} ${goes}${out.length > 1 ? ' razem' : ''}`];
    const each = fates
      .filter(({ isOut }) => !isOut)
      .map(({ seat, points }) => `${name(seat)} – ${points === 0 ? 'żadnych uszkodzeń' : damagesPl(points)}`);
    return `Przeciw ${others > 1 ? 'tym samym programom' : 'temu samemu programowi'} byłoby tak: ${[...gone, ...each].join(', ')}${result}.`;
  },
};

/** «Со 2-го», «с 4-го». */
const fromRu = (round: number): string => (round === 2 ? 'Со' : 'С');

export const FIGHT_WORDS: Readonly<Record<Language, FightWords>> = { en, ru, pl };
