import type { SeenBlock } from '@stolik/golems/programs';
import { blocksWritten } from '../model/model.ts';
import type { Desk } from './desk-shape.ts';

type Known = Pick<Desk, 'table' | 'edition' | 'view' | 'round' | 'isFilming'>;

/**
 * The rows of a program as this viewer may see them at this moment of the film: what has been opened, and of one's own what is
 * still to come. The view itself is from before the step that runs them.
 */
export function blocksShown(desk: Known, seat: number): readonly SeenBlock[] {
  const round = desk.isFilming() ? desk.round() : undefined;
  if (!round) return desk.edition.blocksOf(desk.view(), seat);
  const opened = new Map(round.rows.flatMap(({ row, commands }) => (commands[seat] ? [[row, commands[seat]] as const] : [])));
  const isShared = desk.table.sight().sitters.filter(({ kind }) => kind === 'person').length > 1;
  const isOpen = desk.table.reel.isReplay || desk.table.reel.open() !== undefined;
  // Several people look at this screen: a row is seen by all when it is opened, not earlier.
  const mayPeep = isOpen || (seat === desk.table.seat() && !isShared);
  const laid = mayPeep && !round.isShuffled ? round.laid.get(seat) : undefined;
  const own = laid === undefined ? [] : blocksWritten(laid, desk.edition.id);
  const length = Math.max(
    round.lengths.get(seat) ?? desk.edition.lengthOf(desk.view(), seat),
    own.at(-1) ? own.at(-1)!.row + own.at(-1)!.height - 1 : 0,
    ...opened.keys(),
  );
  const blocks: SeenBlock[] = [];
  for (let row = 1; row <= length; ) {
    const text = opened.get(row);
    const block = text === undefined ? own.find((each) => each.row === row) : blocksWritten(text, desk.edition.id)[0];
    blocks.push({ row, height: block?.height ?? 1, content: block?.content ?? null });
    row += block?.height ?? 1;
  }
  return blocks;
}
