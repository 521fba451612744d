import type { Language } from '@stolik/kernel/language';
import { countForm } from '@stolik/kernel/language';
import type { Edition } from '../programs/program.ts';
import { KIDS_ROWS } from '../v6/options.ts';
import type { Race } from './race.ts';

/** What a program comes to over the rounds that may be; shares from 0 to 1. */
export interface Prospect {
  /** A rival is hurt, put out; one is hurt oneself, put out. */
  readonly hits: number;
  readonly putsOut: number;
  readonly isHurt: number;
  readonly isOut: number;
  /** At the end a rival stands before one's weapon; one stands before a rival's. */
  readonly aims: number;
  readonly isAimedAt: number;
  /** Commands left to the nearest rival or the goal, on average, and how many fewer that is than now. */
  readonly way: number;
  readonly nearer: number;
  /** How likely one is hurt by doing nothing at all. */
  readonly threat: number;
  /** How many others are on the field. */
  readonly rivals: number;
  /** A rival does the same again and again, and this program hits it if it goes on. */
  readonly habit: 'still' | 'repeat' | undefined;
  /** Young players race for goals; undefined where one fights. */
  readonly race: Race | undefined;
}

export const NO_PROSPECT: Prospect = {
  hits: 0,
  putsOut: 0,
  isHurt: 0,
  isOut: 0,
  aims: 0,
  isAimedAt: 0,
  way: 0,
  nearer: 0,
  threat: 0,
  rivals: 1,
  habit: undefined,
  race: undefined,
};

/**
 * Chances are said in words, never in numbers: nobody counts to ten rounds, and a number is either learnt by heart or found untrue. These
 * are the least chances for saying so; `npx stolik lively GAME --level N --hints` counts how often each came true.
 */
export const GRADES = { likely: 0.75, often: 0.45, lucky: 0.2, hardly: 0 } as const;
export type Grade = keyof typeof GRADES;

export const gradeOf = (chance: number): Grade =>
  chance >= GRADES.likely ? 'likely' : chance >= GRADES.often ? 'often' : chance >= GRADES.lucky ? 'lucky' : 'hardly';

/** With so few commands left one can walk up and strike in one program. */
const WITHIN_REACH = 2;
/** So much nearer is worth saying. */
const NEARER = 0.75;
const MOSTLY = 0.5;

/** Why a program is good: one reason, and one warning where it is dangerous. */
export function prospectInWords(prospect: Prospect, language: Language, edition: Edition): string {
  const words = WORDS[language](BLOWS[language][edition], prospect.rivals > 1);
  if (prospect.race) return racing(prospect.race, words);
  const warning = warningOf(prospect);
  return [reasonOf(prospect, words), warning && words.warning[warning]].filter(Boolean).join(' ');
}

/** What a program is for, roughly: to put a rival out, or to get to `end`, the cell and the facing, whatever is done on the way. */
export function planOf({ putsOut, race }: Prospect, end: string): string {
  if (race) return `race ${race.at} ${end}`;
  return putsOut >= GRADES.likely ? 'out' : end;
}

function reasonOf(prospect: Prospect, words: ReasonWords): string {
  const { hits, putsOut, isHurt, aims, isAimedAt, nearer, habit, threat, way } = prospect;
  const out = gradeOf(putsOut);
  if (out !== 'hardly') return words.putsOut[out];
  if (habit && hits >= GRADES.often) return words.habit[habit];
  const hit = gradeOf(hits);
  if (hit !== 'hardly') return words.hits[hit];
  if (threat >= GRADES.often && gradeOf(isHurt) === 'hardly') return words.away;
  if (aims >= MOSTLY) return isAimedAt < GRADES.lucky ? words.aimsUnseen : words.aims;
  if (nearer >= NEARER) return way <= WITHIN_REACH ? words.nearer : words.nearerOnly;
  return gradeOf(isHurt) === 'hardly' ? words.safe : words.least;
}

function warningOf({ isHurt, isOut, hits }: Prospect): keyof ReasonWords['warning'] | undefined {
  if (isOut >= GRADES.often) return 'out';
  if (isOut >= GRADES.lucky) return 'perhapsOut';
  // Who gets as good as they give needs no warning twice.
  return isHurt >= GRADES.often && isHurt > hits - GRADES.lucky ? 'hurt' : undefined;
}

function racing({ goal, left }: Race, words: ReasonWords): string {
  return left === 0 ? words.reaches[goal] : words.goesTo[goal](Math.ceil(left / KIDS_ROWS));
}

type Chances = Readonly<Record<Exclude<Grade, 'hardly'>, string>>;

