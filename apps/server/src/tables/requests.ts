import type { Command } from '@stolik/table/commands';
import type { ClientRequest } from '@stolik/wire/messages';

/** Requests that are asked of the session; `say` is only passed on and `again` opens another table first. */
export type LoggedRequest = Exclude<ClientRequest, readonly ['say' | 'again', ...unknown[]]>;

/** What a message of a seat asks of its table. */
export function commandOf(seat: number, request: LoggedRequest): Command {
  const id = request[1];
  switch (request[0]) {
    case 'act':
      return { kind: 'act', seat, decision: request[2], what: request[3], id };
    case 'answer':
      return { kind: 'answer', seat, question: request[2], yes: request[3] === 1, id };
    case 'bot':
      return { kind: 'replace', seat, about: request[2], id };
    case 'salt':
      return { kind: 'salt', seat, salt: request[2], id };
    case 'pause':
      return { kind: 'pause', seat, on: request[2] === 1, id };
    case 'begin':
      return { kind: 'begin', seat, level: request[2], id };
    case 'colour':
      return { kind: 'colour', seat, colour: request[2], id };
    case 'lead':
      return { kind: 'lead', seat, lead: request[2], id };
    case 'free':
      return { kind: 'free', seat, whom: request[2], id };
    case 'swap':
      return { kind: 'swap', seat, whom: request[2], other: request[3], id };
    case 'door':
      return { kind: 'door', seat, isShut: request[2] === 1, id };
    case 'first':
      return { kind: 'first', seat, whom: request[2], id };
    case 'resign':
    case 'undo':
    case 'back':
    case 'leave':
      return { kind: request[0], seat, id };
  }
}
