import type { AnyGame } from '@stolik/kernel/game';
import type { Step } from '@stolik/kernel/steps';
import { describe, expect, test } from 'vitest';
import type { AnyBook } from '../src/book.ts';
import type { Player } from '../src/player.ts';
import { reviewing } from '../src/review-game.ts';
import type { Played, Progress, Review } from '../src/reviewed.ts';
import { type Lamps, lampCount, lamps } from './lamps.ts';

/** Values each number of lamps as given, by seat. */
const valuing =
  (values: (seat: number) => readonly number[]): Player<unknown> =>
  (_world, seat) => {
    const candidates = values(seat).map((value, action) => ({ action, value, weight: 0.25 }));
    candidates.sort((a, b) => b.value - a.value || a.action - b.action);
    return { action: candidates[0]!.action, candidates, iterations: 1000 };
  };

const bookOf = (values: (seat: number) => readonly number[], isCounted = true): AnyBook => ({
  game: 'lamps',
  levels: [],
  ladder: [],
  adviser: { player: valuing(values), iterations: 1000 },
  explainMove: (_world, _seat, action) => `Because of ${action}.`,
  ...(isCounted && { count: () => lampCount }),
});

/** All moves are worth the same. */
const even = bookOf(() => [0.5, 0.5, 0.5, 0.5]);

const playedOf = (moves: readonly number[], more: Partial<Played> = {}): Played => ({
  options: {},
  seats: 2,
  steps: moves.map((action, turn): Step => ({ kind: 'play', actor: turn % 2, action })),
  of: [0],
  you: 0,
  names: ['Ola', 'Oto'],
  language: 'en',
  ...more,
});

function review(
  book: AnyBook,
  played: Played,
  length = played.steps.length,
  game = lamps(length),
): { review: Review; news: Progress[] } {
  const work = reviewing(game, book, played);
  const news: Progress[] = [];
  for (;;) {
    const { done, value } = work.next();
    if (done) return { review: value, news };
    news.push(value);
  }
}

const said = (book: AnyBook, moves: readonly number[], more?: Partial<Played>): string =>
  review(book, playedOf(moves, more)).review.says.join(' ');

const DARK = Array.from({ length: 16 }, () => 0);

