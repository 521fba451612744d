import type { GameEvent } from '../game.ts';
import { demand } from './broken.ts';
import type { Census, Declared } from './spec.ts';

const HEARD = 120;

/** Counts what the random games of a law suite have met. */
export class Tally {
  readonly events = new Map<string, number>();
  readonly refusals = new Map<string, number>();

  private readonly listen: (event: GameEvent) => void;

  /** `listen` hears of the first events of every kind. */
  constructor(listen: (event: GameEvent) => void = () => {}) {
    this.listen = listen;
  }

  meetEvents(events: readonly GameEvent[]): void {
    for (const event of events) {
      const times = (this.events.get(event.kind) ?? 0) + 1;
      this.events.set(event.kind, times);
      if (times <= HEARD) this.listen(event);
    }
  }

  meetRefusal({ code }: { readonly code: string }): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}

/** Everything that is declared was met, but for the few that other tests meet by name. */
export function checkCensus(census: Census, tally: Tally): void {
  checkKinds('event', tally.events, census.events);
  checkKinds('refusal', tally.refusals, census.refusals);
}

function checkKinds(what: string, met: ReadonlyMap<string, number>, { declared, elsewhere }: Declared): void {
  const never = declared.filter((kind) => !met.has(kind) && !elsewhere.includes(kind));
  demand('census', never.length === 0, () => `no random game has met the ${what} ${never.join(', ')}`);
  const unknown = [...met.keys(), ...elsewhere].filter((kind) => !declared.includes(kind));
  demand('census', unknown.length === 0, () => `the ${what} ${unknown.join(', ')} is declared nowhere`);
}
