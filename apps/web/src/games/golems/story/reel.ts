import type { GameEvent } from '@stolik/kernel/game';
import type { Passage } from '@stolik/table/sight';
import type { Moment } from '../../../session/film/showing.ts';
import { reuse } from '../../../session/reuse.ts';
import type { GolemsEvent } from '../model/scene.ts';
import { joins } from './together.ts';

/** How long each event is shown, in milliseconds at pace 1. What happens at once is short, so that it looks so. */
const LENGTHS: Readonly<Partial<Record<GolemsEvent['kind'], number>>> = {
  subprogramsLaid: 900,
  luckDrawn: 140,
  luckShown: 800,
  cardOpened: 900,
  eventActed: 1200,
  roundEnded: 500,
  robotBuilt: 500,
  logicTaken: 500,
  logicLaid: 750,
  logicDeclined: 300,
  logicPicked: 700,
  logicDiscarded: 700,
  choicesOpened: 750,
  rowOpened: 450,
  passBegan: 0,
  dieRolled: 550,
  botActed: 550,
  conditionTested: 700,
  golemMoved: 400,
  golemTurned: 340,
  golemSlid: 360,
  golemShoved: 360,
  slideBlocked: 560,
  moveBlocked: 680,
  commandSwallowed: 650,
  commandRefused: 650,
  waterEntered: 520,
  waterLeft: 520,
  robotFell: 520,
  stuckInWater: 700,
  strikeMade: 520,
  attacked: 520,
  defended: 380,
  robotHit: 350,
  pointsBlocked: 500,
  damageTaken: 600,
  componentDamaged: 600,
  componentRepaired: 650,
  lastPointTaken: 600,
  barrelOpened: 900,
  barrelShoved: 360,
  barrelLost: 600,
  barrelFloats: 300,
  bombExploded: 950,
  golemRepaired: 600,
  rowsChanged: 700,
  teleported: 800,
  teleportDeclined: 400,
  loopBegan: 300,
  loopEnded: 400,
  loopDetected: 800,
  goalTaken: 900,
  golemOut: 800,
  waterFroze: 700,
  iceBroke: 700,
  tokenDestroyed: 500,
  programJammed: 900,
  gameOver: 700,
  resigned: 500,
};

export const durationOf = (event: GolemsEvent): number => LENGTHS[event.kind] ?? 0;

/** A moment of a film that is worth stopping at. */
export interface Frame {
  readonly moment: Moment;
  /** All that happens at once. */
  readonly events: readonly GolemsEvent[];
}

export const eventsOf = (frames: readonly Frame[]): readonly GolemsEvent[] => frames.flatMap(({ events }) => events);

/** One row of a round on the timeline. */
export interface RowSpan {
  /** Its number on the parchment; when children take turns a round has the same numbers twice. */
  readonly row: number;
  /** Indexes into `frames`: from, and one past the last. */
  readonly from: number;
  readonly to: number;
  /** Programs of players have been turned up; before that only dice have been thrown for it. */
  readonly isOpened: boolean;
  /** What each golem does in it, by seat; null: nothing. */
  readonly commands: readonly (string | null)[];
  /** Where passes begin, as indexes into `frames`. */
  readonly passes: readonly number[];
  /** Where steps of G6.5.1 or G4.4 begin. */
  readonly steps: readonly { readonly step: number; readonly at: number }[];
}

/** A logic token that lies on a program. */
export interface RowToken {
  readonly seat: number;
  readonly row: number;
  readonly logic: string;
}

/** A round as a film. */
export interface RoundReel {
  readonly round: number;
  /** The first step of it: where it is before anything happens. */
  readonly start: Moment;
  /** All of it has been shown, and the next one has not begun. Undefined while it runs, and of the last one. */
  readonly end: Moment | undefined;
  readonly frames: readonly Frame[];
  readonly rows: readonly RowSpan[];
  /** When children take turns a round has a run for each: the first of `rows` that belongs to the last one. */
  readonly runFrom: number;
  /** What this viewer knows of programs laid in it, in notation, by seat. */
  readonly laid: ReadonlyMap<number, string>;
  /** How many rows each seat has laid for the last run, as all know. */
  readonly lengths: ReadonlyMap<number, number>;
  /** Logic tokens on programs: whose, from which row on. */
  readonly tokens: readonly RowToken[];
  /** An event has moved the rows about: what was laid is not what runs. */
  readonly isShuffled: boolean;
  /** No row is running or still to come. */
  readonly isRunOver: boolean;
}

