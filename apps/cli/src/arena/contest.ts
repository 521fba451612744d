import { ok, problem, type Result, unwrap } from '@stolik/kernel/result';
import { type Contest, type DealResult, playDeal } from '@stolik/search/arena';
import { type AnyLadder, type AnyRung, findRung, rungsOf } from '@stolik/search/book';
import type { Effort } from '@stolik/search/player';
import { isProgram, programRung, takeMistakes } from '../bots/program.ts';
import { type CatalogEntry, findEntry } from '../catalog.ts';
import { threadMilliseconds } from '../clocks.ts';

/** A contest as plain data, so that it can be sent to a worker. */
export interface ContestSpec {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  /** Instead of the time of bots that think for a time. */
  readonly effort: Effort | undefined;
  /** How time is told: by the clock, or by what the thread has really worked, so that a busy machine takes nothing from a bot. */
  readonly time: 'wall' | 'cpu';
}

const CLOCKS: Readonly<Record<ContestSpec['time'], () => number>> = { wall: () => performance.now(), cpu: threadMilliseconds };

/** Makes the contest that a spec describes. */
export function makeContest(spec: ContestSpec): Result<Contest> {
  const entry = findEntry(spec.game);
  if (!entry.ok) return entry;
  const { game } = entry.value;
  const options = game.parseOptions(spec.options, spec.seats);
  if (!options.ok) return problem(`--options ${options.problem.at}`, options.problem.says);
  const a = rungOf(entry.value, spec.a, spec.effort, '--a');
  if (!a.ok) return a;
  const b = rungOf(entry.value, spec.b, spec.effort, '--b');
  if (!b.ok) return b;
  const clock = CLOCKS[spec.time];
  return ok({ game, options: options.value, seats: spec.seats, a: a.value, b: b.value, seed: spec.seed, clock });
}

/** A deal, and the mistakes that programs made in it. */
export interface Played extends DealResult {
  /** Left out in results of former days. */
  readonly mistakes?: readonly string[];
}

/** Plays a deal of a spec that is known to be right. */
export function playSpec(spec: ContestSpec, deal: number): Played {
  takeMistakes();
  return { ...playDeal(contestOf(spec), deal), mistakes: takeMistakes() };
}

const made = new Map<string, Contest>();

/** The contest of a spec that is known to be right; made once. */
function contestOf(spec: ContestSpec): Contest {
  const name = JSON.stringify(spec);
  const contest = made.get(name) ?? unwrap(makeContest(spec));
  made.set(name, contest);
  return contest;
}

function rungOf(entry: CatalogEntry, text: string, effort: Effort | undefined, at: string): Result<AnyRung> {
  if (isProgram(text)) return programRung(entry, text, at);
  const book: AnyLadder = entry.book;
  const rung = findRung(book, text);
  if (!rung) {
    const ids = rungsOf(book).map(({ id }) => id);
    return problem(
      at,
      `no bot is called "${text}"; there are ${ids.join(', ')}, A5@50 (milliseconds), A5@2000i (iterations), and file:bot.py or file:bot.js`,
    );
  }
  const takesTime = 'milliseconds' in rung.effort && !text.includes('@');
  return ok(effort && takesTime ? { ...rung, effort } : rung);
}
