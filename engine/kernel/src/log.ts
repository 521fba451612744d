import { type Colour, isColour } from './colours.ts';
import { type AnyGame, CHANCE, type GameEvent, type Next, type Seat } from './game.ts';
import { canonicalJson, shortHash } from './json.ts';
import { optionsUnder, parsedOptions } from './options.ts';
import { ok, problem, type Result } from './result.ts';
import { playStep, type Step, writeStep } from './steps.ts';

/** The truth about a game: options, version and steps. Events, views and states are derived from it. */
export interface GameLog {
  readonly stolik: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names?: readonly string[];
  /** Which seats were played by a bot, and at what level; null is a person. */
  readonly bots?: readonly (string | null)[];
  /** What each seat chose to be seen in. */
  readonly colours?: readonly Colour[];
  /** One line a step, two where the game writes two decisions as one (`1: lay I0 a1, lay L2 b1`). */
  readonly steps: readonly string[];
  /** Hashes of the state by number of steps: they show where a replay diverges. */
  readonly checks?: readonly (readonly [steps: number, hash: string])[];
  /** The source of the chance results, if it was committed before the game (see the table's fair.ts). */
  readonly chance?: ChanceProof;
}

export interface ChanceProof {
  /** Which rule chance follows; missing for the oldest. */
  readonly version?: number;
  /** SHA-256 of the seed, shown before the first step; hexadecimal. */
  readonly commitment: string;
  readonly seed: string;
  /** What each seat added. */
  readonly salts: readonly string[];
  /** By the oldest rule: the numbers of the rolls that stand, where some were taken back. */
  readonly rolls?: readonly number[];
  /** What each seat had shown of its salt before any was told. */
  readonly seals?: readonly string[];
  /** Everything that ever happened, where something was taken back. */
  readonly history?: readonly string[];
  /** What each seat was to lead, `random` where that was left to chance. */
  readonly wanted?: readonly string[];
}

const CHECK_EVERY = 16;

/** The part of a log that is known before the first step. */
export type LogHead = Pick<GameLog, 'seats' | 'options' | 'names' | 'bots' | 'colours'>;

/** Writes a game down while it is played. Owns nothing but its lines. */
export class LogWriter {
  private readonly steps: string[] = [];
  private readonly checks: [number, string][] = [];
  private readonly lastLine = new Map<Seat, number>();
  private count = 0;
  private readonly game: AnyGame;
  private readonly head: LogHead;

  constructor(game: AnyGame, head: LogHead) {
    this.game = game;
    this.head = head;
  }

  /** To be called before the step is played; `line` is its text where that is known already. */
  add(before: unknown, step: Step, line = writeStep(this.game, before, step)): void {
    const joined = step.kind === 'play' && step.actor !== CHANCE && this.game.lines?.continues(before);
    const at = this.lastLine.get(step.actor);
    if (joined && at !== undefined) {
      this.steps[at] = `${this.steps[at]}, ${line.slice(line.indexOf(':') + 2)}`;
    } else {
      this.lastLine.set(step.actor, this.steps.length);
      this.steps.push(line);
    }
    this.count++;
  }

  /** To be called after the step was played. */
  check(after: unknown): void {
    if (this.count % CHECK_EVERY === 0 || this.game.next(after).kind === 'over') this.checks.push([this.count, hashState(after)]);
  }

  log(): GameLog {
    return {
      stolik: 1,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      ...this.head,
      steps: [...this.steps],
      checks: this.checks.map((check) => [...check] as const),
    };
  }
}

export function hashState(state: unknown): string {
  return shortHash(canonicalJson(state));
}

