// Searches for livelier numbers in the box of the circuit game: 56 tiles and 16 side tokens, every kind kept. Steps from box to box by moving one
// or two tiles or side tokens to another kind, judged by greedy and careful players at two, three and four seats; the best are then
// played by the strongest level. All cores; JSON lines, the best last. Or only the strongest level with boxes of
// games/circuit/src/balanceReport.ts, by how their names begin:
//   node tools/train/circuit-box.ts --minutes 4 --judge 5 --seed box
//   node tools/train/circuit-box.ts --named lively --named 'lively, rail' --level6 320 --think 60
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { CHANCE } from '../../engine/kernel/src/game.ts';
import { SeededRng } from '../../engine/kernel/src/random.ts';
import { type BalanceSummary, type BotName, runGames } from '../../games/circuit/src/balance/balance.ts';
import { TRIED } from '../../games/circuit/src/balance/balance-report.ts';
import { parseOptions } from '../../games/circuit/src/board/options.ts';
import { setupWithBox } from '../../games/circuit/src/board/setup.ts';
import { BOXES, type Box, BROKEN, SIDE_CODES, TILE_CODES, UPPER_RAIL } from '../../games/circuit/src/board/tiles.ts';
import { circuitBots } from '../../games/circuit/src/bot.ts';
import { circuit } from '../../games/circuit/src/game.ts';

interface Task {
  readonly box: Box;
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
  readonly by: BotName | 'level6';
  /** For level 6: milliseconds a decision. */
  readonly think: number;
}

interface Answer {
  readonly games: number;
  readonly reached: number;
  readonly points: number;
  readonly draws: number;
  readonly first: number;
  readonly fuses: number;
}

function answerTo(task: Task): Answer {
  if (task.by === 'level6') return strongest(task);
  const run: BalanceSummary = runGames({ ...task, seed: Number(task.seed), bot: task.by });
  const { games, reached, points, draws, firstWins: first, fuses } = run;
  return { games, reached, points, draws, first, fuses };
}

/** What the thread has worked, so that a busy machine takes nothing from the bots. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Games of the strongest level against itself. */
function strongest({ box, seats, seed, games, think }: Task): Answer {
  const options = parseOptions({}, seats);
  if (!options.ok) throw new Error(options.problem.says);
  const player = circuitBots.levels.at(-1)!.player;
  const sum = { reached: 0, points: 0, draws: 0, first: 0 };
  for (let game = 0; game < games; game++) {
    const rng = new SeededRng(`${seed} ${game}`);
    const state = setupWithBox(options.value, seats, box);
    for (let next = circuit.next(state); ; next = circuit.next(state)) {
      if (next.kind === 'over') {
        const winner = next.outcome.winners[0];
        if (winner === undefined) sum.draws++;
        else if (winner === state.first) sum.first++;
        break;
      }
      if (next.kind === 'chance') circuit.play(state, CHANCE, circuit.roll(state, rng));
      else {
        const seat = next.seats[0]!;
        const budget = { milliseconds: think, clock: threadTime };
        circuit.play(state, seat, player(circuit.redeal(state, seat, rng), seat, rng, budget).action);
      }
    }
    if (state.last >= 0) sum.reached++;
    sum.points += Array.from(state.points).reduce((all, each) => all + each, 0) / seats;
  }
  const { reached, points, draws, first } = sum;
  return { games, reached: reached / games, points: points / games, draws: draws / games, first: first / games, fuses: 0 };
}

/** A task for each core at a time. */
class Crew {
  private readonly idle: Worker[];
  private readonly waiting: ((worker: Worker) => void)[] = [];

  constructor(size: number) {
    this.idle = Array.from({ length: size }, () => new Worker(new URL(import.meta.url)));
  }

  async ask(task: Task): Promise<Answer> {
    const worker = this.idle.pop() ?? (await new Promise<Worker>((free) => this.waiting.push(free)));
    const answer = await new Promise<Answer>((done, fail) => {
      worker.once('message', done);
      worker.once('error', fail);
      worker.postMessage(task);
    });
    worker.removeAllListeners('error');
    const next = this.waiting.shift();
    if (next) next(worker);
    else this.idle.push(worker);
    return answer;
  }

  async askAll(task: Task, parts: number): Promise<Answer> {
    const answers = await Promise.all(
      Array.from({ length: parts }, (_, part) => {
        const seed = task.by === 'level6' ? `${task.seed} ${part}` : String(Number(task.seed) * 1000 + part);
        return this.ask({ ...task, seed, games: Math.ceil(task.games / parts) });
      }),
    );
    const mean = (of: (answer: Answer) => number): number => answers.reduce((sum, each) => sum + of(each), 0) / parts;
    return {
      games: answers.reduce((sum, { games }) => sum + games, 0),
      reached: mean(({ reached }) => reached),
      points: mean(({ points }) => points),
      draws: mean(({ draws }) => draws),
      first: mean(({ first }) => first),
      fuses: mean(({ fuses }) => fuses),
    };
  }

  end(): void {
    for (const worker of this.idle) void worker.terminate();
  }
}

const TABLES = [
  { by: 'greedy', seats: 2, games: 240, weight: 1 },
  { by: 'careful', seats: 2, games: 240, weight: 2 },
  { by: 'greedy', seats: 3, games: 96, weight: 0.5 },
  { by: 'greedy', seats: 4, games: 96, weight: 0.5 },
] as const;

interface Judged {
  readonly box: Box;
  readonly worth: number;
  readonly figures: Readonly<Record<string, Answer>>;
}

