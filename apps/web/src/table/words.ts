import type { Action, GameEvent, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { freshRng } from '../host/chance.ts';
import type { GameClient } from './contract.ts';

/** Games count players; a table knows their names. Only the nominative is replaced, so that every sentence stays right. */
const PLAYER: Readonly<Record<Language, RegExp>> = {
  en: /\bplayer (\d)(?!\d)/gi,
  ru: /(?<![а-яё])игрок (\d)(?!\d)/gi,
  pl: /(?<![a-ząćęłńóśźż])gracz (\d)(?!\d)/gi,
};

export function withNames(text: string, language: Language, nameOf: (seat: Seat) => string): string {
  return text.replace(PLAYER[language], (_, number: string) => nameOf(Number(number) - 1));
}

/** An event as one sentence with names; empty when there is nothing to say. */
export function tellEvent(
  client: GameClient,
  event: GameEvent,
  language: Language,
  nameOf: (seat: Seat) => string,
  view: unknown,
): string {
  if (client.tell) return client.tell(event, language, nameOf, view);
  return withNames(client.game.tell(event, language), language, nameOf);
}

/** What a table would tell of this move, as far as the seat can know; its notation where it would tell nothing. */
export function moveInWords(
  client: GameClient,
  state: unknown,
  seat: Seat,
  action: Action,
  language: Language,
  nameOf: (seat: Seat) => string,
): string {
  const { game } = client;
  const text: string = game.write(state, seat, action);
  // A program is laid face down: the table would only tell that it is ready.
  if (game.next(state).kind === 'together') return client.sayHidden?.(text, language) ?? text;
  // In a world dealt anew: in the real one a move would tell what is still secret.
  const world: unknown = game.redeal(state, seat, freshRng());
  const view: unknown = game.view(world, seat);
  const told: string[] = [];
  game.play(world, seat, action, (event: GameEvent) => {
    const seen = game.see(event, seat);
    if (seen && told.length === 0) told.push(tellEvent(client, seen, language, nameOf, view));
  });
  return told.find((sentence) => sentence !== '') ?? client.sayHidden?.(text, language) ?? text;
}