describe('the story', () => {
  test('a win, a loss, a dull loss and a draw are never told alike', () => {
    const told = [
      said(even, [3, 0, 3, 0, 1, 0]),
      said(even, [0, 3, 1, 0, 0, 0]),
      said(even, [...DARK, 0, 3]),
      said(even, [2, 2, 0, 0]),
      said(even, [3, 0, 3, 0, 2, 0]),
    ];
    expect(told).toEqual([
      'You won 7:0. You led all game. Points on other turns: turn 2: you +3, turn 3: you +1. You made no big mistakes.',
      'You lost 1:3. Oto led all game. No single move of yours lost the game.',
      'You lost 0:3. Dark from 1 to 8. Oto took the lead for good only on turn 9. No single move of yours lost the game.',
      'A draw, 2:2. You made no big mistakes.',
      'You won 8:0. You led all game. Points on other turns: turn 2: you +3, turn 3: you +2. You made no big mistakes.',
    ]);
  });

  test('where many turns brought something, only those that brought much are told', () => {
    const dear: AnyBook = { ...even, count: () => ({ ...lampCount, least: 3 }) };
    const many = [3, 0, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0];
    expect(said(dear, many)).toContain('Other big turns: turn 6: you +3.');
    expect(said(dear, many)).not.toContain('Points on other turns');
  });

  test('a lead that came because the rival spent a point is no turn that decided anything', () => {
    const spent: AnyBook = {
      ...even,
      count: () => ({ ...lampCount, least: 2, of: ({ lit }: Lamps) => [5 - lit[1]!, 5 - lit[0]!] }),
    };
    const { moments } = review(spent, playedOf([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])).review;
    expect(moments.map(({ title }) => title).join()).not.toMatch(/lead for good|deciding/);
    const won = review(even, playedOf([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])).review;
    expect(won.moments.map(({ title }) => title)).toContain('The deciding turn');
  });

  test('who was ahead and lost, or behind and won, hears it; many changes of the lead are counted', () => {
    expect(said(even, [3, 0, 0, 2, 0, 3])).toContain('On turn 2 you were still 3 lamps ahead. Oto took');
    expect(said(even, [0, 3, 3, 0, 3, 0])).toContain('You were once 3 lamps behind.');
    expect(said(even, [1, 2, 2, 2, 2, 2, 2, 0])).toMatch(/The lead changed \d times\./);
  });

  test('a game that was given up is not lost by its score', () => {
    const played = playedOf([0, 0, 0, 1]);
    const steps: Step[] = [...played.steps, { kind: 'resign', actor: 0 }];
    const found = review(even, { ...played, steps }, 20).review;
    expect(found.says.slice(0, 2)).toEqual(['You gave up on turn 2.', 'Lamps: 0:1.']);
    expect(found.says.join(' ')).not.toContain('You lost');
    expect(found.says.at(-1)).toBe('You made no big mistakes.');
    const other: Step[] = [...played.steps, { kind: 'resign', actor: 1 }];
    expect(review(even, { ...played, steps: other }, 20).review.says.slice(0, 2)).toEqual(['Oto gave up on turn 2.', 'You won.']);
  });

  test('hints that were followed are counted, and others are told about by name', () => {
    const advised = { 0: 3, 2: 3 };
    expect(said(even, [3, 0, 3, 0, 1, 0], { advised })).toContain('You played the first hint twice in 3 decisions.');
    expect(said(even, [3, 0, 3, 0, 1, 0], { advised: { ...advised, 4: 1 } })).toContain('You played the first hint every time.');
    expect(said(even, [3, 0, 3, 0], { you: undefined, of: [0, 1] })).toMatch(/^Ola won 6:0\. Ola led/);
  });

  test('where less is better every number has a name, and what puts a player out is told where it differs', () => {
    const hurt: AnyBook = { ...even, count: () => ({ ...lampCount, isLess: true }) };
    expect(said(hurt, [3, 0, 0, 1])).toContain('Lamps: you 3, Oto 1.');
    const unlike: AnyBook = { ...even, count: () => ({ ...lampCount, isLess: true, limits: () => [3, 5] }) };
    expect(said(unlike, [3, 0, 0, 1])).toContain('Lamps: you 3 of 3, Oto 1 of 5.');
    const found = review(hurt, playedOf([3, 0, 0, 1])).review;
    expect(found.moments.find(({ step }) => step === 0)?.score).toBe('Lamps: you 0 → 3, Oto 0');
  });

  test('small losses that add up are not called luck', () => {
    const small = bookOf(() => [0.46, 0.5, 0.5, 0.5]);
    expect(said(small, [...DARK, 0, 3])).toContain('No single move cost much, but small losses added up.');
  });
});

