import { parseCase, runCase } from '../cases.ts';
import { type Action, type AnyGame, CHANCE, type GameEvent } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { LogWriter, parseLog, printLog, replay } from '../log.ts';
import { SeededRng } from '../random.ts';
import { unwrap } from '../result.ts';
import { playStep, type Step } from '../steps.ts';
import { demand, LawBroken, requireEqual } from './broken.ts';
import { checkCensus, Tally } from './census.ts';
import { playFollowed, viewersOf, watched } from './follow.ts';
import {
  askedActors,
  checkLegality,
  checkMirrors,
  checkNotation,
  checkStateIsData,
  checkUniform,
  checkViewSpeaks,
  type Node,
  someAction,
} from './node.ts';
import { checkChanceSecrecy, checkCommits, checkRedeal, type SecrecyTally } from './secrecy.ts';
import type { LawCases, LawSpec, LawTable } from './spec.ts';

export interface LawReport {
  readonly games: number;
  readonly steps: number;
  readonly longest: number;
  /** Leaky mutants with the law each was caught by. */
  readonly caught: readonly string[];
  /** Which kinds of events and codes of refusals were met, and how often. */
  readonly met: Tally;
}

interface LawRun {
  /** Random games for each table. */
  readonly games: number;
  readonly seed: number;
  /** Number of additional games per table that only follow events and collect refusals: fast, for rare cases. */
  readonly followed?: number;
  /** Of how many positions one is looked at closely (default 4): legality of every action, notation, secrecy, symmetry. */
  readonly closelyOneIn?: number;
}

/** Plays random games of every table under all laws. Throws LawBroken at the first breach; leaky mutants must breach secrecy. */
export function checkLaws(spec: LawSpec, run: LawRun): LawReport {
  const tally: SecrecyTally = { redeals: 0, varied: 0 };
  const met = new Tally(spec.census && ((event) => spec.census?.telling(spec, event)));
  let steps = 0;
  let longest = 0;
  for (const table of spec.tables) {
    for (let i = 0; i < run.games; i++) {
      const seed = run.seed * 7919 + i;
      const length = inPlace(table, seed, () => checkGame(spec, table, new SeededRng(seed), run.closelyOneIn ?? 4, tally, met));
      steps += length;
      longest = Math.max(longest, length);
    }
  }
  for (const table of spec.tables) {
    for (let i = 0; i < (run.followed ?? 0); i++) {
      const seed = run.seed * 104_729 + i;
      inPlace(table, seed, () => followGame(spec, table, new SeededRng(seed), met));
    }
  }
  if (spec.cases) playCases(spec.cases, watched(spec, met));
  if (spec.census) checkCensus(spec.census, met);
  const hidesNothing = spec.leaks.length === 0;
  demand('secrecy', hidesNothing || tally.varied > 0, () => 'redeal never gave another world');
  const caught = spec.leaks.map((leak) => catchLeak(spec, leak, run));
  return { games: spec.tables.length * run.games, steps, longest, caught, met };
}

/** Every case, played by the game that is handed in. */
function playCases({ rules, files }: LawCases, game: AnyGame): void {
  for (const file of files) unwrap(runCase(game, rules, unwrap(parseCase(file))));
}

function inPlace<T>(table: LawTable, seed: number, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof Error) error.message = `${error.message}\n  table: ${table.name}, seed: ${seed}`;
    throw error;
  }
}

/** The secrecy laws alone must reject a leaky mutant within the same games. */
function catchLeak(spec: LawSpec, leak: { name: string; game: AnyGame }, run: LawRun): string {
  const tally: SecrecyTally = { redeals: 0, varied: 0 };
  for (const table of spec.tables) {
    for (let i = 0; i < run.games; i++) {
      const rng = new SeededRng(run.seed * 7919 + i);
      try {
        walk({ ...spec, game: leak.game }, table, rng, (node) => {
          checkRedeal(node, tally);
          checkChanceSecrecy(node);
          checkCommits(node);
        });
      } catch (error) {
        if (error instanceof LawBroken && error.law === 'secrecy') return `${leak.name}: ${error.message.split('\n')[0]}`;
        throw error;
      }
    }
  }
  throw new LawBroken('secrecy', `the leaky mutant "${leak.name}" was not caught`);
}

function checkGame(
  spec: LawSpec,
  table: LawTable,
  rng: SeededRng,
  closelyOneIn: number,
  tally: SecrecyTally,
  met: Tally,
): number {
  const { game } = spec;
  const writer = new LogWriter(game, { seats: table.seats, options: table.options });
  const events: GameEvent[] = [];
  let conserved: unknown;
  const played = walk(
    spec,
    table,
    rng,
    (bare) => {
      const node: Node = { ...bare, tally: met };
      conserved ??= spec.conserved(node.state);
      requireEqual('conservation', 'pieces were lost or made', conserved, spec.conserved(node.state));
      if (rng.below(closelyOneIn) !== 0) return;
      checkLegality(node);
      checkNotation(node);
      checkStateIsData(node);
      checkRedeal(node, tally);
      checkChanceSecrecy(node);
      checkCommits(node);
      checkMirrors(node);
      if (rng.below(8) === 0) checkViewSpeaks(node);
      if (rng.below(16) === 0) checkUniform(node);
      if (rng.below(16) === 0) checkResign(node, spec, met);
    },
    writer,
    events,
  );
  met.meetEvents(events);
  checkEnd(spec, table, played.state, events);
  if (!table.start) checkReplay(spec, writer, played.state, events);
  return played.steps;
}

