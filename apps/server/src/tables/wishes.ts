import { type AnyGame, CHANCE, type Refusal } from '@stolik/kernel/game';
import { ok, type Result } from '@stolik/kernel/result';
import { chanceRng } from '@stolik/table/fair';
import { decisionOf } from '@stolik/table/table';
import { stepsAfterUndo } from '@stolik/table/undo';
import type { NoCode, Wish } from '@stolik/wire/messages';
import { choiceOf, dealtAt, isReady, isWaitingForFirst, leadsAt, mayTakeColour } from './choices.ts';
import { findDeadline } from './clock.ts';
import type { Entry } from './entry.ts';
import { advance, botAt, type Made, type Match, personsOf, refusalsOf } from './match.ts';

export interface No {
  readonly code: NoCode;
  readonly refusal?: Refusal;
}

/** What is to be written into the log, and the match after it. */
export interface Plan {
  readonly entries: readonly Entry[];
  readonly after: Match;
  /** The steps among them, in order. */
  readonly made: readonly Made[];
}

/** Wishes that become entries; `say` is only passed on and `again` opens another table first. */
export type LoggedWish = Exclude<Wish, readonly ['say' | 'again', ...unknown[]]>;

const no = (code: NoCode, refusal?: Refusal): { ok: false; problem: No } => ({
  ok: false,
  problem: refusal ? { code, refusal } : { code },
});

/** Somebody who has been asked for so long may be replaced by a bot, if the others want it. */
export const AWAY_AFTER = 45_000;
/** Who has heard no so often does not ask for the same again. */
const MOST_REFUSALS = 2;

/** Collects entries and follows what they make of the match. */
class Draft {
  readonly entries: Entry[] = [];
  readonly made: Made[] = [];
  after: Match;
  private readonly now: number;

  constructor(match: Match, now: number) {
    this.after = match;
    this.now = now;
  }

