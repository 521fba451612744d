import type { Action, AnyGame, Refusal, Seat } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { choiceOf, isSalting, isWaitingForFirst, leadsAt, mayTakeColour, untoldSalts } from './choices.ts';
import { findDeadline, isOutOfTime } from './clock.ts';
import { Draft, no, type Of, type Reduced } from './draft.ts';
import type { Entry } from './entry.ts';
import { forget } from './forget.ts';
import { door, free, mayBegin, resit, swap } from './hosting.ts';
import { carry, reclaim } from './moving.ts';
import { hasResigned, hostOf, isPlaying, isStoodIn, standInLevel } from './people.ts';
import { answer, lapse, pause, replace, undo } from './questions.ts';
import { isSalt, sealOf } from './seal.ts';
import { botAt, type Session, wasGranted } from './session.ts';
import type { Made } from './sight.ts';
import { decisionOf } from './table.ts';
import type { NoUndo } from './undo.ts';

/** Everything that can be asked of a table. `id` is the sender's own: the same wish sent again is done once. */
export type Command =
  /** Somebody sits down; when that was the last free seat the game begins. */
  | ({ readonly kind: 'sit'; readonly seat: Seat } & Guest)
  /** Before the game: a colour, what one leads, and who chooses that first. */
  | { readonly kind: 'colour'; readonly seat: Seat; readonly colour: string; readonly id?: string }
  | { readonly kind: 'lead'; readonly seat: Seat; readonly lead: string; readonly id?: string }
  | { readonly kind: 'first'; readonly seat: Seat; readonly whom: number; readonly id?: string }
  /** All have sat down: a seat tells the salt that it had sealed. */
  | { readonly kind: 'salt'; readonly seat: Seat; readonly salt: string; readonly id?: string }
  /** Somebody has not told theirs in time: the game begins without. */
  | { readonly kind: 'unsalted' }
  /** The game begins; bots of this level take the seats that are free. */
  | { readonly kind: 'begin'; readonly seat: Seat; readonly level: string; readonly id?: string }
  /** `decision` is what the sender believes to be answering (see `decisionOf`): a late or doubled answer changes nothing. */
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      readonly decision: number;
      /** In notation, or as it is. */
      readonly what: string | Action;
      readonly id?: string;
    }
  /** The decision of a bot, for a seat of its own or for somebody who is away. */
  | { readonly kind: 'botAct'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly id?: string }
  /** Takes the last decision back, or asks the others for it. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly id?: string }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly question: string; readonly yes: boolean; readonly id?: string }
  /** Asks the others to let a bot play for somebody who does not answer. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly about: Seat; readonly id: string }
  /** A person plays again for whom a bot has played. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly id?: string }
  | { readonly kind: 'pause'; readonly seat: Seat; readonly on: boolean; readonly id?: string }
  /** Before the game the seat is free again; during it a bot plays on. */
  | { readonly kind: 'leave'; readonly seat: Seat; readonly id?: string }
  /** Somebody's time is over. */
  | { readonly kind: 'overtime' }
  /** A question has run out. */
  | { readonly kind: 'lapse' }
  /** Nobody could play in this time: no server was there. */
  | { readonly kind: 'outage'; readonly from: number; readonly to: number }
  /** The host frees a seat, or lets two change places. */
  | { readonly kind: 'free'; readonly seat: Seat; readonly whom: Seat; readonly id?: string }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly whom: Seat; readonly other: Seat; readonly id?: string }
  /** Somebody has shown the code of a seat; an empty name is who sat there. Its person is asked where they are connected. */
  | { readonly kind: 'carry'; readonly seat: Seat; readonly name: string; readonly id: string }
  /** Who had a seat before it was carried away takes it back; `satAt` is the entry with which they sat down. */
  | { readonly kind: 'reclaim'; readonly satAt: number }
  /** The house gives a seat to another device of its person, at once. */
  | { readonly kind: 'resit'; readonly seat: Seat }
  /** Somebody deletes their part of the game: before it the seat is free again, during it a bot plays on. A free seat is not kept any more. */
  | { readonly kind: 'forget'; readonly seat: Seat }
  /** Nobody may look on any more, or everybody again. */
  | { readonly kind: 'door'; readonly seat: Seat; readonly isShut: boolean; readonly id?: string }
  /** Another table for the same people has been opened. */
  | { readonly kind: 'rematch'; readonly seat: Seat; readonly code: string; readonly table?: string; readonly id: string }
  /** The teacher of a class holds all its tables, and lets them go on. */
  | { readonly kind: 'eyes'; readonly on: boolean }
  | { readonly kind: 'time'; readonly seat: Seat; readonly milliseconds: number }
  /** What chance owes is rolled: a table that was kept in the middle of it goes on. */
  | { readonly kind: 'settle' };

/** Who sits down, and as what. */
export interface Guest {
  readonly name: string;
  /** This person's part of chance: told at once, or sealed and told when all have sat down. */
  readonly salt: string;
  readonly seal?: string | undefined;
  readonly colour?: string | undefined;
  readonly lead?: string | undefined;
}

/** Why nothing came of a command. */
export type NoCode =
  | 'refused' // by the rules; the refusal comes along
  | 'unreadable' // the text is no action of this game
  | 'stale' // somebody was faster, or the decision has been answered
  | 'not-now' // nothing to take back, no such question, not playing
  | 'eyes' // everybody is to look at the teacher; nothing is lost
  | 'not-yours' // watchers and seats that may not
  | 'asked' // whoever it is about is asked first
  | 'unknown'; // no such level, seat

export interface No {
  readonly code: NoCode;
  readonly refusal?: Refusal;
  /** Why a decision can't be taken back. */
  readonly why?: NoUndo;
}

/** What a command comes to: what is to be written down, and the session after it. */
export interface Change {
  readonly entries: readonly Entry[];
  readonly after: Session;
  /** The steps among them, in order: a decision and the chance that follows it. */
  readonly made: readonly Made[];
}

/** What the session itself does not know. */
export interface Around {
  readonly now: number;
  /** Levels of the bots that can be had. */
  readonly levels: readonly string[];
  /** Whether somebody is connected at a seat, and when somebody last was; by default not since the last entry. */
  isHere(seat: Seat): boolean;
  seenAt?(seat: Seat): number;
  /** The result of the pending chance; by default what the promised seed gives. */
  roll?(session: Session): Action;
}

/** Whoever has not told their salt by then has no part in chance: they have closed the page, or their line is down. */
export const SALTS_WITHIN = 8000;
/** A log so long is of somebody who fills it: from there on only moves are taken, and those end by the rules. */
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

/** What a command comes to, chance included: nothing new where it has been done before. The session that goes in stays as it was. */
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

/** The host may let somebody choose before the others: the youngest, as a rule. [G6.2.1] */
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
  if (!isSalt(salt) || sealOf(salt) !== session.seals[seat]) return no('refused');
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

/** Whoever's time is over is played for from now on; where the game has no bots, the rules' own choice is made. */
function overtime(session: Session, draft: Draft, { now, levels }: Around): Reduced {
  const deadline = findDeadline(session);
  if (!deadline || deadline.at > now) return no('not-now');
  const { seat } = deadline;
  if (levels.length > 0) return draft.add({ kind: 'standIn', seat, level: standInLevel(levels) }).settle();
  const { game, table } = session;
  const action = game.overtime(table.state, seat);
  return draft.add({ kind: 'play', seat, text: game.write(table.state, seat, action), action }).settle();
}
