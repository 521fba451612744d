import { LANGUAGES } from '@stolik/kernel/language';
import { describe, expect, test } from 'vitest';
import { FAR } from '../../src/bots/reach.ts';
import { GRADES, gradeOf, NO_PROSPECT, type Prospect, planOf, prospectInWords } from '../../src/bots/reasons.ts';

const say = (prospect: Partial<Prospect>): string => prospectInWords({ ...NO_PROSPECT, ...prospect }, 'en', 'golems6');

describe('one reason that says why', () => {
  test.each([
    ['putting a rival out', { putsOut: 0.8, hits: 0.9 }, 'knocks your rival out'],
    ['a rival who repeats', { hits: 0.8, habit: 'repeat' }, 'the same program'],
    ['a rival who stands still', { hits: 0.5, habit: 'still' }, 'if they stay there'],
    ['a likely hit', { hits: 0.8 }, 'most likely be in front of you'],
    ['a hit as likely as not', { hits: 0.5 }, 'a good chance'],
    ['a lucky hit', { hits: 0.25 }, 'With some luck'],
    ['coming face to face', { aims: 0.8, isAimedAt: 0.6 }, 'facing your rival'],
    ['coming up from behind', { aims: 0.8, isAimedAt: 0.1 }, 'who isn’t facing you'],
    ['coming near', { nearer: 2, way: 1 }, 'nearer to your rival: next round you can walk up and strike'],
    ['coming nearer', { nearer: 2, way: 5 }, 'nearer to your rival.'],
    ['coming nearer to one of several', { nearer: 2, way: 5, rivals: 2 }, 'nearer to a rival.'],
    ['getting away', { threat: 0.8, isHurt: 0.1, aims: 0.8, nearer: 2 }, 'out of the way'],
    ['staying out of reach', { isHurt: 0.1 }, 'nobody is likely to hit you'],
    ['staying safe beside a rival', { isHurt: 0.1, isNear: true }, 'Keeps you safe: nobody is likely'],
    ['the least evil', { isHurt: 0.9 }, 'least risky'],
  ] satisfies readonly (readonly [string, Partial<Prospect>, string])[])('%s', (_name, prospect, words) => {
    expect(say(prospect)).toContain(words);
  });

  test('a habit is no reason where it promises little', () => {
    expect(say({ hits: 0.3, habit: 'repeat' })).not.toContain('same program');
  });

  test('danger is said, unless far more is won', () => {
    expect(say({ hits: 0.6, isHurt: 0.6 })).toMatch(/strike\. But you may well be hit, too\.$/);
    expect(say({ hits: 0.5, isOut: 0.6, isHurt: 0.7 })).toContain('knocked out');
    expect(say({ hits: 0.95, isHurt: 0.5 })).not.toContain('But');
    expect(say({ hits: 0.95, isHurt: 0.3, isOut: 0.3 })).toContain('with bad luck you are knocked out');
  });
});

test('two programs with the same aim and end are one plan, whatever fills their rows', () => {
  const plan = (prospect: Partial<Prospect>, end = '7n'): string => planOf({ ...NO_PROSPECT, ...prospect }, end);
  expect(plan({ hits: 0.5, isHurt: 0.1 })).toBe(plan({ hits: 0.1, isHurt: 0.4, aims: 0.6 }));
  // There is one way to win a fight: to put the rival out.
  expect(plan({ putsOut: 0.8, hits: 0.8 })).toBe(plan({ putsOut: 0.9, hits: 0.9 }, '8n'));
  const plans = [plan({ putsOut: 0.8, hits: 0.8 }), plan({ hits: 0.5 }), plan({ hits: 0.5 }, '8n'), plan({}, '7e')];
  expect(new Set(plans).size).toBe(plans.length);
});

const CHANCES = [0, 0.1, 0.3, 0.5, 0.8, 1];
const EVERY: readonly Prospect[] = [
  ...CHANCES.flatMap((hits) =>
    CHANCES.flatMap((isHurt) =>
      CHANCES.map((aims): Prospect => ({ ...NO_PROSPECT, hits, isHurt, aims, putsOut: hits * aims, isOut: isHurt * aims })),
    ),
  ),
  ...[1, 2].flatMap((rivals) =>
    [0, 5].flatMap((way) => [
      { ...NO_PROSPECT, nearer: 2, way, rivals },
      { ...NO_PROSPECT, threat: 0.8, way, rivals },
      { ...NO_PROSPECT, isNear: true, way, rivals },
    ]),
  ),
  ...(['still', 'repeat'] as const).map((habit): Prospect => ({ ...NO_PROSPECT, hits: 0.8, habit })),
  ...(['gear', 'treasure', 'edge'] as const).flatMap((goal) =>
    [0, 1, 3, 4, 7, 15, FAR].map((left): Prospect => ({ ...NO_PROSPECT, race: { goal, at: 3, left } })),
  ),
];

test('each edition speaks of its own battle card', () => {
  const hit = { ...NO_PROSPECT, hits: 0.8 };
  const said = (edition: 'golems4' | 'golems6') => LANGUAGES.map((language) => prospectInWords(hit, language, edition));
  expect(said('golems6').join(' ')).toMatch(/when you strike\. Когда вы ударите.* Gdy uderzysz/);
  expect(said('golems4').join(' ')).toMatch(/when you attack\. Когда вы атакуете.* Gdy zaatakujesz/);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('whole sentences, short enough to be read', () => {
    for (const prospect of EVERY) {
      const said = prospectInWords(prospect, language, 'golems6');
      expect(said).toMatch(/^\p{Lu}[^.!]*[.!]( \p{Lu}[^.!]*[.!])?$/u);
      for (const sentence of said.split(/(?<=[.!]) /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
    }
  });

  test('no chance is given as a number, and children read only how many cards are left, where they can be counted', () => {
    for (const prospect of EVERY) {
      const said = prospectInWords(prospect, language, 'golems6');
      if (!prospect.race) expect(said).not.toMatch(/\d|%/);
      else if ([0, FAR].includes(prospect.race.left)) expect(said).not.toMatch(/\d/);
      else expect(said.match(/\d+/g)).toEqual([String(prospect.race.left)]);
    }
  });
});

test('words for chances follow each other', () => {
  expect([0, 0.19, 0.2, 0.44, 0.45, 0.74, 0.75, 1].map(gradeOf)).toEqual([
    'hardly',
    'hardly',
    'lucky',
    'lucky',
    'often',
    'often',
    'likely',
    'likely',
  ]);
  expect(Object.values(GRADES)).toEqual(Object.values(GRADES).toSorted((a, b) => b - a));
});