describe('moments', () => {
  const generous = bookOf((seat) => (seat === 0 ? [0.3, 0.5, 0.5, 0.6] : [0.5, 0.5, 0.5, 0.5]));

  test('the best move, the rival’s mistake, the largest swings by either side, and where to try again', () => {
    const rivalErrs = bookOf((seat) => (seat === 0 ? [0.3, 0.5, 0.5, 0.6] : [0.1, 0.5, 0.5, 0.8]));
    const found = review(rivalErrs, playedOf([3, 3, 0, 0, 3, 0])).review;
    expect(found.moments.map(({ kind, step, seat }) => [kind, step, seat])).toEqual([
      ['swing', 1, 1],
      ['mistake', 2, 0],
      ['rival', 3, 1],
      ['best', 4, 0],
    ]);
    expect(found.moments).toMatchObject([
      { title: 'Your opponent’s best turn', says: 'Oto lights 3.', score: '3:0 → 3:3', when: { turn: 1 } },
      { best: 3, came: '', says: 'Because of 3. Net +3 at once; the move played: 0.', score: '', when: { turn: 2 } },
      {
        title: 'Your opponent’s mistake',
        best: 3,
        came: 'After it, you scored 3 lamps.',
        says: 'Net +3 at once; the move played: 0.',
        when: { turn: 2 },
      },
      { title: 'Your best move', says: 'Ola lights 3.', score: '3:3 → 6:3', when: { turn: 3 } },
    ]);
    expect(found.tryAt).toBe(2);
    expect(found.strip).toEqual({
      name: 'Lamps',
      isLess: false,
      isChance: false,
      lines: [
        { seats: [0], values: [0, 3, 3, 3, 3, 6, 6] },
        { seats: [1], values: [0, 0, 3, 3, 3, 3, 3] },
      ],
      whens: [1, 1, 2, 2, 3, 3].map((turn) => ({ turn })),
      steps: [0, 1, 2, 3, 4, 5],
    });
  });

  test('a moment of the rival has the turn that the story and the drawing count', () => {
    // The reader moves second: the rival's second move still falls into the reader's first turn.
    const { moments, strip } = review(even, playedOf([0, 0, 3, 0], { of: [1], you: 1 })).review;
    const swing = moments.find(({ kind }) => kind === 'swing')!;
    expect(swing).toMatchObject({ step: 2, seat: 0, when: { turn: 1 } });
    expect(strip!.whens[2]).toEqual(swing.when);
  });

  test('a mistake says what the other side gained right after it', () => {
    const { moments } = review(generous, playedOf([3, 0, 0, 3, 3, 0])).review;
    expect(moments.find(({ kind }) => kind === 'mistake')).toMatchObject({ step: 2, came: 'After it, Oto scored 3 lamps.' });
    const [ru, pl] = (['ru', 'pl'] as const).map(
      (language) =>
        review(generous, playedOf([3, 0, 0, 3, 3, 0], { language })).review.moments.find(({ step }) => step === 2)!.came,
    );
    expect(ru).toBe('После этого Oto получает 3 lamps.');
    expect(pl).toBe('Po tym ruchu Oto zdobywa 3 lamps.');
  });

  test('a reason that speaks against the better move is not told', () => {
    const against: AnyBook = { ...generous, speaksFor: () => false };
    const { moments } = review(against, playedOf([3, 0, 0, 3, 3, 0])).review;
    expect(moments.find(({ kind }) => kind === 'mistake')).toMatchObject({
      best: 3,
      says: 'Net +3 at once; the move played: 0.',
    });
  });

  test('another idea without a reason is left out', () => {
    const almost = bookOf((seat) => (seat === 0 ? [0.5, 0.53, 0.45, 0.4] : [0.5, 0.5, 0.5, 0.5]));
    const ideas = (book: AnyBook): readonly string[] =>
      review(book, playedOf([2, 0, 2, 0])).review.moments.map(({ title }) => title);
    expect(ideas(almost)).toContain('Another idea');
    expect(ideas({ ...almost, explainMove: () => '' })).not.toContain('Another idea');
    expect(ideas({ ...almost, speaksFor: () => false })).not.toContain('Another idea');
  });

  test('in a round that paid off nobody is given another idea, and without a gain no program is the best', () => {
    const inRounds: AnyGame = { ...lamps(4), view: ({ turns }: Lamps) => ({ round: 1 + Math.floor(turns / 2) }) };
    const almost = bookOf((seat) => (seat === 0 ? [0.2, 0.5, 0.55, 0.55] : [0.5, 0.5, 0.5, 0.5]));
    const titles = (moves: readonly number[]): readonly string[] =>
      review(almost, playedOf(moves), 4, inRounds).review.moments.map(({ title }) => title);
    expect(titles([1, 0, 1, 0])).not.toContain('Another idea');
    expect(titles([1, 1, 1, 1])).toContain('Another idea');
    expect(titles([2, 2, 2, 2])).not.toContain('Your best move');
  });

  test('the move that ended a game is not praised when it was lost', () => {
    const inRounds: AnyGame = { ...lamps(4), view: ({ turns }: Lamps) => ({ round: 1 + Math.floor(turns / 2) }) };
    const best = (moves: readonly number[]): readonly number[] =>
      review(generous, playedOf(moves), 4, inRounds)
        .review.moments.filter(({ kind }) => kind === 'best')
        .map(({ step }) => step);
    expect(best([0, 3, 3, 2])).toEqual([]);
    expect(best([0, 0, 3, 2])).toEqual([2]);
  });

  test('a round has one entry, and a swing in it shows all programs', () => {
    const inRounds: AnyGame = { ...lamps(4), view: ({ turns }: Lamps) => ({ round: 1 + Math.floor(turns / 2) }) };
    const { moments, tryAt } = review(even, playedOf([0, 3, 0, 0]), 4, inRounds).review;
    expect(moments).toMatchObject([{ kind: 'swing', step: 0, seat: 0, also: [{ step: 1, seat: 1, played: 3 }] }]);
    expect(tryAt).toBe(0);
  });

  test('a second swing that stands alone is the rival’s best turn', () => {
    const { moments } = review(even, playedOf([3, 0, 0, 2])).review;
    expect(moments.map(({ kind, title }) => [kind, title])).toContainEqual(['swing', 'Your opponent’s best turn']);
    expect(moments.map(({ title }) => title)).not.toContain('A big swing');
  });

  test('turns that one seat has in a row make one swing', () => {
    // After two lamps one moves again.
    const again: AnyGame = { ...lamps(6), next: (state: Lamps) => nextOf(state) };
    const nextOf = (state: Lamps) =>
      lamps(6).next(state.turns < 6 ? { ...state, turns: [0, 1, 1, 0, 1, 0][state.turns]! } : state);
    const steps = [0, 2, 2, 0, 0, 1].map((action, at): Step => ({ kind: 'play', actor: [0, 1, 1, 0, 1, 0][at]!, action }));
    const { moments } = review(even, playedOf([], { steps }), 6, again).review;
    expect(moments.find(({ kind }) => kind === 'swing')).toMatchObject({
      seat: 1,
      score: '0:0 → 0:4',
      says: 'Oto lights 2. Together with the extra turns: +4 in all.',
    });
  });

  describe('turns in a row are one decision', () => {
    const turns = [0, 0, 1, 0, 1];
    const nextOf = (state: Lamps) => lamps(5).next(state.turns < 5 ? { ...state, turns: turns[state.turns]! } : state);
    const again: AnyGame = { ...lamps(5), next: nextOf };
    const reviewed = (values: readonly number[], lit: readonly number[]): Review => {
      const steps = lit.map((action, at): Step => ({ kind: 'play', actor: turns[at]!, action }));
      const book = bookOf((seat) => (seat === 0 ? values : [0.5, 0.5, 0.5, 0.5]));
      return review(book, playedOf([], { steps }), 5, again).review;
    };
    const mistakes = ({ moments }: Review) => moments.filter(({ kind }) => kind === 'mistake').map(({ step }) => step);

    test('what they gave away all together is judged, and once', () => {
      // The first of two turns looks bad, and with the second nothing is lost.
      expect(mistakes(reviewed([0.1, 0.5, 0.5, 0.6], [0, 3, 0, 3, 0]))).toEqual([]);
      expect(mistakes(reviewed([0.1, 0.2, 0.5, 0.6], [0, 1, 0, 3, 0]))).toEqual([0]);
    });

    test('what they brought all together is the best move', () => {
      const { moments } = reviewed([0.5, 0.5, 0.5, 0.5], [2, 2, 0, 3, 0]);
      expect(moments.find(({ kind }) => kind === 'best')).toMatchObject({
        step: 0,
        score: '0:0 → 4:0',
        says: 'Ola lights 2. Together with the extra turns: +4 in all.',
      });
    });

    test('what the others gained is told after the last of them', () => {
      const [mistake] = reviewed([0.1, 0.2, 0.5, 0.6], [0, 1, 3, 3, 0]).moments.filter(({ kind }) => kind === 'mistake');
      expect(mistake!.came).toBe('After it, Oto scored 3 lamps.');
    });
  });

  test('a rival’s mistake is not the first thing in a lost game, nor told where it helped nobody', () => {
    const errs = bookOf((seat) => (seat === 0 ? [0.5, 0.5, 0.5, 0.5] : [0.1, 0.5, 0.5, 0.8]));
    const kinds = (moves: readonly number[]): readonly string[] =>
      review(errs, playedOf(moves)).review.moments.map(({ kind }) => kind);
    expect(kinds([0, 0, 1, 3])[0]).not.toBe('rival');
    expect(kinds([1, 3, 0, 0, 0, 3])).not.toContain('rival');
  });

  test('after a dull loss a chance is shown that was as good as what was played', () => {
    const almost = bookOf((seat) => (seat === 0 ? [0.5, 0.51, 0.45, 0.4] : [0.5, 0.5, 0.5, 0.5]));
    const { moments, tryAt } = review(almost, playedOf([...DARK, 0, 3])).review;
    const tried = moments.find(({ step }) => step === tryAt)!;
    expect(tried).toMatchObject({ kind: 'try', seat: 0, best: 1, title: 'A missed chance' });
    expect(tried.says).toBe('Here you could. Because of 1. Net +1 at once; the move played: 0.');
  });

  test('what was the first hint is neither a mistake nor a missed chance', () => {
    // To stay dark is the first idea everywhere: a lamp would bring a point, but nobody is blamed for the hint.
    const shy = bookOf(() => [0.6, 0.5, 0.5, 0.5]);
    const dull = review(shy, playedOf([...DARK, 0, 3])).review;
    expect(dull.moments.filter(({ seat, best }) => seat === 0 && best !== undefined)).toEqual([]);
    // Nor where a slower machine had given it here.
    const advised = Object.fromEntries(
      playedOf([0, 0, 0, 3]).steps.flatMap(({ actor }, step) => (actor === 0 ? [[step, 0]] : [])),
    );
    const told = review(generous, playedOf([0, 0, 0, 3], { advised })).review;
    expect(told.moments.filter(({ seat, best }) => seat === 0 && best !== undefined)).toEqual([]);
    expect(told.moments.some(({ kind }) => kind === 'mistake')).toBe(false);
  });

  test('in a round the program is the best move, never what only carries it out', () => {
    // Two decisions of each seat make a round; the second one of a round stands out.
    const inRounds: AnyGame = {
      ...lamps(8),
      view: ({ turns }: Lamps) => ({ round: 1 + Math.floor(turns / 4) }),
    };
    const steps = [0, 0, 3, 0, 0, 0, 1, 0];
    const { moments } = review(
      bookOf(() => [0.5, 0.5, 0.5, 0.9]),
      playedOf(steps),
      8,
      inRounds,
    ).review;
    expect(moments.filter(({ kind, step }) => kind === 'best' && step % 4 > 1)).toEqual([]);
  });

  test('a program that came out ahead is no mistake, whatever else was promised; in turns it is one', () => {
    const game: AnyGame = { ...lamps(4), view: ({ turns }: Lamps) => ({ round: 1 + Math.floor(turns / 2) }) };
    const more = bookOf((seat) => (seat === 0 ? [0.1, 0.3, 0.5, 0.9] : [0.5, 0.5, 0.5, 0.5]));
    const kindsOf = (found: Review): readonly string[] => found.moments.filter(({ seat }) => seat === 0).map(({ kind }) => kind);
    expect(kindsOf(review(more, playedOf([1, 0, 3, 0]), 4, game).review)).not.toContain('mistake');
    expect(kindsOf(review(more, playedOf([0, 1, 3, 0]), 4, game).review)).toContain('mistake');
    expect(kindsOf(review(more, playedOf([1, 0, 3, 0])).review)).toContain('mistake');
  });

  test('what stands out in nothing is not called the best move', () => {
    expect(review(even, playedOf([0, 0, 0, 0])).review.moments).toEqual([]);
  });

  test('while a game runs only one’s own decisions are looked at', () => {
    const rivalErrs = bookOf((seat) => (seat === 0 ? [0.3, 0.5, 0.5, 0.6] : [0.1, 0.5, 0.5, 0.8]));
    const { moments, strip, says } = review(rivalErrs, playedOf([0, 0, 3, 0]), 20).review;
    expect(moments.every(({ seat }) => seat === 0)).toBe(true);
    expect(strip).toBeUndefined();
    expect(says[0]).toBe('The score is 3:0.');
  });

  test('where nothing is counted chances are drawn instead', () => {
    const plain = bookOf(() => [0.4, 0.5, 0.5, 0.7], false);
    const { strip, says } = review(plain, playedOf([3, 0, 3, 0])).review;
    expect(strip).toMatchObject({ name: 'Chances', isChance: true });
    expect(strip!.lines[0]!.values.at(-1)).toBe(1);
    expect(says.slice(0, 2)).toEqual(['You won.', 'The game took 2 turns.']);
  });
});