interface ReasonWords {
  readonly putsOut: Chances;
  readonly hits: Chances;
  readonly habit: Readonly<Record<'still' | 'repeat', string>>;
  /** Ends with a rival before one's weapon; and not before theirs. */
  readonly aims: string;
  readonly aimsUnseen: string;
  /** Near enough to strike next round; and not yet. */
  readonly nearer: string;
  readonly nearerOnly: string;
  /** Whoever stayed would be hit, and this program is not. */
  readonly away: string;
  readonly safe: string;
  /** Nothing is good here. */
  readonly least: string;
  readonly warning: Readonly<Record<'hurt' | 'out' | 'perhapsOut', string>>;
  /** For children: a few words; the light falls on the goal that is meant. */
  readonly reaches: Readonly<Record<Race['goal'], string>>;
  readonly goesTo: Readonly<Record<Race['goal'], (rounds: number) => string>>;
}

const rounds = (language: Language, n: number, forms: Parameters<typeof countForm>[2]): string =>
  `${n} ${countForm(language, n, forms)}`;
const enMore = (n: number): string => `${n} more ${n === 1 ? 'round' : 'rounds'}`;
const ruMore = (n: number): string => `${rounds('ru', n, { one: 'раунд', few: 'раунда', many: 'раундов' })}`;
const plMore = (n: number): string => `${rounds('pl', n, { one: 'rundę', few: 'rundy', many: 'rund' })}`;

/** What a battle card does is a strike in one edition and an attack in the other. */
interface Blow {
  /** `strike`: when you do it, what you can do, what one walks into. */
  readonly when: string;
  readonly can: string;
  readonly into: string;
  /** `strikes`: a program does it. */
  readonly does: string;
}

const BLOWS: Readonly<Record<Language, Readonly<Record<Edition, Blow>>>> = {
  en: {
    golems6: { when: 'strike', can: 'strike', into: 'strike', does: 'strikes' },
    golems4: { when: 'attack', can: 'attack', into: 'attack', does: 'attacks' },
  },
  ru: {
    golems6: { when: 'ударите', can: 'ударить', into: 'удар', does: 'бьёт' },
    golems4: { when: 'атакуете', can: 'атаковать', into: 'атаку', does: 'атакует' },
  },
  pl: {
    golems6: { when: 'uderzysz', can: 'uderzyć', into: 'cios', does: 'uderza' },
    golems4: { when: 'zaatakujesz', can: 'zaatakować', into: 'atak', does: 'atakuje' },
  },
};

