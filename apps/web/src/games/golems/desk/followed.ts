import type { Program, SeenBlock } from '@stolik/golems/programs';
import { type Accessor, createMemo } from 'solid-js';
import { reuse } from '../../../session/reuse.ts';
import { type Answer, answerIn, type Branch, branchOf } from '../story/branch.ts';
import type { Desk } from './desk-shape.ts';

/** A golem's program in a film, as far as it may be seen: which of its rows runs, and which way that has taken. */
export interface Followed {
  readonly blocks: Accessor<readonly SeenBlock[]>;
  readonly program: Accessor<Program>;
  /** The row on the parchment, where this golem has one now. */
  readonly row: Accessor<number | undefined>;
  /** Its index in the program. */
  readonly running: Accessor<number | undefined>;
  readonly answer: Accessor<Answer | undefined>;
  readonly branch: Accessor<Branch | undefined>;
}

export function createFollowed(desk: Desk, seat: Accessor<number>): Followed {
  const blocks = (): readonly SeenBlock[] => desk.blocks(seat());
  const program = createMemo<Program>((before) => {
    const rows = [];
    for (const { content } of blocks()) {
      if (content === null) break;
      if (content !== 'empty') rows.push(content);
    }
    return reuse(before, rows);
  });
  const row = createMemo(() => {
    const { row: now, acting } = desk.story();
    return acting === undefined || acting.includes(seat()) ? now : undefined;
  });
  const running = createMemo(() => {
    const now = row();
    const index = now === undefined ? -1 : blocks().findIndex((block) => now >= block.row && now < block.row + block.height);
    // Rows that a token has emptied are not in the program.
    const at =
      index -
      blocks()
        .slice(0, index)
        .filter(({ content }) => content === 'empty').length;
    const isThere = index >= 0 && blocks()[index]!.content !== 'empty' && at < program().length;
    return isThere ? at : undefined;
  });
  const answer = createMemo(() => {
    const round = desk.round();
    const now = row();
    return round && now !== undefined ? answerIn(round, seat(), now, desk.table.reel.now()) : undefined;
  });
  const branch = createMemo(() => {
    const now = running();
    return now === undefined ? undefined : branchOf(program()[now]!, answer()?.answer);
  });
  return { blocks, program, row, running, answer, branch };
}
