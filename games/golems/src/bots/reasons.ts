import type { Language } from '@stolik/kernel/language';
import { countForm } from '@stolik/kernel/language';
import { KIDS_ROWS } from '../v6/options.ts';

/** What a program comes to in the likeliest rounds; shares from 0 to 1. */
export interface Prospect {
  /** A rival is hurt, put out; one is hurt oneself, put out. */
  readonly hits: number;
  readonly putsOut: number;
  readonly isHurt: number;
  readonly isOut: number;
  /** At the end a rival stands before one's weapon; one stands before a rival's. */
  readonly aims: number;
  readonly isAimedAt: number;
  /** Young players: commands left to the goal, 0 when it is reached; undefined where there is none. */
  readonly wayLeft: number | undefined;
}

export const NO_PROSPECT: Prospect = { hits: 0, putsOut: 0, isHurt: 0, isOut: 0, aims: 0, isAimedAt: 0, wayLeft: undefined };

const TENTHS = 10;
const SELDOM = 0.05;
const MOSTLY = 0.5;

const tenths = (share: number): number => Math.min(TENTHS, Math.max(1, Math.round(share * TENTHS)));

/** Why a program is good or bad, in words. */
export function prospectInWords(prospect: Prospect, language: Language): string {
  const words = WORDS[language];
  const parts = prospect.wayLeft === undefined ? battle(prospect, words) : [race(prospect.wayLeft, words)];
  return `${parts.join(', ')}.`.replace(/^./u, (first) => first.toLocaleUpperCase(language));
}

function battle({ hits, putsOut, isHurt, isOut, aims, isAimedAt }: Prospect, words: ReasonWords): string[] {
  const parts: string[] = [];
  if (putsOut > SELDOM) parts.push(words.putsOut(tenths(putsOut)));
  else parts.push(hits > SELDOM ? words.hits(tenths(hits)) : words.hitsNobody);
  if (isOut > SELDOM) parts.push(words.isOut(tenths(isOut)));
  else parts.push(isHurt > SELDOM ? words.isHurt(tenths(isHurt)) : words.isSafe);
  const isBad = isOut > SELDOM || isHurt > SELDOM;
  if (isAimedAt > MOSTLY) parts.push(isBad ? words.endsAimedAtToo : words.endsAimedAt);
  else if (aims > MOSTLY) parts.push(isAimedAt <= SELDOM ? words.endsWell : words.endsAiming);
  return parts;
}

function race(wayLeft: number, words: ReasonWords): string {
  return wayLeft === 0 ? words.atGoal : words.toGoal(Math.ceil(wayLeft / KIDS_ROWS));
}

interface ReasonWords {
  hits(of10: number): string;
  putsOut(of10: number): string;
  readonly hitsNobody: string;
  isHurt(of10: number): string;
  isOut(of10: number): string;
  readonly isSafe: string;
  readonly endsAiming: string;
  readonly endsWell: string;
  readonly endsAimedAt: string;
  /** After something that is bad already. */
  readonly endsAimedAtToo: string;
  readonly atGoal: string;
  toGoal(rounds: number): string;
}

const WORDS: Readonly<Record<Language, ReasonWords>> = {
  en: {
    hits: (n) => `hits in ${n} out of 10 likely rounds`,
    putsOut: (n) => `knocks out a rival in ${n} out of 10 likely rounds`,
    hitsNobody: 'hits nobody yet',
    isHurt: (n) => `you get hurt in ${n} out of 10`,
    isOut: (n) => `you are knocked out in ${n} out of 10`,
    isSafe: 'you most likely don’t get hurt',
    endsAiming: 'you end up with a rival in your sights',
    endsWell: 'you end up with a rival in your sights and in nobody else’s',
    endsAimedAt: 'but you end up in a rival’s sights',
    endsAimedAtToo: 'and you end up in a rival’s sights',
    atGoal: 'reaches the goal this round',
    toGoal: (n) => `then ${n} more ${countForm('en', n, { one: 'round', few: 'rounds', many: 'rounds' })} to the goal`,
  },
  ru: {
    hits: (n) => `попадает в ${n} из 10 вероятных раундов`,
    putsOut: (n) => `выводит соперника из строя в ${n} из 10 вероятных раундов`,
    hitsNobody: 'пока ни по кому не попадает',
    isHurt: (n) => `вам достанется в ${n} ${n === 1 ? 'раунде' : 'раундах'} из 10`,
    isOut: (n) => `вы выбываете в ${n} ${n === 1 ? 'раунде' : 'раундах'} из 10`,
    isSafe: 'вас, скорее всего, не заденут',
    endsAiming: 'потом соперник у вас на прицеле',
    endsWell: 'потом соперник у вас на прицеле, а вы ни у кого',
    endsAimedAt: 'но потом вы у соперника на прицеле',
    endsAimedAtToo: 'и потом вы у соперника на прицеле',
    atGoal: 'доходит до цели в этом раунде',
    toGoal: (n) => `до цели ещё ${n} ${countForm('ru', n, { one: 'раунд', few: 'раунда', many: 'раундов' })}`,
  },
  pl: {
    hits: (n) => `trafia w ${n} na 10 prawdopodobnych rund`,
    putsOut: (n) => `eliminuje rywala w ${n} na 10 prawdopodobnych rund`,
    hitsNobody: 'na razie nikogo nie trafia',
    isHurt: (n) => `obrywasz w ${n} na 10 rund`,
    isOut: (n) => `odpadasz w ${n} na 10 rund`,
    isSafe: 'najpewniej nikt cię nie trafi',
    endsAiming: 'potem masz rywala na celowniku',
    endsWell: 'potem masz rywala na celowniku, a ciebie nikt',
    endsAimedAt: 'ale potem rywal ma cię na celowniku',
    endsAimedAtToo: 'a potem rywal ma cię na celowniku',
    atGoal: 'dociera do celu w tej rundzie',
    toGoal: (n) => `do celu jeszcze ${n} ${countForm('pl', n, { one: 'runda', few: 'rundy', many: 'rund' })}`,
  },
};