test('the story comes before any thought, and every thought is announced', () => {
  const { news, review: whole } = review(even, playedOf([3, 0, 3, 0, 1, 0]));
  expect(news[0]).toMatchObject({ done: 0, early: { says: whole.says.slice(0, 2), strip: whole.strip } });
  expect(news.every(({ done, of }, index) => done === index && done < of)).toBe(true);
});

describe('what decided a game is known before any thought', () => {
  const decisive = (moves: readonly number[], more?: Partial<Played>) =>
    review(even, playedOf(moves, more)).news[0]!.early!.decisive;

  test('the turn from which on the winner was ahead', () => {
    expect(decisive([1, 1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0])).toEqual({ from: 7, to: 8, title: 'The deciding turn' });
  });

  test('where somebody was always ahead, the turn that brought most', () => {
    expect(decisive([1, 0, 3, 0, 0, 0])).toEqual({ from: 2, to: 3, title: 'The biggest swing' });
    expect(decisive([1, 0, 0, 0, 3, 0])).toMatchObject({ from: 4 });
  });

  test('the last turn goes on to the end; a draw was decided by nothing', () => {
    expect(decisive([0, 0, 0, 3])).toEqual({ from: 3, title: 'The deciding turn' });
    expect(decisive([2, 2, 0, 0])).toBeUndefined();
  });
});

