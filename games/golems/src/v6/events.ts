import type { Emit, Seat } from '@stolik/kernel/game';
import type { CellName, CoreEvent } from '../core/events.ts';
import type { BlockReason } from '../core/movement.ts';
import type { Contents, LogicName, Luck } from './kinds.ts';

type Fact<Kind extends string, Details> = { readonly kind: Kind } & Readonly<Details>;

/** The place of a logic token: a row of a program (counted from 1), with the named part of an If, or a cell. */
export type LogicPlace =
  | { readonly seat: Seat; readonly row: number; readonly part: 'then' | 'else' | null }
  | { readonly cell: CellName };

/** Everything that happens in Golems v6.1, in the order of the rules. A hidden part is absent for those who may not see it. */
export type Event6 =
  | CoreEvent
  | Fact<'subprogramsLaid', { subprograms: readonly (string | null)[] }>
  /** `isPlain`: without the Logic add-on a construct of it is a blank card. [G6.3.1] */
  | Fact<'luckDrawn', { seat: Seat; card?: Luck; isPlain?: true }>
  | Fact<'luckShown', { cards: readonly (Luck | null)[]; isPlain?: true }>
  | Fact<'choiceMade', { seat: Seat }>
  | Fact<'programsReady', { lengths: readonly number[] }>
  | Fact<'logicTaken', { seat: Seat; logic: LogicName }>
  | Fact<'logicLaid', { seat: Seat; logic: LogicName; on: LogicPlace }>
  | Fact<'logicDeclined', { seat: Seat; logic: LogicName }>
  | Fact<'logicPicked', { seat: Seat; logic: LogicName; at: CellName; row: number }>
  | Fact<'logicDiscarded', { seat: Seat; logic: LogicName; at: CellName; clause: string }>
  | Fact<'choicesOpened', { choices: readonly ('first' | 'second' | 'both' | null)[] }>
  | Fact<'golemSlid', { seat: Seat; from: CellName; to: CellName; via: CellName | null }>
  | Fact<'slideBlocked', { seat: Seat; at: CellName; by: BlockReason; clause: string }>
  | Fact<'golemShoved', { seat: Seat; by: Seat; from: CellName; to: CellName }>
  | Fact<'barrelShoved', { by: Seat; from: CellName; to: CellName }>
  | Fact<
      'strikeMade',
      {
        seat: Seat;
        strength: number;
        way: readonly CellName[];
        hit: 'golem' | 'barrel' | 'wall' | 'water' | 'ladder' | 'none';
        golem: Seat | null;
      }
    >
  | Fact<'damageTaken', { seat: Seat; points: number; cause: 'strike' | 'dynamite' | 'water' | 'loop'; damage: number }>
  | Fact<'barrelOpened', { at: CellName; contents: Contents; strikers: readonly Seat[] }>
  | Fact<'golemRepaired', { seat: Seat; damage: number }>
  | Fact<'rowsChanged', { seat: Seat; extra: number }>
  | Fact<'teleported', { seat: Seat; by: Seat; from: CellName; to: CellName }>
  | Fact<'teleportDeclined', { seat: Seat; by: Seat }>
  | Fact<'loopBegan', { seat: Seat }>
  | Fact<'loopEnded', { seat: Seat }>
  | Fact<'loopDetected', { seat: Seat; at: CellName; clause: string }>
  | Fact<'goalTaken', { seat: Seat; goal: 'treasure' | 'gear'; at: CellName }>;

export type Emit6 = Emit<Event6> | undefined;