/** A game in which a viewer follows every step, and earlier legal actions are tried repeatedly. */
function followGame(spec: LawSpec, table: LawTable, rng: SeededRng, met: Tally): void {
  const { game } = spec;
  const state = startOf(spec, table);
  const eyes = viewersOf(game, state);
  const known: Action[] = [];
  for (let steps = 0; steps <= spec.longestGame; steps++) {
    const node: Node = { spec, game, state, seats: table.seats, rng };
    for (let tries = 0; tries < 3 && known.length > 0; tries++) {
      const refusal = game.refuse(state, rng.below(table.seats), known[rng.below(known.length)]!);
      if (refusal) met.meetRefusal(refusal);
    }
    const actors = askedActors(node);
    const actor = actors[rng.below(actors.length || 1)];
    if (actor === undefined) break;
    const action = someAction(node, actor);
    if (actor !== CHANCE) known.push(action);
    const isLeaving = actor !== CHANCE && rng.below(400) === 0;
    const step: Step = isLeaving ? { kind: 'resign', actor } : { kind: 'play', actor, action };
    met.meetEvents(playFollowed(spec, state, step, [eyes[rng.below(eyes.length)]!]));
  }
}

const startOf = ({ game }: LawSpec, { start, options, seats }: LawTable): unknown =>
  start ? start() : game.setup(unwrap(game.parseOptions(options, seats)), seats);

function walk(
  spec: LawSpec,
  table: LawTable,
  rng: SeededRng,
  look: (node: Node) => void,
  writer?: LogWriter,
  events?: GameEvent[],
): { state: unknown; steps: number } {
  const { game } = spec;
  const state = startOf(spec, table);
  const eyes = viewersOf(game, state);
  // A separate generator, so that the games do not depend on the viewers.
  const eye = new SeededRng(table.seats);
  for (let steps = 0; ; steps++) {
    demand('termination', steps <= spec.longestGame, () => `a game is longer than ${spec.longestGame} steps`);
    const node: Node = { spec, game, state, seats: table.seats, rng };
    look(node);
    const actors = askedActors(node);
    const actor = actors[rng.below(actors.length || 1)];
    if (actor === undefined) return { state, steps };
    const step: Step = { kind: 'play', actor, action: someAction(node, actor) };
    writer?.add(state, step);
    if (events) events.push(...playFollowed(spec, state, step, [eyes[eye.below(eyes.length)]!]));
    else playStep(game, state, step);
    writer?.check(state);
  }
}

/** Nobody can act when it is over, and what happened can be told. */
function checkEnd(spec: LawSpec, table: LawTable, state: unknown, events: readonly GameEvent[]): void {
  const { game } = spec;
  const next = game.next(state);
  demand('the end', next.kind === 'over', () => `nobody is asked, yet the game is ${next.kind}`);
  checkLegality({ spec, game, state, seats: table.seats, rng: new SeededRng(1) });
  for (const event of events) {
    requireEqual('events are data', 'an event changes on its way through JSON', event, JSON.parse(JSON.stringify(event)));
  }
}

/** The log, printed and parsed, leads to the same state by the same events. */
function checkReplay(spec: LawSpec, writer: LogWriter, state: unknown, events: readonly GameEvent[]): void {
  const log = unwrap(parseLog(printLog(writer.log())));
  for (let round = 0; round < 2; round++) {
    const again: GameEvent[] = [];
    const replayed = replay(spec.game, log, (step) => again.push(...step.events));
    if (!replayed.ok) throw new LawBroken('replay', `${replayed.problem.at}: ${replayed.problem.says}`);
    requireEqual('replay', 'a replay ends in another state', state, replayed.value.state);
    demand('replay', canonicalJson(events) === canonicalJson(again), () => 'a replay shows other events');
  }
}

/** A seat that resigns is never asked again, and the game still ends. */
function checkResign(node: Node, spec: LawSpec, met: Tally): void {
  const { game, rng } = node;
  const next = game.next(node.state);
  if (next.kind === 'over' || next.kind === 'chance') return;
  const seat = next.seats[rng.below(next.seats.length)]!;
  const state = game.clone(node.state);
  met.meetEvents(playFollowed(spec, state, { kind: 'resign', actor: seat }, viewersOf(game, state)));
  for (let steps = 0; steps <= spec.longestGame; steps++) {
    const after = game.next(state);
    if (after.kind === 'over') {
      demand('resigning', !after.outcome.winners.includes(seat), () => `seat ${seat + 1} resigned and has won`);
      return;
    }
    demand('resigning', !after.seats.includes(seat), () => `seat ${seat + 1} resigned and is asked again`);
    if (after.kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
    else for (const other of after.seats) game.play(state, other, game.sample(state, other, rng));
  }
  throw new LawBroken('termination', `after seat ${seat + 1} resigned the game does not end`);
}
