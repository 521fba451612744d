import { flowchart, pythonLines } from '@stolik/golems/programs/forms';
import { createEffect, createMemo, For, type JSX, onCleanup, Show } from 'solid-js';
import type { MomentProps } from '../../../shell/contract.ts';
import { deskOf } from '../desk/desk.ts';
import type { Edition } from '../desk/edition.ts';
import { pythonPieces } from '../model/colours.ts';
import { type ComparedProgram, comparedOf } from '../model/compared.ts';
import type { GolemsEvent, GolemsView } from '../model/scene.ts';
import { wayInWords } from '../words/way.ts';
import { Code } from './faces.tsx';
import { SeenRow } from './seen-program.tsx';

/** Under the words about a moment of the review: both programs, and on the board the way of the better one. */
export function Compared(props: MomentProps<GolemsView, GolemsEvent> & { readonly edition: Edition }): JSX.Element {
  const desk = deskOf(props.table, props.edition);
  const read = (text: string): ComparedProgram | undefined => comparedOf(desk.view(), props.seat, desk.edition, text);
  const pair = createMemo(() => {
    const [played, better] = [read(props.played), read(props.better)];
    const words = desk.words().panel;
    return played && better
      ? [
          { name: words.played, of: played },
          { name: words.better, of: better },
        ]
      : [];
  });
  createEffect(() => {
    const ghost = pair()[1]?.of.ghost;
    desk.speakOf(ghost && { seat: props.seat, ghost });
  });
  onCleanup(() => desk.speakOf(undefined));
  return (
    <div class="gl-panel gl-compared stack" classList={{ kids: desk.isKids() }}>
      <For each={pair()}>
        {({ name, of }) => (
          <section>
            <h3>{name}</h3>
            <ol class="gl-rows seen">
              <For each={of.blocks}>
                {({ row, height, content }) => (
                  <li class="gl-row">
                    <span class="gl-n">{height === 1 ? row : `${row}–${row + height - 1}`}</span>
                    <SeenRow desk={desk} content={content} branch={undefined} />
                  </li>
                )}
              </For>
            </ol>
            <Show when={of.ghost}>{(ghost) => <p class="gl-forecast">{wayInWords(ghost(), desk.words())}</p>}</Show>
            <Show when={!desk.isKids()}>
              <div class="gl-faces-of">
                <Code
                  program={of.program}
                  linesOf={(row) => pythonLines([row], desk.edition.id)}
                  piecesOf={pythonPieces}
                  running={undefined}
                  branch={undefined}
                  noteOf={() => undefined}
                />
                <div class="gl-flow" innerHTML={flowchart(of.program, desk.edition.id, desk.table.language())} />
              </div>
            </Show>
          </section>
        )}
      </For>
    </div>
  );
}
