import type { AnyGame } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import { ok, type Result } from '@stolik/kernel/result';
import type { Around } from './command.ts';
import type { Opening, SeatPlan } from './entry.ts';
import { advance, openSession, type Session } from './session.ts';
import { openTable, type Sitter, type Table } from './table.ts';

/*
 * A session on one device, in memory. It equals one on a server, without clocks, codes and commitments. Its entries are not
 * stored; the log of its steps is.
 */

/** Everybody has sat down; nothing has been decided and nothing rolled. */
export function openLocal(game: AnyGame, options: Table['options'], sitters: readonly Sitter[]): Result<Session> {
  const possible = openTable(game, options, sitters);
  if (!possible.ok) return possible;
  const seats = sitters.map(
    (sitter): SeatPlan => ({
      ...(sitter.kind === 'bot' ? { kind: 'bot', level: sitter.level, name: sitter.name } : { kind: 'open' }),
      colour: sitter.colour,
    }),
  );
  const opening: Opening = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats,
    pace: { kind: 'free' },
    isOpen: false,
    code: '',
    commitment: '',
    isShared: true,
  };
  let session = openSession({ id: '', game, seed: '', chance: undefined }, { at: 0, kind: 'open', opening });
  for (const [seat, { kind, name }] of sitters.entries())
    if (kind === 'person') session = advance(session, { at: 0, kind: 'sit', seat, name, salt: '' });
  return ok(advance(session, { at: 0, kind: 'start' }));
}

/** At one device everybody is here, and no seed was promised: chance comes from this generator. */
export const atHome = (rng: Rng): Around => ({
  now: 0,
  levels: [],
  isHere: () => true,
  roll: ({ game, table }) => game.roll(table.state, rng),
});
