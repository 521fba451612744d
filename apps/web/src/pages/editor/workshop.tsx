import type { Scenario } from '@stolik/golems/scenarios';
import { freshScenario } from '@stolik/golems/scenarios/edit';
import { LANGUAGES } from '@stolik/kernel/language';
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { route, toNew } from '../../base/router.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon } from '../../base/ui/every-icon.tsx';
import { Keys } from '../../base/ui/keys.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { toast } from '../../base/ui/toast.tsx';
import { isDesk } from '../../base/ui/window.ts';
import { forgetOwn, keepOwn } from '../../games/golems/scenarios/shelf.ts';
import { FRESH_TITLE } from '../../games/golems/scenarios/words/titles.ts';
import type { TabName } from '../../games/golems/scenarios/words/words.ts';
import { EditorBoard } from './board.tsx';
import { CheckList } from './check-list.tsx';
import { carried } from './drag.ts';
import type { Editor } from './editor-shape.ts';
import { FieldBox } from './field-box.tsx';
import { GolemBox } from './golem-box.tsx';
import { listenToKeys } from './keys.ts';
import { createEditor } from './model.ts';
import { playAgainstBots } from './play.ts';
import { RulesForm, StoryForm } from './rules-form.tsx';
import { ShareScenario } from './share-scenario.tsx';
import { ThingBox } from './thing-box.tsx';

/** The editor of scenarios: the field on felt, the box on wood, rules and checks on paper. */
export function Workshop(props: { readonly scenario: Scenario }): JSX.Element {
  const editor = createEditor(props.scenario);
  const words = () => editor.words();
  const [open, setOpen] = createSignal<'share' | 'help'>();
  const title = (): string => editor.draft().title[preferences.language].trim() || words().name;
  pageTitle(() => words().pageTitle(title()));

  let hasWarned = false;
  createEffect(
    on(
      editor.draft,
      (scenario) => {
        if (keepOwn(scenario) || hasWarned) return;
        hasWarned = true;
        toast(words().notSaved);
      },
      { defer: true },
    ),
  );
  // Somebody who only looked in leaves nothing behind; a table keeps the way back.
  onCleanup(() => {
    const isUntouched = !editor.canUndo() && !editor.canRedo() && isBlank(editor.draft());
    if (isUntouched && route().page !== 'table') forgetOwn(props.scenario.id);
  });
  onMount(() => onCleanup(listenToKeys(editor, () => setOpen('help'))));

  return (
    <>
      <div class={`ed game-${editor.edition}`} classList={{ wide: isDesk() }}>
        <WorkshopBar
          editor={editor}
          title={title()}
          onHelp={() => setOpen('help')}
          onShare={() => whenSound(editor, () => setOpen('share'))}
          onPlay={() => whenSound(editor, () => void playAgainstBots(editor.draft()))}
        />
        <Show when={isDesk()}>
          <aside class="ed-left stack far" aria-label={words().story}>
            <section class="panel stack">
              <StoryForm editor={editor} />
            </section>
            <section class="panel stack">
              <h2>{words().tabs.check}</h2>
              <CheckList editor={editor} />
            </section>
          </aside>
        </Show>
        <main class="boardw" aria-label={words().board}>
          <div class="rim">
            <div class={`felt felt-${editor.edition}`}>
              <EditorBoard editor={editor} />
            </div>
          </div>
          <Now editor={editor} />
        </main>
        <BoxTray editor={editor} />
        <Show when={isDesk()}>
          <aside class="ed-right stack far" aria-label={words().tabs.rules}>
            <section class="panel stack">
              <h2>{words().tabs.rules}</h2>
              <RulesForm editor={editor} />
            </section>
          </aside>
        </Show>
        <Show when={open() === 'share'}>
          <ShareScenario scenario={editor.draft()} onClose={() => setOpen(undefined)} />
        </Show>
        <Show when={open() === 'help'}>
          <Dialog title={words().help} onClose={() => setOpen(undefined)}>
            <Keys rows={words().keys} />
          </Dialog>
        </Show>
      </div>
      {/* A container would be what it is fixed to. */}
      <CarriedThing />
    </>
  );
}

/** What is wrong is told before anything else can be done with it. */
function whenSound(editor: Editor, run: () => void): void {
  const [first] = editor.problems();
  if (!first) {
    run();
    return;
  }
  editor.setTab('check');
  editor.show(first.cells);
  toast(
    editor.words().mendFirst + editor.sentence(first),
    first.clause ? { game: editor.edition, clause: first.clause } : undefined,
  );
}

