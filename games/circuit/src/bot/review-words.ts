import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { Span } from '@stolik/search/count';
import { en } from '../words/en/review.ts';
import { pl } from '../words/pl/review.ts';
import { ru } from '../words/ru/review.ts';

const WORDS = inEach({ en, ru, pl });

/** The words of circuit reviews, in addition to those of every game. */
export const POINTS: Words = WORDS.points;

export const TIE: Words = WORDS.tie;

export const QUIET: Readonly<Record<Language, (span: Span) => string>> = WORDS.quiet;

export const WAITED: Words = WORDS.waited;

export const COULD_NOT: Words = WORDS.couldNot;

export const PENALTIES: Readonly<Record<Language, (points: number) => string>> = WORDS.penalties;

export const COULD: Readonly<Record<Language, (isYou: boolean) => string>> = WORDS.could;
