import { openClass } from '@stolik/class/classroom';
import { opening } from '@stolik/class/commands';
import type { Session } from '@stolik/table/session';
import { expect, test } from 'vitest';
import { isLeft } from '../src/classes/rematches.ts';

/** A class without pupils, and a rematch at one of its tables where somebody sits whom it does not know. */
const room = openClass('c1', opening('5B', 'en', 'teacher', 1000));
const rematch = (phase: string, sitter: object): Session =>
  ({
    id: 't2',
    phase,
    seats: [sitter],
    opening: { class: 'c1', previous: 't1', seats: [{ kind: 'open' }] },
  }) as never;
const stranger = { kind: 'person', name: 'brave-fox' };

test('who does not belong to the class any more is played for, while the game goes on', () => {
  expect(isLeft(room, rematch('playing', stranger), 0)).toBe(true);
  expect(isLeft(room, rematch('gathering', stranger), 0)).toBe(true);
  expect(isLeft(room, rematch('over', stranger), 0), 'the game is over').toBe(false);
});

test('a bot, and somebody a bot plays for already, are left alone', () => {
  expect(isLeft(room, rematch('playing', { kind: 'bot', level: '2' }), 0)).toBe(false);
  expect(isLeft(room, rematch('playing', { ...stranger, standIn: '2' }), 0)).toBe(false);
});
