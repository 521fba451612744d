import { readFileSync, writeFileSync } from 'node:fs';
import type { GameEvent } from '@stolik/kernel/game';
import { LANGUAGES, type Language } from '@stolik/kernel/language';
import { type GameLog, parseLog } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { speechOf } from '@stolik/look/speech';
import { playedBy, rerunsOf, reviewOf, storyOfLog } from '@stolik/search/testing/reviews';
import { expect, test } from 'vitest';
import { count4 } from '../src/bots/count.ts';
import { golems4Bots } from '../src/bots/golems4.ts';
import { golems6Bots } from '../src/bots/golems6.ts';
import { golems4 } from '../src/games/golems4.ts';
import { golems6 } from '../src/games/golems6.ts';

// Fixed games, each with the seat of the one who reads its review. UPDATE=1 writes the stories again; the difference is reviewed like code.
const folder = new URL('./reviews/', import.meta.url);
const GAMES = [
  ['six-win', 0],
  ['six-loss', 0],
  ['six-draw', 0],
  ['six-gears', 0],
  ['six-race', 1],
  ['four-win', 0],
  ['four-loss', 0],
  ['four-draw', 0],
  ['four-missed', 0],
] as const;
const logOf = (name: string): GameLog => unwrap(parseLog(readFileSync(new URL(`${name}.stolik`, folder), 'utf8')));

const editionOf = (name: string) =>
  name.startsWith('six') ? ([golems6, golems6Bots] as const) : ([golems4, golems4Bots] as const);

test('every game has a story of its own, in three languages, as before', () => {
  const stories = GAMES.flatMap(([name, you]) =>
    LANGUAGES.map((language) => {
      const [game, book] = editionOf(name);
      return `${name}, ${language}: ${storyOfLog(game, book, logOf(name), you, language).join(' ')}`;
    }),
  );
  const told = `${stories.join('\n')}\n`;
  const file = new URL('stories.txt', folder);
  if (process.env['UPDATE'] === '1') writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});

test.each([
  ['six-win', 0],
  ['six-loss', 0],
  ['six-race', 1],
  ['four-draw', 0],
] as const)('the review of "%s" counts rounds, and has something to look at', (name, you) => {
  const [game, book] = editionOf(name);
  const { strip, moments, tryAt } = reviewOf(game, book, playedBy(game, logOf(name), you, 'en'), 1 / 60);
  expect(moments.every(({ when }) => 'round' in when)).toBe(true);
  expect(moments.length).toBeGreaterThan(0);
  if (tryAt !== undefined) expect(moments.map(({ step }) => step)).toContain(tryAt);
  // Children see no chances, and a race counts nothing.
  // Nor is there anything to draw where nobody was hurt.
  if (/race|draw/.test(name)) expect(strip).toBeUndefined();
  else expect(strip).toMatchObject({ isChance: false, isLess: true });
});

test('of several mistakes in a lost game the one that missed a win is to be tried again', () => {
  const { says, moments, tryAt } = reviewOf(golems4, golems4Bots, playedBy(golems4, logOf('four-missed'), 0, 'en'), 1);
  expect(says).toContain('In round 2 a win was still possible.');
  expect(moments.find(({ step }) => step === tryAt)).toMatchObject({ kind: 'mistake', when: { round: 2 } });
});

const HITS = [
  { kind: 'damageTaken', seat: 0, points: 1, cause: 'strike', damage: 1 },
  { kind: 'damageTaken', seat: 1, points: 2, cause: 'strike', damage: 3 },
  { kind: 'damageTaken', seat: 0, points: 1, cause: 'strike', damage: 2 },
  { kind: 'damageTaken', seat: 1, points: 2, cause: 'strike', damage: 5 },
  { kind: 'golemOut', seat: 1, at: 'a1', clause: '' },
  { kind: 'gameOver', winners: [0], reason: 'last-golem', clause: '' },
] as unknown as readonly GameEvent[];
const speechTo = (language: Language) => speechOf({ language, you: 0, nameOf: (seat) => ['Ola', 'Volt'][seat]! });

test('the hits of a round are one sentence for each side, in three languages', () => {
  const told = (language: Language, events = HITS): string => count4.told!(events, speechTo(language), [3, 5]).join(' ');
  expect(LANGUAGES.map((language) => told(language))).toEqual([
    'Volt takes 4 damage and is knocked out. You take 2 (2 of 3).',
    'Volt: 4 повреждения, выходит из строя. Вы: 2 повреждения (2 из 3).',
    'Volt: 4 uszkodzenia, odpada. Ty: 2 uszkodzenia (2 z 3).',
  ]);
  const parts = ['processor', 'weapon'].map((component) => ({ kind: 'componentDamaged', seat: 0, component }));
  expect(LANGUAGES.map((language) => told(language, parts as unknown as readonly GameEvent[]))).toEqual([
    'Your processor and weapon are damaged.',
    'У вас повреждены процессор и оружие.',
    'U ciebie: uszkodzony procesor, uszkodzona broń.',
  ]);
});

