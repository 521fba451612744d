import type { CircuitEvent } from '@stolik/circuit/turn/events';
import type { Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { wordsOf } from './by-language.ts';

/** The log's sentences: short, because "Why?" tells the rest. Empty where another event of the same step says it. */
export function tell(event: CircuitEvent, language: Language, nameOf: (seat: Seat) => string): string {
  const words = wordsOf(language).tell;
  switch (event.kind) {
    case 'firstPlayerDrawn':
      return words.first(nameOf(event.seat));
    case 'tokenDrawn':
      // That somebody drew, and not what, everybody does at every turn.
      return event.token === undefined ? '' : words.drew(nameOf(event.seat), event.token);
    case 'tileLaid':
      return words.laid(nameOf(event.seat), event.tile.charAt(0), event.cell);
    case 'tokenExchanged':
      return words.exchanged(nameOf(event.seat), event.token);
    case 'ironUsed':
      return words.iron(nameOf(event.seat), event.at);
    case 'tileTakenOut':
      return words.takenOut({ code: event.tile.charAt(0), cell: event.cell }, event.to);
    case 'smokeTakenOff':
      return words.fuseMended(event.side);
    case 'reedSwitched':
      return words.reed(event.cell, event.on);
    case 'fuseBurnt':
      return words.fuseBurnt(event.side);
    case 'shortMade':
      return words.shortMade;
    case 'shortRemoved':
      return words.shortRemoved;
    case 'partsBurnt':
      return words.burnt(event.cells);
    case 'glowPlaced':
      return words.glow(event.cell, event.level);
    case 'chainClosed':
      return event.reason.outcome === 'weak' ? words.weak : '';
    case 'keptDark':
      return words.dark;
    case 'penaltyPaid':
      return words.penalty(event.points);
    case 'turnLost':
      return words.turnLost(nameOf(event.seat));
    case 'turnMissed':
      return words.turnMissed(nameOf(event.seat));
    case 'passed':
      return words.passed(nameOf(event.seat));
    case 'lastRoundBegan':
      return words.lastRound(nameOf(event.seat));
    case 'resigned':
      return words.resigned(nameOf(event.seat));
    case 'gameEnded':
      return wordsOf(language).ending[event.reason] ?? '';
    case 'sidePlaced':
    case 'turnBegan':
    case 'secondAsked':
    case 'turnEnded':
      return '';
  }
}
