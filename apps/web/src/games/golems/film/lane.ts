import type { Command } from '@stolik/golems/art/commands';
import type { Card, Row } from '@stolik/golems/programs/program';
import { colourOf } from '../Card.tsx';
import type { Desk } from '../desk.ts';
import type { Item } from '../draft.ts';
import { readCommand } from '../model.ts';
import { is6 } from '../scene.ts';
import type { RowSpan } from './reel.ts';

/** What a golem does in one pass of a row, as the timeline shows it. */
export interface LaneBox {
  readonly text: string;
  readonly sign: Command | undefined;
  readonly colour: 'move' | 'battle' | 'bonus' | 'none' | 'face-down';
}

/** The boxes of one golem in one row, one for each pass in which it does something of its own. */
export function laneOf(desk: Desk, seat: number, row: number, span: RowSpan | undefined): readonly LaneBox[] {
  const words = desk.words();
  const command = span?.commands[seat];
  const nothing: LaneBox = { text: words.film.noRow, sign: undefined, colour: 'none' };
  if (command) {
    const passes = 1 + (span?.passes.length ?? 0);
    const rows = readCommand(command, desk.edition);
    const parts = rows.flatMap((each) => partsOf(desk, seat, each, passes));
    // More parts than passes would only be guessed at: then the row stands as it was written.
    if (parts.length > 1 && parts.length <= passes) return parts;
    return [
      { text: rows.map(words.row).join(', '), sign: headOf(rows[0]), colour: rows[0] ? colourOf(headOf(rows[0])!) : 'none' },
    ];
  }
  const block = span ? undefined : desk.blocks(seat).find((each) => each.row === row);
  if (!block) return [nothing];
  if (block.content === null || block.content === 'empty') return [{ text: '', sign: undefined, colour: 'face-down' }];
  const head = headOf(block.content)!;
  return [{ text: words.card(head), sign: head, colour: colourOf(head) }];
}

const headOf = (row: Row | undefined): Item | undefined => row && (row.kind === 'plain' ? row.card : row.kind);

/** A Repeat is done in two passes, a Subprogram in one or two. [G6.5.2] */
function partsOf(desk: Desk, seat: number, row: Row, passes: number): readonly LaneBox[] {
  const words = desk.words();
  const box = (text: string, item: Item): LaneBox => ({ text, sign: item, colour: colourOf(item) });
  if (row.kind === 'repeat' && passes > 1) return [box(words.row(row), 'repeat'), box(words.card(row.card), row.card)];
  if (row.kind === 'call') {
    const cards = calledBy(desk, seat);
    const isOnePass = cards.length === 2 && !isBattle(cards[0]!) && isBattle(cards[1]!);
    const names = cards.map(words.card);
    if (isOnePass || cards.length < 2) return [box([words.card('call'), names.join(', ')].filter(Boolean).join(': '), 'call')];
    return [box(`${words.card('call')}: ${names[0]}`, 'call'), box(names[1]!, cards[1]!)];
  }
  return [box(words.row(row), headOf(row)!)];
}

const isBattle = (card: Card): boolean => card === 'A' || card === 'D';

function calledBy(desk: Desk, seat: number): readonly Card[] {
  const view = desk.view();
  return is6(view) ? ((view.subprograms[seat]?.split(' ') ?? []) as Card[]) : [];
}