test('a round says who hit whom, what was blocked, and that strikes went into the air', () => {
  const strike = (seat: number, golem: number | null) => ({
    kind: 'strikeMade',
    seat,
    golem,
    hit: golem === null ? 'none' : 'golem',
  });
  const events = [
    strike(0, null),
    strike(0, null),
    strike(1, 0),
    { kind: 'pointsBlocked', seat: 0, points: 1 },
    strike(1, 0),
    { kind: 'damageTaken', seat: 0, points: 4, cause: 'strike', damage: 5 },
    { kind: 'golemOut', seat: 0 },
  ] as unknown as readonly GameEvent[];
  const told = (language: Language, all = events): string => count4.told!(all, speechTo(language), [3, 5]).join(' ');
  // The golem had 1 of 3: two of the four points were left to take.
  expect(LANGUAGES.map((language) => told(language))).toEqual([
    'Both of your strikes miss. Volt hits you twice: 2 damage, 1 blocked, you are knocked out.',
    'Ваши 2 удара мимо. Volt попадает 2 раза: у вас 2 повреждения, отражено 1, вы выходите из строя.',
    'Twoje 2 ciosy w powietrze. Volt trafia 2 razy: ty – 2 uszkodzenia, zablokowano 1, odpadasz.',
  ]);
  const attacks = [
    { kind: 'attacked', seat: 1, cells: [], power: 1 },
    { kind: 'attacked', seat: 0, cells: [], power: 1 },
    { kind: 'robotHit', seat: 1, by: 0, points: 1 },
    { kind: 'componentDamaged', seat: 1, component: 'weapon' },
  ] as unknown as readonly GameEvent[];
  expect(LANGUAGES.map((language) => told(language, attacks))).toEqual([
    'Volt’s attack misses. You hit Volt: weapon damaged.',
    'Volt: атака мимо. Вы попадаете: Volt — повреждено оружие.',
    'Volt: atak w powietrze. Trafiasz: Volt – uszkodzona broń.',
  ]);
  const repaired = [{ kind: 'componentRepaired', seat: 1, component: 'weapon' }, ...attacks] as unknown as readonly GameEvent[];
  expect(told('en', repaired)).toBe('Volt’s attack misses. You hit Volt: weapon damaged, 1 repaired.');
  expect(told('en', repaired.slice(0, 1))).toBe('');
  const others = [
    strike(1, 2),
    { kind: 'damageTaken', seat: 2, points: 1, cause: 'strike', damage: 1 },
  ] as unknown as GameEvent[];
  // What two rivals do to each other is not the reader's doing.
  expect([0, 1].map((seat) => count4.earned!(others, seat))).toEqual([false, true]);
});

test('the round that took most decided a game, and the last one only finished it', () => {
  const most = { round: 2, seats: [1], points: 3 };
  const decided = (language: Language): string => count4.decided!(HITS, 4, speechTo(language), most);
  expect(LANGUAGES.map(decided)).toEqual([
    'Round 2 decided it: Volt took 3 damage. Round 4 finished it: Volt was knocked out.',
    'Всё решил раунд 2: Volt — 3 повреждения. В раунде 4 Volt выходит из строя.',
    'O wyniku zdecydowała runda 2: Volt – 3 uszkodzenia. W rundzie 4 Volt odpada.',
  ]);
  const rounds = [{ kind: 'gameOver', winners: [1], reason: 'fewest-damaged' }] as unknown as readonly GameEvent[];
  const own = { round: 7, seats: [0], points: 1 };
  expect(LANGUAGES.map((language) => count4.decided!(rounds, 8, speechTo(language), own))).toEqual([
    'Round 7 decided it: you took 1 damage. After round 8 less damage wins.',
    'Всё решил раунд 7: у вас 1 повреждение. После 8-го раунда побеждает тот, у кого меньше повреждений.',
    'O wyniku zdecydowała runda 7: ty – 1 uszkodzenie. Po rundzie 8 wygrywa ten, kto ma mniej uszkodzeń.',
  ]);
});

test('the rounds that a story names have entries: the one that decided and the one that finished it', () => {
  const { moments } = reviewOf(golems6, golems6Bots, playedBy(golems6, logOf('six-win'), 0, 'en'), 1 / 60);
  const whens = moments.map(({ when }) => when);
  expect(whens).toContainEqual({ round: 4 });
  expect(whens).toContainEqual({ round: 6 });
  expect(moments.find(({ when }) => 'round' in when && when.round === 6)!.says).toMatch(
    /You hit Volt.*: \d damage, knocked out\./,
  );
});

