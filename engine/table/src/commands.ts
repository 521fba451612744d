import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { choiceOf, isSalting, isWaitingForFirst, leadsAt, mayTakeColour, untoldSalts } from './choices.ts';
import { findDeadline, isOutOfTime } from './clock.ts';
import type { Around, Command, No } from './command.ts';
import { Draft, no, type Of, type Reduced } from './draft.ts';
import { forget } from './forget.ts';
import { door, free, mayBegin, resit, swap } from './hosting.ts';
import { carry, reclaim } from './moving.ts';
import { hasResigned, hostOf, isPlaying, isStoodIn, standInLevel } from './people.ts';
import { SALT } from './promised.ts';
import { answer, lapse, pause, replace, undo } from './questions.ts';
import { botAt, type Session, wasGranted } from './session.ts';
import { decisionOf } from './table.ts';

export type { Around, Change, Command, Guest, No, NoCode } from './command.ts';

/** A player who has not revealed their salt by then (a closed page, a dead connection) has no part in chance. */
export const SALTS_WITHIN = 8000;
/** A log of this length is being flooded: from here on only moves are accepted, and the rules bound those. */
export const MOST_ENTRIES = 4000;
const ASIDES: ReadonlySet<Command['kind']> = new Set([
  'colour',
  'lead',
  'first',
  'undo',
  'answer',
  'replace',
  'back',
  'pause',
  'leave',
  'free',
  'swap',
  'carry',
  'reclaim',
  'resit',
  'door',
  'time',
]);

/** What waits while everybody looks at the teacher. */
const STOPPED: ReadonlySet<Command['kind']> = new Set(['act', 'botAct', 'resign', 'undo', 'pause', 'replace', 'overtime']);

/** The result of a command, chance included; empty if it was processed before. Does not change the given session. */
export function reduce(session: Session, command: Command, around: Around): Reduced {
  if ('id' in command && command.id !== undefined && command.kind !== 'carry' && wasGranted(session, command.seat, command.id))
    return ok({ entries: [], after: session, made: [] });
  if (session.version >= MOST_ENTRIES && !session.opening.isShared && ASIDES.has(command.kind)) return no('not-now');
  if (isSalting(session) && command.kind !== 'salt' && command.kind !== 'unsalted') return no('not-now');
  if (session.isHeld && STOPPED.has(command.kind)) return no('eyes');
  const draft = new Draft(session, around);
  switch (command.kind) {
    case 'sit':
      return sit(session, draft, command);
    case 'salt':
      return tellSalt(session, draft, command);
    case 'unsalted': {
      const isLate = isSalting(session) && around.now - session.lastAt >= SALTS_WITHIN;
      return isLate ? draft.start().settle() : no('not-now');
    }
    case 'begin':
      return begin(session, draft, command, around);
    case 'colour':
      return takeColour(session, draft, command);
    case 'lead':
      return takeLead(session, draft, command);
    case 'first':
      return giveFirst(session, draft, command);
    case 'act':
      return act(session, draft, command);
    case 'botAct':
      return botAct(session, draft, command);
    case 'resign': {
      const { seat, id } = command;
      return isPlaying(session) && !hasResigned(session, seat) ? draft.add({ kind: 'resign', seat, id }).settle() : no('not-now');
    }
    case 'undo':
      return undo(session, draft, command, around);
    case 'answer':
      return answer(session, draft, command);
    case 'replace':
      return replace(session, draft, command, around);
    case 'back': {
      const { seat, id } = command;
      // Whose clock has run out would be out of time again at once.
      const mayComeBack = isPlaying(session) && isStoodIn(session, seat) && !isOutOfTime(session, seat);
      return mayComeBack ? draft.add({ kind: 'standIn', seat, level: '', id }).settle() : no('not-now');
    }
    case 'pause':
      return pause(session, draft, command, around);
    case 'leave':
      return leave(session, draft, command, around);
    case 'overtime':
      return overtime(session, draft, around);
    case 'lapse':
      return lapse(session, draft, around);
    case 'outage': {
      const { from, to } = command;
      const isFelt = session.clock.since.some((since) => since !== null && since < to) && from >= session.outageTo && from < to;
      return isFelt ? draft.add({ kind: 'outage', from, to }).settle() : no('not-now');
    }
    case 'free':
      return free(session, draft, command, around);
    case 'swap':
      return swap(session, draft, command);
    case 'carry':
      return carry(session, draft, command, around);
    case 'reclaim':
      return reclaim(session, draft, command);
    case 'resit':
      return resit(session, draft, command);
    case 'forget':
      return forget(session, draft, command, around);
    case 'door':
      return door(session, draft, command);
    case 'rematch': {
      const { seat: by, code, table, id } = command;
      const isFirst = session.phase === 'over' && session.rematch === undefined;
      return isFirst ? draft.add({ kind: 'rematch', by, code, table, id }).settle() : no('not-now');
    }
    case 'eyes': {
      const { on } = command;
      return session.isHeld !== on && session.phase !== 'over' ? draft.add({ kind: 'eyes', on }).settle() : no('not-now');
    }
    case 'time': {
      const { seat, milliseconds } = command;
      const hasClock = isPlaying(session) && typeof session.clock.left[seat] === 'number';
      return hasClock ? draft.add({ kind: 'time', seat, milliseconds }).settle() : no('not-now');
    }
    case 'settle':
      return draft.settle();
  }
}

