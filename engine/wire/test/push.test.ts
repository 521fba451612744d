import { type AnyGame, CHANCE, type GameEvent, WATCHER } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { coin } from '@stolik/kernel/testing/coin';
import { nim } from '@stolik/kernel/testing/nim';
import { expect, test } from 'vitest';
import { Packer, Unpacker } from '../src/packing.ts';
import { type PackedStep, packPush, type SeenStep, unpackPush } from '../src/push.ts';
import { worldOf } from '../src/world.ts';

/** A whole game, told step by step to one viewer; answers what went over the wire. */
function tellGame(game: AnyGame, viewer: number, seed: number): readonly PackedStep[] {
  const rng = new SeededRng(seed);
  const [packer, unpacker] = [new Packer(), new Unpacker()];
  const state: unknown = game.setup(unwrap(game.parseOptions({}, 2)), 2);
  let mine = worldOf(game, state, viewer);
  const sent: PackedStep[] = [];
  for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
    const actor = next.kind === 'chance' ? CHANCE : next.seats[rng.below(next.seats.length)]!;
    const action = actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng);
    const isOpen = actor === viewer || next.kind === 'turn';
    const text = isOpen ? game.write(state, actor, action) : undefined;
    const events: GameEvent[] = [];
    game.play(state, actor, action, (event: GameEvent) => events.push(...[game.see(event, viewer) ?? []].flat()));
    const step: SeenStep = { actor, text, events, world: worldOf(game, state, viewer) };
    const packed = packPush(packer, game, viewer, mine, [step]);
    unpacker.learn(packer.shapes.slice(unpacker.known));
    const [told] = unpackPush(unpacker, game, viewer, mine, JSON.parse(JSON.stringify(packed)));
    if (canonicalJson(told) !== canonicalJson(step)) throw new Error(`${JSON.stringify(packed)} came to something else`);
    mine = told!.world;
    sent.push(...packed);
  }
  return sent;
}

test.each([
  ['coin', coin],
  ['nim', nim],
] as const)('%s: whoever looks on comes to their own world after every step, and to the same events', (_, game) => {
  for (let seed = 1; seed <= 60; seed++)
    for (const viewer of [0, 1, WATCHER]) expect(tellGame(game, viewer, seed).length).toBeGreaterThan(1);
});

test('what the own world can play is told by a word or a number alone', () => {
  for (let seed = 1; seed <= 20; seed++) expect(tellGame(nim, 0, seed).every((step) => step.length === 2)).toBe(true);
  const steps = tellGame(coin, 1, 1);
  // Hidden coins and the other's secret guess are imagined; what the last guess shows is told in full.
  expect(steps.slice(0, 3).map((step) => step.length)).toEqual([2, 2, 2]);
  expect(steps.filter(([actor]) => actor === 0).every(([, what]) => what === 0)).toBe(true);
});

test('a step that does not fit the world is thrown out, not taken', () => {
  const world = worldOf(nim, nim.setup(unwrap(nim.parseOptions({}, 2)), 2), 0);
  for (const step of [
    [0, 'nonsense'],
    [-1, 1],
    [1, 'take 1'],
    [0, 0, [[77]], 0],
  ])
    expect(() => unpackPush(new Unpacker(), nim, 0, world, [step as unknown as PackedStep])).toThrow(TypeError);
});

test('a world is dealt alike by every version: clients of yesterday play on with a server of today', () => {
  const asked: number[] = [];
  const curious: AnyGame = {
    ...coin,
    redeal(state, _viewer, rng) {
      asked.push(...Array.from({ length: 68 }, () => rng.below(1000)));
      return coin.clone(state);
    },
  };
  worldOf(curious, coin.setup({}, 2), 0);
  // The first of what is possible, and from the 65th question on always the same other numbers.
  expect(asked.slice(0, 64).every((answer) => answer === 0)).toBe(true);
  expect(asked.slice(64)).toEqual([91, 506, 888, 487]);
});
