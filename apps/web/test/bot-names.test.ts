import type { Sitter } from '@stolik/table/table';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../src/base/messages/catalog.ts';
import { botNameAt } from '../src/session/bots/bot-name.ts';

import { sittersOf } from '../src/session/online/sitting.ts';
import { seatedAt } from '../src/shell/table/result-choices.ts';
import { person } from './online/rooms.ts';

beforeAll(() => loadMessages('en'));

const named = (level: string, name: string): Sitter => ({ kind: 'bot', name, level });

test('a bot is called after the character of its level; the second of one level is the second', () => {
  const levels = [undefined, '3', '1', '3', 'copycat', 'of-another-program'];
  expect([1, 2, 3, 4, 5].map((seat) => botNameAt(levels, seat))).toEqual(['Ada', 'Oto', 'Ada 2', 'Copycat', 'Bot']);
});

test('the same bots have the same names at a table on the server', () => {
  const seats = [
    person('Ada'),
    { kind: 'bot', name: '', level: '3' },
    { kind: 'bot', name: '', level: 'of-another-program' },
  ] as const;
  expect(sittersOf({ seats }).map(({ name }) => name)).toEqual(['Ada', 'Ada 2', 'Bot']);
});

test('against a stronger bot the next character sits down, unless somebody has named the bot', () => {
  const next = seatedAt([{ kind: 'person', name: 'Volt' }, named('2', 'Volt'), named('2', 'Rex'), named('2', 'Volt 2')], '3');
  expect(next.map(({ name }) => name)).toEqual(['Volt', 'Ada', 'Rex', 'Ada 2']);
  expect(next.slice(1).every((sitter) => sitter.kind === 'bot' && sitter.level === '3')).toBe(true);
});
