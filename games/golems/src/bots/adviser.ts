import type { Action, Seat } from '@stolik/kernel/game';
import type { Rng } from '@stolik/kernel/random';
import type { Adviser } from '@stolik/search/book';
import type { Player } from '@stolik/search/player';
import { rememberRounds } from './memory.ts';
import type { Prospect } from './reasons.ts';

/** What a program comes to in the likeliest rounds, and where it leaves one. */
export interface Foreseen {
  readonly prospect: Prospect;
  /** Where one then stands and faces, round by round: programs that end alike are one idea. */
  readonly ends: string;
  /** What it is for, and where it leads if the likeliest happens. */
  readonly plan: string;
}

interface Advising<State> {
  readonly player: Player<State>;
  /** Undefined where no program is asked for. */
  foresee(world: State, seat: Seat): Foresight | undefined;
}

export interface Foresight {
  (action: Action): Foreseen;
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
/** What a hit given and a hit taken count beside a command nearer. */
const [GIVEN, TAKEN] = [4, 3];

/** The strongest, asked what it thinks of each program instead of which it would surprise somebody with. */
export function adviserOf<State>({ player, foresee }: Advising<State>): Adviser<State> {
  return {
    iterations: ITERATIONS,
    margin: MARGIN,
    recall: rememberRounds,
    player: (world, seat, rng, budget) => {
      const foreseen = foresee(world, seat);
      // The search gathers what wins most: of what leads nearer it must be told where nothing can be won yet.
      const leading = foreseen ? leadingOf(foreseen, rng) : [];
      const thought = player(world, seat, rng, { ...budget, consider: [...(budget.consider ?? []), ...leading] });
      // Each has met everything the others might do.
      const candidates = thought.candidates
        .map((candidate) => ({ ...candidate, weight: 1 }))
        .sort((a, b) => b.value - a.value || a.action - b.action);
      return { ...thought, action: candidates[0]!.action, candidates };
    },
    ideas: (world, seat) => {
      const foreseen = foresee(world, seat);
      return foreseen ? (action) => foreseen(action).ends : String;
    },
    plans: (world, seat) => {
      const foreseen = foresee(world, seat);
      return foreseen ? (action) => foreseen(action).plan : String;
    },
    appeal: (world, seat) => {
      const foreseen = foresee(world, seat);
      if (!foreseen) return () => 0;
      return (action) => appealOf(foreseen(action));
    },
  };
}

function appealOf({ prospect: { hits, putsOut, isHurt, isOut, way, race } }: Foreseen): number {
  // Young players keep their goal until they have it.
  if (race) return -way;
  return GIVEN * (hits + putsOut) - TAKEN * (isHurt + isOut) - Math.max(NEAR, way);
}

/** The most appealing programs, best first. */
function leadingOf(foreseen: Foresight, rng: Rng): readonly Action[] {
  const looked = [...new Set(foreseen.look(LOOKED_AT, rng))].map((action) => ({ action, appeal: appealOf(foreseen(action)) }));
  return looked
    .sort((a, b) => b.appeal - a.appeal || a.action - b.action)
    .slice(0, TRIED)
    .map(({ action }) => action);
}
