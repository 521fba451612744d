// Fits the outlook of the circuit game for three and for four (games/circuit/src/bot/outlook.ts). First from games in which everybody plays
// the quick move, with a whim now and then; then, a few times over, from games in which one seat takes what the nets so far like best
// and the others play quick moves: only that seat's decisions count there. Each decision is a row, its result the share that the seat
// got in the end. Games are played on all cores, and are the same on any number of them. Writes games/circuit/data/outlook.json:
//   node tools/train/circuit-fit.ts --box lively --seats 4 --games 6000 --own 3000 --rounds 1 --seed fit
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { ActionList, CHANCE } from '../../engine/kernel/src/game.ts';
import { SeededRng } from '../../engine/kernel/src/random.ts';
import { unwrap } from '../../engine/kernel/src/result.ts';
import type { CircuitState } from '../../games/circuit/src/board/state.ts';
import type { BoxName } from '../../games/circuit/src/board/tiles.ts';
import { predict } from '../../games/circuit/src/bot/look.ts';
import { listMoves } from '../../games/circuit/src/bot/moves.ts';
import { type Outlook, SCALE } from '../../games/circuit/src/bot/outlook.ts';
import { bestMove, type Manner } from '../../games/circuit/src/bot/quick.ts';
import { readSigns, signs } from '../../games/circuit/src/bot/signs.ts';
import { circuit } from '../../games/circuit/src/game.ts';
import { addRow, fitNet, joined, newNet, newRows, type Rows, surpriseOf } from './net.ts';

const DATA = resolve(import.meta.dirname, '../../games/circuit/data/outlook.json');
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '6000' },
    own: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'fit' },
    seats: { type: 'string', default: '3,4' },
    box: { type: 'string', default: 'lively' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: DATA },
  },
});
/** One decision in so many is a whim: any allowed move. */
const WHIM = 25;
const IRON_LEFT = 0.4;
const MANNERS: readonly Manner[] = ['fitting', 'careful'];
/** How far behind the best, in log odds, what is tried may be. */
const CURIOSITY = 0.1;
/** Games that one worker plays at a time, with dice of their own. */
const BATCH = 50;
/** One game in so many is kept for measuring. */
const KEPT = 10;

interface Stage {
  readonly before: Rows;
  readonly after: Rows;
}

const newStage = (): Stage => ({ before: newRows(), after: newRows() });
const list = new ActionList();

/** The move after which the net sees most, with a little chance. */
function likedMove(state: CircuitState, seat: number, outlook: Outlook, rng: SeededRng): number {
  list.clear();
  listMoves(state, seat, list);
  let best = list.at(0);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const luck = -CURIOSITY * Math.log(-Math.log((rng.below(1_000_000) + 1) / 1_000_002));
    const odds = predict(state, seat, list.at(i), outlook) + luck;
    if (odds <= most) continue;
    most = odds;
    best = list.at(i);
  }
  return best;
}

/** Some games to be played, as they are sent to a worker. */
interface Task {
  readonly box: BoxName;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly outlook: Outlook | undefined;
}

interface Played {
  readonly used: Stage;
  readonly kept: Stage;
}

function playGames({ box, seats, games, seed, outlook }: Task): Played {
  const rng = new SeededRng(seed);
  const played = { used: newStage(), kept: newStage() };
  for (let game = 0; game < games; game++) playGame(box, seats, rng, game % KEPT === 0 ? played.kept : played.used, outlook);
  return played;
}

/** Plays a game; with an outlook one seat goes by it, and only its decisions are noted. */
function playGame(box: BoxName, seats: number, rng: SeededRng, { before, after }: Stage, outlook: Outlook | undefined): void {
  const state = circuit.setup(unwrap(circuit.parseOptions({ box }, seats)), seats);
  const manners = Array.from({ length: seats }, () => MANNERS[rng.below(MANNERS.length)]!);
  const liking = outlook ? rng.below(seats) : -1;
  const seen: { readonly seat: number; readonly rows: Rows; readonly signs: Float32Array }[] = [];
  const note = (seat: number, rows: Rows): void => {
    if (outlook && seat !== liking) return;
    readSigns(state, seat);
    seen.push({ seat, rows, signs: Float32Array.from(signs) });
  };
  for (let next = circuit.next(state); ; next = circuit.next(state)) {
    if (next.kind === 'over') {
      const { winners } = next.outcome;
      for (const { seat, rows, signs } of seen)
        addRow(rows, signs, winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 : 0);
      return;
    }
    if (next.kind === 'chance') {
      circuit.play(state, CHANCE, circuit.roll(state, rng));
      continue;
    }
    const { seat } = next;
    note(seat, before);
    circuit.play(state, seat, chooseMove(state, seat, rng, seat === liking ? outlook : undefined, manners[seat]!));
    if (circuit.next(state).kind !== 'over') note(seat, after);
  }
}

