import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { describe, expect, test } from 'vitest';
import { chooseAt, draw } from '../src/choose.ts';
import { decide, randomPlayer } from '../src/decide.ts';
import { ductPlayer } from '../src/duct.ts';
import { flatPlayer } from '../src/flat.ts';
import { TEXTBOOK, TreeSearch, treePlayer, treeSeer } from '../src/ismcts.ts';
import type { Knowledge } from '../src/knowledge.ts';
import type { Player } from '../src/player.ts';
import { Playout } from '../src/playout.ts';
import { BET, CARDS, FOLD, type Hands, higherCard } from './higher-card.ts';
import { matching } from './matching.ts';
import { type Board, ticTacToe } from './tic-tac-toe.ts';

const TO_END = { steps: Number.POSITIVE_INFINITY, margin: 0 };

function winnerOf(game: AnyGame, players: readonly Player<unknown>[], seed: string, iterations: number): number | undefined {
  const rng = new SeededRng(seed);
  const state = game.setup({}, 2);
  for (let next = game.next(state); ; next = game.next(state)) {
    if (next.kind === 'over') return next.outcome.winners[0];
    if (next.kind === 'chance') game.play(state, CHANCE, game.roll(state, rng));
    for (const seat of next.seats) {
      game.play(state, seat, decide(game, players[seat]!, state, seat, rng, { iterations }).action);
    }
  }
}

describe('tic-tac-toe', () => {
  const tree = treePlayer(ticTacToe, undefined, TEXTBOOK);

  test('is a draw when both search', () => {
    for (let i = 0; i < 8; i++) expect(winnerOf(ticTacToe, [tree, tree], `draw ${i}`, 2000)).toBeUndefined();
  });

  test('is never lost to random play, by the tree', () => {
    const random = randomPlayer(ticTacToe);
    for (let i = 0; i < 40; i++) {
      const seat = i % 2;
      const players = seat === 0 ? [tree, random] : [random, tree];
      expect(winnerOf(ticTacToe, players, `random ${i}`, 1500)).not.toBe(1 - seat);
    }
  });

  test.each([
    ['the tree', tree],
    ['the decoupled tree', ductPlayer<unknown>(ticTacToe, { exploration: 0.7, before: (world) => world })],
    ['flat Monte Carlo', flatPlayer(ticTacToe, undefined, TO_END)],
  ])('a win is taken and a threat is met by %s', (_name, player) => {
    const rng = new SeededRng('tactics');
    const win: Board = { marks: [0b000000011, 0b000011000], turn: 0 };
    expect(decide(ticTacToe, player, win, 0, rng, { iterations: 600 }).action).toBe(2);
    const threat: Board = { marks: [0b000000011, 0b000010000], turn: 1 };
    expect(decide(ticTacToe, player, threat, 1, rng, { iterations: 1200 }).action).toBe(2);
  });

  test('priors and widening decide what is looked at first', () => {
    const eager: Knowledge<Board> = {
      evaluate: (_state, out) => out.fill(0.5),
      prior(_state, _seat, actions, out) {
        for (let i = 0; i < actions.length; i++) out[i] = actions.items[i]!;
      },
    };
    const search = new TreeSearch(ticTacToe, eager, {
      exploration: 1,
      widening: { base: 2, factor: 0, power: 1 },
      playoutSteps: 0,
      margin: 0,
    });
    const thinking = search.begin(ticTacToe.setup({}, 2), 0, new SeededRng(1));
    thinking.think({ iterations: 50 });
    const looked = thinking.thought().candidates.map(({ action }) => action);
    expect(looked.sort((a, b) => a - b)).toEqual([7, 8]);
  });
});

describe('hidden cards', () => {
  const tree = treePlayer<Hands>(higherCard, undefined, TEXTBOOK);
  const flat = flatPlayer<Hands>(higherCard, undefined, TO_END);

  test.each([
    ['the tree', tree],
    ['flat Monte Carlo', flat],
  ])('%s bets with what wins on average, whatever the other holds', (_name, player) => {
    for (const own of [1, 2, 3, 5, 6, 7]) {
      for (let other = 1; other <= CARDS; other++) {
        if (other === own) continue;
        const thought = decide(higherCard, player, { cards: [own, other], bet: -1 }, 0, new SeededRng(own), { iterations: 800 });
        expect(thought.action).toBe(own > 4 ? BET : FOLD);
      }
    }
  });

  test('who sees everything bets exactly when it wins', () => {
    const seer = treeSeer<Hands>(higherCard, undefined, TEXTBOOK);
    const rng = new SeededRng(1);
    const truth = (cards: number[]) => ({ state: { cards, bet: -1 }, chance: new SeededRng(2) });
    expect(seer(truth([2, 1]), 0, rng, { iterations: 100 }).action).toBe(BET);
    expect(seer(truth([6, 7]), 0, rng, { iterations: 100 }).action).toBe(FOLD);
  });
});