describe('what the summary names is shown', () => {
  const titled = (moves: readonly number[], book = even) =>
    review(book, playedOf(moves)).review.moments.map(({ title, step }) => [title, step]);

  test('the turn from which on the winner was ahead has an entry, also one’s own that gave the game away', () => {
    expect(titled([1, 1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0])).toContainEqual(['The deciding turn', 7]);
    // A lamp goes out: 4:4 becomes 3:4.
    const losing: AnyGame = {
      ...lamps(8),
      play: (state: Lamps, seat, count, emit) => {
        lamps(8).play(state, seat, count, emit);
        if (state.turns === 7) state.lit[0]! -= 1;
      },
    };
    const { moments, says } = review(even, playedOf([2, 2, 2, 2, 0, 0, 0, 0]), 8, losing).review;
    expect(says.join(' ')).toContain('Oto took the lead for good only on turn 4.');
    expect(moments).toContainEqual(expect.objectContaining({ title: 'The deciding turn', seat: 0, score: '4:4 → 3:4' }));
  });

  test('no turn is named for a lead by a trifle, nor one that no entry shows', () => {
    const trifle: AnyBook = { ...even, count: () => ({ ...lampCount, least: 2 }) };
    const moves = [0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0];
    expect(said(trifle, moves)).toContain('Oto led for most of the game.');
    expect(said(even, moves)).toContain('Oto led from turn 2 to the end.');
    expect(titled(moves)).toContainEqual(['The lead for good', 3]);
    expect(said(even, [3, 0, 0, 2, 0, 0, 0, 0, 0, 3])).toContain('You were once 3 lamps ahead.');
  });

  test('the scores of entries that follow each other meet', () => {
    // The rival lights one lamp between the two entries.
    const { moments } = review(even, playedOf([3, 1, 0, 3, 0, 0])).review;
    expect(moments.map(({ score }) => score).filter(Boolean)).toEqual(['0:0 → 3:0', '3:0 → 3:1 → 3:4']);
  });
});

