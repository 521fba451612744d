import type { Command } from '@stolik/table/commands';
import type { Wish } from '@stolik/wire/messages';

/** Wishes that are asked of the session; `say` is only passed on and `again` opens another table first. */
export type LoggedWish = Exclude<Wish, readonly ['say' | 'again', ...unknown[]]>;

/** What a message of a seat asks of its table. */
export function commandOf(seat: number, wish: LoggedWish): Command {
  const id = wish[1];
  switch (wish[0]) {
    case 'act':
      return { kind: 'act', seat, decision: wish[2], what: wish[3], id };
    case 'answer':
      return { kind: 'answer', seat, question: wish[2], yes: wish[3] === 1, id };
    case 'bot':
      return { kind: 'replace', seat, about: wish[2], id };
    case 'salt':
      return { kind: 'salt', seat, salt: wish[2], id };
    case 'pause':
      return { kind: 'pause', seat, on: wish[2] === 1, id };
    case 'begin':
      return { kind: 'begin', seat, level: wish[2], id };
    case 'colour':
      return { kind: 'colour', seat, colour: wish[2], id };
    case 'lead':
      return { kind: 'lead', seat, lead: wish[2], id };
    case 'free':
      return { kind: 'free', seat, whom: wish[2], id };
    case 'swap':
      return { kind: 'swap', seat, whom: wish[2], other: wish[3], id };
    case 'door':
      return { kind: 'door', seat, isShut: wish[2] === 1, id };
    case 'first':
      return { kind: 'first', seat, whom: wish[2], id };
    case 'resign':
    case 'undo':
    case 'back':
    case 'leave':
      return { kind: wish[0], seat, id };
  }
}
