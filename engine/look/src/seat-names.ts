import type { Colour } from '@stolik/kernel/colours';
import type { Language, Words } from '@stolik/kernel/language';
import { inEach } from './catalog.ts';
import { seatShape } from './seats.ts';
import { en } from './words/en/marks.ts';
import { pl } from './words/pl/marks.ts';
import { ru } from './words/ru/marks.ts';

const WORDS = inEach({ en, ru, pl });

export const COLOUR_NAMES: Readonly<Record<Colour, Words>> = WORDS.colours;

/** A seat's mark as a screen reader says it: "red circle". */
export const seatName = (seat: number, colour: Colour, language: Language): string =>
  WORDS.mark[language](colour, seatShape(seat).shape);
