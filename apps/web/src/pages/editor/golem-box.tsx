import { botEmblem } from '@stolik/golems/art/board';
import { BOT_PROGRAMS, type BotName, type GolemType } from '@stolik/golems/core';
import { EDITIONS } from '@stolik/golems/editions';
import type { BotStart, Start } from '@stolik/golems/scenarios';
import { MOST_GOLEMS } from '@stolik/golems/scenarios/check';
import { changeGolem, findGolem, freeGolem, type GolemRef, removeGolem } from '@stolik/golems/scenarios/edit';
import { GOLEM_CARDS } from '@stolik/golems/v6';
import { BOT_TITLES } from '@stolik/golems/words';
import { createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import { read } from '../../base/messages/read.ts';
import { preferences } from '../../base/preferences.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { frontArt } from '../../games/golems/model/pieces.ts';
import { figuresOf } from '../../games/golems/scenarios/sketch.ts';
import { wordsOf } from '../../games/golems/words/by-language.ts';
import { carry, cellUnder } from './drag.ts';
import type { Editor } from './editor-shape.ts';
import { BOTS, figureTitle } from './model.ts';
import type { Hand } from './taps.ts';

const FACINGS = ['N', 'E', 'S', 'W'] as const;

/** Who begins where: those on the field, those who may still come, and the one that is chosen. */
export function GolemBox(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const golems = createMemo((): readonly GolemRef[] => [
    ...editor.draft().starts.map((_, index) => ({ kind: 'start', index }) as const),
    ...editor.draft().bots.map((_, index) => ({ kind: 'bot', index }) as const),
  ]);
  const left = (): number => MOST_GOLEMS - golems().length;
  const isKids = (): boolean => editor.draft().options['kids'] === true;
  const mostKids = (): number => (editor.draft().options['cards'] === undefined ? 2 : 1);
  const isChosen = ({ kind, index }: GolemRef): boolean => {
    const chosen = editor.chosenGolem();
    return chosen?.kind === kind && chosen.index === index;
  };
  const art = (index: number): string => frontArt(figuresOf(editor.draft())[index]!, editor.edition);
  return (
    <>
      <ul class="ed-tools" aria-label={words().onField}>
        <For each={golems()}>
          {(golem, index) => (
            <li>
              <button
                type="button"
                class="ed-tool"
                data-golem={`${golem.kind} ${golem.index}`}
                aria-pressed={isChosen(golem)}
                onClick={() => editor.chooseGolem(golem)}
              >
                <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art(index())} />
                <b>{editor.nameOf(golem)}</b>
              </button>
            </li>
          )}
        </For>
        <Show when={left() > 0 && !(isKids() && golems().length >= mostKids())}>
          <Add editor={editor} hand={{ kind: 'player' }} label={words().addPlayer} />
          <Show when={!isKids()}>
            <Add editor={editor} hand={{ kind: 'bot', program: 'hunter' }} label={words().addBot} />
          </Show>
        </Show>
      </ul>
      <Show
        when={editor.chosenGolem()}
        fallback={<p class="ed-small">{left() > 0 ? words().chooseGolem : words().full}</p>}
        keyed
      >
        {(golem) => <Inspector editor={editor} golem={golem} />}
      </Show>
    </>
  );
}

/** One more: taken into the hand, then put on a cell. */
function Add(props: { readonly editor: Editor; readonly hand: Hand; readonly label: string }): JSX.Element {
  const { editor } = props;
  const art = createMemo(() => {
    const { starts, bots } = editor.draft();
    const isBot = props.hand.kind === 'bot';
    const seat = isBot ? starts.length + bots.length : starts.length;
    const figure = {
      ...figuresOf({ starts: [], bots: [] })[0],
      seat,
      at: 'a1',
      facing: 'N',
      type: freeGolem(editor.draft()) ?? '',
    } as const;
    return frontArt(
      { swims: null, damage: 0, limit: 0, places: 0, damaged: [], items: 0, extra: 0, ...figure, bot: isBot ? 'hunter' : null },
      editor.edition,
    );
  });
  const isHeld = (): boolean => editor.hand()?.kind === props.hand.kind;
  return (
    <li>
      <button
        type="button"
        class="ed-tool add"
        data-tool={props.hand.kind}
        aria-pressed={isHeld()}
        onClick={() => editor.setHand(isHeld() ? undefined : props.hand)}
        onPointerDown={(event) =>
          carry(event, { art: art(), width: 100, height: 100 }, (x, y) => {
            const cell = cellUnder(x, y);
            if (cell === undefined) return;
            editor.setHand(props.hand);
            editor.apply(cell);
          })
        }
      >
        <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art()} />
        <b>{props.label}</b>
        <i aria-hidden="true">+</i>
      </button>
    </li>
  );
}