function WorkshopBar(props: {
  readonly editor: Editor;
  readonly title: string;
  readonly onHelp: () => void;
  readonly onShare: () => void;
  readonly onPlay: () => void;
}): JSX.Element {
  const words = () => props.editor.words();
  return (
    <header class="bar">
      <a class="sq" href={toNew(props.editor.edition)} aria-label={words().back} title={words().back}>
        <Icon name="back" />
      </a>
      <h1>{props.title}</h1>
      <span class="grow" />
      <button
        type="button"
        class="sq"
        aria-label={words().undo}
        title={words().undo}
        disabled={!props.editor.canUndo()}
        onClick={props.editor.undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="sq"
        aria-label={words().redo}
        title={words().redo}
        disabled={!props.editor.canRedo()}
        onClick={props.editor.redo}
      >
        <Icon name="redo" />
      </button>
      <button type="button" class="sq ed-help" aria-label={words().help} title={words().help} onClick={() => props.onHelp()}>
        <Icon name="help" />
      </button>
      <button type="button" class="btn ed-share" onClick={() => props.onShare()}>
        <Icon name="share" />
        <span>{words().share}</span>
      </button>
      <button type="button" class="btn go ed-play" title={words().playLong} onClick={() => props.onPlay()}>
        <Icon name="play" />
        <span>{words().play}</span>
      </button>
    </header>
  );
}

/** The box on wood: what the field is built of, tab by tab; where there is no room beside it, rules and checks too. */
function BoxTray(props: { readonly editor: Editor }): JSX.Element {
  return (
    <section class="tray ed-tray stack near" aria-label={props.editor.words().tabsLabel}>
      <Tabs editor={props.editor} />
      <div class="ed-box" data-tab={props.editor.tab()}>
        <Show when={props.editor.tab() === 'field'}>
          <FieldBox editor={props.editor} />
        </Show>
        <Show when={props.editor.tab() === 'things'}>
          <ThingBox editor={props.editor} />
        </Show>
        <Show when={props.editor.tab() === 'golems'}>
          <GolemBox editor={props.editor} />
        </Show>
        <Show when={props.editor.tab() === 'rules' && !isDesk()}>
          <StoryForm editor={props.editor} />
          <RulesForm editor={props.editor} />
        </Show>
        <Show when={props.editor.tab() === 'check' && !isDesk()}>
          <CheckList editor={props.editor} />
        </Show>
      </div>
    </section>
  );
}

/** Nothing in it is anybody's. */
function isBlank(scenario: Scenario): boolean {
  const fresh = freshScenario(scenario.game, scenario.id, scenario.title);
  const isUnnamed = LANGUAGES.every((language) => scenario.title[language].startsWith(FRESH_TITLE[language]));
  return isUnnamed && JSON.stringify(fresh) === JSON.stringify(scenario);
}

const mouse = matchMedia('(hover: hover)');
const hasMouse = (): boolean => mouse.matches;

/** Whether all is well, and what the hand can do now. */
function Now(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const hint = (): string => {
    const { hints } = words();
    if (editor.tab() === 'field') return hints.field;
    if (editor.tab() === 'golems') return editor.hand() ? hints.place : editor.chosenGolem() ? hints.move : hints.golems;
    if (editor.tab() === 'things')
      return editor.tool() === 'eraser' ? hints.erase : hasMouse() ? hints.thingsByMouse : hints.thingsByTouch;
    return words().saved;
  };
  const count = (): number => editor.problems().length;
  const advice = (): number => editor.advice().length;
  return (
    <div class="ed-now abreast near">
      <Show when={!isDesk()}>
        <button
          type="button"
          class="ed-state"
          classList={{ wrong: count() > 0 }}
          aria-label={count() > 0 ? words().toMend(count()) : advice() > 0 ? words().advised(advice()) : words().good}
          onClick={() => editor.setTab('check')}
        >
          <Icon name={count() > 0 ? 'flag' : advice() > 0 ? 'eye' : 'check'} small />
          <Show when={count() || advice()}>{(number) => number()}</Show>
        </button>
      </Show>
      <p>{hint()}</p>
    </div>
  );
}

function Tabs(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const tabs = (): readonly TabName[] =>
    isDesk() ? ['field', 'things', 'golems'] : ['field', 'things', 'golems', 'rules', 'check'];
  // A tab that has become paper beside the board is not open on the wood as well.
  createEffect(() => {
    if (!tabs().includes(editor.tab())) editor.setTab('things');
  });
  return (
    <nav class="ed-tabs" aria-label={words().tabsLabel}>
      <For each={tabs()}>
        {(tab) => (
          <button type="button" data-tab={tab} aria-pressed={editor.tab() === tab} onClick={() => editor.setTab(tab)}>
            {words().tabs[tab]}
            <Show when={tab === 'check' && (editor.problems().length || editor.advice().length)}>
              {(number) => <i classList={{ advice: editor.problems().length === 0 }}>{number()}</i>}
            </Show>
          </button>
        )}
      </For>
    </nav>
  );
}

/** What is being carried from the box hangs at the pointer. */
function CarriedThing(): JSX.Element {
  return (
    <Show when={carried()}>
      {(thing) => (
        <svg
          class="ed-carried"
          viewBox={`0 0 ${thing().width} ${thing().height}`}
          aria-hidden="true"
          style={{
            left: `${thing().x}px`,
            top: `${thing().y}px`,
            width: `${thing().width * 0.64}px`,
            height: `${thing().height * 0.64}px`,
          }}
          innerHTML={thing().art}
        />
      )}
    </Show>
  );
}
