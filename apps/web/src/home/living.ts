import { type AnyGame, CHANCE, WATCHER } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { playStep } from '@stolik/kernel/steps';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { usualLevel } from '../games/bots.ts';
import { askBot } from '../host/bots.ts';
import { freshRng } from '../host/chance.ts';
import { isStill } from '../preferences.ts';

export interface Living {
  readonly view: Accessor<unknown>;
  readonly moves: Accessor<number>;
}

const BETWEEN_MOVES = 2400;
const BETWEEN_GAMES = 9000;
/** A still board is more inviting with something on it. */
const FIRST_MOVES = 10;

/** Two bots at a little table, really playing: slowly, only while somebody can see them, not at all when motion is unwanted. */
export function createLiving(game: AnyGame, seats: number): Living {
  const rng = freshRng();
  const level = usualLevel(game.id).id;
  const begin = (): unknown => game.setup(unwrap(game.parseOptions({}, seats)), seats);
  let state = begin();
  let count = 0;
  let hasLeft = false;
  onCleanup(() => {
    hasLeft = true;
  });
  const [view, setView] = createSignal<unknown>();
  const [moves, setMoves] = createSignal(0);

  function show(): void {
    setView(game.view(state, WATCHER));
    setMoves(count);
  }

  async function move(): Promise<boolean> {
    for (let next = game.next(state); ; next = game.next(state)) {
      if (next.kind === 'over') return false;
      if (next.kind === 'chance') {
        playStep(game, state, { kind: 'play', actor: CHANCE, action: game.roll(state, rng) });
        continue;
      }
      const seat = next.seats[0] ?? 0;
      const action = await askBot(game, state, seat, level, rng);
      playStep(game, state, { kind: 'play', actor: seat, action });
      count++;
      return true;
    }
  }

  async function run(): Promise<void> {
    while (count < FIRST_MOVES && (await move()));
    show();
    while (!hasLeft) {
      await wait(BETWEEN_MOVES + rng.below(900));
      if (hasLeft) return;
      if (document.hidden || isStill()) continue;
      if (await move()) show();
      else {
        await wait(BETWEEN_GAMES);
        state = begin();
        count = 0;
      }
    }
  }

  run().catch((error: unknown) => console.error(error));
  return { view, moves };
}

const wait = (length: number): Promise<void> => new Promise((done) => setTimeout(done, length));
