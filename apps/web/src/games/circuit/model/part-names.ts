import type { CircuitEvent } from '@stolik/circuit/turn/events';

/** What a schoolbook's schematic calls them: lamp, LED, resistor, diode, reed switch, battery. */
const LETTERS: Readonly<Record<string, string>> = { E: 'EL', V: 'HL', R: 'R', D: 'VD', K: 'SF', G: 'GB' };
/** The batteries of the lower strips are the first two. */
const STRIPS = 2;

type Cells = Readonly<Record<string, { readonly tile: string } | undefined>>;

/** A name for every part that has one, numbered in the order in which they came: it never changes while the part lies there. */
export function partNames(cells: Cells, events: Iterable<CircuitEvent>, order: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>([['GB', STRIPS]]);
  const named = new Map<string, { readonly code: string; readonly name: string }>();
  const give = (cell: string, code: string): void => {
    const letters = LETTERS[code];
    if (!letters) {
      named.delete(cell);
      return;
    }
    const number = (counts.get(letters) ?? 0) + 1;
    counts.set(letters, number);
    named.set(cell, { code, name: `${letters}${number}` });
  };
  for (const event of events) if (event.kind === 'tileLaid') give(event.cell, event.tile.charAt(0));
  // What lay there from the beginning, or is only tried, comes after what was told.
  for (const cell of order) {
    const code = cells[cell]?.tile.charAt(0);
    if (code !== undefined && named.get(cell)?.code !== code) give(cell, code);
  }
  return new Map([...named].flatMap(([cell, { name }]) => (cells[cell] ? [[cell, name] as const] : [])));
}
