import type { AnyGame, GameEvent, Seat } from '@stolik/kernel/game';
import { playStep, type Step } from '@stolik/kernel/steps';
import type { Recall } from './book.ts';

/** Keeps what each seat has seen of a game, for bots that remember. It never holds more than the game shows that seat. */
export class Witness {
  private readonly game: AnyGame;
  private readonly seen: readonly GameEvent[][];

  constructor(game: AnyGame, seats: number) {
    this.game = game;
    this.seen = Array.from({ length: seats }, () => []);
  }

  /** Takes an event as the rules emit it. */
  readonly hear = (event: GameEvent): void => {
    for (const [seat, events] of this.seen.entries()) {
      const seen: GameEvent | undefined = this.game.see(event, seat);
      if (seen !== undefined) events.push(seen);
    }
  };

  /** What somebody on this seat remembers; undefined for who remembers nothing. */
  memoryOf(recall: Recall | undefined, seat: Seat): unknown {
    return recall?.(this.seen[seat] ?? []);
  }
}

/** The memory of a player on this seat after these steps. `start` is the state before them; it is modified. */
export function memoryAfter(
  game: AnyGame,
  recall: Recall | undefined,
  start: () => unknown,
  steps: readonly Step[],
  seat: Seat,
): unknown {
  if (!recall) return undefined;
  const state = start();
  const witness = new Witness(game, game.seatsAt(state));
  for (const step of steps) playStep(game, state, step, witness.hear);
  return witness.memoryOf(recall, seat);
}
