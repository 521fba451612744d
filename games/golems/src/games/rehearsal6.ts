import { CHANCE, type GameEvent, type Seat } from '@stolik/kernel/game';
import { unwrap } from '@stolik/kernel/result';
import { DIRECTION_LETTERS, findCell, parseField } from '../core/field.ts';
import { encodeProgram } from '../programs/code.ts';
import { CARDS, type Card, type Program } from '../programs/program.ts';
import { overtime6 } from '../v6/actions.ts';
import { buildState } from '../v6/build.ts';
import type { Event6 } from '../v6/events.ts';
import { EMPTY } from '../v6/kinds.ts';
import { PROGRAM, type State6 } from '../v6/state.ts';
import type { View6 } from '../v6/view.ts';
import { golems6 } from './golems6.ts';

const LONGEST = 400;
const STOPS = new Set<GameEvent['kind']>(['luckShown', 'roundBegan', 'gameOver']);

/**
 * The effect of one program by the real rules, if the others stay and barrels are empty. It runs in a small world made from the
 * view.
 */
export function rehearse6(view: View6, seat: Seat, program: Program): readonly Event6[] {
  const state = world6(view, seat);
  const events: Event6[] = [];
  let isOver = false;
  const emit = (event: Event6): void => {
    if (STOPS.has(event.kind)) isOver = true;
    if (!isOver) events.push(event);
  };
  const stay = encodeProgram([{ kind: 'plain', card: 'S' }]);
  for (let other = 0; other < view.golems.length; other++) {
    if (other !== seat && view.golems[other]!.at) golems6.play(state, other, stay);
  }
  golems6.play(state, seat, encodeProgram(program), emit);
  for (let steps = 0; steps < LONGEST && !isOver; steps++) {
    const next = golems6.next(state);
    if (next.kind === 'over' || state.phase === PROGRAM) break;
    if (next.kind === 'chance') {
      // A luck card would be the next round.
      if (golems6.refuse(state, CHANCE, EMPTY) || state.round > 1) break;
      golems6.play(state, CHANCE, EMPTY, emit);
    } else golems6.play(state, next.seats[0]!, overtime6(state, next.seats[0]!), emit);
  }
  return events;
}

function world6(view: View6, seat: number): State6 {
  const field = unwrap(parseField(view.field));
  const golems = view.golems.map((golem) => ({
    strength: golem.strength,
    range: golem.range,
    rows: golem.rows,
    // Nobody goes out in a dream, and nobody wins: the path is shown to its end.
    limit: 200,
    at: golem.at ? findCell(field, golem.at) : -1,
    facing: DIRECTION_LETTERS.indexOf(golem.facing),
    damage: 0,
    bot: null,
    type: golem.type,
    extra: 0,
    dealt: 0,
    items: 0,
    edge: 0,
    charge: golem.charge ? 1 + CARDS.indexOf(golem.charge as Card) : 0,
  }));
  const options = {
    logic: false,
    kids: view.options.kids,
    turns: 'together',
    goal: null,
    cards: null,
    tie: 'draw',
    swap: view.options.swap,
    rulings: view.options.rulings,
    box: 'even',
    rounds: 10,
    scenario: null,
    golems: null,
    bots: null,
    subprogram: true,
  } as const;
  const state = unwrap(buildState(options, field, view.tokens, golems));
  state.pool[EMPTY] = 12;
  state.phase = PROGRAM;
  state.waiting = view.golems.reduce((bits, golem, golemSeat) => (golem.at ? bits | (1 << golemSeat) : bits), 0);
  const subprogram = view.subprograms[seat]?.split(' ') ?? [];
  for (const [index, card] of subprogram.entries()) state.subprogram[seat * 2 + index] = CARDS.indexOf(card as Card);
  return state;
}
