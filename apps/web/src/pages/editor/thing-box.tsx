import { barrelArt, barrelOpened, lineArt, plainBarrelArt, tokenArt, waterArt } from '@stolik/golems/art/board';
import { turnedWord } from '@stolik/golems/scenarios/edit';
import { CONTENTS_NAMES4 as CONTENTS4, CONTENTS_NAMES6 as CONTENTS6 } from '@stolik/golems/words';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { read } from '../../base/messages/read.ts';
import { Icon } from '../../base/ui/every-icon.tsx';
import { contentArt, flatArt } from '../../games/golems/model/pieces.ts';
import { carry, cellUnder } from './drag.ts';
import type { Editor } from './editor-shape.ts';
import { contentsOf, ERASER, leftOf, type Tool, toolsOf } from './tools.ts';

const NO_GROUND = { width: 1, height: 1, cells: [], at: new Map() };
const CELL = { name: 'a1', x: 0, y: 0, ground: '.', season: 'summer', part: 0 } as const;

/** A token as it lies in the box. */
export function toolArt(tool: Tool, isKids = false): string {
  // Children's barrels hold nothing. [G6.11.3]
  if (tool === 'barrel') return isKids ? plainBarrelArt() : barrelArt();
  if (tool === 'water') return waterArt(0);
  if (tool === 'ice') return waterArt(0) + tokenArt('ice');
  if (tool === 'ladder:A' || tool === 'ladder:B') return flatArt([`${tool}+`], CELL, {}, NO_GROUND, 0);
  if (tool.startsWith('line:')) return lineArt(tool.slice('line:'.length) as 'NS');
  return flatArt([tool], CELL, {}, NO_GROUND, 0);
}

/** Two tools are the same thing, however it is turned. */
const kindOf = (tool: Tool): Tool => (tool === 'line:EW' ? 'line:NS' : /^line:[NS][EW]$/.test(tool) ? 'line:NE' : tool);

/** Tokens of the box, with how many are left. */
export function ThingBox(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const tools = createMemo(() => toolsOf(editor.draft()), undefined, { equals: (a, b) => a.join() === b.join() });
  const isKids = (): boolean => editor.draft().options['kids'] === true;
  /** As it would be laid now: lines keep the turn they were given. */
  const asHeld = (tool: Tool): Tool => (kindOf(editor.tool()) === tool ? editor.tool() : tool);
  return (
    <>
      <ul class="ed-tools" aria-label={words().box}>
        <For each={tools()}>
          {(tool, index) => {
            const left = createMemo(() => leftOf(editor.draft(), tool));
            const label = (): string => {
              const count = left();
              return [
                words().tool(tool),
                ...(count === undefined ? [] : [count > 0 ? words().left(count) : words().noneLeft]),
              ].join(', ');
            };
            return (
              <li>
                <button
                  type="button"
                  class="ed-tool"
                  classList={{ none: left() === 0 }}
                  data-tool={tool}
                  aria-pressed={kindOf(editor.tool()) === tool}
                  aria-keyshortcuts={index() < 9 ? String(index() + 1) : undefined}
                  onClick={() => editor.takeTool(asHeld(tool))}
                  onPointerDown={(event) =>
                    tool !== ERASER &&
                    carry(event, { art: toolArt(asHeld(tool), isKids()), width: 100, height: 100 }, (x, y) => {
                      editor.takeTool(asHeld(tool));
                      const cell = cellUnder(x, y);
                      if (cell !== undefined) editor.apply(cell);
                    })
                  }
                >
                  <Show
                    when={tool !== ERASER}
                    fallback={
                      <span class="ed-eraser">
                        <Icon name="eraser" />
                      </span>
                    }
                  >
                    <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={toolArt(asHeld(tool), isKids())} />
                  </Show>
                  <span class="hidden">{label()}</span>
                  <b aria-hidden="true">{words().tool(tool)}</b>
                  <Show when={left() !== undefined}>
                    <i aria-hidden="true">{left()}</i>
                  </Show>
                </button>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={editor.tool().startsWith('line:')}>
        <button type="button" class="btn ed-turn" onClick={() => editor.takeTool(turnedWord(editor.tool()))}>
          <Icon name="rotate" />
          {words().turn}
        </button>
      </Show>
      <Show when={editor.tool() === 'barrel'}>
        <Contents editor={editor} />
      </Show>
    </>
  );
}

function Contents(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const name = (contents: string): string => {
    if (contents === '') return words().unknownContents;
    return read(CONTENTS6[contents] ?? CONTENTS4[contents]) ?? contents;
  };
  return (
    <fieldset class="ed-contents flow near" aria-label={words().contents}>
      <span class="legend">{words().contents}</span>
      <For each={contentsOf(editor.edition)}>
        {(contents) => (
          <button type="button" aria-pressed={editor.contents() === contents} onClick={() => editor.setContents(contents)}>
            <svg
              viewBox="0 0 100 100"
              aria-hidden="true"
              innerHTML={contents === '' ? barrelArt() : barrelOpened(contentArt(contents))}
            />
            {name(contents)}
          </button>
        )}
      </For>
      <p class="ed-small">{words().contentsHint}</p>
    </fieldset>
  );
}
