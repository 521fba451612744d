import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { World } from '../core/world.ts';
import { CARDS, heightOf, type Program, type Row } from '../programs/program.ts';
import { once, type Puzzled, pick } from './edition.ts';

const DRAWS = 12;

/** Draws a program to try: plain cards as often as a bonus, though far more programs have one. */
export function drawProgram<State extends World>(edition: Puzzled<State>, state: State, seat: Seat, rng: Rng): Action {
  const { game, isAtRest } = edition;
  const drawn: Action = game.sample(state, seat, rng);
  if (!isAtRest(state) || once(rng, 2)) return drawn;
  const rows = heightOf(edition.decode(drawn) ?? [], edition.name);
  for (let tries = 0; tries < DRAWS; tries++) {
    const plain: Program = Array.from({ length: rows }, (): Row => ({ kind: 'plain', card: pick(rng, CARDS) }));
    const action = edition.encode(plain);
    if (!game.refuse(state, seat, action)) return action;
  }
  return drawn;
}

/** A row is chosen among a few cards that make sense; a bonus counts as a row more. */
const SENSIBLE = 4;

export function sizeOf(
  { decode }: Pick<Puzzled, 'decode'>,
  line: readonly Action[],
): { choices: number; right: number; length: number } {
  const rows = line.flatMap((action) => decode(action) ?? []);
  const length = rows.length + rows.filter(({ kind }) => kind !== 'plain').length;
  return { choices: SENSIBLE, right: 1, length: Math.max(1, length) };
}
