import type { ChainReason } from '@stolik/circuit/current/reasons';
import { circuit } from '@stolik/circuit/game';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { golems4 } from '@stolik/golems/v4/game';
import { golems6 } from '@stolik/golems/v6/game';
import type { AnyGame, GameEvent } from '@stolik/kernel/game';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { micropul } from '@stolik/micropul/game';
import type { MicropulView } from '@stolik/micropul/view';
import { expect, test } from 'vitest';
import type { Asked, Recipes } from '../../src/base/sound/recipe.ts';
import * as ofCircuit from '../../src/games/circuit/board/sounds.ts';
import { HEARD as HEARD_GOLEMS, heard as heardGolems } from '../../src/games/golems/board/heard.ts';
import { RECIPES as GOLEMS } from '../../src/games/golems/board/sounds.ts';
import type { PlayedEdition } from '../../src/games/golems/model/edition.ts';
import type { GolemsEvent, GolemsView } from '../../src/games/golems/model/scene.ts';
import { edition4 } from '../../src/games/golems4/edition.ts';
import { edition6 } from '../../src/games/golems6/edition.ts';
import * as ofMicropul from '../../src/games/micropul/board/sounds.ts';
import { Played } from '../played.ts';

type Hear = (event: never, view: never, before: never) => readonly Asked[];
interface Sounds {
  readonly hear: Hear;
  readonly recipes: Recipes;
  /** By kind of event. */
  readonly heard: Readonly<Record<string, unknown>>;
}

const golemsBy = (edition: PlayedEdition): Sounds => {
  const hear: Hear = (event, view) => heardGolems(event, { view, edition }, 0);
  return { hear, recipes: GOLEMS, heard: HEARD_GOLEMS };
};
const PLAYED: readonly (readonly [string, AnyGame, object, number, Sounds])[] = [
  ['micropul', micropul, {}, 2, { hear: ofMicropul.heard, recipes: ofMicropul.RECIPES, heard: ofMicropul.HEARD }],
  ['the circuit', circuit, {}, 3, { hear: ofCircuit.heard, recipes: ofCircuit.RECIPES, heard: ofCircuit.HEARD }],
  ['Golems 6.1', golems6, {}, 2, golemsBy(edition6 as PlayedEdition)],
  ['Golems 4.0', golems4, {}, 2, golemsBy(edition4 as PlayedEdition)],
];

/** What the first seat sees of some seeded games: each event with the view before it. */
function* watched(
  game: AnyGame,
  options: object,
  players: number,
): Generator<readonly [GameEvent, unknown, readonly GameEvent[]]> {
  const sitters = Array.from({ length: players }, (_, seat) => ({ kind: 'person' as const, name: `P${seat}` }));
  for (let seed = 1; seed <= 4; seed++) {
    const played = new Played(game, options, sitters, new SeededRng(seed));
    for (let step = 0; step < 150 && played.act(); step++);
    for (const step of played.table.steps.keys()) {
      let view: unknown = game.view(played.chronicle.stateAt(step), 0);
      const before: GameEvent[] = [];
      for (const event of played.chronicle.eventsAfter(step)) {
        const seen: GameEvent | undefined = game.see(event, 0);
        if (!seen) continue;
        yield [seen, view, [...before]];
        view = game.follow(view, seen);
        before.push(seen);
      }
    }
  }
}

test.each(PLAYED)(
  '%s: every event of a game has a sound that there is, or is silent on purpose',
  (_, game, options, players, sounds) => {
    const { hear, recipes, heard } = sounds;
    const kinds = new Set<string>();
    for (const [event, view, before] of watched(game, options, players)) {
      kinds.add(event.kind);
      const asked = hear(event as never, view as never, before as never);
      expect(asked.length, event.kind).toBe(heard[event.kind] === 'silent' ? 0 : 1);
      for (const { name, pan = 0, force = 1, pitch = 0 } of asked) {
        expect(recipes, event.kind).toHaveProperty(name);
        for (const [value, most] of [
          [pan, 1],
          [force, 1],
          [pitch, 24],
        ] as const)
          expect(Math.abs(value)).toBeLessThanOrEqual(most);
      }
    }
    expect([...kinds].filter((kind) => heard[kind] === undefined)).toEqual([]);
    expect(kinds.size).toBeGreaterThan(10);
  },
);

test('micropul: a group that counts is a chord as large as its points, one that nobody has is wood', () => {
  const view = {
    board: [
      { x: 0, y: 0, tile: '' },
      { x: 4, y: 0, tile: '' },
    ],
  } as unknown as MicropulView;
  const closed = { kind: 'groupClosed', colour: 'W', points: 9, x: 4, y: 0, corner: 'NW' } as const;
  expect(ofMicropul.heard({ ...closed, stones: [1] }, view)).toEqual([{ name: 'closed', size: 9, pan: expect.closeTo(0.45) }]);
  expect(ofMicropul.heard({ ...closed, stones: [] }, view)[0]?.name).toBe('closedFree');
  expect(ofMicropul.heard({ ...closed, stones: [0, 1] }, view)[0]?.name).toBe('closedFree');
});