describe('a better move says how it differs', () => {
  const generous = bookOf((seat) => (seat === 0 ? [0.3, 0.5, 0.5, 0.6] : [0.5, 0.5, 0.5, 0.5]));
  const mistakes = (book: AnyBook, game?: AnyGame) =>
    review(book, playedOf([3, 0, 0, 3, 3, 0]), 6, game).review.moments.filter(({ kind }) => kind === 'mistake');

  test('a reason that holds for both moves is not one', () => {
    const same: AnyBook = { ...generous, explainMove: (_world, _seat, action) => `Looks good. Because of ${action}.` };
    expect(mistakes(same)[0]!.says).toBe('Because of 3. Net +3 at once; the move played: 0.');
  });

  test('a hope is no reason to call a move much better', () => {
    // Every lamp brings the same: the counts tell no move from another.
    const level: AnyGame = { ...lamps(6), play: (state: Lamps, seat, _count, emit) => lamps(6).play(state, seat, 1, emit) };
    expect(mistakes(generous, level)[0]).toMatchObject({ says: 'Because of 3.' });
    const hopeful: AnyBook = { ...generous, isHope: () => true };
    expect(mistakes(hopeful, level)).toEqual([]);
    // While the game runs the answers of the others are not known.
    const running = review(hopeful, playedOf([3, 0, 0, 3, 3, 0]), 20, { ...level, setup: lamps(20).setup }).review;
    expect(running.moments.filter(({ kind }) => kind === 'mistake')).toHaveLength(1);
    expect(said(hopeful, [3, 0, 0, 3, 3, 0])).toContain('Once a much better move was possible.');
  });

  test('an idea that was missed on more turns counts on each of them', () => {
    const { says, moments } = review(generous, playedOf([0, 0, 0, 0, 0, 0])).review;
    expect(moments.filter(({ kind }) => kind === 'mistake').map(({ again }) => again)).toEqual([2]);
    expect(says.join(' ')).toContain('3 times a much better move was possible.');
  });

  test('a move that brought nothing and was no more than a hope is nobody’s best', () => {
    const dark: AnyGame = { ...lamps(20), play: (state: Lamps, seat, _count, emit) => lamps(20).play(state, seat, 0, emit) };
    const titlesBy = (book: AnyBook): readonly string[] =>
      review(book, playedOf([3, 0, 3, 0]), 20, dark).review.moments.map(({ title }) => title);
    const good = bookOf(() => [0.1, 0.1, 0.1, 0.9]);
    expect(titlesBy(good)).toContain('Your best move');
    expect(titlesBy({ ...good, isHope: () => true })).not.toContain('Your best move');
  });

  test('what the next player could answer is compared, in three languages', () => {
    // Who leaves the lamps dark lets the other one light three; after three lamps nothing is left to light.
    const guarded: AnyGame = {
      ...lamps(6),
      play: (state: Lamps, seat, count, emit) => {
        const isDark = (state as Lamps & { last?: number }).last === 3;
        lamps(6).play(state, seat, isDark || seat === 0 ? 0 : count, emit);
        (state as Lamps & { last?: number }).last = count;
      },
    };
    const says = (language: 'en' | 'ru' | 'pl') =>
      review(generous, playedOf([3, 0, 0, 3, 3, 0], { language }), 6, guarded).review.moments.find(
        ({ kind }) => kind === 'mistake',
      )?.says;
    expect((['en', 'ru', 'pl'] as const).map(says)).toEqual([
      'Because of 3. After it, Oto’s best answer would have brought 0, not 3 lamps.',
      'Because of 3. После него лучший ответ (Oto) принёс бы 0, а не 3 lamps.',
      'Because of 3. Po nim najlepsza odpowiedź (Oto) dałaby 0, a nie 3 lamps.',
    ]);
  });

  test('a move that would have ended the game says at what score', () => {
    const sudden: AnyGame = {
      ...lamps(6),
      next: (state: Lamps) => lamps(6).next(state.turns > 2 && state.lit[0]! >= 6 ? { ...state, turns: 6 } : state),
    };
    expect(mistakes(generous, sudden)[0]!.says).toBe('Because of 3. The game would have ended 6:0.');
  });
});

