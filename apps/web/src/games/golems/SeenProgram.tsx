import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import type { Row } from '@stolik/golems/programs/program';
import { CardBack, CardFace } from './Card.tsx';
import type { Desk } from './desk.ts';
import type { Item } from './draft.ts';
import { blocksOf, type SeenBlock } from './model.ts';
import { is6 } from './scene.ts';

/** The rows of a program as this viewer may see them, the running one marked. */
export function blocksShown(desk: Desk, seat: number): readonly SeenBlock[] {
  const opened = openedRows(desk, seat);
  const isShared = desk.table.sight().sitters.filter(({ kind }) => kind === 'person').length > 1;
  const isCovered = isShared && seat === desk.table.seat() && desk.isFilming() && !desk.table.reel.isReplay;
  return blocksOf(desk.view(), seat).map((block) => {
    const text = opened.get(block.row);
    if (text !== undefined && block.content === null) return { ...block, content: text };
    // Several people look at this screen: a row is seen by all when it is opened, not earlier.
    return isCovered && text === undefined && block.row > openRow(desk) ? { ...block, content: null } : block;
  });
}

/** The row that all have seen last, before the events on the screen. */
function openRow(desk: Desk): number {
  const view = desk.view();
  return view.row ?? 0;
}

/** Rows that the events on the screen have opened. */
function openedRows(desk: Desk, seat: number): ReadonlyMap<number, Row | 'empty'> {
  const found = new Map<number, Row | 'empty'>();
  for (const event of desk.table.shown()) {
    if (event.kind !== 'rowOpened' || !('commands' in event)) continue;
    const { row, commands } = event as unknown as { row: number; commands: readonly (string | null)[] };
    const text = commands[seat];
    if (!text) continue;
    const view = desk.view();
    const [block] = is6(view) ? blocksOf({ ...view, programs: [{ laid: true, length: 1, rows: [text.split(' ')[0]!], logic: null }] }, 0) : blocksOf({ ...view, robots: [{ ...view.robots[seat]!, program: text.split(' ') }] }, 0);
    if (block?.content) found.set(row, block.content);
  }
  return found;
}

export function SeenProgram(props: { readonly desk: Desk; readonly seat: number; readonly row?: number | undefined }): JSX.Element {
  const blocks = createMemo(() => blocksShown(props.desk, props.seat));
  const isNow = (block: SeenBlock): boolean => props.row !== undefined && props.row >= block.row && props.row < block.row + block.height;
  return (
    <ol class="gl-rows seen" aria-label={props.desk.words().tray.programOf(props.desk.table.nameOf(props.seat))}>
      <For each={blocks()}>
        {(block) => (
          <li class="gl-row" classList={{ on: isNow(block) }} aria-current={isNow(block) ? 'step' : undefined}>
            <span class="gl-n">{block.height === 1 ? block.row : `${block.row}–${block.row + block.height - 1}`}</span>
            <SeenRow desk={props.desk} content={block.content} />
          </li>
        )}
      </For>
    </ol>
  );
}

function SeenRow(props: { readonly desk: Desk; readonly content: SeenBlock['content'] }): JSX.Element {
  const words = () => props.desk.words();
  const row = (): Row | undefined => (props.content === null || props.content === 'empty' ? undefined : props.content);
  return (
    <Show when={row()} fallback={props.content === null ? <CardBack label={words().tray.faceDown} /> : <span class="gl-empty" />}>
      {(known) => {
        const now = () => known();
        const head = (): Item => {
          const each = now();
          return each.kind === 'plain' ? each.card : each.kind;
        };
        const inner = (): readonly (readonly [string, string])[] => {
          const each = now();
          if (each.kind === 'if') return [[words().tray.yes, each.yes], [words().tray.no, each.no]];
          return each.kind === 'repeat' || each.kind === 'while' ? [['×', each.card]] : [];
        };
        return (
          <>
            <CardFace item={head()} words={words()} />
            <span class="gl-branches">
              <Index each={inner()}>
                {(each) => (
                  <span class="gl-inner">
                    <span class="gl-answer">{each()[0]}</span>
                    <CardFace item={each()[1] as never} words={words()} small />
                  </span>
                )}
              </Index>
            </span>
          </>
        );
      }}
    </Show>
  );
}
