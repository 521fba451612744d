import type { Language, Words } from './language.ts';
import { seatShape } from './seats.ts';

/**
 * Colours that players choose. They are no rule: they stand beside the names of the people at a table and never in a game's state.
 * A table whose people have none looks as tables did before anybody could choose.
 */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'teal'] as const;
export type Colour = (typeof COLOURS)[number] | 'brown';

/** By seat, at tables that know of no choice. Brown is nobody's choice: beside red and yellow it is hard to tell. */
const FORMER: readonly Colour[] = ['red', 'blue', 'green', 'violet', 'brown', 'teal'];

export const isColour = (value: unknown): value is Colour => FORMER.includes(value as Colour) || value === 'yellow';

type Chosen = readonly (Colour | undefined)[];

/** A colour for each of six seats, no two alike: what was chosen (by the first who did), and for the others what is left. */
export function fillColours(chosen: Chosen): readonly Colour[] {
  const own = chosen.map((colour, seat) => (colour && chosen.indexOf(colour) === seat ? colour : undefined));
  const left = COLOURS.filter((colour) => !own.includes(colour));
  // Who has not chosen keeps the colour of the seat where nobody else wants it.
  const usual = FORMER.map((_, seat) => (own[seat] === undefined && left.includes(COLOURS[seat]!) ? COLOURS[seat] : undefined));
  const rest = left.filter((colour) => !usual.includes(colour));
  return FORMER.map((_, seat) => own[seat] ?? usual[seat] ?? rest.shift()!);
}

/** As a table shows them; what another version has kept there is looked at first. */
export function coloursOf(sitters: readonly { readonly colour?: unknown }[]): readonly Colour[] {
  const chosen = sitters.map(({ colour }) => (isColour(colour) ? colour : undefined));
  return chosen.some((colour) => colour !== undefined) ? fillColours(chosen) : FORMER;
}

/** The colours after this seat has taken this one; who had it gets the other. */
export function withColour(colours: readonly Colour[], seat: number, colour: Colour): readonly Colour[] {
  const twin = colours.indexOf(colour);
  return colours.map((before, index) => (index === seat ? colour : index === twin ? colours[seat]! : before));
}

export const COLOUR_NAMES: Readonly<Record<Colour, Words>> = {
  red: { en: 'red', ru: 'красный', pl: 'czerwony' },
  blue: { en: 'blue', ru: 'синий', pl: 'niebieski' },
  green: { en: 'green', ru: 'зелёный', pl: 'zielony' },
  yellow: { en: 'yellow', ru: 'жёлтый', pl: 'żółty' },
  violet: { en: 'violet', ru: 'фиолетовый', pl: 'fioletowy' },
  teal: { en: 'teal', ru: 'бирюзовый', pl: 'turkusowy' },
  brown: { en: 'brown', ru: 'коричневый', pl: 'brązowy' },
};

/** The word for a colour as it stands before a star (she) and, in Polish, a circle (it). */
function agreeing(colour: Colour, shape: string, language: Language): string {
  const word = COLOUR_NAMES[colour][language];
  if (language === 'ru' && shape === 'star') return word === 'синий' ? 'синяя' : word.replace(/ый$/, 'ая');
  if (language !== 'pl') return word;
  const isSoft = word.endsWith('ki');
  if (shape === 'star') return isSoft ? word.replace(/i$/, 'a') : word.replace(/y$/, 'a');
  return shape === 'circle' ? word.replace(/[iy]$/, isSoft ? 'ie' : 'e') : word;
}

/** A seat's mark as a screen reader says it: "red circle". */
export function seatName(seat: number, colour: Colour, language: Language): string {
  const { shape, noun } = seatShape(seat);
  return `${agreeing(colour, shape, language)} ${noun[language]}`;
}
