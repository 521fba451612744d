import type { AnyGame, GameEvent } from '@stolik/kernel/game';
import { playStep, type Step } from '@stolik/kernel/steps';
import { stateAfter, type Table } from '@stolik/table/table';

/** A step and what came of it, as the referee sees it. */
interface Frame {
  readonly step: Step;
  readonly events: readonly GameEvent[];
  readonly state: unknown;
}

/** Every moment of a table, so that a film may start anywhere without playing the game again. */
export class Frames {
  private readonly game: AnyGame;
  private readonly start: unknown;
  private readonly frames: Frame[] = [];

  constructor(game: AnyGame, table: Table) {
    this.game = game;
    this.start = stateAfter(game, table, []);
    this.follow(table);
  }

  /** Takes over what the table has now; after an undo that is less. */
  follow({ steps }: Table): void {
    const same = this.frames.findIndex(({ step }, index) => step !== steps[index]);
    if (same >= 0) this.frames.length = same;
    for (const step of steps.slice(this.frames.length)) {
      const events: GameEvent[] = [];
      const state: unknown = this.game.clone(this.stateAt(this.frames.length));
      playStep(this.game, state, step, (event) => events.push(event));
      this.frames.push({ step, events, state });
    }
  }

  stateAt(count: number): unknown {
    return count === 0 ? this.start : this.frames[count - 1]!.state;
  }

  /** What the step after the first `count` did. */
  eventsAfter(count: number): readonly GameEvent[] {
    return this.frames[count]?.events ?? [];
  }
}