test('a summary is honest: nothing done, nothing taken, or an exchange that only the stronger can afford', () => {
  const summary = (isWon: boolean, own: number, rival: number, language: Language): string =>
    count4.summary!(
      { isWon, own: { seat: 0, value: own, limit: 3 }, others: [{ seat: 1, value: rival, limit: 5 }] },
      speechTo(language),
    );
  expect(LANGUAGES.map((language) => summary(false, 3, 0, language))).toEqual([
    'You did no damage all game.',
    'За всю партию вы не нанесли ни одного повреждения.',
    'Przez całą partię nie zadajesz żadnych uszkodzeń.',
  ]);
  expect(summary(true, 0, 5, 'en')).toBe('You took no damage at all.');
  expect(LANGUAGES.map((language) => summary(false, 3, 3, language))).toEqual([
    'You traded blow for blow, but you can take only 3 damage and Volt 5.',
    'Обмен ударами был равным, но вы выдерживаете только 3 повреждения, а Volt — 5.',
    'Wymiana ciosów była równa, ale ty wytrzymujesz tylko 3 uszkodzenia, a Volt 5.',
  ]);
  expect(summary(true, 1, 5, 'en')).toBe('');
  expect(summary(false, 3, 2, 'en')).toBe('');
});

test('a story says the knock-out that decided, also that of both', () => {
  const decided = (language: Language, events = HITS): string => count4.decided!(events, 4, speechTo(language));
  expect(LANGUAGES.map((language) => decided(language))).toEqual([
    'Round 4 decided it: Volt was knocked out.',
    'Всё решил раунд 4: Volt выходит из строя.',
    'O wyniku zdecydowała runda 4: Volt odpada.',
  ]);
  const both = [
    { kind: 'golemOut', seat: 1 },
    { kind: 'golemOut', seat: 0 },
    { kind: 'gameOver', winners: [], reason: 'all-out' },
  ] as unknown as readonly GameEvent[];
  expect(LANGUAGES.map((language) => decided(language, both))).toEqual([
    'You and Volt were knocked out together in round 4.',
    'Вы и Volt вместе выходите из строя в раунде 4.',
    'Ty i Volt odpadacie razem w rundzie 4.',
  ]);
  // The rounds ran out: a knock-out among several did not decide it.
  const rounds = [
    { kind: 'golemOut', seat: 1 },
    { kind: 'gameOver', winners: [0], reason: 'least-damage' },
  ];
  expect(decided('en', rounds as unknown as readonly GameEvent[])).toBe('');
});

test.each(GAMES)('a round of "%s" that is played again just as it was ends as it did', (name, you) => {
  const [game, book] = editionOf(name);
  const gains = rerunsOf(game, book, playedBy(game, logOf(name), you, 'en'));
  // A race counts nothing.
  expect(gains).toEqual(gains.map(() => (name === 'six-race' ? undefined : 0)));
});

test('what another program would have done is told of everybody it concerns, in three languages', () => {
  const would = (events: readonly GameEvent[], language: Language): string =>
    count4.would!(events, HITS, 0, 1, speechTo(language));
  const one = [{ kind: 'damageTaken', seat: 1, points: 2, cause: 'strike', damage: 3 }] as unknown as readonly GameEvent[];
  expect(LANGUAGES.map((language) => would(one, language))).toEqual([
    'Against the same program Volt would have taken 2 damage and you none.',
    'Против той же программы было бы так: Volt — 2 повреждения, вы — ни одного повреждения.',
    'Przeciw temu samemu programowi byłoby tak: Volt – 2 uszkodzenia, ty – żadnych uszkodzeń.',
  ]);
  expect(LANGUAGES.map((language) => would(HITS, language))).toEqual([
    'Against the same program Volt would have been knocked out and you would have taken 2 damage: a win.',
    'Против той же программы было бы так: Volt выходит из строя, вы — 2 повреждения; это победа.',
    'Przeciw temu samemu programowi byłoby tak: Volt odpada, ty – 2 uszkodzenia; to wygrana.',
  ]);
  const both = [
    ...HITS.slice(0, -1),
    { kind: 'golemOut', seat: 0 },
    { kind: 'gameOver', winners: [], reason: 'all-out' },
  ] as unknown as readonly GameEvent[];
  expect(LANGUAGES.map((language) => would(both, language))).toEqual([
    'Against the same program Volt and you would have been knocked out together: a draw.',
    'Против той же программы было бы так: Volt и вы вместе выходите из строя; это ничья.',
    'Przeciw temu samemu programowi byłoby tak: Volt i ty odpadacie razem; to remis.',
  ]);
});

test('a strike that takes more than was left is not counted beyond the limit', () => {
  const log = logOf('six-loss');
  const words = (limit: number): string => {
    const count = {
      ...golems6Bots.count!(golems6.setup(unwrap(golems6.parseOptions(log.options, 2)), 2))!,
      limits: () => [limit, 5],
    };
    return storyOfLog(golems6, { ...golems6Bots, count: () => count }, log, 0, 'en').join(' ');
  };
  expect(words(3)).toContain('Damage: you 3 of 3, Volt 3 of 5.');
  expect(words(2)).toContain('Damage: you 2 of 2, Volt 3 of 5.');
});

test('children are told no score', () => {
  for (const name of ['six-gears', 'six-race']) {
    const { says, moments } = reviewOf(golems6, golems6Bots, playedBy(golems6, logOf(name), 0, 'en'), 1 / 60);
    expect(says[0]).not.toMatch(/\d/);
    expect(moments.every(({ score }) => score === '')).toBe(true);
  }
});