/** `isMany`: there is more than one rival. */
const WORDS: Readonly<Record<Language, (blow: Blow, isMany: boolean) => ReasonWords>> = {
  en: (blow, isMany) => {
    const [rival, Rival] = isMany ? ['a rival', 'A rival'] : ['your rival', 'Your rival'];
    return {
      putsOut: {
        likely: `This program most likely knocks ${rival} out.`,
        often: `This program has a good chance to knock ${rival} out.`,
        lucky: `With some luck this program knocks ${rival} out.`,
      },
      hits: {
        likely: `${Rival} will most likely be in front of you when you ${blow.when}.`,
        often: `There’s a good chance that ${rival} is in front of you when you ${blow.when}.`,
        lucky: `With some luck ${rival} walks into your ${blow.into}.`,
      },
      habit: {
        still: `${Rival} has stayed in one place: if they stay there, this program hits them.`,
        repeat: `${Rival} keeps laying the same program: this one ${blow.does} where it leads.`,
      },
      aims: `You end up facing ${rival}, so you can ${blow.can} next round.`,
      aimsUnseen: `You end up facing ${rival}, who isn’t facing you: you can ${blow.can} before they turn.`,
      nearer: `This brings you nearer to ${rival}: next round you can walk up and ${blow.can}.`,
      nearerOnly: `This brings you nearer to ${rival}.`,
      away: 'This gets you out of the way: if you stayed, you would probably be hit.',
      safe: 'Nobody is within reach yet, and nobody is likely to hit you here.',
      least: 'Nothing is safe now; this is one of the least risky programs.',
      warning: {
        hurt: 'But you may well be hit, too.',
        out: 'But you may well be knocked out.',
        perhapsOut: 'But with bad luck you are knocked out.',
      },
      reaches: { gear: 'Picks up this gear!', treasure: 'Gets the treasure!', edge: 'Reaches the far edge!' },
      goesTo: {
        gear: (n) => `Goes for a gear: gets there in ${enMore(n)}.`,
        treasure: (n) => `Goes for the treasure: gets there in ${enMore(n)}.`,
        edge: (n) => `Goes to the far edge: gets there in ${enMore(n)}.`,
      },
    };
  },
  ru: (blow, isMany) => ({
    putsOut: {
      likely: 'Эта программа, скорее всего, выведет соперника из строя.',
      often: 'Эта программа вполне может вывести соперника из строя.',
      lucky: 'Если повезёт, эта программа выведет соперника из строя.',
    },
    hits: {
      likely: `Когда вы ${blow.when}, соперник, скорее всего, будет прямо перед вами.`,
      often: `Когда вы ${blow.when}, соперник вполне может оказаться прямо перед вами.`,
      lucky: `Если повезёт, соперник сам попадёт под ${blow.into}.`,
    },
    habit: {
      still: 'Соперник не сходит с места: если и теперь не сойдёт, эта программа попадёт.',
      repeat: `Соперник повторяет одну и ту же программу: эта ${blow.does} там, куда та ведёт.`,
    },
    aims: `В конце вы стоите лицом к сопернику: в следующем раунде можно ${blow.can}.`,
    aimsUnseen: `В конце вы стоите лицом к сопернику, а он к вам нет: можно ${blow.can} раньше, чем он повернётся.`,
    nearer: `Так вы подойдёте ближе к ${isMany ? 'одному из соперников' : 'сопернику'}: в следующем раунде можно дойти и ${blow.can}.`,
    nearerOnly: `Так вы подойдёте ближе к ${isMany ? 'одному из соперников' : 'сопернику'}.`,
    away: 'Так вы уйдёте из-под удара: если остаться, вас, скорее всего, заденут.',
    safe: 'Пока никого не достать, зато и вас здесь вряд ли заденут.',
    least: 'Безопасной программы сейчас нет; эта — одна из наименее рискованных.',
    warning: {
      hurt: 'Но и вам вполне может достаться.',
      out: 'Но вас самих вполне могут вывести из строя.',
      perhapsOut: 'Но если не повезёт, из строя выйдете вы.',
    },
    reaches: { gear: 'Голем возьмёт эту шестерёнку!', treasure: 'Голем возьмёт сокровище!', edge: 'Голем дойдёт до края!' },
    goesTo: {
      gear: (n) => `Голем идёт за шестерёнкой: дойдёт через ${ruMore(n)}.`,
      treasure: (n) => `Голем идёт за сокровищем: дойдёт через ${ruMore(n)}.`,
      edge: (n) => `Голем идёт к краю: дойдёт через ${ruMore(n)}.`,
    },
  }),
  pl: (blow, isMany) => ({
    putsOut: {
      likely: 'Ten program najpewniej wyeliminuje rywala.',
      often: 'Ten program ma duże szanse wyeliminować rywala.',
      lucky: 'Przy odrobinie szczęścia ten program wyeliminuje rywala.',
    },
    hits: {
      likely: `Gdy ${blow.when}, rywal najpewniej będzie tuż przed tobą.`,
      often: `Jest duża szansa, że gdy ${blow.when}, rywal będzie tuż przed tobą.`,
      lucky: `Przy odrobinie szczęścia rywal sam wejdzie pod ${blow.into}.`,
    },
    habit: {
      still: 'Rywal nie rusza się z miejsca: jeśli znów zostanie, ten program go trafi.',
      repeat: `Rywal powtarza ten sam program: ten ${blow.does} tam, dokąd tamten prowadzi.`,
    },
    aims: `Na końcu stoisz przodem do rywala: w następnej rundzie możesz ${blow.can}.`,
    aimsUnseen: `Na końcu stoisz przodem do rywala, a on nie do ciebie: możesz ${blow.can}, zanim się odwróci.`,
    nearer: `Tak podejdziesz bliżej ${isMany ? 'jednego z rywali' : 'rywala'}: w następnej rundzie możesz dojść i ${blow.can}.`,
    nearerOnly: `Tak podejdziesz bliżej ${isMany ? 'jednego z rywali' : 'rywala'}.`,
    away: 'Tak zejdziesz z drogi: jeśli zostaniesz, pewnie oberwiesz.',
    safe: 'Na razie nikogo nie dosięgniesz, ale i ciebie tu raczej nikt nie trafi.',
    least: 'Bezpiecznego programu teraz nie ma; ten należy do najmniej ryzykownych.',
    warning: {
      hurt: 'Ale i ty możesz oberwać.',
      out: 'Ale to ty możesz odpaść.',
      perhapsOut: 'Ale przy pechu to ty odpadniesz.',
    },
    reaches: { gear: 'Golem weźmie tę zębatkę!', treasure: 'Golem weźmie skarb!', edge: 'Golem dojdzie do brzegu!' },
    goesTo: {
      gear: (n) => `Golem idzie po zębatkę: dojdzie za ${plMore(n)}.`,
      treasure: (n) => `Golem idzie po skarb: dojdzie za ${plMore(n)}.`,
      edge: (n) => `Golem idzie do brzegu: dojdzie za ${plMore(n)}.`,
    },
  }),
};