test('the circuit: more current hums higher and louder; each lamp of a move rings higher; a diode is another sound', () => {
  const chain = (tiles: readonly string[], outcome: string) =>
    ({
      from: { kind: 'strip', at: 'a', fuse: false },
      to: { kind: 'strip', at: 'b', fuse: false },
      parts: tiles.map((tile) => ({ cell: 'a1', tile, entry: 'S', exit: 'N', load: true, level: 1, burns: false })),
      loads: tiles,
      outcome,
    }) as unknown as ChainReason;
  const [one, two] = [ofCircuit.currentOf(chain(['E'], 'glow')), ofCircuit.currentOf(chain(['E', 'R'], 'glow'))];
  expect(one.name).toBe('current');
  expect(one.pitch).toBeGreaterThan(two.pitch! + 2);
  expect(one.force).toBeGreaterThan(two.force!);
  expect(ofCircuit.currentOf(chain(['E', 'E', 'E'], 'weak')).name).toBe('weak');

  const view = { cells: { a1: { tile: 'E.' }, b2: { tile: 'V.' } } } as never;
  const glow = (cell: string): CircuitEvent => ({ kind: 'glowPlaced', seat: 0, cell, level: 2 });
  const [first, second] = [glow('a1'), glow('b2')];
  expect(ofCircuit.heard(first, view, [])[0]).toMatchObject({ name: 'lamp', pitch: 0 });
  expect(ofCircuit.heard(second, view, [first])[0]).toMatchObject({ name: 'led', pitch: 2 });
});

test('Golems: steps by ground, strikes by what they hit, from where it happens', () => {
  const state = golems6.setup(unwrap(golems6.parseOptions({}, 2)), 2);
  const laid = golems6.view(state, 0);
  const golems = laid.golems.map((golem) => ({ ...golem, at: 'a1' }));
  const hearing = { view: { ...laid, field: ['.is', '...'], golems } as GolemsView, edition: edition6 as PlayedEdition };
  const step = (to: string): GolemsEvent => ({ kind: 'golemMoved', seat: 0, from: 'a1', to, via: null });
  const names = (event: GolemsEvent): readonly string[] => heardGolems(event, hearing, 0).map(({ name }) => name);
  expect(['a2', 'b2', 'c2'].flatMap((cell) => names(step(cell)))).toEqual(['step', 'stepIce', 'stepSnow']);
  const strike = (hit: 'golem' | 'none' | 'barrel'): GolemsEvent => ({
    kind: 'strikeMade',
    seat: 0,
    strength: 1,
    way: ['a2'],
    hit,
    golem: null,
  });
  expect((['golem', 'none', 'barrel'] as const).flatMap((hit) => names(strike(hit)))).toEqual(['clang', 'swing', 'smash']);
  const pans = ([0, 1, 2, 3] as const).map((turn) => heardGolems(step('a2'), hearing, turn)[0]!.pan!);
  // Far left; turned clockwise the far edge is right, and so on.
  expect(pans).toEqual([-0.3, 0.225, 0.3, -0.225].map((pan) => expect.closeTo(pan)));
});

test('a piece that is taken up or turned in the hand is heard; laying it back and trying it elsewhere is not', () => {
  const tile = { kind: 'tile', index: 0, turn: 0, at: undefined, isTurned: false } as const;
  const none = { kind: 'none' } as const;
  const after = (...drafts: readonly Parameters<typeof ofMicropul.inHand>[0][]) =>
    drafts.slice(1).map((now, index) => ofMicropul.inHand(drafts[index]!, now)[0]?.name);
  expect(after(none, tile, { ...tile, turn: 1 }, { ...tile, turn: 1, at: { x: 1, y: 0 } }, { ...tile, index: 1 }, none)).toEqual([
    'lift',
    'rotate',
    undefined,
    'lift',
    undefined,
  ]);
  const stone = { kind: 'stone', at: undefined } as const;
  expect(after(tile, stone, { kind: 'stone', at: { x: 0, y: 0, corner: 'NW' } })).toEqual(['lift', undefined]);

  const piece = { kind: 'tile', slot: 0, turn: 0, cell: undefined, way: 0 } as const;
  expect(ofCircuit.inHand(none, piece)[0]?.name).toBe('lift');
  expect(ofCircuit.inHand(piece, { ...piece, slot: 1 })[0]?.name).toBe('lift');
  expect(ofCircuit.inHand(piece, { ...piece, turn: 3 })[0]?.name).toBe('rotate');
  expect(ofCircuit.inHand(piece, { ...piece, cell: 4, way: 1 })).toEqual([]);
  expect(ofCircuit.inHand(piece, none)).toEqual([]);
});
