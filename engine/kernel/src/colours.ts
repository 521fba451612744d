/**
 * Colours that players choose. They are no rule: they belong to the names of the players at a table, never to a game's state. A
 * table without any looks like tables from before colours could be chosen.
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
  // A player without a choice keeps the colour of the seat, if nobody else wants it.
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
