/*
 * A second, slow and obvious reading of C3.3-C6: the whole field is searched from every plus contact, nothing is pruned,
 * everything is a name. It shares no code and no data with the engine, so that both can be wrong only by the same thought.
 */

export interface Field {
  battery: boolean;
  /** Cells by name: tile code with rotation. */
  tiles: Map<string, string>;
  /** left1 … right8: + - +f -f x. */
  sides: Map<string, string>;
  /** Burnt cells and burnt side tokens. */
  smoke: Set<string>;
  /** Cell: seat and level. */
  glow: Map<string, [number, number]>;
}

export interface Chain {
  from: string;
  to: string;
  cells: string[];
  loads: string[];
  /** Batteries passed from minus to plus. */
  helpers: number;
}

const COLUMNS = 'abcdef';
const WAYS: Record<string, string[]> = {
  I: ['NS', 'SN'],
  L: ['NE', 'EN'],
  T: ['ES', 'SE', 'EW', 'WE', 'SW', 'WS'],
  X: ['NE', 'EN', 'NS', 'SN', 'NW', 'WN', 'ES', 'SE', 'EW', 'WE', 'SW', 'WS'],
  H: ['NS', 'SN', 'EW', 'WE'],
  E: ['NS', 'SN'],
  R: ['NS', 'SN'],
  D: ['SN'],
  V: ['SN'],
  K: ['NS', 'SN'],
  M: [],
  G: ['SN'],
};
const LOWER: Record<string, string> = { a: '+', c: '-', d: '-', f: '+' };
const UPPER = ['b', 'c', 'd', 'e'];
const OPPOSITE: Record<string, string> = { N: 'S', S: 'N', E: 'W', W: 'E' };

const turned = (letter: string, rotation: number): string => 'NESW'.charAt(('NESW'.indexOf(letter) + rotation) % 4);

const wayTable = new Map<string, string[]>();
for (const [kind, ways] of Object.entries(WAYS)) {
  for (let rotation = 0; rotation < 4; rotation++) {
    wayTable.set(
      `${kind}${rotation}`,
      ways.map((way) => turned(way.charAt(0), rotation) + turned(way.charAt(1), rotation)),
    );
  }
}
export const hasContact = (tile: string | undefined, edge: string): boolean =>
  tile !== undefined && wayTable.get(tile)!.some((way) => way.includes(edge));

const beyondTable = new Map<string, string>();
/** What lies beyond an edge of a cell: a cell, a side token, `strip:a`, `rail`, or nothing. */
export function beyond(cell: string, edge: string): string {
  const known = beyondTable.get(cell + edge);
  if (known !== undefined) return known;
  const column = COLUMNS.indexOf(cell.charAt(0));
  const row = Number(cell.charAt(1));
  let other = '';
  if (edge === 'N') other = row < 8 ? `${cell.charAt(0)}${row + 1}` : UPPER.includes(cell.charAt(0)) ? 'rail' : '';
  if (edge === 'S') other = row > 1 ? `${cell.charAt(0)}${row - 1}` : cell.charAt(0) in LOWER ? `strip:${cell.charAt(0)}` : '';
  if (edge === 'W') other = column > 0 ? `${COLUMNS.charAt(column - 1)}${row}` : `left${row}`;
  if (edge === 'E') other = column < 5 ? `${COLUMNS.charAt(column + 1)}${row}` : `right${row}`;
  beyondTable.set(cell + edge, other);
  return other;
}

export const neighbours = (cell: string): string[] => ['N', 'E', 'S', 'W'].map((edge) => beyond(cell, edge));

export const isOn = (field: Field, cell: string): boolean =>
  neighbours(cell).some((other) => field.tiles.get(other)?.charAt(0) === 'M');

function conducts(field: Field, cell: string): boolean {
  const tile = field.tiles.get(cell);
  if (tile === undefined || field.smoke.has(cell)) return false;
  if (tile.startsWith('K')) return isOn(field, cell);
  return !tile.startsWith('G') || field.battery;
}

function pole(field: Field, end: string): string {
  if (end.startsWith('strip:')) return LOWER[end.slice(6)]!;
  return field.smoke.has(end) ? 'x' : (field.sides.get(end) ?? 'x');
}

/** All chains of the field: every simple way from a plus to a minus, and from a battery's plus to its own minus. */
export function allChains(field: Field): Chain[] {
  const chains: Chain[] = [];
  const starts: [string, string, string][] = [];
  for (const column of Object.keys(LOWER)) starts.push([`strip:${column}`, `${column}1`, 'S']);
  for (let row = 1; row <= 8; row++) {
    starts.push([`left${row}`, `a${row}`, 'W']);
    starts.push([`right${row}`, `f${row}`, 'E']);
  }
  for (const [end, cell, edge] of starts) {
    if (pole(field, end).startsWith('+')) enter(field, { from: end, cells: [], used: new Set(), chains }, cell, edge);
  }
  for (const [cell, tile] of field.tiles) {
    if (!tile.startsWith('G') || !conducts(field, cell)) continue;
    const plus = turned('N', Number(tile.charAt(1)));
    leave(field, { from: `battery:${cell}`, cells: [cell], used: new Set([`${cell}`]), chains }, cell, plus);
  }
  return chains;
}

