import { type Program, readProgram } from '@stolik/golems/programs';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { deskOf } from '../desk/desk.ts';
import type { Edition } from '../desk/edition.ts';
import type { GolemsTable } from '../model/table.ts';
import { SeenRow } from '../program/seen-program.tsx';
import { studyWords } from './words.ts';

interface Shown {
  readonly title: string;
  readonly program: Program;
}

/** The programs that a question is about, row by row: the one it names, and what the others have laid. */
export function Known(props: {
  readonly table: GolemsTable;
  readonly edition: Edition;
  readonly puzzle: ClosedQuestion;
}): JSX.Element {
  const desk = deskOf(props.table, props.edition);
  const words = () => studyWords(props.table.language(), desk.edition.id);
  const read = (title: string, text: string): readonly Shown[] => {
    const program = readProgram(text.replace(/^program /, ''), desk.edition.id);
    return program.ok ? [{ title, program: program.value }] : [];
  };
  const all = createMemo((): readonly Shown[] => {
    const { goal, moves = [] } = props.puzzle;
    const named = goal['program'];
    const own =
      typeof named === 'string' && goal.kind !== 'repair' ? read(words().program[goal.kind] ?? words().known, named) : [];
    const others = moves.flatMap((move) => {
      const [, seat = '1', text = ''] = /^(\d+): (.*)$/.exec(move) ?? [];
      return read(words().programOf(props.table.nameOf(Number(seat) - 1)), text);
    });
    return [...own, ...others];
  });
  return (
    <Show when={all().length > 0}>
      <For each={all()}>
        {({ title, program }) => (
          <figure class="gl-known">
            <figcaption>{title}</figcaption>
            <ol class="gl-rows seen">
              <For each={program}>
                {(row, index) => (
                  <li class="gl-row">
                    <span class="gl-n">{index() + 1}</span>
                    <SeenRow desk={desk} content={row} branch={undefined} small />
                  </li>
                )}
              </For>
            </ol>
          </figure>
        )}
      </For>
    </Show>
  );
}
