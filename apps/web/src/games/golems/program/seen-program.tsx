import { type TokenName, tokenArt } from '@stolik/golems/art/board';
import { EDITIONS } from '@stolik/golems/editions';
import type { Row, SeenBlock } from '@stolik/golems/programs';
import { createEffect, For, Index, type JSX, on, Show } from 'solid-js';
import type { Desk } from '../desk/desk-shape.ts';
import type { Item } from '../model/draft.ts';
import { showRunning } from '../model/running.ts';
import type { Branch } from '../story/branch.ts';
import { CardBack, CardFace } from './card.tsx';

export function SeenProgram(props: {
  readonly desk: Desk;
  readonly seat: number;
  readonly row?: number | undefined;
  /** The way that the running row has taken. */
  readonly branch?: Branch | undefined;
}): JSX.Element {
  const blocks = (): readonly SeenBlock[] => props.desk.blocks(props.seat);
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
            <SeenRow desk={props.desk} content={block.content} branch={isNow(block) ? props.branch : undefined} />
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

export function SeenRow(props: {
  readonly desk: Desk;
  readonly content: SeenBlock['content'];
  readonly branch: Branch | undefined;
  readonly small?: boolean;
}): JSX.Element {
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
        const inner = (): readonly (readonly [label: string, card: string, branch: Branch])[] => {
          const each = now();
          if (each.kind === 'if')
            return [
              [words().tray.yes, each.yes, 'yes'],
              [words().tray.no, each.no, 'no'],
            ];
          return each.kind === 'repeat' || each.kind === 'while' ? [['', each.card, 'yes']] : [];
        };
        const asks = (): string => {
          const each = now();
          return each.kind === 'if' ? words().tests[each.test] : each.kind === 'while' ? words().goesOn[each.sensor] : '';
        };
        return (
          <>
            <CardFace item={head()} words={words()} small={props.small ?? false} />
            <Show when={EDITIONS[props.desk.edition.id].hasTests && asks()}>
              <span class="gl-asks">{asks()}</span>
            </Show>
            <span class="gl-branches">
              <Index each={inner()}>
                {(each) => (
                  <span
                    class="gl-inner"
                    classList={{
                      taken: props.branch === each()[2],
                      pale: props.branch !== undefined && props.branch !== each()[2],
                    }}
                  >
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