function sit(session: Session, draft: Draft, { seat, name, salt, seal, colour, lead }: Of<'sit'>): Reduced {
  if (session.phase !== 'gathering' || session.seats[seat]?.kind !== 'open') return no('not-now');
  if (colour !== undefined && !mayTakeColour(session, seat, colour)) return no('stale');
  draft.add({ kind: 'sit', seat, name, salt, ...(seal && { seal }), ...(colour !== undefined && { colour }) });
  if (lead !== undefined) {
    const change = choiceOf(draft.after, seat, lead);
    if (!change) return no('stale');
    draft.add({ kind: 'lead', seat, lead, change });
  }
  return draft.startWhenReady().settle();
}

function takeColour(session: Session, draft: Draft, { seat, colour, id }: Of<'colour'>): Reduced {
  if (session.phase !== 'gathering') return no('not-now');
  return mayTakeColour(session, seat, colour) ? draft.add({ kind: 'colour', seat, colour, id }).settle() : no('stale');
}

function takeLead(session: Session, draft: Draft, { seat, lead, id }: Of<'lead'>): Reduced {
  if (session.phase !== 'gathering' || isWaitingForFirst(session, seat)) return no('not-now');
  const change = choiceOf(session, seat, lead);
  if (!change) return no('stale');
  draft.add({ kind: 'lead', seat, lead, change, id });
  return draft.startWhenReady().settle();
}

/** The host may let one seat choose before the others: usually the youngest player. [G6.2.1] */
function giveFirst(session: Session, draft: Draft, { seat: by, whom: seat, id }: Of<'first'>): Reduced {
  if (by !== hostOf(session)) return no('not-yours');
  const isSomebody = seat === -1 || (seat in session.seats && session.seats[seat]?.kind !== 'bot');
  if (session.phase !== 'gathering' || leadsAt(session).length === 0 || !isSomebody) return no('not-now');
  return draft.add({ kind: 'first', by, seat, id }).settle();
}

function begin(session: Session, draft: Draft, { seat, level }: Of<'begin'>, around: Around): Reduced {
  if (session.phase !== 'gathering') return no('not-now');
  if (!mayBegin(session, seat, around)) return no('not-yours');
  if (!around.levels.includes(level)) return no('unknown');
  for (const [index, { kind }] of session.seats.entries()) if (kind === 'open') draft.add({ kind: 'bot', seat: index, level });
  return (untoldSalts(draft.after).length === 0 ? draft.start() : draft.add({ kind: 'close' })).settle();
}

function tellSalt(session: Session, draft: Draft, { seat, salt, id }: Of<'salt'>): Reduced {
  if (!isSalting(session) || !untoldSalts(session).includes(seat)) return no('not-now');
  if (!SALT.test(salt) || session.chance?.sealOf(salt) !== session.seals[seat]) return no('refused');
  return draft.add({ kind: 'salt', seat, salt, id }).startWhenReady().settle();
}

function act(session: Session, draft: Draft, { seat, decision, what, id }: Of<'act'>): Reduced {
  if (!isPlaying(session) || session.isPaused || botAt(session, seat) !== undefined) return no('not-now');
  const { game, table } = session;
  if (!session.next.seats.includes(seat) || decision !== decisionOf(table, seat)) return no('stale');
  const action = readAction(game, table.state, seat, what);
  if (!action.ok) return action;
  return draft.add({ kind: 'play', seat, text: game.write(table.state, seat, action.value), id, action: action.value }).settle();
}

function readAction(game: AnyGame, state: unknown, seat: Seat, what: string | Action): Result<Action, No> {
  const read = typeof what === 'string' ? game.read(state, seat, what) : ok(what);
  if (!read.ok) return read.problem.kind === 'refused' ? no('refused', read.problem.refusal) : no('unreadable');
  const refusal = game.refuse(state, seat, read.value);
  return refusal ? no('refused', refusal) : ok(read.value);
}

function botAct(session: Session, draft: Draft, { seat, action }: Of<'botAct'>): Reduced {
  if (!isPlaying(session) || session.isPaused || botAt(session, seat) === undefined || !session.next.seats.includes(seat))
    return no('stale');
  const { game, table } = session;
  const refusal = game.refuse(table.state, seat, action);
  if (refusal) return no('refused', refusal);
  return draft.add({ kind: 'play', seat, text: game.write(table.state, seat, action), action }).settle();
}

function leave(session: Session, draft: Draft, { seat, id }: Of<'leave'>, { levels }: Around): Reduced {
  if (session.phase === 'gathering') return draft.add({ kind: 'free', seat, id }).settle();
  if (!isPlaying(session) || botAt(session, seat) !== undefined) return no('not-now');
  return draft.add({ kind: 'standIn', seat, level: standInLevel(levels), id }).settle();
}

/** A bot plays for a seat whose time is over; in a game without bots, the rules' default decision is made. */
function overtime(session: Session, draft: Draft, { now, levels }: Around): Reduced {
  const deadline = findDeadline(session);
  if (!deadline || deadline.at > now) return no('not-now');
  const { seat } = deadline;
  if (levels.length > 0) return draft.add({ kind: 'standIn', seat, level: standInLevel(levels) }).settle();
  const { game, table } = session;
  const action = game.overtime(table.state, seat);
  return draft.add({ kind: 'play', seat, text: game.write(table.state, seat, action), action }).settle();
}
