// Fits the outlook of the circuit game for three and for four (games/circuit/src/bot/outlook.ts). First from games in which everybody plays
// the quick move, with a whim now and then; then, a few times over, from games in which one seat takes what the nets so far like best
// and the others play quick moves: only that seat's decisions count there. Each decision is a row, its result the share that the seat
// got in the end. Writes games/circuit/data/outlook.json:
//   node tools/train/circuit-fit.ts --seats 4 --games 6000 --own 3000 --rounds 1 --seed fit
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ActionList, CHANCE } from '../../engine/kernel/src/game.ts';
import { SeededRng } from '../../engine/kernel/src/random.ts';
import { unwrap } from '../../engine/kernel/src/result.ts';
import { foresee } from '../../games/circuit/src/bot/look.ts';
import { listMoves } from '../../games/circuit/src/bot/moves.ts';
import { type Outlook, SCALE } from '../../games/circuit/src/bot/outlook.ts';
import { bestMove, type Manner } from '../../games/circuit/src/bot/quick.ts';
import { readSigns, signs } from '../../games/circuit/src/bot/signs.ts';
import { circuit } from '../../games/circuit/src/game.ts';
import type { CircuitState } from '../../games/circuit/src/state.ts';
import { addRow, fitNet, newNet, newRows, type Rows, surpriseOf } from './net.ts';

const DATA = resolve(import.meta.dirname, '../../games/circuit/data/outlook.json');
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '6000' },
    own: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'fit' },
    seats: { type: 'string', default: '3,4' },
    out: { type: 'string', default: DATA },
  },
});
/** One decision in so many is a whim: any allowed move. */
const WHIM = 25;
const IRON_LEFT = 0.4;
const MANNERS: readonly Manner[] = ['fitting', 'careful'];
/** How far behind the best, in log odds, what is tried may be. */
const CURIOSITY = 0.1;
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
    const odds = foresee(state, seat, list.at(i), outlook) + luck;
    if (odds <= most) continue;
    most = odds;
    best = list.at(i);
  }
  return best;
}

/** Plays a game; with an outlook one seat goes by it, and only its decisions are noted. */
function playGame(seats: number, rng: SeededRng, { before, after }: Stage, outlook: Outlook | undefined): void {
  const state = circuit.setup(unwrap(circuit.parseOptions({}, seats)), seats);
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

/** What is not learnt now stays as it is in the file, or in what the game has. */
const known = JSON.parse(readFileSync(existsSync(values.out) ? values.out : DATA, 'utf8')) as Record<string, unknown>;
const whole = (net: Float64Array): number[] => Array.from(net, (weight) => Math.round(weight / SCALE));

function learn(seats: number): void {
  const rng = new SeededRng(`${values.seed}/${seats}`);
  const nets = { before: newNet(rng), after: newNet(rng) };
  for (let round = 0; round <= Number(values.rounds); round++) {
    const [used, kept] = [newStage(), newStage()];
    const games = Number(round === 0 ? values.games : values.own);
    for (let game = 0; game < games; game++)
      playGame(seats, rng, game % KEPT === 0 ? kept : used, round === 0 ? undefined : nets);
    for (const which of ['before', 'after'] as const) {
      const rows = used[which];
      const mean = surpriseOf(kept[which], undefined);
      const was = surpriseOf(kept[which], nets[which]);
      fitNet(nets[which], rows, round === 0 ? { epochs: 6, rate: 2e-3 } : { epochs: 3, rate: 7e-4 }, rng);
      const surprise = surpriseOf(kept[which], nets[which]);
      process.stdout.write(
        `${seats} seats, round ${round}, ${which}: ${rows.count} rows; surprise ${surprise.toFixed(4)}, before fitting ${was.toFixed(4)}, of the mean ${mean.toFixed(4)}\n`,
      );
    }
    known[`for${seats}`] = { before: whole(nets.before), after: whole(nets.after) };
    writeFileSync(values.out, `${JSON.stringify(known, null, 1)}\n`);
  }
}

for (const seats of values.seats.split(',').map(Number)) learn(seats);
