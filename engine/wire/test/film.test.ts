import { CHANCE, WATCHER } from '@stolik/kernel/game';
import { canonicalJson } from '@stolik/kernel/json';
import { SeededRng } from '@stolik/kernel/random';
import { unwrap } from '@stolik/kernel/result';
import { playStep, type Step } from '@stolik/kernel/steps';
import { coin } from '@stolik/kernel/testing/coin';
import { expect, test } from 'vitest';
import { type Filmed, filming, openFilm, readFilm } from '../src/film.ts';

const game = coin;

/** Some moments of a game, as a viewer may know them. */
function filmed(viewer: number, seed: number): Filmed {
  const rng = new SeededRng(seed);
  const states: unknown[] = [game.setup(unwrap(game.parseOptions({}, 2)), 2)];
  const passages: Filmed['passages'][number][] = [];
  for (let count = 0; count < 4; count++) {
    const state = game.clone(states.at(-1) as never);
    const next = game.next(state);
    if (next.kind === 'over') break;
    const actor = next.kind === 'chance' ? CHANCE : next.seats[0]!;
    const step: Step = { kind: 'play', actor, action: actor === CHANCE ? game.roll(state, rng) : game.sample(state, actor, rng) };
    const events: object[] = [];
    playStep(game, state, step, (event) => events.push(game.see(event as never, viewer) ?? []));
    passages.push({ actor, text: undefined, events: events.flat() as never });
    states.push(state);
  }
  return { viewer, names: ['Ola', 'Kuba'], bots: [null, null], passages, stateAt: (count) => states[count] };
}

function filmOf(from: Filmed) {
  const work = filming(game, from);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

test('a film goes through JSON and shows what its viewer saw, step by step', () => {
  for (const viewer of [WATCHER, 0, 1]) {
    const from = filmed(viewer, 3);
    const film = unwrap(readFilm(JSON.parse(JSON.stringify(filmOf(from)))));
    const shown = unwrap(openFilm(game, film));
    expect(shown.steps).toHaveLength(from.passages.length);
    for (const [index, { world }] of [{ world: shown.start }, ...shown.steps].entries())
      expect(canonicalJson(game.view(world as never, viewer))).toBe(
        canonicalJson(game.view(from.stateAt(index) as never, viewer)),
      );
  }
});

test('a film by older rules is shown as long as they are still played', () => {
  const film = filmOf(filmed(WATCHER, 3));
  const later = { ...game, rulesVersion: game.rulesVersion + 1 };
  expect(openFilm(later, film)).toMatchObject({ ok: false, problem: { at: 'rulesVersion' } });
  expect(openFilm({ ...later, oldestRules: game.rulesVersion }, film).ok).toBe(true);
});

test('what is damaged is told, and never throws', () => {
  const film = filmOf(filmed(WATCHER, 3));
  expect(readFilm({ ...film, version: 99 }).ok).toBe(false);
  expect(readFilm({ ...film, seats: 99 }).ok).toBe(false);
  expect(readFilm({ ...film, viewer: -3 }).ok).toBe(false);
  expect(openFilm(game, { ...film, rulesVersion: 99 }).ok).toBe(false);
  expect(openFilm(game, { ...film, start: 'nonsense' }).ok).toBe(false);
  expect(openFilm(game, { ...film, steps: [[7, 'nonsense']] }).ok).toBe(false);
});