/** A log as a file: one step a line, so that people and `git diff` can read it. */
export function printLog(log: GameLog): string {
  const { steps, checks = [], ...head } = log;
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  fields.push(`  "steps": [\n${steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n')}\n  ]`);
  fields.push(`  "checks": ${JSON.stringify(checks)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

const KEYS = ['stolik', 'game', 'rulesVersion', 'seats', 'options', 'names', 'bots', 'colours', 'steps', 'checks', 'chance'];

/**
 * Reads a log file's text. Says what is wrong and where; whether the moves are legal is for `replay`. If the text is no log at
 * all, `at` says what it is taken for: `case`, or `log` for anything else.
 */
export function parseLog(text: string): Result<GameLog> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return problem('log', `this is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return problem('log', 'a log is a JSON object');
  const log = raw as Record<string, unknown>;
  if (log['stolik'] === undefined) {
    if ('position' in log || 'expect' in log) return problem('case', 'this is a rules case, not a game; "stolik case" runs it');
    return problem('log', 'this is not the log of a game: it has no "stolik": 1');
  }
  const unknown = Object.keys(log).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return problem(unknown, `unknown key; a log has ${KEYS.join(', ')}`);
  if (log['stolik'] !== 1) return problem('stolik', 'this version reads logs of format 1');
  if (typeof log['game'] !== 'string') return problem('game', 'the id of the game is missing');
  if (!Number.isInteger(log['rulesVersion'])) return problem('rulesVersion', 'a whole number is expected');
  if (!Number.isInteger(log['seats'])) return problem('seats', 'a whole number is expected');
  if (!isStrings(log['steps'])) return problem('steps', 'a list of texts is expected');
  if (log['names'] !== undefined && !isStrings(log['names'])) return problem('names', 'a list of texts is expected');
  if (log['bots'] !== undefined && !isLevels(log['bots'])) return problem('bots', 'a list of levels and nulls is expected');
  if (log['colours'] !== undefined && !areColours(log['colours'])) return problem('colours', 'a list of colours is expected');
  const options = log['options'] ?? {};
  if (typeof options !== 'object' || Array.isArray(options)) return problem('options', 'an object is expected');
  if (log['checks'] !== undefined && !isChecks(log['checks'])) return problem('checks', 'a list of [steps, hash] is expected');
  if (log['chance'] !== undefined && !isProof(log['chance'])) return problem('chance', 'commitment, seed and salts are expected');
  return ok({ ...(log as unknown as GameLog), options: options as GameLog['options'] });
}

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isLevels = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => item === null || typeof item === 'string');

const areColours = (value: unknown): boolean => Array.isArray(value) && value.every(isColour);

const isChecks = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((item) => Array.isArray(item) && Number.isInteger(item[0]) && typeof item[1] === 'string' && item.length === 2);

function isProof(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {
    commitment,
    seed,
    salts,
    version = 1,
    rolls = [],
    seals = [],
    history = [],
    wanted = [],
  } = value as Record<string, unknown>;
  const areNumbers = Number.isInteger(version) && Array.isArray(rolls) && rolls.every((roll) => Number.isInteger(roll));
  const areTexts = isStrings(salts) && isStrings(seals) && isStrings(history) && isStrings(wanted);
  return typeof commitment === 'string' && typeof seed === 'string' && areTexts && areNumbers;
}

export interface Replayed {
  readonly state: unknown;
  readonly steps: number;
}

export interface Replaying {
  /** After the step; the next one changes it. */
  readonly state: unknown;
  readonly step: Step;
  /** How the step was asked for: a commit of a `together` is its seat's secret. */
  readonly asked: Next['kind'];
  readonly text: string;
  readonly events: readonly GameEvent[];
  readonly count: number;
}

interface Line {
  readonly at: string;
  readonly actor: Seat | typeof CHANCE;
  readonly text: string;
}

/** Plays a log again, step by step; every step is checked against the rules, every hash against the state. */
export function replay(game: AnyGame, log: GameLog, onStep?: (step: Replaying) => void): Result<Replayed> {
  const steps = replaying(game, log, onStep !== undefined);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    onStep?.(value);
  }
}

