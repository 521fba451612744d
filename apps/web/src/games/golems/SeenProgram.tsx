import { type TokenName, tokenArt } from '@stolik/golems/art/tokens';
import { heightInV4, type Row } from '@stolik/golems/programs/program';
import { createEffect, createMemo, For, Index, type JSX, on, Show } from 'solid-js';
import { reuse } from '../../host/reuse.ts';
import { CardBack, CardFace } from './Card.tsx';
import type { Desk } from './desk.ts';
import type { Item } from './draft.ts';
import { blocksOf, partsOf, readCommand, type SeenBlock } from './model.ts';
import { showRunning } from './running.ts';
import { is6 } from './scene.ts';

/**
 * The rows of a program as this viewer may see them at this moment of the film: what has been opened, and of one's own what is
 * still to come. The view itself is from before the step that runs them.
 */
export function blocksShown(desk: Desk, seat: number): readonly SeenBlock[] {
  const round = desk.round();
  if (!desk.isFilming() || !round) return blocksOf(desk.view(), seat);
  const opened = new Map(round.rows.flatMap(({ row, commands }) => (commands[seat] ? [[row, commands[seat]] as const] : [])));
  const isShared = desk.table.sight().sitters.filter(({ kind }) => kind === 'person').length > 1;
  const isOpen = desk.table.reel.isReplay || desk.table.reel.open() !== undefined;
  // Several people look at this screen: a row is seen by all when it is opened, not earlier.
  const mayPeep = isOpen || (seat === desk.table.seat() && !isShared);
  const laid = mayPeep && !round.isShuffled ? round.laid.get(seat) : undefined;
  const own = laid === undefined ? [] : parse(desk, laid);
  const length = Math.max(
    round.lengths.get(seat) ?? lengthInV4(desk, seat),
    own.at(-1) ? own.at(-1)!.row + own.at(-1)!.height - 1 : 0,
    ...opened.keys(),
  );
  const blocks: SeenBlock[] = [];
  for (let row = 1; row <= length; ) {
    const text = opened.get(row);
    const block = text === undefined ? own.find((each) => each.row === row) : parse(desk, text)[0];
    blocks.push({ row, height: block?.height ?? 1, content: block?.content ?? null });
    row += block?.height ?? 1;
  }
  return blocks;
}

function lengthInV4(desk: Desk, seat: number): number {
  const view = desk.view();
  const robot = is6(view) ? undefined : view.robots[seat];
  return robot && !robot.bot && robot.at ? Math.max(robot.program.length, partsOf(robot).rows) : 0;
}

function parse(desk: Desk, text: string): readonly SeenBlock[] {
  let row = 1;
  return readCommand(text, desk.edition).map((content) => {
    const height = desk.edition === 'golems4' ? heightInV4(content) : 1;
    row += height;
    return { row: row - height, height, content };
  });
}

export function SeenProgram(props: {
  readonly desk: Desk;
  readonly seat: number;
  readonly row?: number | undefined;
}): JSX.Element {
  const blocks = createMemo<readonly SeenBlock[]>((before) => reuse(before, blocksShown(props.desk, props.seat)));
  const isNow = (block: SeenBlock): boolean =>
    props.row !== undefined && props.row >= block.row && props.row < block.row + block.height;
  let root!: HTMLOListElement;
  createEffect(
    on(
      () => props.row,
      () => showRunning(root),
    ),
  );
  const tokenOn = (block: SeenBlock) =>
    props.desk.round()?.tokens.find(({ seat, row }) => seat === props.seat && row === block.row);
  return (
    <ol ref={root} class="gl-rows seen" aria-label={props.desk.words().tray.programOf(props.desk.table.nameOf(props.seat))}>
      <For each={blocks()}>
        {(block) => (
          <li class="gl-row" classList={{ on: isNow(block) }} aria-current={isNow(block) ? 'step' : undefined}>
            <span class="gl-n">{block.height === 1 ? block.row : `${block.row}–${block.row + block.height - 1}`}</span>
            <SeenRow desk={props.desk} content={block.content} />
            <Show when={tokenOn(block)}>
              {(token) => (
                <svg
                  class="gl-row-token"
                  viewBox="0 0 100 100"
                  role="img"
                  aria-label={props.desk.words().speak.token(`logic:${token().logic}`)}
                  innerHTML={tokenArt(token().logic as TokenName)}
                />
              )}
            </Show>
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
          if (each.kind === 'if')
            return [
              [words().tray.yes, each.yes],
              [words().tray.no, each.no],
            ];
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