/** Games that end by eight points are lively; draws and a first player who wins too often are not. */
async function judge(crew: Crew, box: Box, seed: number, times = 1): Promise<Judged> {
  const figures: Record<string, Answer> = {};
  await Promise.all(
    TABLES.map(async ({ by, seats, games }) => {
      figures[`${by}${seats}`] = await crew.askAll({ box, by, seats, games: games * times, seed: String(seed), think: 0 }, 4);
    }),
  );
  const worth = TABLES.reduce((sum, { by, seats, weight }) => sum + weight * figures[`${by}${seats}`]!.reached, 0);
  const two = [figures['greedy2']!, figures['careful2']!];
  const dull = two.reduce(
    (sum, { draws, first }) => sum + draws / 2 + Math.max(0, Math.abs(first / (1 - draws) - 0.5) - 0.04),
    0,
  );
  return { box, worth: worth - dull, figures };
}

/** What the rulebook names stays in the box, and enough of what there is to learn. */
const LEAST_TILES: Readonly<Record<string, number>> = { I: 4, L: 5, T: 3, X: 1, H: 1, E: 6, R: 2, D: 1, V: 6, K: 1, M: 1, G: 2 };
const FIXED = TILE_CODES.indexOf('G');

function neighbour(box: Box, rng: SeededRng): Box {
  const tiles = [...box.tiles];
  const sides = [...box.sides];
  let rail = box.rail;
  const move = (counts: number[], least: (kind: number) => number, isFixed: (kind: number) => boolean): void => {
    for (let tries = 0; tries < 100; tries++) {
      const [from, to] = [rng.below(counts.length), rng.below(counts.length)];
      if (from === to || isFixed(from) || isFixed(to) || counts[from]! <= least(from)) continue;
      counts[from]!--;
      counts[to]!++;
      return;
    }
  };
  const die = rng.below(8);
  if (die < 6)
    for (let i = 0; i <= rng.below(3); i++)
      move(
        tiles,
        (kind) => LEAST_TILES[TILE_CODES[kind]!]!,
        (kind) => kind === FIXED,
      );
  else if (die === 6)
    move(
      sides,
      () => 1,
      () => false,
    );
  else rail = rail === 0b111111 ? UPPER_RAIL : 0b111111;
  // As many pluses as minuses, or one colour of wire is in demand.
  const [plus, minus] = ['+', '-'].map((code) => sides[SIDE_CODES.indexOf(code)]! + sides[SIDE_CODES.indexOf(`${code}f`)]!);
  return Math.abs(plus! - minus!) > 1 ? box : { ...box, tiles, sides, rail };
}

const named = ({ tiles, sides, rail }: Box): Record<string, unknown> => ({
  tiles: Object.fromEntries(TILE_CODES.map((code, kind) => [code, tiles[kind]])),
  sides: Object.fromEntries(SIDE_CODES.map((code, kind) => [code, sides[kind]])),
  rail: rail.toString(2),
});

const keyOf = (box: Box): string => JSON.stringify(named(box));

/** A box that was tried, by its name or how that begins. */
function boxCalled(name: string): Box {
  const found = TRIED.find((each) => each.name === name) ?? TRIED.find((each) => each.name.startsWith(name));
  if (!found) throw new Error(`no box is called "${name}"; there are ${TRIED.map((each) => each.name).join('; ')}`);
  return found.box;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '4' },
      judge: { type: 'string', default: '5' },
      level6: { type: 'string', default: '160' },
      think: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'box' },
      named: { type: 'string', multiple: true },
    },
  });
  const crew = new Crew(availableParallelism());
  const judgeBySix = async (boxes: readonly Box[]): Promise<void> => {
    for (const box of boxes) {
      const task = {
        box,
        by: 'level6',
        seats: 2,
        games: Number(values.level6),
        seed: 'six',
        think: Number(values.think),
      } as const;
      const name = TRIED.find((each) => each.box === box)?.name;
      console.log(JSON.stringify({ name, box: named(box), level6: await crew.askAll(task, availableParallelism()) }));
    }
  };
  if (values.named !== undefined) {
    await judgeBySix(values.named.map(boxCalled));
    crew.end();
    return;
  }
  const rng = new SeededRng(values.seed);
  const until = performance.now() + Number(values.minutes) * 60_000;
  const known = new Map<string, Judged>();
  const begin = TRIED.map(({ box }) => box).filter(({ sides }) => sides[BROKEN]! > 0);
  const look = async (box: Box): Promise<void> => {
    if (!known.has(keyOf(box))) known.set(keyOf(box), await judge(crew, box, 1));
  };
  const best = (): Judged[] => [...known.values()].sort((a, b) => b.worth - a.worth);
  for (const box of begin) await look(box);
  while (performance.now() < until) {
    const from = best().slice(0, 6);
    await Promise.all(Array.from({ length: 3 }, () => look(neighbour(from[rng.below(from.length)]!.box, rng))));
  }
  console.log(JSON.stringify({ tried: known.size }));
  // Chosen by luck too: the best are looked at again with other deals, more of them.
  const again = await Promise.all(
    best()
      .slice(0, 24)
      .map(({ box }) => judge(crew, box, 2, 3)),
  );
  again.sort((a, b) => b.worth - a.worth);
  for (const each of again.slice(0, Number(values.judge))) console.log(JSON.stringify({ ...each, box: named(each.box) }));
  await judgeBySix([BOXES.classic, ...again.slice(0, Number(values.judge)).map(({ box }) => box)]);
  crew.end();
}

if (isMainThread) await main();
else parentPort!.on('message', (task: Task) => parentPort!.postMessage(answerTo(task)));
