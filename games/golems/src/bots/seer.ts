import { type Action, ActionList, type AnyGame, CHANCE, type Seat } from '@stolik/kernel/game';
import { foregone, type Player, type Seer } from '@stolik/search/player';

interface Seen<State> {
  readonly game: AnyGame;
  /** Whether this is the question for a program, and all others have laid theirs. */
  isLastToLay(state: State, seat: Seat): boolean;
  isRoundOver(state: State): boolean;
  judge(state: State, out: Float64Array): void;
  /** For questions that are not programs, and for everybody while the round runs. */
  readonly player: Player<State>;
}

const MOST = 30_000;
const values = new Float64Array(8);

/** An upper bound for the arena: it sees the others' programs and the future dice, and takes the best answer. */
export function seerOf<State>({ game, isLastToLay, isRoundOver, judge, player }: Seen<State>): Seer<State> {
  const list = new ActionList();
  return ({ state, chance }, seat, rng, budget) => {
    if (!isLastToLay(state, seat)) return player(state, seat, rng, budget);
    list.clear();
    if ((game.count?.(state, seat) ?? 0) <= MOST) game.legal(state, seat, list);
    else for (let drawn = 0; drawn < MOST; drawn++) list.push(game.sample(state, seat, rng));
    let best = list.at(0);
    let most = -1;
    for (let index = 0; index < list.length; index++) {
      const value = follow(list.at(index));
      if (value <= most) continue;
      most = value;
      best = list.at(index);
    }
    return foregone(best);

    function follow(action: Action): number {
      const world: State = game.clone(state);
      const rolls = chance.copy();
      game.play(world, seat, action);
      while (!isRoundOver(world)) {
        const next = game.next(world);
        if (next.kind === 'over') break;
        if (next.kind === 'chance') game.play(world, CHANCE, game.roll(world, rolls));
        else for (const asked of next.seats) game.play(world, asked, game.overtime(world, asked));
      }
      judge(world, values);
      return values[seat]!;
    }
  };
}
