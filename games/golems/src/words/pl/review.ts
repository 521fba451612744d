import type { Seat } from '@stolik/kernel/game';
import { type CountForms, countForm } from '@stolik/kernel/language';
import type { Speech } from '@stolik/look/speech';
import { type Blow, type FightWords, lessOf, outOf, sumOf } from '../fights.ts';
import { damagedName } from '../names4.ts';
import { capital } from '../telling.ts';

const damages = (count: number): string =>
  `${count} ${countForm('pl', count, { one: 'uszkodzenie', few: 'uszkodzenia', many: 'uszkodzeń' })}`;
const times = (count: number): string => (count === 1 ? '' : ` ${count} razy`);
const BLOWS: Readonly<Record<Blow, CountForms>> = {
  strike: { one: 'cios', few: 'ciosy', many: 'ciosów' },
  attack: { one: 'atak', few: 'ataki', many: 'ataków' },
};
function outIn(seats: readonly Seat[], { names, isYou }: Speech): string {
  if (seats.length === 1 && isYou(seats[0]!)) return 'odpadasz';
  return `${names(seats)} ${seats.some(isYou) ? 'odpadacie' : seats.length > 1 ? 'odpadają' : 'odpada'}`;
}

export const pl: FightWords = {
  damage: 'Uszkodzenia',
  gears: 'Zębatki',
  countDamage: damages,
  countGears: (count) => `${count} ${countForm('pl', count, { one: 'zębatka', few: 'zębatki', many: 'zębatek' })}`,
  quiet: ({ from, to, isWhole }) =>
    isWhole ? 'Przez całą partię nikt nie odniósł uszkodzeń.' : `Od rundy ${from} do rundy ${to} nikt nie odniósł uszkodzeń.`,
  noItem: ({ from, to, isWhole }) =>
    isWhole ? 'Nikt nie zebrał żadnej zębatki.' : `Od rundy ${from} do rundy ${to} nikt nie zebrał zębatki.`,
  hurt: (hurt, _, { Name, isYou, does }) => {
    const { seat, points, components, isOut } = hurt;
    if (isOut && points === 0) return `${does(seat, 'odpada', 'odpadasz')}.`;
    if (isOut) return `${Name(seat)}: ${damages(points)}, ${isYou(seat) ? 'odpadasz' : 'odpada'}.`;
    if (components.length === 0) return `${Name(seat)}: ${damages(points)}${sumOf(hurt, 'z')}.`;
    const broken = components.map((component) => damagedName(component, 'pl')).join(', ');
    return `${isYou(seat) ? 'U ciebie' : Name(seat)}: ${broken}.`;
  },
  hit: (hurt, { does, names, isYou, name }) => {
    const { seat, components, isOut, points, by } = hurt;
    const [[first, count]] = [...by] as [[Seat, number]];
    const all = [...by.keys()];
    const hits =
      by.size === 1
        ? `${does(first, 'trafia', 'trafiasz')}${times(count)}`
        : `${capital(names(all))} ${all.some(isYou) ? 'trafiacie' : 'trafiają'}`;
    if (points === 0 && !isOut) return `${hits}: ${isYou(seat) ? 'wszystko blokujesz' : `${name(seat)} wszystko blokuje`}.`;
    const less = lessOf(
      hurt,
      (blocked) => `zablokowano ${blocked}`,
      (repaired) => `naprawiono ${repaired}`,
    );
    if (isOut) return `${hits}: ${name(seat)} – ${damages(points)}${less}, ${isYou(seat) ? 'odpadasz' : 'odpada'}.`;
    if (components.length === 0) return `${hits}: ${name(seat)} – ${damages(points)}${less}${sumOf(hurt, 'z')}.`;
    const broken = components.map((component) => damagedName(component, 'pl')).join(', ');
    return `${hits}: ${isYou(seat) ? 'u ciebie' : `${name(seat)} –`} ${broken}${less}.`;
  },
  missed: (seat, strikes, blow, { isYou, Name }) => {
    const said = countForm('pl', strikes, BLOWS[blow]);
    if (!isYou(seat)) return `${Name(seat)}: ${strikes === 1 ? '' : `${strikes} `}${said} w powietrze.`;
    return strikes === 1 ? `Twój ${said} nie trafia.` : `Twoje ${strikes} ${said} w powietrze.`;
  },
  decided: (seats, round, speech) => `O wyniku zdecydowała runda ${round}: ${outIn(seats, speech)}.`,
  finished: (most, seats, round, speech) =>
    `O wyniku zdecydowała runda ${most.round}: ${speech.names(most.seats)} – ${damages(most.points)}. W rundzie ${round} ${outIn(seats, speech)}.`,
  ranOut: (most, round, { names }) =>
    `O wyniku zdecydowała runda ${most.round}: ${names(most.seats)} – ${damages(most.points)}. Po rundzie ${round} wygrywa ten, kto ma mniej uszkodzeń.`,
  noDamageDone: 'Przez całą partię nie zadajesz żadnych uszkodzeń.',
  noDamageTaken: 'Nie odnosisz ani jednego uszkodzenia.',
  even: (own, rival, limit, { name }) =>
    `Wymiana ciosów była równa, ale ty wytrzymujesz tylko ${damages(own)}, a ${name(rival)} ${limit}.`,
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
      .map(({ seat, points }) => `${name(seat)} – ${points === 0 ? 'żadnych uszkodzeń' : damages(points)}`);
    return `Przeciw ${others > 1 ? 'tym samym programom' : 'temu samemu programowi'} byłoby tak: ${[...gone, ...each].join(', ')}${result}.`;
  },
};
