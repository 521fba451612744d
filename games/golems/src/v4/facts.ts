import type { Seat } from '@stolik/kernel/game';
import type { CellName, CoreEvent } from '../core/events.ts';

/** The events of v4 in addition to those of both editions. */
export type Event4 =
  | Exclude<CoreEvent, { kind: 'programLaid' | 'passBegan' }>
  /** The program itself only for its owner. */
  | { readonly kind: 'programLaid'; readonly seat: Seat; readonly program: string | null }
  | { readonly kind: 'robotBuilt'; readonly seat: Seat; readonly parts: readonly string[] }
  | { readonly kind: 'cardOpened'; readonly card: string }
  | { readonly kind: 'eventActed'; readonly card: string }
  | { readonly kind: 'waterFroze'; readonly cells: readonly CellName[] }
  | { readonly kind: 'iceBroke'; readonly at: CellName; readonly why: 'thaw' | 'attack' | 'blast' | 'weight' }
  | { readonly kind: 'programJammed'; readonly seat: Seat; readonly by: Seat; readonly row: number }
  | {
      readonly kind: 'commandRefused';
      readonly seat: Seat;
      readonly command: string;
      readonly by: 'line' | 'chassis';
      readonly clause: string;
    }
  | { readonly kind: 'robotFell'; readonly seat: Seat; readonly at: CellName }
  | { readonly kind: 'stuckInWater'; readonly seat: Seat; readonly at: CellName }
  | { readonly kind: 'barrelLost'; readonly at: CellName; readonly why: 'portal' | 'sunk' | 'column'; readonly barrels: number }
  | { readonly kind: 'barrelFloats'; readonly at: CellName }
  | { readonly kind: 'attacked'; readonly seat: Seat; readonly cells: readonly CellName[]; readonly power: number }
  | { readonly kind: 'defended'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'robotHit'; readonly seat: Seat; readonly by: Seat; readonly points: number }
  | { readonly kind: 'tokenDestroyed'; readonly at: CellName; readonly token: string }
  | { readonly kind: 'barrelOpened'; readonly at: CellName; readonly contents: string; readonly by: readonly Seat[] }
  | { readonly kind: 'bombExploded'; readonly at: CellName; readonly hurt: readonly Seat[] }
  | { readonly kind: 'componentDamaged'; readonly seat: Seat; readonly component: string }
  | { readonly kind: 'lastPointTaken'; readonly seat: Seat }
  | { readonly kind: 'componentRepaired'; readonly seat: Seat; readonly component: string }
  | { readonly kind: 'repairDeclined'; readonly seat: Seat }
  | { readonly kind: 'roundEnded'; readonly round: number };
