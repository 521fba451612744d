import type { Words } from '@stolik/kernel/language';
import type { BotName } from '../core/automata.ts';
import type { FacingName } from '../core/events.ts';
import type { EditionId } from '../editions/edition.ts';

/** One part of the field: its lower left corner and its quarter turns clockwise. */
export interface PlacedPart {
  readonly part: string;
  readonly side: 'summer' | 'winter';
  readonly at: string;
  readonly turn?: number;
}

/** The start of a player's golem; `golem` is a golem type (v6) or a robot's colour (v4). */
export interface Start {
  readonly at: string;
  readonly facing: FacingName;
  readonly golem: string;
}

export interface BotStart extends Start {
  readonly program: BotName;
}

/** Everything a game begins with, as data. [G6.12, G4.2.1] */
export interface Scenario {
  readonly id: string;
  readonly game: EditionId;
  readonly source: 'rulebook' | 'deduced' | 'house';
  readonly title: Words;
  readonly story: Words;
  /** For how many people; the first so many starts are used. */
  readonly players: { readonly min: number; readonly max: number };
  readonly parts: readonly PlacedPart[];
  /** Tokens by cell as cases write them; `barrel` alone is a closed barrel whose contents nobody knows. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly starts: readonly Start[];
  readonly bots: readonly BotStart[];
  /** Options that this scenario asks for; those of the table go before them. */
  readonly options: Readonly<Record<string, unknown>>;
}
