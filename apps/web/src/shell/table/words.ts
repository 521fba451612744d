import type { Action, GameEvent, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { GameClient } from '../contract.ts';

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

type Decision = readonly [state: unknown, seat: Seat, action: Action, language: Language, nameOf: (seat: Seat) => string];

/** A move of a game that is looked back at, in words that no longer ask for it. */
export function moveTold(client: GameClient, ...decision: Decision): string {
  const [state, seat, action, language] = decision;
  const { game, advice } = client;
  return (
    advice.tell?.(game.view(state, seat), seat, game.write(state, seat, action), language) ?? moveInWords(client, ...decision)
  );
}

/** What to do, in words, as the seat that decides knows the table. */
export function moveInWords({ game, advice }: GameClient, ...[state, seat, action, language, nameOf]: Decision): string {
  return advice.say(game.view(state, seat), seat, game.write(state, seat, action), language, nameOf);
}
