import type { Language } from '@stolik/kernel/language';
import type { EditionId } from '../editions/edition.ts';
import { en } from '../words/en/reasons.ts';
import { pl } from '../words/pl/reasons.ts';
import { ru } from '../words/ru/reasons.ts';
import type { Race } from './race.ts';
import { FAR } from './reach.ts';

/** The effect of a program over the possible rounds; shares from 0 to 1. */
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
  /** Somebody can be struck within a program: now, in one of the rounds that may be, or after it. */
  readonly isNear: boolean;
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
  isNear: false,
  threat: 0,
  rivals: 1,
  habit: undefined,
  race: undefined,
};

/**
 * The smallest chances for each wording. Hints state chances in words, never in numbers, since nobody counts to ten rounds. A
 * number is learned by heart or found untrue. `npx stolik lively GAME --level N --hints` counts how often each wording came true.
 */
export const GRADES = { likely: 0.75, often: 0.45, lucky: 0.2, hardly: 0 } as const;
export type Grade = keyof typeof GRADES;

export const gradeOf = (chance: number): Grade =>
  chance >= GRADES.likely ? 'likely' : chance >= GRADES.often ? 'often' : chance >= GRADES.lucky ? 'lucky' : 'hardly';

/** With so few commands left one can walk up and strike in one program. */
export const WITHIN_REACH = 2;
/** So much nearer is worth saying. */
const NEARER = 0.75;
const MOSTLY = 0.5;

/** A battle card's effect is a strike in one edition and an attack in the other; `isMany`: there is more than one rival. */
export interface About {
  readonly edition: EditionId;
  readonly isMany: boolean;
}

/** `strike`: when you do it, what you can do, what one walks into; `strikes`: a program does it. */
export type Blows = Readonly<Record<EditionId, Readonly<Record<'when' | 'can' | 'into' | 'does', string>>>>;

type Says = (about: About) => string;
type Chances = Readonly<Record<Exclude<Grade, 'hardly'>, Says>>;

export interface ReasonWords {
  readonly putsOut: Chances;
  readonly hits: Chances;
  readonly habit: Readonly<Record<'still' | 'repeat', Says>>;
  /** Ends with a rival before one's weapon; and not before theirs. */
  readonly aims: Says;
  readonly aimsUnseen: Says;
  /** Near enough to strike next round; and not yet. */
  readonly nearer: Says;
  readonly nearerOnly: Says;
  /** Whoever stayed would be hit, and this program is not. */
  readonly away: string;
  /** Not likely to be hit: with nobody near, and with somebody. */
  readonly safe: string;
  readonly safeNear: string;
  /** Nothing is good here. */
  readonly least: string;
  readonly warning: Readonly<Record<'hurt' | 'out' | 'perhapsOut', string>>;
  /** For children: a few words; the light falls on the goal that is meant. */
  readonly reaches: Readonly<Record<Race['goal'], string>>;
  readonly goesTo: Readonly<Record<Race['goal'], string>>;
  /** How many cards it then takes to get there, as far as that can be counted. */
  readonly then: (cards: number) => string;
}

const WORDS: Readonly<Record<Language, ReasonWords>> = { en, ru, pl };

/** Why a program is good: one reason, and one warning where it is dangerous. */
export function prospectInWords(prospect: Prospect, language: Language, edition: EditionId): string {
  const words = WORDS[language];
  if (prospect.race) return racing(prospect.race, words);
  const warning = warningOf(prospect);
  return [reasonOf(prospect, words, { edition, isMany: prospect.rivals > 1 }), warning && words.warning[warning]]
    .filter(Boolean)
    .join(' ');
}

/** The rough plan of a program: to put a rival out, or to get to `end` (the cell and the facing) by any path. */
export function planOf({ putsOut, race }: Prospect, end: string): string {
  if (race) return `race ${race.at} ${end}`;
  return putsOut >= GRADES.likely ? 'out' : end;
}

function reasonOf(prospect: Prospect, words: ReasonWords, about: About): string {
  const { hits, putsOut, isHurt, aims, isAimedAt, nearer, isNear, habit, threat, way } = prospect;
  const out = gradeOf(putsOut);
  if (out !== 'hardly') return words.putsOut[out](about);
  if (habit && hits >= GRADES.often) return words.habit[habit](about);
  const hit = gradeOf(hits);
  if (hit !== 'hardly') return words.hits[hit](about);
  if (threat >= GRADES.often && gradeOf(isHurt) === 'hardly') return words.away;
  if (aims >= MOSTLY) return (isAimedAt < GRADES.lucky ? words.aimsUnseen : words.aims)(about);
  if (nearer >= NEARER) return (way <= WITHIN_REACH ? words.nearer : words.nearerOnly)(about);
  if (gradeOf(isHurt) !== 'hardly') return words.least;
  return isNear ? words.safeNear : words.safe;
}

function warningOf({ isHurt, isOut, hits }: Prospect): keyof ReasonWords['warning'] | undefined {
  if (isOut >= GRADES.often) return 'out';
  if (isOut >= GRADES.lucky) return 'perhapsOut';
  // Who gets as good as they give needs no warning twice.
  return isHurt >= GRADES.often && isHurt > hits - GRADES.lucky ? 'hurt' : undefined;
}

function racing({ goal, left }: Race, words: ReasonWords): string {
  if (left === 0) return words.reaches[goal];
  return left < FAR ? `${words.goesTo[goal]} ${words.then(left)}` : words.goesTo[goal];
}
