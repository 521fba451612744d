import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Adviser } from '@stolik/search/book';
import type { Player } from '@stolik/search/player';
import { rememberRounds } from './memory.ts';
import type { Prospect } from './reasons.ts';

/** The effect of a program in the likeliest rounds, and where its golem ends. */
export interface Prediction {
  readonly prospect: Prospect;
  /** Where one then stands and faces, round by round: programs that end alike are one idea. */
  readonly ends: string;
  /** What it is for, and where it leads if the likeliest happens. */
  readonly plan: string;
}

interface Advising<State> {
  readonly player: Player<State>;
  /** How many rounds are still to come after this one; undefined where nobody is told that they have lost. */
  roundsAfter(world: State): number | undefined;
  /** Undefined where no program is asked for. */
  predict(world: State, seat: Seat): Foresight | undefined;
}

export interface Foresight {
  (action: Action): Prediction;
  /** Programs one could lay: all of them, or so many drawn. */
  look(most: number, rng: Rng): readonly Action[];
}

/** With what asking the rivals costs, about half a second on a laptop: see LONGEST in the client. */
const ITERATIONS = 24_000;
/** Nearer than this it is no longer the way that counts. */
const NEAR = 2;
/** Far from everybody the standing hardly changes, and what changes it there is not worth much. */
const MARGIN = 0.05;
/** So many programs are looked through for the way they lead, and so many of them set against the others. */
const [LOOKED_AT, TRIED] = [600, 4];
/**
 * The search knows no rival who stumbles: if you follow hints, you still draw or win one of four games that it takes for lost. With so
 * many rounds to come it is right in more than nine of ten.
 */
const LATE = 1;
/** What a hit given and a hit taken count beside a command nearer. */
const [GIVEN, TAKEN] = [4, 3];

/** The strongest player, asked for its opinion of each program instead of its own surprising choice. */
export function adviserOf<State>({ player, roundsAfter, predict }: Advising<State>): Adviser<State> {
  return {
    iterations: ITERATIONS,
    margin: MARGIN,
    recall: rememberRounds,
    mayTurn: (world) => {
      const after = roundsAfter(world);
      return after === undefined || after > LATE;
    },
    player: (world, seat, rng, budget) => {
      const predicted = predict(world, seat);
      // The search gathers what wins most: of what leads nearer it must be told where nothing can be won yet.
      const leading = predicted ? leadingOf(predicted, rng) : [];
      const thought = player(world, seat, rng, { ...budget, consider: [...(budget.consider ?? []), ...leading] });
      // Each has met everything the others might do.
      const candidates = thought.candidates
        .map((candidate) => ({ ...candidate, weight: 1 }))
        .sort((a, b) => b.value - a.value || a.action - b.action);
      return { ...thought, action: candidates[0]!.action, candidates };
    },
    ideas: (world, seat) => {
      const predicted = predict(world, seat);
      return predicted ? (action) => predicted(action).ends : String;
    },
    plans: (world, seat) => {
      const predicted = predict(world, seat);
      return predicted ? (action) => predicted(action).plan : String;
    },
    appeal: (world, seat) => {
      const predicted = predict(world, seat);
      if (!predicted) return () => 0;
      return (action) => appealOf(predicted(action));
    },
  };
}

function appealOf({ prospect: { hits, putsOut, isHurt, isOut, way, race } }: Prediction): number {
  // Young players keep their goal until they have it.
  if (race) return -way;
  return GIVEN * (hits + putsOut) - TAKEN * (isHurt + isOut) - Math.max(NEAR, way);
}

/** The most appealing programs, best first. */
function leadingOf(predicted: Foresight, rng: Rng): readonly Action[] {
  const looked = [...new Set(predicted.look(LOOKED_AT, rng))].map((action) => ({ action, appeal: appealOf(predicted(action)) }));
  return looked
    .sort((a, b) => b.appeal - a.appeal || a.action - b.action)
    .slice(0, TRIED)
    .map(({ action }) => action);
}
