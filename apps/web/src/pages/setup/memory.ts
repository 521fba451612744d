import { COLOURS } from '@stolik/kernel/colours';
import { atLeast, fits, word, words } from '@stolik/kernel/forms';
import type { Json } from '@stolik/kernel/json';
import { isRecord } from '@stolik/kernel/json';
import { jsonAt, putText } from '../../base/kept/storage.ts';
import type { Options } from '../../shell/terms/house-rules.ts';
import { isAcross, KINDS, type Seating, type Sitting } from './seating.ts';

/** A table as it was set up the last time, of every game its own. Kept in this browser. */
export interface Remembered {
  readonly seats: Seating;
  /** What was chosen, a scenario too. */
  readonly options: Options;
}

export interface Memory {
  /** The set-up page begins with it. */
  readonly last?: Remembered;
  /** The last one that can be opened again by one tap: at this device. Its options are those the table got. */
  readonly here?: Remembered;
}

const KEY = 'stolik.setup.';
const MOST_SEATS = 6;

/** What was stored by another version or by hand is looked at like anything a stranger sent. */
export function readMemory(raw: unknown): Memory {
  if (!isRecord(raw)) return {};
  const [known, opened] = [readTable(raw['last']), readTable(raw['here'])];
  return { ...(known && { last: known }), ...(opened && !isAcross(opened.seats) && { here: opened }) };
}

function readTable(given: unknown): Remembered | undefined {
  if (!isRecord(given) || !isRecord(given['options']) || !Array.isArray(given['seats'])) return undefined;
  const seats = given['seats'].filter(isSitting);
  const isWhole = seats.length === given['seats'].length && seats.length > 0 && seats.length <= MOST_SEATS;
  return isWhole ? { seats, options: given['options'] as Record<string, Json> } : undefined;
}

const SITTING = atLeast({ kind: word(...KINDS), name: words, level: words }, { colour: word(...COLOURS, 'brown') });
const isSitting = (given: unknown): given is Sitting => fits(SITTING, given);

export const recall = (game: string): Memory => readMemory(jsonAt(KEY + game));

/** Where it can't be kept the next table begins as usual. */
export const remember = (game: string, change: Memory): void =>
  void putText(KEY + game, JSON.stringify({ ...recall(game), ...change }));
