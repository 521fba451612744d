import { type FacingName, isBarrel, wordsAt } from '@stolik/golems/core';
import type { Event4, View4 } from '@stolik/golems/v4';
import type { Event6, View6 } from '@stolik/golems/v6';

/** What stands on the field: a golem of v6.1 or a robot of v4.0. */
export interface Figure {
  readonly seat: number;
  /** null: it is out. */
  readonly at: string | null;
  readonly facing: FacingName;
  /** The water it is in and has not come out of. */
  readonly swims: string | null;
  /** Golem type or robot colour. */
  readonly type: string;
  readonly bot: string | null;
  /** v6: cracks, never more than there is room for; v4: how many components are damaged. */
  readonly damage: number;
  readonly limit: number;
  /** How many cracks or broken components it has room to show. */
  readonly places: number;
  readonly damaged: readonly string[];
  readonly items: number;
  /** v6: rows more or fewer in the next program. */
  readonly extra: number;
}

/** All of the board that films change, at one moment. */
export interface Scene {
  readonly round: number;
  readonly tokens: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
}

export type GolemsEvent = Event6 | Event4;
export type GolemsView = View6 | View4;

/** Events that say somebody is hurt. */
export const HURTS: ReadonlySet<GolemsEvent['kind']> = new Set(['damageTaken', 'componentDamaged', 'lastPointTaken']);

export { isBarrel, wordsAt as wordsOfCell };
