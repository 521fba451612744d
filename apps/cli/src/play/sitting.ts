import { type GameEvent, type Seat, WATCHER } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { type Output, paint, SEAT_COLOURS } from '../output.ts';
import { tellingWith } from '../telling.ts';
import type { Advised } from './advised.ts';
import type { Match } from './match.ts';

export interface Sitting {
  readonly people: readonly Seat[];
  readonly language: Language;
  /** The file that holds the game after every step. */
  readonly path: string;
  /** Whether the adviser may be asked. */
  readonly mayAsk: boolean;
}

/** What one terminal session remembers beside the game. */
export interface Session {
  readonly match: Match;
  readonly sitting: Sitting;
  readonly out: Output;
  readonly advised: Advised;
  /** Whose eyes are at the screen; WATCHER when nobody plays here. */
  eyes: number;
}

/** Names as the log knows them; somebody alone here is "you". */
export function tellingOf({ match, sitting }: Session): Telling {
  const you = sitting.people.length === 1 ? sitting.people[0] : undefined;
  return { ...tellingWith(match.names, sitting.language), you };
}

export function tellEvents(session: Session, events: readonly GameEvent[]): void {
  const { match, sitting, out } = session;
  const { game } = match.entry;
  const eyes = sitting.people.length > 0 ? session.eyes : WATCHER;
  for (const event of events) {
    const seen = game.see(event, eyes);
    const text = seen === undefined ? '' : game.tell(seen, tellingOf(session));
    if (!text) continue;
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : -1;
    const colour = SEAT_COLOURS[seat];
    out.line(colour ? paint(out, colour, `  ${text}`) : `  ${text}`);
  }
}