interface Walk {
  from: string;
  cells: string[];
  /** Tracks passed: a tile's centre, one track of a bridge, the rail. */
  used: Set<string>;
  chains: Chain[];
}

function enter(field: Field, walk: Walk, cell: string, edge: string): void {
  const tile = field.tiles.get(cell);
  if (tile === undefined) return;
  if (walk.from === `battery:${cell}`) {
    if (edge === turned('S', Number(tile.charAt(1)))) keep(field, walk, walk.from);
    return;
  }
  if (!conducts(field, cell)) return;
  const track = tile.startsWith('H') ? `${cell}${edge === 'N' || edge === 'S' ? '|' : '-'}` : cell;
  if (walk.used.has(track)) return;
  for (const way of wayTable.get(tile)!) {
    if (way.charAt(0) !== edge) continue;
    walk.used.add(track);
    walk.cells.push(cell);
    leave(field, walk, cell, way.charAt(1));
    walk.cells.pop();
    walk.used.delete(track);
  }
}

function leave(field: Field, walk: Walk, cell: string, edge: string): void {
  const other = beyond(cell, edge);
  if (other === 'rail') {
    if (walk.used.has('rail')) return;
    walk.used.add('rail');
    for (const column of UPPER) if (column !== cell.charAt(0)) enter(field, walk, `${column}8`, 'N');
    walk.used.delete('rail');
  } else if (other.length === 2) enter(field, walk, other, OPPOSITE[edge]!);
  else if (other !== '' && !walk.from.startsWith('battery') && pole(field, other).startsWith('-')) keep(field, walk, other);
}

function keep(field: Field, walk: Walk, to: string): void {
  const kinds = walk.cells.map((cell) => field.tiles.get(cell)!.charAt(0));
  const batteries = kinds.filter((kind) => kind === 'G').length;
  walk.chains.push({
    from: walk.from,
    to,
    cells: [...walk.cells],
    loads: kinds.filter((kind) => 'ERV'.includes(kind)),
    helpers: walk.from.startsWith('battery') ? batteries - 1 : batteries,
  });
}

const rank = (from: string): number => (from.startsWith('strip') ? 0 : from.startsWith('battery') ? 2 : 1);

export function inOrder(chains: Chain[]): Chain[] {
  return [...chains].sort(
    (a, b) =>
      a.loads.length - b.loads.length ||
      a.cells.length - b.cells.length ||
      compareNames(a.cells, b.cells) ||
      rank(a.from) - rank(b.from),
  );
}

function compareNames(a: string[], b: string[]): number {
  for (const [i, name] of a.entries()) if (name !== b[i]) return name < b[i]! ? -1 : 1;
  return 0;
}

export const hasFuse = (field: Field, end: string): boolean =>
  !field.smoke.has(end) && (field.sides.get(end) ?? '').endsWith('f');

export const isShort = (field: Field, chain: Chain): boolean =>
  chain.loads.length === 0 && !hasFuse(field, chain.from) && !hasFuse(field, chain.to);

type Effect =
  | { kind: 'short' | 'nothing' }
  | { kind: 'smoke'; burns: string }
  | { kind: 'glow'; E: number; V: number[]; most: number };

function effectOf(chain: Chain): Effect {
  const loads = [...chain.loads].sort().join('');
  const n = loads.length;
  if (n === 0) return { kind: 'short' };
  if (/^R+$/.test(loads) || loads === 'V') return { kind: 'smoke', burns: 'RV' };
  if (chain.helpers > 0) {
    const read = Math.max(1, n - chain.helpers);
    if (read === 1 && loads.includes('V')) return { kind: 'smoke', burns: 'V' };
    if (read === 1) return { kind: 'glow', E: 2, V: [], most: 99 };
    if (read === 2) return { kind: 'glow', E: 1, V: [2, 2, 2, 2, 2, 2, 2], most: 99 };
    if (read === 3) return { kind: 'glow', E: 1, V: [1, 1, 1, 1, 1, 1, 1], most: 2 };
    return { kind: 'nothing' };
  }
  switch (loads) {
    case 'E':
      return { kind: 'glow', E: 2, V: [], most: 99 };
    case 'EV':
      return { kind: 'glow', E: 1, V: [2], most: 99 };
    case 'EE':
      return { kind: 'glow', E: 1, V: [], most: 99 };
    case 'RV':
      return { kind: 'glow', E: 0, V: [2], most: 99 };
    case 'RRV':
      return { kind: 'glow', E: 0, V: [1], most: 99 };
    case 'ER':
      return { kind: 'glow', E: 1, V: [], most: 99 };
    case 'VV':
      return { kind: 'glow', E: 0, V: [1, 2], most: 99 };
  }
  return n === 3 ? { kind: 'glow', E: 1, V: [1, 1, 1], most: 2 } : { kind: 'nothing' };
}

