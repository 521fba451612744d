import { type Action, type AnyGame, CHANCE, type Refusal, type Seat } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { choiceOf, dealtAt, isReady, isSalting, isWaitingForFirst, leadsAt, mayTakeColour, untoldSalts } from './choices.ts';
import { findDeadline } from './clock.ts';
import type { Entry } from './entry.ts';
import { chanceRng } from './fair.ts';
import { isSalt, sealOf } from './seal.ts';
import { advance, botAt, personsOf, refusalsOf, type Session, stateAt, wasGranted } from './session.ts';
import type { Made } from './sight.ts';
import { decisionOf } from './table.ts';
import { findUndo, type NoUndo, type Takeback } from './undo.ts';

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
  /** Another table for the same people has been opened. */
  | { readonly kind: 'rematch'; readonly seat: Seat; readonly code: string; readonly id: string }
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
  | 'not-yours' // watchers and seats that may not
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

type Of<Kind extends Command['kind']> = Extract<Command, { readonly kind: Kind }>;
type Reduced = Result<Change, No>;

const no = (code: NoCode, refusal?: Refusal): { ok: false; problem: No } => ({
  ok: false,
  problem: refusal ? { code, refusal } : { code },
});

/** Somebody who is asked and has not been seen for so long may be replaced by a bot, if the others want it. */
export const AWAY_AFTER = 45_000;
/** Whoever has not told their salt by then has no part in chance: they have closed the page, or their line is down. */
export const SALTS_WITHIN = 8000;
/** After so long also somebody else than who paused a game may go on with it. */
export const OTHERS_RESUME_AFTER = 180_000;
/** Who has heard no so often does not ask for the same again. */
const MOST_REFUSALS = 2;

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
]);

const promisedRoll = ({ game, table, key, rolled }: Session): Action => game.roll(table.state, chanceRng(key, rolled));

/** Collects entries and follows what they make of the session. */
class Draft {
  readonly entries: Entry[] = [];
  readonly made: Made[] = [];
  after: Session;
  private readonly around: Around;

  constructor(session: Session, around: Around) {
    this.after = session;
    this.around = around;
  }

  add(entry: DistributiveOmit<Entry, 'at'>): this {
    const whole = { ...entry, at: this.around.now } as Entry;
    this.entries.push(whole);
    this.after = advance(this.after, whole);
    if (this.after.made) this.made.push(this.after.made);
    return this;
  }

  /** Begins the game, with what was left to chance. */
  start(): this {
    const change = dealtAt(this.after);
    if (change) this.add({ kind: 'deal', change });
    return this.add({ kind: 'start' });
  }

  /** Begins when everybody sits, has chosen and has told their salt. */
  startWhenReady(): this {
    return isReady(this.after) && untoldSalts(this.after).length === 0 ? this.start() : this;
  }

