import { problemSaid } from './said.ts';
import './gallery.css';
import type { EditionId } from '@stolik/golems/editions';
import type { Scenario } from '@stolik/golems/scenarios';
import { checkScenario } from '@stolik/golems/scenarios/check';

import { createMemo, createSignal, ErrorBoundary, For, type JSX, Show } from 'solid-js';
import { goTo, toEditor } from '../../../base/router.ts';
import { Icon } from '../../../base/ui/icon.tsx';
import { saveFile } from '../../../base/ui/save-file.ts';
import { storyOf, titleOf, whoMayPlay } from './facts.ts';
import { readFile } from './file.ts';
import { ScenarioPicture } from './picture.tsx';
import { forgetOwn, freshOwnId, keepOwn, type Own, ownsOf, storedText, type Unreadable, unreadableOf } from './shelf.ts';
import { editorWords } from './words/now.ts';

interface Notice {
  readonly says: string;
  readonly undo?: () => void;
}

/** The own scenarios in the gallery of the set-up page, and the ways to get more. */
export function OwnScenarios(props: {
  readonly edition: EditionId;
  /** One that came in a link and is not kept here. */
  readonly guest: Scenario | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (scenario: Scenario) => void;
  /** The chosen one is gone. */
  readonly onGone: (id: string) => void;
}): JSX.Element {
  const words = () => editorWords(props.edition);
  // Told here and not at the foot of the page: the gallery lies over that.
  const [notice, setNotice] = createSignal<Notice>();
  return (
    <div class="ed-yours stack">
      <h3>{words().yours}</h3>
      <p class="dim">{words().yoursHint}</p>
      <Show when={notice()}>
        {(told) => (
          <p class="ed-notice flow near" role="status">
            <span>{told().says}</span>
            <Show when={told().undo}>
              {(undo) => (
                <button
                  type="button"
                  class="btn"
                  onClick={() => {
                    undo()();
                    setNotice(undefined);
                  }}
                >
                  <Icon name="undo" />
                  {words().undo}
                </button>
              )}
            </Show>
          </p>
        )}
      </Show>
      <ul class="ed-gallery">
        <Show when={props.guest}>
          {(guest) => (
            <li class="ed-card">
              <Card scenario={guest()} isChosen={props.chosen === guest().id} onChoose={() => props.onChoose(guest())} />
            </li>
          )}
        </Show>
        <For each={ownsOf(props.edition)}>
          {(own) => (
            <OwnCard
              own={own}
              isChosen={props.chosen === own.id}
              onChoose={() => props.onChoose(own.scenario)}
              onGone={(undo) => {
                setNotice({ says: words().thrownAway, undo });
                props.onGone(own.id);
              }}
            />
          )}
        </For>
        <For each={unreadableOf(props.edition)}>
          {(bad) => (
            <UnreadableCard bad={bad} edition={props.edition} onGone={(undo) => setNotice({ says: words().thrownAway, undo })} />
          )}
        </For>
        <li>
          <a class="ed-make" href={toEditor(props.edition, 'new')}>
            <span class="ed-plus">
              <Icon name="plus" />
            </span>
            <b>{words().make}</b>
            <small>{words().makeHint}</small>
          </a>
        </li>
        <li>
          <OpenFile edition={props.edition} onTrouble={(says) => setNotice({ says })} />
        </li>
      </ul>
    </div>
  );
}

function Card(props: {
  readonly scenario: Scenario;
  readonly isChosen: boolean;
  readonly says?: string | undefined;
  readonly onChoose: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="ed-choose"
      data-scenario={props.scenario.id}
      aria-pressed={props.isChosen}
      onClick={() => props.onChoose()}
    >
      <ScenarioPicture scenario={props.scenario} />
      <span class="ed-text">
        <b>{titleOf(props.scenario)}</b>
        <small>{props.says ?? whoMayPlay(props.scenario)}</small>
        <span>{storyOf(props.scenario)}</span>
      </span>
    </button>
  );
}