export interface Settled {
  penalty: boolean;
  stands: boolean;
  dark: Set<string>;
}

/** Settles the new chains of a field for a player with so many glow tokens left; changes the field. */
export function settle(
  field: Field,
  seat: number,
  tokens: number,
  anchors: Set<string>,
  stood: boolean,
  dark: Set<string>,
): Settled {
  const everything = allChains(field);
  const stands = everything.some((chain) => isShort(field, chain));
  const fresh = new Set(anchors);
  if (stood && !stands) for (const cell of dark) fresh.add(cell);
  const kept = stands ? new Set(dark) : new Set<string>();
  const chains = inOrder(
    everything.filter((chain) => chain.cells.some((cell) => fresh.has(cell)) || fresh.has(chain.from) || fresh.has(chain.to)),
  );
  const isOpen = (chain: Chain): boolean => [chain.from, chain.to, ...chain.cells].some((place) => field.smoke.has(place));
  for (const chain of chains) {
    const { kind } = effectOf(chain);
    if (isOpen(chain) || (kind !== 'short' && kind !== 'smoke')) continue;
    const fuse = [chain.from, chain.to].find((end) => hasFuse(field, end));
    if (fuse !== undefined) field.smoke.add(fuse);
  }
  let penalty = chains.some((chain) => effectOf(chain).kind === 'short' && !isOpen(chain));
  for (const chain of chains) {
    const effect = effectOf(chain);
    if (effect.kind !== 'smoke' || isOpen(chain)) continue;
    penalty = true;
    for (const cell of chain.cells) if (effect.burns.includes(field.tiles.get(cell)!.charAt(0))) field.smoke.add(cell);
  }
  let left = tokens;
  for (const chain of chains) {
    const effect = effectOf(chain);
    if (effect.kind !== 'glow' || isOpen(chain)) continue;
    if (stands) {
      for (const cell of chain.cells) if (fresh.has(cell)) kept.add(cell);
      continue;
    }
    left -= light(field, chain, effect, seat, left);
  }
  return { penalty, stands, dark: kept };
}

/** From the plus on, those without a token; says how many were laid. */
function light(field: Field, chain: Chain, effect: Effect & { kind: 'glow' }, seat: number, left: number): number {
  let leds = 0;
  let laid = 0;
  for (const cell of chain.cells) {
    const kind = field.tiles.get(cell)!.charAt(0);
    const level = kind === 'E' ? effect.E : kind === 'V' ? effect.V[leds++]! : 0;
    if (level === 0 || field.glow.has(cell) || laid >= Math.min(effect.most, left)) continue;
    field.glow.set(cell, [seat, level]);
    laid++;
  }
  return laid;
}

/** How many different ways the new chains can be lit when the player may choose: every pick of every chain is tried. */
export function countLightings(field: Field, tokens: number, anchors: Set<string>, stood: boolean, dark: Set<string>): number {
  // Settled once with no tokens: fuses and parts burn the same whoever glows, and the closed chains are what is left.
  const before = new Map(field.glow);
  const { stands } = settle(field, 0, 0, anchors, stood, dark);
  if (stands) return 1;
  const fresh = new Set([...anchors, ...(stood ? dark : [])]);
  const places = (chain: Chain): string[] => [chain.from, chain.to, ...chain.cells];
  const chains = inOrder(allChains(field).filter((chain) => places(chain).some((place) => fresh.has(place))));
  const results = new Set<string>();
  const go = (index: number, glow: Map<string, number>): void => {
    const chain = chains[index];
    if (chain === undefined) {
      results.add(
        [...glow]
          .map(([cell, level]) => `${cell}${level}`)
          .sort()
          .join(' '),
      );
      return;
    }
    const effect = effectOf(chain);
    const candidates: [string, number][] = [];
    let leds = 0;
    for (const cell of effect.kind === 'glow' ? chain.cells : []) {
      const kind = field.tiles.get(cell)!.charAt(0);
      const level = effect.kind !== 'glow' ? 0 : kind === 'E' ? effect.E : kind === 'V' ? effect.V[leds++]! : 0;
      if (level > 0 && !before.has(cell) && !glow.has(cell)) candidates.push([cell, level]);
    }
    const limit = effect.kind === 'glow' ? Math.min(effect.most, tokens - glow.size, candidates.length) : 0;
    for (const picked of subsets(candidates, limit)) go(index + 1, new Map([...glow, ...picked]));
  };
  go(0, new Map());
  return results.size;
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