describe('deciding together', () => {
  test('each seat finds out what never pays', () => {
    const tree = treePlayer(matching, undefined, TEXTBOOK);
    const thought = decide(matching, tree, matching.setup({}, 2), 0, new SeededRng(3), { iterations: 2000 });
    const share = (action: number) => thought.candidates.find((each) => each.action === action)?.weight ?? 0;
    expect(share(2)).toBeLessThan(0.15);
    expect(share(0)).toBeGreaterThan(0.25);
    expect(share(1)).toBeGreaterThan(0.25);
  });
});

describe('budgets', () => {
  const tree = treePlayer(ticTacToe, undefined, TEXTBOOK);
  const think = (seed: number, iterations: number) => tree(ticTacToe.setup({}, 2), 0, new SeededRng(seed), { iterations });

  test('the same seed and iterations think the same', () => {
    expect(think(5, 700)).toEqual(think(5, 700));
    expect(think(5, 700).candidates).not.toEqual(think(6, 700).candidates);
    expect(think(5, 700).iterations).toBe(700);
  });

  test('time is kept by the clock that is handed in', () => {
    let now = 100;
    const clock = () => now++;
    const { iterations } = tree(ticTacToe.setup({}, 2), 0, new SeededRng(1), { milliseconds: 50, clock });
    expect(iterations).toBeGreaterThan(40);
    expect(now).toBeLessThan(155);
  });

  test('it stops when nothing can change any more, with the same answer', () => {
    const hasty = treePlayer(ticTacToe, undefined, { ...TEXTBOOK, stopsWhenSettled: true });
    const win: Board = { marks: [0b000000011, 0b000011000], turn: 0 };
    const ask = (player: Player<unknown>) => player(structuredClone(win), 0, new SeededRng(4), { iterations: 5000 });
    expect(ask(hasty).iterations).toBeLessThan(4000);
    expect(ask(hasty).action).toBe(ask(tree).action);
  });

  test('it does not stop while what is to come could still change the answer', () => {
    const hasty = treePlayer(ticTacToe, undefined, { ...TEXTBOOK, stopsWhenSettled: true });
    for (let seed = 0; seed < 20; seed++) {
      const { candidates, iterations } = hasty(ticTacToe.setup({}, 2), 0, new SeededRng(seed), { iterations: 1500 });
      const [first, second] = candidates.map(({ weight }) => Math.round(weight * iterations));
      expect(first! - second! > 1500 - iterations || iterations === 1500, `seed ${seed}`).toBe(true);
    }
  });

  test('thinking goes on in slices, and has an answer before the first', () => {
    const thinking = new TreeSearch(ticTacToe, undefined, TEXTBOOK).begin(ticTacToe.setup({}, 2), 0, new SeededRng(1));
    expect(thinking.thought().iterations).toBe(0);
    thinking.think({ iterations: 10 });
    thinking.think({ iterations: 15 });
    expect(thinking.thought().iterations).toBe(25);
  });
});

describe('thoughts', () => {
  test('a share is drawn as often as it says; what is left over by rounding goes to the last that has one', () => {
    const rng = new SeededRng('shares');
    const drawn = Array.from({ length: 3000 }, () => draw(Float64Array.of(0.5, 0, 0.3, 0.2, 9), 4, rng));
    const times = [0, 1, 2, 3].map((index) => drawn.filter((each) => each === index).length);
    expect(times[1]).toBe(0);
    for (const [index, share] of [1500, 0, 900, 600].entries()) expect(Math.abs(times[index]! - share)).toBeLessThan(120);
    const last = { below: (bound: number) => bound - 1 };
    expect(draw(Float64Array.of(0.4, 0.4, 0), 3, last)).toBe(1);
    expect(draw(Float64Array.of(0, 0, 0), 3, last)).toBe(0);
  });

  test('a playout goes so many decisions far and is judged there, or goes to the end', () => {
    const seen: number[] = [];
    const count = ({ marks }: Board): number => [...(marks[0] | marks[1]).toString(2)].filter((bit) => bit === '1').length;
    const knowledge: Knowledge<Board> = {
      evaluate(state, out) {
        seen.push(count(state));
        out.fill(0.25);
      },
    };
    const out = new Float64Array(2);
    const rng = new SeededRng(2);
    for (const steps of [0, 1, 4]) {
      new Playout(ticTacToe, knowledge, { steps, margin: 0 }).run(ticTacToe.setup({}, 2) as Board, 2, rng, rng, out);
      expect([...out]).toEqual([0.25, 0.25]);
    }
    expect(seen).toEqual([0, 1, 4]);
    new Playout(ticTacToe, knowledge, TO_END).run(ticTacToe.setup({}, 2) as Board, 2, rng, rng, out);
    expect(seen).toHaveLength(3);
    expect(out[0]! + out[1]!).toBe(1);
  });

  test('a temperature plays the second best sometimes, the hopeless never', () => {
    const candidates = [0.6, 0.38, 0.02].map((weight, action) => ({ action, value: action / 10, weight }));
    const rng = new SeededRng('heat');
    const played = Array.from({ length: 300 }, () => chooseAt(1, candidates, rng).action);
    expect(played.filter((action) => action === 1).length).toBeGreaterThan(80);
    expect(played).not.toContain(2);
    expect(chooseAt(0, candidates, rng).action).toBe(0);
  });
});
