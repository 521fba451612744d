import { coloursOf } from '@stolik/kernel/colours';
import type { AnyGame } from '@stolik/kernel/game';
import { AT_RANDOM } from '@stolik/kernel/leads';
import { type ChanceProof, type GameLog, type LogHead, LogWriter } from '@stolik/kernel/log';
import { playStep } from '@stolik/kernel/steps';
import { leadsAt } from './choices.ts';
import type { Entry } from './entry.ts';
import { historyOf } from './history.ts';
import type { Session } from './session.ts';
import { stateAfter, type Table } from './table.ts';

/** The head of a log, before its first step. */
export function headOf({ seats, options, sitters }: Pick<Table, 'seats' | 'options' | 'sitters'>): LogHead {
  const names = sitters.map((sitter) => sitter.name);
  const bots = sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : null));
  const colours = sitters.some(({ colour }) => colour) && coloursOf(sitters).slice(0, seats);
  return { seats, options, names, bots, ...(colours && { colours }) };
}

/** The whole truth of a table as a log file; for the end of a game, or for the owner of the device. */
export function logOf(game: AnyGame, table: Table): GameLog {
  const writer = new LogWriter(game, headOf(table));
  const state = stateAfter(game, table, []);
  for (const step of table.steps) {
    writer.add(state, step);
    playStep(game, state, step);
    writer.check(state);
  }
  return writer.log();
}

/**
 * A finished game as a log anybody can check: with the seed that was promised, what each seat added, and all that was taken back.
 * `entries` are those of the session.
 */
export function publicLogOf(session: Session, entries: readonly Entry[]): GameLog | undefined {
  if (session.phase !== 'over') return undefined;
  return { ...logOf(session.game, session.table), chance: proofOf(session, entries) };
}

function proofOf(session: Session, entries: readonly Entry[]): ChanceProof {
  const { seed, salts, seals, rolls, opening, leads } = session;
  const { commitment } = opening;
  if (opening.chance !== 2) {
    const isPlain = rolls.every((roll, index) => roll === index);
    return { commitment, seed, salts, ...(isPlain ? {} : { rolls }) };
  }
  const history = historyOf(entries);
  const wanted =
    leads.includes(AT_RANDOM) && leadsAt(session).map((lead, seat) => (leads[seat] === AT_RANDOM ? AT_RANDOM : lead));
  return { version: 2, commitment, seed, salts, seals, ...(wanted && { wanted }), ...(history && { history }) };
}
