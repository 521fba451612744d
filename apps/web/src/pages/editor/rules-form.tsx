import { EDITIONS } from '@stolik/golems/editions';
import type { Scenario } from '@stolik/golems/scenarios';
import { LONGEST_STORY, LONGEST_TITLE, MOST_CARDS } from '@stolik/golems/scenarios/check';
import { setCards, setKids, setOption } from '@stolik/golems/scenarios/edit';
import { createUniqueId, type JSX, Show } from 'solid-js';
import { preferences } from '../../base/preferences.ts';
import { Choice, Switch } from '../../base/ui/choice.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import type { Editor } from './editor-shape.ts';

/** Three programs of three cards. */
const USUAL_CARDS = 9;

/** Name and story, in people's own words: the same in every language. */
export function StoryForm(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const field = createUniqueId();
  const write = (key: 'title' | 'story', text: string): void =>
    void editor.change({ ...editor.draft(), [key]: { en: text, ru: text, pl: text } }, key);
  return (
    <div class="ed-form stack">
      <label class="field" for={`${field}-name`}>
        <span>{words().name}</span>
        <input
          id={`${field}-name`}
          class="input"
          data-field="title"
          maxlength={LONGEST_TITLE}
          autocomplete="off"
          value={editor.draft().title[preferences.language]}
          onInput={(event) => write('title', event.currentTarget.value)}
        />
      </label>
      <label class="field" for={`${field}-story`}>
        <span>{words().story}</span>
        <textarea
          id={`${field}-story`}
          class="input"
          data-field="story"
          rows="3"
          maxlength={LONGEST_STORY}
          placeholder={words().storyHint}
          value={editor.draft().story[preferences.language]}
          onInput={(event) => write('story', event.currentTarget.value)}
        />
      </label>
    </div>
  );
}

/** What is agreed on before the game. */
export function RulesForm(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const options = (): Scenario['options'] => editor.draft().options;
  const canAgree = (option: string): boolean => Object.hasOwn(EDITIONS[editor.edition].options, option);
  const isKids = (): boolean => options()['kids'] === true;
  const isAlone = (): boolean => isKids() && options()['cards'] !== undefined;
  const set = (key: string, value: unknown): void => void editor.change(setOption(editor.draft(), key, value));
  return (
    <div class="ed-form stack">
      <Show when={canAgree('kids')}>
        <Switch
          label={words().kids}
          hint={words().kidsHint}
          isOn={isKids()}
          onChange={(isOn) => {
            const { starts, bots } = editor.draft();
            if (isOn && (starts.length > 2 || bots.length > 0)) toast(words().kidsOn, { action: words().undo, run: editor.undo });
            editor.change(setKids(editor.draft(), isOn));
          }}
        />
      </Show>
      <Show when={isKids()}>
        <Switch
          label={words().alone}
          hint={words().aloneHint}
          isOn={isAlone()}
          onChange={(isOn) => {
            if (isOn && editor.draft().starts.length > 1) toast(words().aloneOn, { action: words().undo, run: editor.undo });
            editor.change(setCards(editor.draft(), isOn ? USUAL_CARDS : undefined));
          }}
        />
        <Choice
          legend={words().goal}
          values={(['treasure', 'most', 'all', 'edge'] as const)
            .filter((goal) => !(isAlone() && goal === 'most'))
            .map((goal) => [goal, words().goals[goal]] as const)}
          value={String(options()['goal'])}
          onChoose={(goal) => set('goal', goal)}
        />
      </Show>
      <Show when={isAlone()}>
        <Stepper
          editor={editor}
          label={words().cards}
          value={Number(options()['cards'])}
          most={MOST_CARDS}
          onChange={(cards) => set('cards', cards)}
        />
      </Show>
      <Show when={isKids() && !isAlone()}>
        <Choice
          legend={words().turns}
          values={(['alternate', 'together'] as const).map((turns) => [turns, words().turnsNames[turns]] as const)}
          value={(options()['turns'] as string | undefined) ?? 'alternate'}
          onChoose={(turns) => set('turns', turns === 'alternate' ? undefined : turns)}
        />
      </Show>
      <Show when={!isAlone()}>
        <Rounds editor={editor} />
      </Show>
      <Show when={!isKids()}>
        <People editor={editor} />
        <Show when={canAgree('logic')} fallback={<BuildSwitch editor={editor} />}>
          <Switch
            label={words().logic}
            hint={words().logicHint}
            isOn={options()['logic'] === true}
            onChange={(isOn) => set('logic', isOn || undefined)}
          />
          <Choice
            legend={words().tie}
            values={(['draw', 'strikes', 'again'] as const).map((tie) => [tie, words().ties[tie]] as const)}
            value={(options()['tie'] as string | undefined) ?? 'draw'}
            onChoose={(tie) => set('tie', tie === 'draw' ? undefined : tie)}
          />
        </Show>
      </Show>
      <Switch
        label={words().swap}
        hint={words().swapHint}
        isOn={options()['swap'] !== false}
        onChange={(isOn) => set('swap', isOn ? undefined : false)}
      />
    </div>
  );
}

function BuildSwitch(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  return (
    <Switch
      label={editor.words().build}
      hint={editor.words().buildHint}
      isOn={editor.draft().options['build'] === true}
      onChange={(isOn) => editor.change(setOption(editor.draft(), 'build', isOn || undefined))}
    />
  );
}

function Rounds(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const most = (): number => EDITIONS[editor.edition].mostRounds(editor.draft().options['kids'] === true);
  const rounds = (): number => Number(editor.draft().options['rounds'] ?? most());
  const set = (count: number): void =>
    void editor.change(setOption(editor.draft(), 'rounds', count >= most() ? undefined : Math.max(1, count)));
  return <Stepper editor={editor} label={words().rounds} value={rounds()} most={most()} onChange={set} />;
}

function Stepper(props: {
  readonly editor: Editor;
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}): JSX.Element {
  const words = () => props.editor.words();
  return (
    <fieldset class="field ed-stepper" aria-label={props.label}>
      <span>{props.label}</span>
      <div>
        <button
          type="button"
          class="btn"
          aria-label={`${words().fewer}: ${props.label}`}
          disabled={props.value <= 1}
          onClick={() => props.onChange(props.value - 1)}
        >
          <Icon name="minus" />
        </button>
        <output class="num-f" aria-live="polite">
          {props.value}
        </output>
        <button
          type="button"
          class="btn"
          aria-label={`${words().more}: ${props.label}`}
          disabled={props.value >= props.most}
          onClick={() => props.onChange(props.value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </fieldset>
  );
}

/** As many as there are starts; fewer where the scenario allows it. */
function People(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const fewest = (): number => Math.max(1, 2 - editor.draft().bots.length);
  const max = (): number => editor.draft().players.max;
  const counts = (): readonly number[] =>
    Array.from({ length: Math.max(0, max() - fewest() + 1) }, (_, index) => fewest() + index);
  return (
    <Show when={counts().length > 1}>
      <Choice
        legend={words().players}
        values={counts().map((min) => [min, words().playersFrom(min, max())] as const)}
        value={editor.draft().players.min}
        onChoose={(min) => editor.change({ ...editor.draft(), players: { min, max: max() } })}
      />
    </Show>
  );
}
