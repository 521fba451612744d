import { expect, test } from 'vitest';
import { wayIn } from '../../src/pages/class/coming/scanned.ts';

test('a scanned card leads in, also one that was printed for another address; nothing else leads anywhere', () => {
  const card = '#/class/card/abcd/3/QrS-t_1';
  expect(wayIn(`http://192.168.0.12:8080/${card}`)).toBe(card);
  expect(wayIn('http://laptop.local/#/class/in/4711')).toBe('#/class/in/4711');
  for (const text of ['https://example.org/', '#/class/desk/abcd/key', 'javascript:alert(1)#/seat/x', `${card} and more`, ''])
    expect([text, wayIn(text)]).toEqual([text, undefined]);
});