/** The rounds of a table up to its last one. */
interface Read {
  /** Those that are done. */
  readonly passages: readonly Passage<GolemsEvent>[];
  readonly rounds: readonly RoundReel[];
  /** The event with which the last one begins; it is so many in the passage after those. */
  readonly began: GameEvent | undefined;
  readonly events: number;
  readonly round: number;
  readonly start: Moment;
}

const UNREAD: Read = { passages: [], rounds: [], began: undefined, events: 0, round: 1, start: { step: 0, events: 0 } };

const isReadIn = ({ passages: read, began, events }: Read, passages: readonly Passage<GolemsEvent>[]): boolean =>
  read.every((passage, index) => passage === passages[index]) &&
  (began === undefined || passages[read.length]?.events[events - 1] === began);

/**
 * All rounds that have been on the screen. When children take turns a round has two runs, one after the other. What is read stays the
 * same object, and is not read again: a film asks after every event.
 */
export function roundsReader(): (passages: readonly Passage<GolemsEvent>[]) => readonly RoundReel[] {
  let read = UNREAD;
  let before: readonly RoundReel[] = [];
  let asked: readonly Passage<GolemsEvent>[] | undefined;
  return (passages) => {
    if (passages === asked) return before;
    asked = passages;
    const from = isReadIn(read, passages) ? read : UNREAD;
    const rounds = [...from.rounds];
    let current = begin(from.round, from.start);
    for (let at = from.passages.length; at < passages.length; at++) {
      const { after, events, actor, text } = passages[at]!;
      const seen = at === from.passages.length ? from.events : 0;
      if (seen === 0 && text?.startsWith('program ')) current.laid.set(actor, text.slice('program '.length));
      for (let index = seen; index < events.length; index++) {
        const event = events[index]!;
        if (event.kind !== 'roundBegan' || (current.frames.length === 0 && event.round === current.round)) {
          addTo(current, { step: after - 1, events: index + 1 }, event);
          continue;
        }
        rounds.push(reuse(before[rounds.length], finish(current, { step: after - 1, events: index })));
        current = begin(event.round, { step: after, events: 0 });
        const { round, start } = current;
        read = { passages: passages.slice(0, at), rounds: [...rounds], began: event, events: index + 1, round, start };
      }
    }
    before = reuse(before, [...rounds, finish(current)]);
    return before;
  };
}

interface Building {
  readonly round: number;
  readonly start: Moment;
  readonly frames: Frame[];
  readonly rows: {
    row: number;
    from: number;
    isOpened: boolean;
    commands: (string | null)[];
    passes: number[];
    steps: { step: number; at: number }[];
  }[];
  runFrom: number;
  readonly laid: Map<number, string>;
  readonly lengths: Map<number, number>;
  readonly tokens: RowToken[];
  isShuffled: boolean;
  /** What happens at once with the next event, if that joins it. */
  beat: { readonly step: number; readonly events: readonly GolemsEvent[] };
  /** Dice come before their row is opened. */
  isBetween: boolean;
}

const begin = (round: number, start: Moment): Building => ({
  round,
  start,
  frames: [],
  rows: [],
  runFrom: 0,
  laid: new Map(),
  lengths: new Map(),
  tokens: [],
  isShuffled: false,
  beat: { step: 0, events: [] },
  isBetween: true,
});