function chooseMove(state: CircuitState, seat: number, rng: SeededRng, outlook: Outlook | undefined, manner: Manner): number {
  if (rng.below(WHIM) === 0) return circuit.sample(state, seat, rng);
  return outlook ? likedMove(state, seat, outlook, rng) : bestMove(state, seat, IRON_LEFT, rng, manner);
}

/** The batches of a round on all workers; what comes back is in the order of the batches, whoever played them. */
async function playAll(crew: readonly Worker[], tasks: readonly Task[]): Promise<Played> {
  const answers: Played[] = [];
  let next = 0;
  await Promise.all(
    crew.map(async (worker) => {
      while (next < tasks.length) {
        const at = next++;
        answers[at] = await new Promise<Played>((done, fail) => {
          worker.once('message', done);
          worker.once('error', fail);
          worker.postMessage(tasks[at]);
        });
        worker.removeAllListeners('error');
      }
    }),
  );
  const all = (of: (played: Played) => Rows): Rows => joined(answers.map(of));
  return {
    used: { before: all(({ used }) => used.before), after: all(({ used }) => used.after) },
    kept: { before: all(({ kept }) => kept.before), after: all(({ kept }) => kept.after) },
  };
}

/** What is not learnt now stays as it is in the file, or in what the game has. */
type Nets = { -readonly [which in keyof Outlook]: number[] };
const isHere = existsSync(values.out);
const known = JSON.parse(readFileSync(isHere ? values.out : DATA, 'utf8')) as Record<string, unknown> &
  Record<BoxName, Record<string, Nets>>;
const whole = (net: Float64Array): number[] => Array.from(net, (weight) => Math.round(weight / SCALE));

async function learn(crew: readonly Worker[], box: BoxName, seats: number): Promise<void> {
  const rng = new SeededRng(`${values.seed}/${box}/${seats}`);
  const nets = { before: newNet(rng), after: newNet(rng) };
  for (let round = 0; round <= Number(values.rounds); round++) {
    const games = Number(round === 0 ? values.games : values.own);
    const tasks = Array.from({ length: Math.ceil(games / BATCH) }, (_, batch): Task => {
      const seed = `${values.seed}/${box}/${seats}/${round}/${batch}`;
      return { box, seats, games: Math.min(BATCH, games - batch * BATCH), seed, outlook: round === 0 ? undefined : nets };
    });
    const { used, kept } = await playAll(crew, tasks);
    for (const which of ['before', 'after'] as const) {
      const rows = used[which];
      const mean = surpriseOf(kept[which], undefined);
      const was = surpriseOf(kept[which], nets[which]);
      fitNet(nets[which], rows, round === 0 ? { epochs: 6, rate: 2e-3 } : { epochs: 3, rate: 7e-4 }, rng);
      const surprise = surpriseOf(kept[which], nets[which]);
      process.stdout.write(
        `${box}, ${seats} seats, round ${round}, ${which}: ${rows.count} rows; surprise ${surprise.toFixed(4)}, before fitting ${was.toFixed(4)}, of the mean ${mean.toFixed(4)}\n`,
      );
    }
    known[box] = { ...known[box], [`for${seats}`]: { before: whole(nets.before), after: whole(nets.after) } };
    writeFileSync(values.out, `${JSON.stringify(known, null, 1)}\n`);
  }
}

async function main(): Promise<void> {
  const crew = Array.from({ length: Number(values.jobs) }, () => new Worker(new URL(import.meta.url)));
  for (const box of values.box.split(',') as BoxName[])
    for (const seats of values.seats.split(',').map(Number)) await learn(crew, box, seats);
  for (const worker of crew) void worker.terminate();
}

if (isMainThread) await main();
else parentPort!.on('message', (task: Task) => parentPort!.postMessage(playGames(task)));
