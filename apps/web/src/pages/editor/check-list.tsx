import type { ScenarioProblem } from '@stolik/golems/scenarios';
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { Clause } from '../../base/ui/clause.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { usualLevel } from '../../session/bots/levels.ts';
import type { Editor } from './editor-shape.ts';
import { type PlayedGame, tryOut } from './trial.ts';

/** Whether it can be played, sentence by sentence; a tap shows where. */
export function CheckList(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  return (
    <div class="ed-check stack">
      <Show
        when={editor.problems().length > 0}
        fallback={
          <p class="ed-verdict good abreast near inset">
            <Icon name="check" />
            <span>
              <b>{words().good}</b> {words().goodHint}
            </span>
          </p>
        }
      >
        <p class="ed-verdict wrong abreast near inset">
          <Icon name="flag" />
          <b>{words().toMend(editor.problems().length)}</b>
        </p>
      </Show>
      <ul class="ed-problems stack near">
        <For each={editor.problems()}>{(problem) => <Problem editor={editor} problem={problem} />}</For>
        <For each={editor.advice()}>{(problem) => <Problem editor={editor} problem={problem} isAdvice />}</For>
      </ul>
      <Show when={editor.problems().length === 0}>
        <Trial editor={editor} />
      </Show>
    </div>
  );
}

function Problem(props: {
  readonly editor: Editor;
  readonly problem: ScenarioProblem;
  readonly isAdvice?: boolean;
}): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const says = (): string => editor.sentence(props.problem);
  return (
    <li classList={{ advice: props.isAdvice ?? false }}>
      <Show when={props.problem.cells.length > 0} fallback={<span class="ed-says abreast near">{says()}</span>}>
        <button
          type="button"
          class="ed-says abreast near"
          title={words().showCells}
          onClick={() => {
            if (editor.tab() === 'field') editor.setTab('things');
            editor.show(props.problem.cells);
            announce(props.problem.cells.map((cell) => editor.describeCell(cell)).join('. '));
          }}
        >
          <Icon name="eye" small />
          <span>{says()}</span>
        </button>
      </Show>
      <Show when={props.problem.clause}>{(clause) => <Clause game={editor.edition} id={clause()} />}</Show>
    </li>
  );
}

const SEEDS = [11, 22, 33];

/** Bots play it to the end in the background. */
function Trial(props: { readonly editor: Editor }): JSX.Element {
  const { editor } = props;
  const words = () => editor.words();
  const [played, setPlayed] = createSignal<readonly PlayedGame[]>([]);
  const [isRunning, setRunning] = createSignal(false);
  const [isBroken, setBroken] = createSignal(false);
  let stop: (() => void) | undefined;
  const reset = (): void => {
    stop?.();
    stop = undefined;
    setRunning(false);
    setPlayed([]);
    setBroken(false);
  };
  onCleanup(() => stop?.());
  // What was tried is not what is there now.
  createEffect(on(editor.draft, reset, { defer: true }));

  function run(): void {
    reset();
    setRunning(true);
    const scenario = editor.draft();
    stop = tryOut(
      { game: editor.edition, level: usualLevel(editor.edition).id, scenario, players: scenario.players.max, seeds: SEEDS },
      (game) => {
        setPlayed((list) => [...list, game]);
        if (played().length < SEEDS.length) return;
        setRunning(false);
        announce(says());
      },
      () => {
        setRunning(false);
        setBroken(true);
      },
    );
  }

  const says = (): string =>
    words().trialDone(
      played().length,
      played().map(({ rounds }) => rounds),
    );
  const wins = () => {
    const { starts, bots } = editor.draft();
    const names = [
      ...starts.map((_, index) => editor.nameOf({ kind: 'start', index })),
      ...bots.map((_, index) => editor.nameOf({ kind: 'bot', index })),
    ];
    const lines = names.flatMap((name, seat) => {
      const won = played().filter(({ winners }) => winners.includes(seat)).length;
      return won > 0 ? [words().trialWon(name, won)] : [];
    });
    const drawn = played().filter(({ winners }) => winners.length === 0).length;
    return drawn > 0 ? [...lines, words().trialDrawn(drawn)] : lines;
  };
  return (
    <div class="ed-trial stack near">
      <button type="button" class="btn" data-do="trial" disabled={isRunning()} onClick={run}>
        <Icon name="bot" />
        {isRunning() ? words().trialRuns(played().length, SEEDS.length) : words().trial}
      </button>
      <Show
        when={played().length > 0 && !isRunning()}
        fallback={<p class="ed-small">{isBroken() ? words().trialBroken : words().trialHint}</p>}
      >
        <div class="ed-outcome inset">
          <p>
            <b>{says()}</b>
          </p>
          <For each={wins()}>{(line) => <p>{line}</p>}</For>
        </div>
      </Show>
    </div>
  );
}
