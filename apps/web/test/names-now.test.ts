import type { Sitter } from '@stolik/table/table';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../src/base/messages/catalog.ts';
import { botName } from '../src/session/bots/bot-name.ts';
import { namedNow } from '../src/session/names-now.ts';
import { pl } from '../src/words/pl/names.ts';

beforeAll(() => loadMessages('pl'));

const person = (name: string): Sitter => ({ kind: 'person', name });
const bot = (name: string, level = '2'): Sitter => ({ kind: 'bot', name, level });

test('names that nobody has chosen follow the language, all others stay', () => {
  const sitters = [person('Guest'), bot(botName('2', 'en')), bot(`${botName('2', 'ru')} 2`), bot('Rex'), person('Vera')];
  expect(namedNow(sitters).map(({ name }) => name)).toEqual([pl.guest, botName('2'), `${botName('2')} 2`, 'Rex', 'Vera']);
  expect(botName('2')).not.toBe(botName('2', 'en'));
  expect(namedNow([person('Guest B'), person('Guest B')])[1]?.name).toBe(pl.person('B'));
});
