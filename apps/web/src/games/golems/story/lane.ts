import type { Command } from '@stolik/golems/art/cards';
import type { EditionId } from '@stolik/golems/editions';
import { type Card, type Row, readCommand, type SeenBlock } from '@stolik/golems/programs';
import { colourOf, type Item } from '../model/draft.ts';
import type { Words } from '../words/by-language.ts';
import type { RowSpan } from './reel.ts';

/** What a golem does in one pass of a row, as the timeline shows it. */
export interface LaneBox {
  readonly text: string;
  readonly sign: Command | undefined;
  readonly colour: 'move' | 'battle' | 'bonus' | 'none' | 'face-down' | 'die';
}

/** What a lane is drawn from. */
export interface LaneSource {
  readonly edition: EditionId;
  readonly words: Words;
  /** The rows of this golem's program as they may be seen now. */
  readonly blocks: readonly SeenBlock[];
  /** Nobody lays its program: a die may decide. */
  readonly isBot: boolean;
  /** Its program runs in this run; when children take turns only one does. */
  readonly isRunning: boolean;
  readonly subprogram: readonly Card[];
}

const NOTHING: LaneBox = { text: '', sign: undefined, colour: 'none' };

/** The boxes of one golem in one row, one for each pass in which it does something of its own. */
export function laneOf(source: LaneSource, row: number, span: RowSpan | undefined, seat: number): readonly LaneBox[] {
  const command = span?.commands[seat];
  if (command) return opened(source, command, span);
  if (span?.isOpened) return [NOTHING];
  if (source.isBot) return [{ text: source.words.film.die, sign: undefined, colour: 'die' }];
  if (!source.isRunning) return [NOTHING];
  const block = source.blocks.find((each) => each.row === row);
  // In v4 an If fills three rows and is carried out in the first.
  if (!block) return [NOTHING];
  if (block.content === null) return [{ text: source.words.film.secret, sign: undefined, colour: 'face-down' }];
  if (block.content === 'empty') return [NOTHING];
  const head = headOf(block.content)!;
  return [{ text: source.words.card(head), sign: head, colour: colourOf(head) }];
}

function opened(source: LaneSource, command: string, span: RowSpan): readonly LaneBox[] {
  const { words } = source;
  const passes = 1 + span.passes.length;
  const rows = readCommand(command, source.edition);
  const parts = rows.flatMap((each) => partsOf(source, each, passes));
  // More parts than passes would only be guessed at: then the row stands as it was written.
  if (parts.length > 1 && parts.length <= passes) return parts;
  const head = headOf(rows[0]);
  return [{ text: rows.map(words.row).join(', '), sign: head, colour: head ? colourOf(head) : 'none' }];
}

const headOf = (row: Row | undefined): Item | undefined => row && (row.kind === 'plain' ? row.card : row.kind);

/** A Repeat is done in two passes, a Subprogram in one or two. [G6.5.2] */
function partsOf({ words, subprogram }: LaneSource, row: Row, passes: number): readonly LaneBox[] {
  const box = (text: string, item: Item): LaneBox => ({ text, sign: item, colour: colourOf(item) });
  if (row.kind === 'repeat' && passes > 1) return [box(words.row(row), 'repeat'), box(words.card(row.card), row.card)];
  if (row.kind === 'call') {
    const isOnePass = subprogram.length === 2 && !isBattle(subprogram[0]!) && isBattle(subprogram[1]!);
    const names = subprogram.map(words.card);
    if (isOnePass || subprogram.length < 2)
      return [box([words.card('call'), names.join(', ')].filter(Boolean).join(': '), 'call')];
    return [box(`${words.card('call')}: ${names[0]}`, 'call'), box(names[1]!, subprogram[1]!)];
  }
  return [box(words.row(row), headOf(row)!)];
}

const isBattle = (card: Card): boolean => card === 'A' || card === 'D';
