import type { Seat } from '@stolik/kernel/game';
import type { Speech } from '@stolik/look/speech';
import type { Colour } from '../board/faces.ts';
import type { MicropulEvent } from '../turn/events.ts';
import type { RefusalCode } from '../turn/refuse.ts';
import type { Rank } from '../turn/score.ts';

export type Details = Readonly<Record<string, string | number>>;

type Teller<Kind extends MicropulEvent['kind']> = (event: Extract<MicropulEvent, { kind: Kind }>, speech: Speech) => string;

export interface SeatCounts {
  readonly hand: number;
  readonly supply: number;
  readonly stones: number;
  readonly score: number;
}

export interface GroupWords {
  readonly colour: Colour;
  readonly points: number;
  readonly isClosed: boolean;
  readonly stones: readonly Seat[];
}

/** Everything micropul says, in one language. */
export interface Texts {
  turn(seat: Seat, speech: Speech): string;
  extraTurn(seat: Seat, speech: Speech): string;
  owed(turns: number): string;
  readonly drawing: Readonly<Record<'first' | 'deal' | 'take' | 'reveal', string>>;
  readonly legend: string;
  seat(name: string, isViewer: boolean, counts: SeatCounts): string;
  readonly openSupply: string;
  core(tiles: number): string;
  readonly groups: string;
  readonly openGroups: string;
  group(group: GroupWords, speech: Speech): string;
  readonly coreExhausted: string;
  /** No winner is a draw. */
  result(winner: string | undefined, scores: readonly number[]): string;
  soloResult(hasWon: boolean, score: number): string;
  rank(rank: Rank): string;
  readonly tell: { readonly [Kind in MicropulEvent['kind']]: Teller<Kind> };
  readonly explain: Readonly<Record<RefusalCode, (details: Details) => string>>;
}