function addTo(round: Building, moment: Moment, event: GolemsEvent): void {
  const openRow = (): void => {
    round.rows.push({
      row: round.rows.length + 1,
      from: round.frames.length,
      isOpened: false,
      commands: [],
      passes: [],
      steps: [],
    });
    round.isBetween = false;
  };
  const row = round.rows.at(-1);
  switch (event.kind) {
    case 'dieRolled':
      if (round.isBetween) openRow();
      break;
    case 'botActed': {
      const now = round.rows.at(-1);
      if (now) now.commands[event.seat] = event.command;
      break;
    }
    case 'rowOpened': {
      if (round.isBetween) openRow();
      const now = round.rows.at(-1)!;
      now.row = event.row;
      now.isOpened = true;
      for (const [seat, command] of event.commands.entries()) if (command) now.commands[seat] = command;
      break;
    }
    case 'passBegan':
      if (event.pass > 1) row?.passes.push(round.frames.length);
      break;
    case 'stepBegan': {
      const at = round.frames.length;
      // A step in which nothing can be seen leaves no mark.
      if (row?.steps.at(-1)?.at === at) row.steps.pop();
      row?.steps.push({ step: event.step, at });
      break;
    }
    case 'programsReady':
      round.lengths.clear();
      round.runFrom = round.rows.length;
      for (const [seat, length] of event.lengths.entries()) if (length > 0) round.lengths.set(seat, length);
      break;
    case 'logicLaid':
      if ('row' in event.on) round.tokens.push({ seat: event.on.seat, row: event.on.row, logic: event.logic });
      break;
    case 'logicPicked':
      round.tokens.push({ seat: event.seat, row: event.row, logic: event.logic });
      break;
    case 'eventActed':
      round.isShuffled = event.card === 'swap' || event.card === 'draught';
      break;
    case 'rowEnded':
      round.isBetween = true;
      break;
  }
  addFrame(round, moment, event);
}

function addFrame(round: Building, moment: Moment, event: GolemsEvent): void {
  const { step } = moment;
  const before = round.beat.step === step && joins(round.beat.events, event) ? round.beat.events : [];
  const events = [...before, event];
  round.beat = { step, events };
  if (before.some((each) => durationOf(each) > 0)) round.frames[round.frames.length - 1] = { moment, events };
  else if (durationOf(event) > 0) round.frames.push({ moment, events });
}

function finish({ round, start, frames, rows, runFrom, laid, lengths, tokens, isShuffled }: Building, end?: Moment): RoundReel {
  const spans = rows.map(
    (row, index): RowSpan => ({
      ...row,
      to: rows[index + 1]?.from ?? frames.length,
      steps: row.steps.filter(({ at }) => at < (rows[index + 1]?.from ?? frames.length)),
      commands: Array.from(row.commands, (text) => text ?? null),
    }),
  );
  const last = frames.at(-1)?.events.at(-1)?.kind;
  const isRunOver = last === 'luckShown' || last === 'roundEnded' || last === 'gameOver';
  return { round, start, end, frames, rows: spans, runFrom, laid, lengths, tokens, isShuffled, isRunOver };
}

const isAtOrBefore = (a: Moment, b: Moment): boolean => a.step < b.step || (a.step === b.step && a.events <= b.events);

/** How many frames of a round lie at or before this moment. */
export function positionIn(round: RoundReel, now: Moment): number {
  let count = 0;
  while (count < round.frames.length && isAtOrBefore(round.frames[count]!.moment, now)) count++;
  return count;
}

/** The round that is on the screen. */
export function roundAt(rounds: readonly RoundReel[], now: Moment): RoundReel | undefined {
  return rounds.findLast(({ start }) => isAtOrBefore(start, now)) ?? rounds[0];
}

/** The first event of a round that is not the first: before it everybody may look at what the last one has brought. */
export const opensRound = (event: GameEvent): boolean =>
  event.kind === 'roundBegan' && (event as Extract<GolemsEvent, { kind: 'roundBegan' }>).round > 1;

/** Where the last run of programs begins: the step that laid the last of them. */
export function lastRunStart(passages: readonly Passage<GolemsEvent>[]): number | undefined {
  const ran = passages.findLastIndex(({ events }) =>
    events.some((event) => event.kind === 'rowOpened' && 'row' in event && event.row === 1),
  );
  if (ran < 0) return undefined;
  const laid = passages.slice(0, ran + 1).findLastIndex(({ events }) => events.some(({ kind }) => kind === 'programLaid'));
  return laid < 0 ? undefined : passages[laid]!.after - 1;
}