function OwnCard(props: {
  readonly own: Own;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Thrown away; what brings it back. */
  readonly onGone: (undo: () => void) => void;
}): JSX.Element {
  const words = () => editorWords(props.own.scenario.game);
  const problems = createMemo(() => countProblems(props.own.scenario));
  const address = (): string => toEditor(props.own.scenario.game, props.own.id);
  const title = (): string => titleOf(props.own.scenario) || props.own.id;
  return (
    <li class="ed-card">
      {/* Whatever a file holds: the card of one that can't be drawn is still there to be thrown away. */}
      <ErrorBoundary fallback={<Undrawn edition={props.own.scenario.game} />}>
        <Card
          scenario={props.own.scenario}
          isChosen={props.isChosen}
          says={problems() > 0 ? words().unfinished(problems()) : undefined}
          onChoose={() => (problems() > 0 ? goTo(address()) : props.onChoose())}
        />
      </ErrorBoundary>
      <div class="ed-card-foot">
        <a class="btn quiet" href={address()} aria-label={words().editOf(title())}>
          <Icon name="pencil" small />
          {words().edit}
        </a>
        <button
          type="button"
          class="sq"
          aria-label={words().throwAway(title())}
          title={words().throwAway(title())}
          onClick={() => props.onGone(forgetOwn(props.own.id))}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}

function countProblems(scenario: Scenario): number {
  try {
    return checkScenario(scenario).length;
  } catch {
    return 1;
  }
}

const Undrawn = (props: { readonly edition: EditionId }): JSX.Element => (
  <div class="ed-text">
    <Icon name="file" />
    <b>{editorWords(props.edition).unreadable}</b>
    <span>{editorWords(props.edition).damaged}</span>
  </div>
);

/** Kept here and not to be drawn: it can be saved to be repaired, or thrown away. */
function UnreadableCard(props: {
  readonly bad: Unreadable;
  readonly edition: EditionId;
  readonly onGone: (undo: () => void) => void;
}): JSX.Element {
  const words = () => editorWords(props.edition);
  const why = (): string => (props.bad.problem ? problemSaid(props.edition, props.bad.problem) : words().damaged);
  return (
    <li class="ed-card ed-bad">
      <div class="ed-text">
        <Icon name="file" />
        <b>{words().unreadable}</b>
        <span>{why()}</span>
      </div>
      <div class="ed-card-foot">
        <button type="button" class="btn quiet" onClick={() => saveFile(`${props.bad.id}.json`, storedText(props.bad.id))}>
          <Icon name="file" small />
          {words().shareFile}
        </button>
        <button
          type="button"
          class="sq"
          aria-label={words().throwAway(words().unreadable)}
          title={words().throwAway(words().unreadable)}
          onClick={() => props.onGone(forgetOwn(props.bad.id))}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}

/** "Change a copy", under every scenario of the book. */
export function CopyLink(props: { readonly scenario: Scenario }): JSX.Element {
  const words = () => editorWords(props.scenario.game);
  return (
    <a
      class="ed-copy"
      href={toEditor(props.scenario.game, `from-${props.scenario.id}`)}
      aria-label={words().copyOf(titleOf(props.scenario))}
    >
      <Icon name="pencil" small />
      {words().copy}
    </a>
  );
}

/** At the head of the gallery: a child who wants to build finds it at once. */
export function MakeLink(props: { readonly edition: EditionId }): JSX.Element {
  return (
    <a class="btn ed-begin" href={toEditor(props.edition, 'new')}>
      <Icon name="pencil" />
      {editorWords(props.edition).make}
    </a>
  );
}

function OpenFile(props: { readonly edition: EditionId; readonly onTrouble: (says: string) => void }): JSX.Element {
  let field!: HTMLInputElement;
  const words = () => editorWords(props.edition);
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readFile(file, freshOwnId());
    if (!read.ok) {
      props.onTrouble(words().badFile(problemSaid(props.edition, read.problem)));
      return;
    }
    if (keepOwn(read.value)) goTo(toEditor(read.value.game, read.value.id));
    else props.onTrouble(words().notSaved);
  }
  return (
    <>
      <button type="button" class="ed-make" data-do="open-file" onClick={() => field.click()}>
        <span class="ed-plus">
          <Icon name="file" />
        </span>
        <b>{words().open}</b>
        <small>{words().openHint}</small>
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words().open}
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
