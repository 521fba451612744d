import type { Json } from '@stolik/kernel/json';
import type { Rng } from '@stolik/kernel/random';
import { shuffle } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { cellName, NO_CELL, parseField } from '../core/field.ts';
import type { EditionId } from '../editions/edition.ts';
import { composeField } from '../scenarios/parts.ts';
import { once, pick } from './edition.ts';

/** The placement of parts: name, lower left cell, and 1 where it is turned. */
export type Layout = readonly (readonly [part: string, at: string, turn?: number])[];

/** A field of the box's parts, with the cells that are still free in an order by chance. */
export interface Ground {
  readonly field: readonly string[];
  /** The next free cell. */
  take(): string | undefined;
  readonly tokens: { [cell: string]: Json };
}

/** `winter`: one part in `winter` shows its winter side. */
export function inventGround(edition: EditionId, layouts: readonly Layout[], winter: number, rng: Rng): Ground {
  const parts = pick(rng, layouts).map(([part, at, turn = 0]) => ({
    part,
    at,
    side: once(rng, winter) ? ('winter' as const) : ('summer' as const),
    // A square part may lie any way round.
    turn: turn === 1 ? 1 : part === '2x4' ? 0 : rng.below(4),
  }));
  const rows = composeField(edition, parts);
  if (!rows.ok) throw new Error(`a layout of puzzles does not hold together: ${JSON.stringify(rows.problem)}`);
  const field = unwrap(parseField([...rows.value]));
  const cells = Array.from(field.ground).flatMap((ground, cell) => (ground === NO_CELL ? [] : [cellName(field, cell)]));
  const free = shuffle(cells, rng);
  return { field: rows.value, take: () => free.pop(), tokens: {} };
}

/** Places `count` tokens of a kind on free cells. */
export function scatter(ground: Ground, token: string, count: number): void {
  for (let laid = 0; laid < count; laid++) {
    const cell = ground.take();
    if (cell !== undefined) ground.tokens[cell] = token;
  }
}

export const facing = (rng: Rng): string => pick(rng, ['N', 'E', 'S', 'W']);
