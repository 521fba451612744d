import { type Colour, isColour } from '@stolik/kernel/colours';
import { type AnyGame, type GameEvent, type Viewer, WATCHER } from '@stolik/kernel/game';
import type { Json } from '@stolik/kernel/json';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { type Packed, Packer, type Shape, Unpacker } from './packing.ts';
import { type PackedStep, packPush, type SeenStep, unpackPush } from './push.ts';
import { worldOf } from './world.ts';

type Options = { readonly [key: string]: Json };

/**
 * A game as one viewer has seen it, step by step: what may be shown to others while a game with secrets is not over. It is made of worlds
 * (see world.ts), so nothing that the viewer does not know is in it.
 */
export interface Film {
  readonly stolik: 'film';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** Levels of the bots; null is a person. */
  readonly bots: readonly (string | null)[];
  readonly colours?: readonly Colour[];
  readonly options?: Options;
  readonly shapes: readonly Shape[];
  readonly start: Packed;
  readonly steps: readonly PackedStep[];
}

/** The source of a film: the truth, and what the viewer may read of every step. */
export interface Filmed {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly colours?: readonly Colour[] | undefined;
  /** What the game is played by: everybody at the table knows it. */
  readonly options?: Options;
  readonly passages: readonly {
    readonly actor: number;
    readonly text: string | undefined;
    readonly events: readonly GameEvent[];
  }[];
  stateAt(count: number): unknown;
}

/** One step each time it is asked: looking for short ways to tell a step takes time. */
export function* filming(
  game: AnyGame,
  { viewer, names, bots, colours, options, passages, stateAt }: Filmed,
): Generator<void, Film, void> {
  const packer = new Packer();
  let world = worldOf(game, stateAt(0), viewer);
  const start = packer.pack(world);
  const steps: PackedStep[] = [];
  for (const [index, { actor, text, events }] of passages.entries()) {
    const step: SeenStep = { actor, text, events, world: worldOf(game, stateAt(index + 1), viewer) };
    steps.push(...packPush(packer, game, viewer, world, [step]));
    world = step.world;
    yield;
  }
  const { id, rulesVersion } = game;
  const seats = names.length;
  const people = { names, bots, ...(colours && { colours }), ...(options && { options }) };
  return { stolik: 'film', version: 1, game: id, rulesVersion, seats, viewer, ...people, shapes: packer.shapes, start, steps };
}

/** The visible part of a film. */
export interface ShownFilm {
  readonly start: unknown;
  readonly steps: readonly SeenStep[];
}

/** Whether a text looks like a film; what is in it is found out by `readFilm` and `openFilm`. */
export const isFilm = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && (raw as { stolik?: unknown }).stolik === 'film';

/** The head of what a stranger sent. */
export function readFilm(raw: unknown): Result<Film> {
  if (!isFilm(raw)) return problem('film', 'this is no film of a game');
  const {
    version,
    game,
    rulesVersion,
    seats,
    viewer,
    names,
    bots,
    colours = [],
    options = {},
    shapes,
    steps,
  } = raw as Record<string, unknown>;
  if (version !== 1) return problem('version', 'this version reads films of format 1');
  if (typeof game !== 'string') return problem('game', 'the id of the game is missing');
  if (!Number.isInteger(rulesVersion)) return problem('rulesVersion', 'a whole number is expected');
  if (!isSeat(seats) || !isSeat(viewer) || (viewer < 0 && viewer !== WATCHER)) return problem('seats', 'a seat is expected');
  if (!isList(names, (name) => typeof name === 'string') || names.length !== seats) return problem('names', 'names are expected');
  if (!isList(bots, (level) => level === null || typeof level === 'string')) return problem('bots', 'levels are expected');
  if (!isList(colours, isColour)) return problem('colours', 'colours are expected');
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return problem('options', 'an object is expected');
  if (!isList(shapes, (shape) => isList(shape, (name) => typeof name === 'string')))
    return problem('shapes', 'names are expected');
  if (!isList(steps, Array.isArray)) return problem('steps', 'a list is expected');
  return ok(raw as Film);
}

const isSeat = (value: unknown): value is number => Number.isInteger(value) && (value as number) <= 8;
const isList = (value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isItem);

export function openFilm(game: AnyGame, film: Film): Result<ShownFilm> {
  if (film.rulesVersion > game.rulesVersion || film.rulesVersion < (game.oldestRules ?? game.rulesVersion))
    return problem('rulesVersion', `it follows version ${film.rulesVersion} of the rules, here is version ${game.rulesVersion}`);
  try {
    const unpacker = new Unpacker();
    unpacker.learn(film.shapes);
    const start: unknown = unpacker.unpack(film.start);
    const steps = unpackPush(unpacker, game, film.viewer, start, film.steps);
    // What can't be drawn is no world of this game.
    for (const { world } of [{ world: start }, ...steps]) {
      game.next(world);
      game.view(world, film.viewer);
    }
    return ok({ start, steps });
  } catch {
    return problem('steps', 'it is damaged');
  }
}