  add(entry: DistributiveOmit<Entry, 'at'>): this {
    const whole = { ...entry, at: this.now } as Entry;
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

  /** Rolls what chance owes, and writes the end down when it is there. */
  settle(): Result<Plan, No> {
    while (this.after.phase === 'playing' && this.after.next.kind === 'chance') {
      const { game, table, key, rolled } = this.after;
      const action = game.roll(table.state, chanceRng(key, rolled));
      this.add({ kind: 'play', seat: CHANCE, text: game.write(table.state, CHANCE, action), action });
    }
    if (this.after.phase === 'playing' && this.after.next.kind === 'over') this.add({ kind: 'over', seed: this.after.seed });
    return ok({ entries: this.entries, after: this.after, made: this.made });
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What the log does not know. */
export interface Around {
  readonly now: number;
  readonly levels: readonly string[];
  /** Whether somebody is connected at a seat. */
  isHere(seat: number): boolean;
}

/** What a seat's wish comes to. */
export function grant(match: Match, seat: number, wish: LoggedWish, around: Around): Result<Plan, No> {
  const { now, levels } = around;
  const draft = new Draft(match, now);
  const id = wish[1];
  switch (wish[0]) {
    case 'act':
      return act(match, draft, seat, wish);
    case 'resign':
      return isPlaying(match) && !hasResigned(match, seat) ? draft.add({ kind: 'resign', seat, id }).settle() : no('not-now');
    case 'undo':
      return undo(match, draft, seat, id);
    case 'answer':
      return answer(match, draft, seat, wish);
    case 'bot':
      return askForBot(match, draft, seat, wish, around);
    case 'back':
      return isStoodIn(match, seat) ? draft.add({ kind: 'standIn', seat, level: '', id }).settle() : no('not-now');
    case 'pause':
      return isPlaying(match) && match.isPaused !== (wish[2] === 1)
        ? draft.add({ kind: 'pause', by: seat, on: wish[2] === 1, id }).settle()
        : no('not-now');
    case 'leave':
      return leave(match, draft, seat, id, levels);
    case 'begin':
      return begin(match, draft, seat, wish[2], levels);
    case 'colour':
      return takeColour(match, draft, seat, wish[2], id);
    case 'lead':
      return takeLead(match, draft, seat, wish[2], id);
    case 'first':
      return giveFirst(match, draft, seat, wish[2], id);
  }
}

const isPlaying = (match: Match): boolean => match.phase === 'playing';
const hasResigned = ({ table }: Match, seat: number): boolean =>
  table.steps.some(({ kind, actor }) => kind === 'resign' && actor === seat);
const isStoodIn = (match: Match, seat: number): boolean =>
  match.seats[seat]?.kind === 'person' && botAt(match, seat) !== undefined;

function act(match: Match, draft: Draft, seat: number, wish: Extract<Wish, readonly ['act', ...unknown[]]>): Result<Plan, No> {
  const [, id, decision, text] = wish;
  if (!isPlaying(match) || match.isPaused || botAt(match, seat) !== undefined) return no('not-now');
  const { game, table } = match;
  if (!match.next.seats.includes(seat) || decision !== decisionOf(table, seat)) return no('stale');
  const action = readAction(game, table.state, seat, text);
  if (!action.ok) return action;
  return draft.add({ kind: 'play', seat, text: game.write(table.state, seat, action.value), id, action: action.value }).settle();
}

function readAction(game: AnyGame, state: unknown, seat: number, text: string): Result<number, No> {
  const read = game.read(state, seat, text);
  if (!read.ok) return read.problem.kind === 'refused' ? no('refused', read.problem.refusal) : no('unreadable');
  const refusal = game.refuse(state, seat, read.value);
  return refusal ? no('refused', refusal) : ok(read.value);
}

interface Takeback {
  readonly step: number;
  readonly count: number;
  /** A secret commit: nobody has to be asked. */
  readonly isSecret: boolean;
}

/** What a seat may wish to take back: its last decision, with the chance and the bots' moves that followed. */
function findTakeback(match: Match, seat: number): Takeback | undefined {
  const { table, next } = match;
  if (!isPlaying(match) || next.kind === 'over') return undefined;
  const { steps } = table;
  const step = steps.findLastIndex(({ actor }) => actor === seat);
  if (step < 0 || steps[step]?.kind !== 'play') return undefined;
  if (next.kind === 'together' && step >= match.roundFrom) return { step, count: 1, isSecret: true };
  for (let later = step + 1; later < steps.length; later++) {
    const { actor } = steps[later]!;
    if (actor !== CHANCE && botAt(match, actor) === undefined) return undefined;
  }
  return { step, count: steps.length - step, isSecret: false };
}

/** Whether the seat may wish to take something back now; cheap, for every sight. A free wish may still be too late. */
export const mayUndo = (match: Match, seat: number): boolean => seat >= 0 && findTakeback(match, seat) !== undefined;

function undo(match: Match, draft: Draft, seat: number, id: string): Result<Plan, No> {
  const found = findTakeback(match, seat);
  if (!found) return no('not-now');
  if (found.isSecret || askedPersons(match, seat, seat).length === 0) {
    // Free until something secret or random has been seen, as at every table.
    if (!stepsAfterUndo(match.game, match.table, seat).ok) return no('not-now');
    return draft.add({ kind: 'undo', seat, step: found.step, count: found.count, id }).settle();
  }
  if (match.question || refusalsOf(match, seat) >= MOST_REFUSALS) return no('not-now');
  return draft.add({ kind: 'ask', by: seat, what: 'undo', seat, level: '', id }).settle();
}

/** People whose word counts: those who play themselves, without who asks and who it is about. */
const askedPersons = (match: Match, by: number, about: number): number[] =>
  personsOf(match).filter(
    (seat) => seat !== by && seat !== about && botAt(match, seat) === undefined && !hasResigned(match, seat),
  );

function answer(
  match: Match,
  draft: Draft,
  seat: number,
  wish: Extract<Wish, readonly ['answer', ...unknown[]]>,
): Result<Plan, No> {
  const [, id, which, yes] = wish;
  const { question } = match;
  if (!question || question.id !== which) return no('not-now');
  const asked = askedPersons(match, question.by, question.seat);
  if (!asked.includes(seat) || question.yes.includes(seat)) return no('not-yours');
  draft.add({ kind: 'answer', by: seat, yes: yes === 1, id });
  const isAgreed = yes === 1 && asked.every((other) => other === seat || question.yes.includes(other));
  if (!isAgreed) return draft.settle();
  if (question.what === 'bot') return draft.add({ kind: 'standIn', seat: question.seat, level: question.level }).settle();
  const found = findTakeback(match, question.seat);
  if (!found) return draft.settle();
  return draft.add({ kind: 'undo', seat: question.seat, step: found.step, count: found.count, id: `${id}!` }).settle();
}

function askForBot(
  match: Match,
  draft: Draft,
  seat: number,
  wish: Extract<Wish, readonly ['bot', ...unknown[]]>,
  { now, levels, isHere }: Around,
): Result<Plan, No> {
  const [, id, about, level] = wish;
  if (!levels.includes(level) || match.seats[about]?.kind !== 'person') return no('unknown');
  // Where a move has days nobody is away, and whoever is here and thinks is not replaced by a single opponent.
  const isAlone = askedPersons(match, seat, about).length === 0;
  const mayBe = match.opening.pace.kind !== 'days' && !(isAlone && isHere(about));
  const isAway = mayBe && match.next.seats.includes(about) && now - match.lastAt >= AWAY_AFTER;
  if (!isPlaying(match) || match.question || about === seat || botAt(match, about) !== undefined || !isAway) return no('not-now');
  draft.add({ kind: 'ask', by: seat, what: 'bot', seat: about, level, id });
  if (isAlone) draft.add({ kind: 'standIn', seat: about, level });
  return draft.settle();
}

function leave(match: Match, draft: Draft, seat: number, id: string, levels: readonly string[]): Result<Plan, No> {
  if (match.phase === 'gathering') return draft.add({ kind: 'free', seat, id }).settle();
  if (!isPlaying(match) || botAt(match, seat) !== undefined) return no('not-now');
  return draft.add({ kind: 'standIn', seat, level: standInLevel(levels), id }).settle();
}

/** Who plays for somebody who has gone: the second level, which plays sensibly and quickly. */
export const standInLevel = (levels: readonly string[]): string => levels[1] ?? levels[0] ?? 'random';

function begin(match: Match, draft: Draft, seat: number, level: string, levels: readonly string[]): Result<Plan, No> {
  if (match.phase !== 'gathering') return no('not-now');
  if (seat !== hostOf(match)) return no('not-yours');
  if (!levels.includes(level)) return no('unknown');
  for (const [index, { kind }] of match.seats.entries()) if (kind === 'open') draft.add({ kind: 'bot', seat: index, level });
  return draft.start().settle();
}

/** Who sat down first: who opened the table, or whoever has been there longest of those who are left. */
export const hostOf = (match: Match): number =>
  personsOf(match).reduce((first, seat) => (match.satAt[seat]! < match.satAt[first]! ? seat : first), personsOf(match)[0] ?? 0);

/** Sits somebody down; when that was the last free seat the game begins. */
export function sitDown(match: Match, seat: number, guest: Guest, now: number): Result<Plan, No> {
  const { name, salt, colour, lead } = guest;
  if (match.phase !== 'gathering' || match.seats[seat]?.kind !== 'open') return no('not-now');
  if (colour !== undefined && !mayTakeColour(match, seat, colour)) return no('stale');
  const draft = new Draft(match, now).add({ kind: 'sit', seat, name, salt, ...(colour !== undefined && { colour }) });
  if (lead !== undefined) {
    const change = choiceOf(draft.after, seat, lead);
    if (!change) return no('stale');
    draft.add({ kind: 'lead', seat, lead, change });
  }
  return (isReady(draft.after) ? draft.start() : draft).settle();
}

/** Who sits down, and as what. */
export interface Guest {
  readonly name: string;
  readonly salt: string;
  readonly colour?: string | undefined;
  readonly lead?: string | undefined;
}

function takeColour(match: Match, draft: Draft, seat: number, colour: string, id: string): Result<Plan, No> {
  if (match.phase !== 'gathering') return no('not-now');
  return mayTakeColour(match, seat, colour) ? draft.add({ kind: 'colour', seat, colour, id }).settle() : no('stale');
}

function takeLead(match: Match, draft: Draft, seat: number, lead: string, id: string): Result<Plan, No> {
  if (match.phase !== 'gathering' || isWaitingForFirst(match, seat)) return no('not-now');
  const change = choiceOf(match, seat, lead);
  if (!change) return no('stale');
  draft.add({ kind: 'lead', seat, lead, change, id });
  return (isReady(draft.after) ? draft.start() : draft).settle();
}

/** The host may let somebody choose before the others: the youngest, as a rule. [G6.2.1] */
function giveFirst(match: Match, draft: Draft, by: number, seat: number, id: string): Result<Plan, No> {
  if (by !== hostOf(match)) return no('not-yours');
  const isSomebody = seat === -1 || (seat in match.seats && match.seats[seat]?.kind !== 'bot');
  if (match.phase !== 'gathering' || leadsAt(match).length === 0 || !isSomebody) return no('not-now');
  return draft.add({ kind: 'first', by, seat, id }).settle();
}

/** A bot's decision. */
export function actForBot(match: Match, seat: number, action: number, now: number): Result<Plan, No> {
  if (!isPlaying(match) || match.isPaused || botAt(match, seat) === undefined || !match.next.seats.includes(seat))
    return no('stale');
  const { game, table } = match;
  if (game.refuse(table.state, seat, action)) return no('refused');
  return new Draft(match, now).add({ kind: 'play', seat, text: game.write(table.state, seat, action), action }).settle();
}

/** Whoever's time is over is played for from now on; where the game has no bots, the rules' own choice is made. */
export function overtime(match: Match, now: number, levels: readonly string[]): Result<Plan, No> {
  const deadline = findDeadline(match);
  if (!deadline || deadline.at > now) return no('not-now');
  const { seat } = deadline;
  const draft = new Draft(match, now);
  if (levels.length > 0) return draft.add({ kind: 'standIn', seat, level: standInLevel(levels) }).settle();
  const { game, table } = match;
  const action = game.overtime(table.state, seat);
  return draft.add({ kind: 'play', seat, text: game.write(table.state, seat, action), action }).settle();
}

/** Another table for the same people has been opened. */
export function noteRematch(match: Match, seat: number, code: string, id: string, now: number): Result<Plan, No> {
  if (match.phase !== 'over' || match.rematch !== undefined) return no('not-now');
  return new Draft(match, now).add({ kind: 'rematch', by: seat, code, id }).settle();
}