test('praise is not hollow: a small gain of somebody far behind is nobody’s best move', () => {
  const kinds = (moves: readonly number[]) => review(even, playedOf(moves)).review.moments.map(({ kind }) => kind);
  expect(kinds([0, 3, 0, 3, 1, 0, 0, 0])).not.toContain('best');
  expect(kinds([0, 2, 2, 0, 0, 3])).toContain('best');
});

test('the move before the big swing shows what would have prevented it', () => {
  // Only the last lamps of the rival count, and three of the reader's before them keep them dark.
  const game: AnyGame = {
    ...lamps(12),
    play: (state: Lamps & { last?: number }, seat, count, emit) => {
      lamps(12).play(state, seat, state.turns === 11 && state.last !== 3 ? count : 0, emit);
      state.last = count;
    },
  };
  const book: AnyBook = { ...bookOf((seat) => (seat === 0 ? [0.5, 0.4, 0.4, 0.55] : [0.5, 0.5, 0.5, 0.5])), isHope: () => true };
  const { moments, tryAt } = review(book, playedOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]), 12, game).review;
  expect(tryAt).toBe(10);
  expect(moments.find(({ step }) => step === 10)).toMatchObject({
    title: 'Just before the big swing',
    best: 3,
    came: 'After it, Oto scored 3 lamps.',
    says: 'Because of 3. After it, Oto’s best answer would have brought 0, not 3 lamps.',
  });
});

test('what brought most is the best move, even where still more was possible; a turn with a mistake in it is not', () => {
  const { explainMove: _, ...silent } = bookOf((seat) => (seat === 0 ? [0.9, 0.8, 0.75, 0.7] : [0.5, 0.5, 0.5, 0.5]));
  const { moments } = review(silent, playedOf([0, 0, 3, 0, 0, 0]), 6).review;
  expect(moments.find(({ kind }) => kind === 'best')).toMatchObject({ step: 2, played: 3, says: 'Ola lights 3.' });
});
