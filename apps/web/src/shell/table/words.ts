import type { Action, GameEvent, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { typeset } from '@stolik/look/typography';
import type { GameClient } from '../contract.ts';

/** An event as the game tells it to who is at this screen; empty when there is nothing to say. */
export function tellEvent(client: GameClient, event: GameEvent, telling: Telling, view: unknown): string {
  if (client.log?.isTold?.(event) === false) return '';
  const text = client.game.tell(event, { ...telling, isForKids: client.kids?.isFor(view) ?? false });
  return typeset(text, telling.language);
}

type Decision = readonly [state: unknown, seat: Seat, action: Action, language: Language, nameOf: (seat: Seat) => string];

/** A move of a game that is looked back at, in words that no longer ask for it. */
export function moveTold(client: GameClient, ...decision: Decision): string {
  const [state, seat, action, language] = decision;
  const { game, advice } = client;
  const told = advice.tell?.(game.view(state, seat), seat, game.write(state, seat, action), language);
  return told === undefined ? moveInWords(client, ...decision) : typeset(told, language);
}

/** What to do, in words, as the seat that decides knows the table. */
export function moveInWords({ game, advice }: GameClient, ...[state, seat, action, language, nameOf]: Decision): string {
  return typeset(advice.say(game.view(state, seat), seat, game.write(state, seat, action), language, nameOf), language);
}

/** How this table is won, in one line. */
export const aimTold = (client: GameClient, view: unknown, language: Language): string =>
  typeset(client.aim(view, language), language);
