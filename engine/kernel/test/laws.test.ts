import { expect, test } from 'vitest';
import type { ActionList, AnyGame } from '../src/game.ts';
import { checkLaws } from '../src/laws/check.ts';
import type { LawSpec } from '../src/laws/spec.ts';
import { type CoinEvent, type CoinState, coin, coinWith } from '../src/testing/coin.ts';
import { nim } from '../src/testing/nim.ts';

const spec = (game: AnyGame, leaks: LawSpec['leaks'] = []): LawSpec => ({
  game,
  describe: (view) => JSON.stringify(view),
  tables: [{ name: 'two', seats: 2, options: {} }],
  longestGame: 8,
  conserved: () => 2,
  mayReveal: (state) => game.next(state).seats.length === 1,
  leaks,
});

const run = { games: 60, seed: 1, closelyOneIn: 1 };

test('an honest game keeps all laws, and its leaky mutants are caught', () => {
  const report = checkLaws(
    spec(coin, [
      { name: 'a view that shows coins', game: coinWith({ view: (state) => structuredClone(state) }) },
      { name: 'an event that shows a coin', game: coinWith({ see: (event: CoinEvent) => event }) },
      { name: 'an event that shows a guess', game: coinWith({ see: seeGuesses }) },
    ]),
    run,
  );
  expect(report.games).toBe(60);
  expect(report.caught).toEqual([
    expect.stringContaining('a view that shows coins: '),
    expect.stringContaining('an event that shows a coin: '),
    expect.stringContaining('an event that shows a guess: '),
  ]);
});

test('a suite that misses its mutant says so', () => {
  expect(() => checkLaws(spec(coin, [{ name: 'no leak at all', game: coin }]), run)).toThrow('"no leak at all" was not caught');
});

/** Coins stay hidden, and what others have guessed does not. */
function seeGuesses(event: CoinEvent, viewer: number): CoinEvent | undefined {
  return event.kind === 'guessMade' ? event : coin.see(event, viewer);
}

const clumsy: readonly [law: string, game: AnyGame][] = [
  ['legality', coinWith({ sample: () => 2 })],
  ['legality', coinWith({ legal: listTwice })],
  ['legality', coinWith({ overtime: () => 7 })],
  ['uniform sampling', coinWith({ sample: (_state, _seat, rng) => (rng.below(100) === 0 ? 1 : 0) })],
  ['notation', coinWith({ write: () => 'guess 0' })],
  ['state is data', coinWith({ setup: () => ({ ...coin.setup({}, 2), undo: () => 0 }) })],
  ['apply', coinWith({ clone: (state) => state })],
  ['secrecy', coinWith({ redeal: (state, _viewer, rng) => ({ ...coin.clone(state), coins: [rng.below(2), rng.below(2)] }) })],
  ['secrecy', coinWith({ redeal: (state) => coin.clone(state), view: (state) => structuredClone(state), see: (event) => event })],
  ['commits commute', coinWith({ play: orderKept })],
  ['replay', coinWith({ setup: () => ({ ...coin.setup({}, 2), born: Math.random() }) })],
  ['refusals', coinWith({ explain: () => '' })],
  ['follow', coinWith({ follow: (view) => view })],
  ['follow', coinWith({ resign: (state, seat) => coin.resign(state, seat) })],
];

function listTwice(state: CoinState, actor: number, out: ActionList): void {
  coin.legal(state, actor, out);
  coin.legal(state, actor, out);
}

function orderKept(state: CoinState & { last?: number }, actor: number, action: number, emit?: (event: CoinEvent) => void): void {
  coin.play(state, actor, action, emit);
  state.last = actor;
}

test.each(clumsy)('a game that breaks "%s" is rejected', (law, game) => {
  const withLast = { ...game, clone: game.clone === coin.clone ? (state: CoinState) => structuredClone(state) : game.clone };
  const tested = law === 'state is data' ? game : withLast;
  expect(() => checkLaws(spec(tested), run)).toThrow(law === 'state is data' ? /state is data|has no place in a state/ : law);
});

test('what is legal and what is refused must not tell a secret, and the law says whose', () => {
  // The second seat may only guess the coin that lies hidden before the first.
  const telling: AnyGame = coinWith({
    refuse: (state: CoinState, actor, action) =>
      coin.refuse(state, actor, action) ??
      (actor === 1 && action !== state.coins[0] ? { code: 'no-coin', clause: 'K1' } : undefined),
    legal(state: CoinState, actor, out) {
      for (const value of [0, 1]) if (!telling.refuse(state, actor, value)) out.push(value);
    },
    count: (state: CoinState, seat) => [0, 1].filter((value) => !telling.refuse(state, seat, value)).length,
    sample: (state: CoinState, seat, rng) => (seat === 1 ? state.coins[0]! : rng.below(2)),
    overtime: (state: CoinState, seat) => (seat === 1 ? state.coins[0]! : 0),
  });
  expect(() => checkLaws(spec(telling), run)).toThrow('seat 2: what is legal tells a secret');
  expect(() => checkLaws({ ...spec(telling), listAtMost: 0 }, run)).toThrow('seat 2: a refusal tells a secret');
});

test('a game without an end is rejected', () => {
  const endless = coinWith({ play: (state, actor, action, emit) => actor < 0 && coin.play(state, actor, action, emit) });
  expect(() => checkLaws(spec(endless), run)).toThrow('termination');
});

test('a description without words is rejected', () => {
  const mute: LawSpec = { ...spec(coin), describe: (view) => (view.guesses.includes('made') ? 'undefined' : 'fine') };
  expect(() => checkLaws(mute, run)).toThrow('description');
});

test('lost pieces are noticed', () => {
  const losing: LawSpec = {
    ...spec(coin),
    conserved: (state) => (state as CoinState).guesses.filter((guess) => guess < 0).length,
  };
  expect(() => checkLaws(losing, run)).toThrow('conservation');
});

test('what is declared and never met is noticed, and so is what is declared nowhere', () => {
  const told = new Set<string>();
  const census = (events: readonly string[], elsewhere: readonly string[] = []): LawSpec => ({
    ...spec(coin),
    census: {
      telling: (_, { kind }) => void told.add(kind),
      events: { declared: ['coinDrawn', 'guessMade', 'guessesOpened', 'seatLeft', ...events], elsewhere },
      refusals: { declared: ['not-asked', 'no-coin'], elsewhere: [] },
    },
  });
  expect(checkLaws(census([]), run).met.events.get('guessMade')).toBe(120);
  expect([...told].sort()).toEqual(['coinDrawn', 'guessMade', 'guessesOpened', 'seatLeft']);
  expect(() => checkLaws(census(['coinLost']), run)).toThrow('no random game has met the event coinLost');
  expect(checkLaws(census(['coinLost'], ['coinLost']), run).games).toBe(60);
  expect(() => checkLaws(census([], ['coinFound']), run)).toThrow('the event coinFound is declared nowhere');
});

test('open turns keep all laws too', () => {
  const report = checkLaws({ ...spec(nim), longestGame: 9, conserved: () => 1 }, run);
  expect(report.steps).toBeGreaterThan(60 * 3);
});
