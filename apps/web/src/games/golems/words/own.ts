import type { EditionId } from '@stolik/golems/editions';

/** What an edition says in its own way, in one language. */
export interface EditionWords {
  /** The card of a round. */
  readonly luck: string;
  readonly exit: string;
  /** Steps of a row, from 1. */
  readonly steps: readonly string[];
  readonly myView: string;
  damage(count: number, limit: number): string;
  /** After how many cracks it is out. */
  limit(limit: number): string;
  readonly leads: string;
  botGolem(number: number): string;
  readonly ground: Readonly<Record<'i' | 's', string>>;
  /** What has stopped it. */
  readonly stopped: Readonly<Record<'token' | 'golem', string>>;
  readonly film: {
    readonly strike: string;
    cracks(points: number): string;
    hurt(points: number): string;
    readonly unhurt: string;
  };
  readonly things: {
    readonly tokens: Readonly<Record<string, string>>;
    readonly ground: Readonly<Record<'.' | 'i' | 's', string>>;
    readonly attack: string;
    readonly repeat: string;
    goal(rounds: number): string;
  };
}

export type OwnWords = Readonly<Record<EditionId, EditionWords>>;
