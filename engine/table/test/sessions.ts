import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { type Around, type Command, reduce } from '../src/commands.ts';
import { openLocal } from '../src/local.ts';
import type { Session } from '../src/session.ts';
import { decisionOf, type Sitter } from '../src/table.ts';

/** At one device; chance gives these results, one after the other. */
export const scripted = (results: Action[]): Around => ({
  now: 0,
  levels: [],
  isHere: () => true,
  roll: () => {
    const result = results.shift();
    if (result === undefined) throw new Error('chance was not expected');
    return result;
  },
});

/** What a command makes of a session; throws where nothing comes of it. */
export function done(session: Session, command: Command, around: Around = scripted([])): Session {
  const changed = reduce(session, command, around);
  if (!changed.ok) throw new Error(JSON.stringify(changed.problem));
  return changed.value.after;
}

/** Everybody has sat down and what is dealt before the game is dealt. */
export const seated = (game: AnyGame, sitters: readonly Sitter[], dealt: readonly Action[] = []): Session =>
  done(unwrap(openLocal(game, {}, sitters)), { kind: 'settle' }, scripted([...dealt]));

/** Whoever is asked does this; what follows is taken by chance as far as it is asked. */
export function acts(session: Session, ...actions: readonly Action[]): Session {
  const rest = [...actions];
  let now = session;
  for (let action = rest.shift(); action !== undefined; action = rest.shift()) {
    const seat = now.next.seats[0] as Seat;
    const isBot = now.seats[seat]?.kind === 'bot';
    const act: Command = isBot
      ? { kind: 'botAct', seat, action }
      : { kind: 'act', seat, decision: decisionOf(now.table, seat), what: action };
    now = done(now, act, scripted(rest));
  }
  return now;
}