/** The same as a generator, one step per iteration, so that a caller can do other work between. */
export function* replaying(game: AnyGame, log: GameLog, isHeard: boolean): Generator<Replaying, Result<Replayed>, void> {
  const start = startOf(game, log);
  if (!start.ok) return start;
  const state = start.value;
  const lines = splitLines(game, log.steps);
  if (!lines.ok) return lines;
  const chance = lines.value.filter((line) => line.actor === CHANCE);
  const decisions = lines.value.filter((line) => line.actor !== CHANCE);
  const checks = new Map(log.checks);
  let count = 0;
  // Chance results are taken when the rules ask for them: between two decisions of one line they stand on the lines after it.
  for (;;) {
    const next = game.next(state);
    const line = next.kind === 'chance' ? chance.shift() : decisions.shift();
    if (!line) break;
    const step = readStep(game, state, line);
    if (!step.ok) return step;
    const events: GameEvent[] = [];
    const text = writeStep(game, state, step.value);
    playStep(game, state, step.value, isHeard ? (event) => events.push(event) : undefined);
    count++;
    const expected = checks.get(count);
    if (expected !== undefined && expected !== hashState(state)) {
      return problem(line.at, `after ${count} steps the state is not the one that was logged: the rules or the log have changed`);
    }
    yield { state, step: step.value, asked: next.kind, text, events, count };
  }
  const left = chance[0] ?? decisions[0];
  if (left) return problem(left.at, `"${left.text}" is left over: the game does not ask for it`);
  const beyond = [...checks.keys()].find((steps) => steps > count);
  if (beyond !== undefined)
    return problem('checks', `the log was checked after ${beyond} steps but holds only ${count}: it was cut short`);
  return ok({ state, steps: count });
}

function startOf(game: AnyGame, log: GameLog): Result<unknown> {
  if (log.game !== game.id) return problem('game', `this is a log of ${log.game}, not of ${game.id}`);
  if (log.seats < game.seats.min || log.seats > game.seats.max) {
    return problem('seats', `${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${log.seats}`);
  }
  const agreed = optionsUnder(game, log.rulesVersion, log.options);
  if (!agreed.ok) return agreed;
  const options = parsedOptions(game, agreed.value, log.seats);
  return options.ok ? ok(game.setup(options.value, log.seats)) : problem(`options.${options.problem.at}`, options.problem.says);
}

function splitLines(game: AnyGame, steps: readonly string[]): Result<Line[]> {
  const lines: Line[] = [];
  for (const [index, step] of steps.entries()) {
    const at = `steps[${index}]`;
    const match = /^(chance|[1-9])\s*:\s*(\S.*)$/.exec(step);
    if (!match) return problem(at, `${JSON.stringify(step)} is no step; a step is "1: text" or "chance: text"`);
    const actor = match[1] === 'chance' ? CHANCE : Number(match[1]) - 1;
    const text = match[2] as string;
    const parts = actor === CHANCE ? [text] : (game.lines?.split(text) ?? [text]);
    for (const part of parts) lines.push({ at, actor, text: part });
  }
  return ok(lines);
}

function readStep(game: AnyGame, state: unknown, line: Line): Result<Step> {
  const next = game.next(state);
  if (next.kind === 'over') return problem(line.at, `"${line.text}" comes after the end of the game`);
  if (line.text === 'resign' && line.actor !== CHANCE) return ok({ kind: 'resign', actor: line.actor });
  if (line.actor !== CHANCE && !next.seats.includes(line.actor)) {
    return problem(line.at, `seat ${line.actor + 1} is not asked when "${line.text}" comes`);
  }
  const read = game.read(state, line.actor, line.text);
  if (!read.ok) {
    const why = read.problem.kind === 'unreadable' ? read.problem.says : game.explain(read.problem.refusal, 'en');
    return problem(line.at, `"${line.text}": ${why}`);
  }
  const refusal = game.refuse(state, line.actor, read.value);
  if (refusal) return problem(line.at, `"${line.text}" is refused: ${game.explain(refusal, 'en')} [${refusal.clause}]`);
  return ok({ kind: 'play', actor: line.actor, action: read.value });
}