  /** Rolls what chance owes, and writes the end down when it is there. */
  settle(): Reduced {
    while (this.after.phase === 'playing' && this.after.next.kind === 'chance') {
      const { game, table } = this.after;
      const action = this.around.roll?.(this.after) ?? promisedRoll(this.after);
      this.add({ kind: 'play', seat: CHANCE, text: game.write(table.state, CHANCE, action), action });
    }
    if (this.after.phase === 'playing' && this.after.next.kind === 'over') this.add({ kind: 'over', seed: this.after.seed });
    return ok({ entries: this.entries, after: this.after, made: this.made });
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a command comes to, chance included: nothing new where it has been done before. The session that goes in stays as it was. */
export function reduce(session: Session, command: Command, around: Around): Reduced {
  if ('id' in command && command.id !== undefined && wasGranted(session, command.seat, command.id))
    return ok({ entries: [], after: session, made: [] });
  if (session.version >= MOST_ENTRIES && !session.opening.isShared && ASIDES.has(command.kind)) return no('not-now');
  if (isSalting(session) && command.kind !== 'salt' && command.kind !== 'unsalted') return no('not-now');
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
      return undo(session, draft, command);
    case 'answer':
      return answer(session, draft, command);
    case 'replace':
      return replace(session, draft, command, around);
    case 'back': {
      const { seat, id } = command;
      return isStoodIn(session, seat) ? draft.add({ kind: 'standIn', seat, level: '', id }).settle() : no('not-now');
    }
    case 'pause':
      return pause(session, draft, command, around);
    case 'leave':
      return leave(session, draft, command, around);
    case 'overtime':
      return overtime(session, draft, around);
    case 'rematch': {
      const { seat: by, code, id } = command;
      const isFirst = session.phase === 'over' && session.rematch === undefined;
      return isFirst ? draft.add({ kind: 'rematch', by, code, id }).settle() : no('not-now');
    }
    case 'settle':
      return draft.settle();
  }
}

const isPlaying = (session: Session): boolean => session.phase === 'playing';
const hasResigned = ({ table }: Session, seat: Seat): boolean =>
  table.steps.some(({ kind, actor }) => kind === 'resign' && actor === seat);
const isStoodIn = (session: Session, seat: Seat): boolean =>
  session.seats[seat]?.kind === 'person' && botAt(session, seat) !== undefined;

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

function begin(session: Session, draft: Draft, { seat, level }: Of<'begin'>, { levels }: Around): Reduced {
  if (session.phase !== 'gathering') return no('not-now');
  if (seat !== hostOf(session)) return no('not-yours');
  if (!levels.includes(level)) return no('unknown');
  for (const [index, { kind }] of session.seats.entries()) if (kind === 'open') draft.add({ kind: 'bot', seat: index, level });
  return (untoldSalts(draft.after).length === 0 ? draft.start() : draft.add({ kind: 'close' })).settle();
}

function tellSalt(session: Session, draft: Draft, { seat, salt, id }: Of<'salt'>): Reduced {
  if (!isSalting(session) || !untoldSalts(session).includes(seat)) return no('not-now');
  if (!isSalt(salt) || sealOf(salt) !== session.seals[seat]) return no('refused');
  return draft.add({ kind: 'salt', seat, salt, id }).startWhenReady().settle();
}

/** Who sat down first: who opened the table, or whoever has been there longest of those who are left. */
export const hostOf = (session: Session): Seat =>
  personsOf(session).reduce(
    (first, seat) => (session.satAt[seat]! < session.satAt[first]! ? seat : first),
    personsOf(session)[0] ?? 0,
  );

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

/** What a seat may wish to take back: its last decision, with the chance and the bots' moves that followed. */
function findTakeback(session: Session, seat: Seat): Takeback | undefined {
  const { table, next } = session;
  if (!isPlaying(session) || next.kind === 'over') return undefined;
  const { steps } = table;
  const step = steps.findLastIndex(({ actor }) => actor === seat);
  if (step < 0 || steps[step]?.kind !== 'play') return undefined;
  if (next.kind === 'together' && step >= session.roundFrom) return { step, count: 1, isSecret: true };
  for (let later = step + 1; later < steps.length; later++) {
    const { actor } = steps[later]!;
    if (actor !== CHANCE && botAt(session, actor) === undefined) return undefined;
  }
  return { step, count: steps.length - step, isSecret: false };
}

/** Whether the seat may wish to take something back now; cheap, for every sight. A free wish may still be too late. */
export const mayUndo = (session: Session, seat: Seat): boolean => seat >= 0 && findTakeback(session, seat) !== undefined;

/** Across a distance those who play too are asked first; at one device, and alone with bots, it is free as far as it goes. */
function undo(session: Session, draft: Draft, { seat, id }: Of<'undo'>): Reduced {
  if (session.opening.isShared) return takeBack(session, draft, seat, id);
  const found = findTakeback(session, seat);
  if (!found) return no('not-now');
  if (found.isSecret || askedPersons(session, seat, seat).length === 0) return takeBack(session, draft, seat, id);
  if (session.question || id === undefined || refusalsOf(session, seat) >= MOST_REFUSALS) return no('not-now');
  return draft.add({ kind: 'ask', by: seat, what: 'undo', seat, level: '', id }).settle();
}

/** Free until something secret or random has been seen, at every table. */
function takeBack(session: Session, draft: Draft, seat: Seat, id: string | undefined): Reduced {
  const free = findUndo(session.game, session.table, seat, (count) => stateAt(session, count));
  if (!free.ok) return { ok: false, problem: { code: 'not-now', why: free.problem } };
  const { step, count } = free.value;
  return draft.add({ kind: 'undo', seat, step, count, id }).settle();
}

/** People whose word counts: those who play themselves, without who asks and who it is about. */
const askedPersons = (session: Session, by: Seat, about: Seat): Seat[] =>
  personsOf(session).filter(
    (seat) => seat !== by && seat !== about && botAt(session, seat) === undefined && !hasResigned(session, seat),
  );

function answer(session: Session, draft: Draft, { seat, question: which, yes, id }: Of<'answer'>): Reduced {
  const { question } = session;
  if (!question || question.id !== which) return no('not-now');
  const asked = askedPersons(session, question.by, question.seat);
  if (!asked.includes(seat) || question.yes.includes(seat)) return no('not-yours');
  draft.add({ kind: 'answer', by: seat, yes, id });
  const isAgreed = yes && asked.every((other) => other === seat || question.yes.includes(other));
  if (!isAgreed) return draft.settle();
  if (question.what === 'bot') return draft.add({ kind: 'standIn', seat: question.seat, level: question.level }).settle();
  if (question.what === 'pause') return draft.add({ kind: 'pause', by: question.by, on: true }).settle();
  const found = findTakeback(session, question.seat);
  if (!found) return draft.settle();
  const { step, count } = found;
  return draft.add({ kind: 'undo', seat: question.seat, step, count, id: id && `${id}!` }).settle();
}

function replace(session: Session, draft: Draft, { seat, about, id }: Of<'replace'>, around: Around): Reduced {
  if (session.seats[about]?.kind !== 'person') return no('unknown');
  const isNow = isPlaying(session) && !session.isPaused && !session.question && about !== seat;
  if (!isNow || botAt(session, about) !== undefined || !isAway(session, seat, about, around)) return no('not-now');
  const level = standInLevel(around.levels);
  draft.add({ kind: 'ask', by: seat, what: 'bot', seat: about, level, id });
  if (askedPersons(session, seat, about).length === 0) draft.add({ kind: 'standIn', seat: about, level });
  return draft.settle();
}

/** Where a move has days nobody is away, and whoever is here and thinks is not replaced by a single opponent. */
function isAway(session: Session, by: Seat, about: Seat, { now, isHere, seenAt }: Around): boolean {
  if (session.opening.pace.kind === 'days' || !session.next.seats.includes(about)) return false;
  const isAlone = askedPersons(session, by, about).length === 0;
  if (isHere(about)) return !isAlone && now - session.lastAt >= AWAY_AFTER;
  return now - Math.max(session.lastAt, seenAt?.(about) ?? 0) >= AWAY_AFTER;
}

/** Where clocks run the others must agree, or whoever thinks could stop them. */
function pause(session: Session, draft: Draft, { seat: by, on, id }: Of<'pause'>, { now }: Around): Reduced {
  if (!isPlaying(session) || session.isPaused === on) return no('not-now');
  if (!on) return mayResume(session, by, now) ? draft.add({ kind: 'pause', by, on, id }).settle() : no('not-now');
  const isFree = session.opening.pace.kind === 'free' || askedPersons(session, by, by).length === 0;
  if (isFree) return draft.add({ kind: 'pause', by, on, id }).settle();
  const mayAsk = !session.question && id !== undefined && (session.pausesRefused[by] ?? 0) < MOST_REFUSALS;
  return mayAsk ? draft.add({ kind: 'ask', by, what: 'pause', seat: by, level: '', id }).settle() : no('not-now');
}

/** When others than who paused may go on: after some minutes, or as soon as a bot plays for them. */
export function othersResumeAt(session: Session): number {
  const { paused } = session;
  if (!paused || botAt(session, paused.by) !== undefined || hasResigned(session, paused.by)) return 0;
  return paused.at + OTHERS_RESUME_AFTER;
}

const mayResume = (session: Session, seat: Seat, now: number): boolean =>
  session.paused?.by === seat || now >= othersResumeAt(session);

function leave(session: Session, draft: Draft, { seat, id }: Of<'leave'>, { levels }: Around): Reduced {
  if (session.phase === 'gathering') return draft.add({ kind: 'free', seat, id }).settle();
  if (!isPlaying(session) || botAt(session, seat) !== undefined) return no('not-now');
  return draft.add({ kind: 'standIn', seat, level: standInLevel(levels), id }).settle();
}

/** Who plays for somebody who has gone: the second level, which plays sensibly and quickly. */
export const standInLevel = (levels: readonly string[]): string => levels[1] ?? levels[0] ?? 'random';

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