function Inspector(props: { readonly editor: Editor; readonly golem: GolemRef }): JSX.Element {
  const { editor, golem } = props;
  const words = () => editor.words();
  const field = createUniqueId();
  const figure = createMemo((): Start | BotStart | undefined => findGolem(editor.draft(), golem));
  const program = (): BotName | undefined => editor.draft().bots[golem.kind === 'bot' ? golem.index : -1]?.program;
  const change = (what: Partial<BotStart>): void => void editor.change(changeGolem(editor.draft(), golem, what));
  const stats = (type: string): string => {
    const card = GOLEM_CARDS.even[type as GolemType];
    if (!card) return '';
    const { facts } = wordsOf(preferences.language, editor.edition);
    return ` · ${facts.stats(card.strength, card.range, card.rows)}`;
  };
  return (
    <Show when={figure()}>
      {(now) => (
        <fieldset class="ed-inspector golem flow near" aria-label={editor.nameOf(golem)}>
          <div class="ed-compass" role="radiogroup" aria-label={words().facing}>
            <For each={FACINGS}>
              {(facing) => (
                // biome-ignore lint/a11y/useSemanticElements: arrows in a ring
                <button
                  type="button"
                  role="radio"
                  class={`at-${facing}`}
                  aria-checked={now().facing === facing}
                  aria-label={words().faces[facing]}
                  title={words().faces[facing]}
                  onClick={() => change({ facing })}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M12 5l7 12H5z" fill="currentColor" transform={`rotate(${FACINGS.indexOf(facing) * 90} 12 12)`} />
                  </svg>
                </button>
              )}
            </For>
            <svg class="ed-face" viewBox="0 0 100 100" aria-hidden="true" innerHTML={faceArt(editor, golem)} />
          </div>
          <div class="ed-fields stack near">
            <label class="field" for={`${field}-type`}>
              <span>{words().type}</span>
              <select
                id={`${field}-type`}
                class="input"
                data-field="type"
                onChange={(event) => change({ golem: event.currentTarget.value })}
              >
                <For each={EDITIONS[editor.edition].leads}>
                  {(type) => (
                    <option value={type} selected={type === now().golem}>
                      {figureTitle(type)}
                      {stats(type)}
                    </option>
                  )}
                </For>
              </select>
            </label>
            <Show when={program()}>
              {(runs) => (
                <label class="field" for={`${field}-program`}>
                  <span>{words().program}</span>
                  <select
                    id={`${field}-program`}
                    class="input"
                    data-field="program"
                    onChange={(event) => change({ program: event.currentTarget.value as BotName })}
                  >
                    <For each={BOTS}>
                      {(each) => (
                        <option value={each} selected={each === runs()}>
                          {read(BOT_TITLES[each])}
                        </option>
                      )}
                    </For>
                  </select>
                  <small class="ed-small abreast near">
                    <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={botEmblem(runs())} />
                    {wordsOf(preferences.language, editor.edition).bot(BOT_PROGRAMS.find(({ id }) => id === runs())!)}
                  </small>
                </label>
              )}
            </Show>
          </div>
          <button type="button" class="btn" onClick={() => editor.change(removeGolem(editor.draft(), golem))}>
            <Icon name="trash" />
            {words().remove}
          </button>
        </fieldset>
      )}
    </Show>
  );
}

function faceArt(editor: Editor, golem: GolemRef): string {
  const index = golem.kind === 'start' ? golem.index : editor.draft().starts.length + golem.index;
  const figure = figuresOf(editor.draft())[index];
  return figure ? frontArt(figure, editor.edition) : '';
}
