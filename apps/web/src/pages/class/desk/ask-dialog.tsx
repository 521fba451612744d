import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { Choice } from '../../../base/ui/choice.tsx';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { PictureView } from '../../../base/ui/picture-view.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import { loadPosition } from '../asked-position.ts';
import { Felt } from '../live-board.tsx';
import { findPlan } from '../plans/plans.ts';
import { dw } from '../words.ts';
import { FromBench, FromLesson, FromPuzzle, FromScenario, FromTable } from './ask-sources.tsx';
import { useDesk } from './context.ts';
import { askRequests, hereOf } from './run-plan.ts';
import { addToSheet, onSheet } from './worksheet.ts';

/** One position for everybody; afterwards what the class has answered, and one of the answers played out. */
export function AskDialog(props: { readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  return (
    <Dialog title={dw().asking.title} class="wide" onClose={props.onClose}>
      <Show when={desk.view().asked} fallback={<Choosing />}>
        <Answers onClose={props.onClose} />
      </Show>
    </Dialog>
  );
}

const SOURCES = ['lesson', 'puzzle', 'bench', 'table', 'scenario'] as const;
type Source = (typeof SOURCES)[number];

function Choosing(): JSX.Element {
  const desk = useDesk();
  const [source, setSource] = createSignal<Source>('lesson');
  const [question, setQuestion] = createSignal<ClosedQuestion>();
  const ask = async (): Promise<void> => {
    const found = question();
    if (!found || !(await desk.do(...askRequests(found)))) toast(dw().asking.failed);
  };
  const isPrinted = (): boolean => source() === 'lesson' || source() === 'puzzle';
  return (
    <div class="ask">
      <div class="ask-choice stack">
        <p class="dim">{dw().asking.lead}</p>
        <Choice
          legend={dw().asking.from}
          values={SOURCES.map((each) => [each, dw().asking.sources[each]] as const)}
          value={source()}
          onChoose={(next) => {
            setQuestion(undefined);
            setSource(next);
          }}
        />
        <Switch>
          <Match when={source() === 'lesson'}>
            <FromLesson onFound={setQuestion} />
          </Match>
          <Match when={source() === 'puzzle'}>
            <FromPuzzle onFound={setQuestion} />
          </Match>
          <Match when={source() === 'bench'}>
            <FromBench onFound={setQuestion} />
          </Match>
          <Match when={source() === 'table'}>
            <FromTable onFound={setQuestion} />
          </Match>
          <Match when={source() === 'scenario'}>
            <FromScenario onFound={setQuestion} />
          </Match>
        </Switch>
        <p class="actions">
          <button type="button" class="btn go" disabled={!question()} onClick={() => void ask()}>
            {dw().asking.ask}
          </button>
          <Show when={isPrinted()}>
            <button type="button" class="btn" disabled={!question()} onClick={() => question() && addToSheet(question()!)}>
              {dw().asking.onSheet(onSheet().length)}
            </button>
          </Show>
        </p>
      </div>
      <Show when={question()} keyed>
        {(found) => <Preview question={found} />}
      </Show>
    </div>
  );
}

/** The position before anybody is asked. */
function Preview(props: { readonly question: ClosedQuestion }): JSX.Element {
  const [position] = createResource(() => {
    const { solution: _, ...question } = props.question;
    return loadPosition(question);
  });
  return (
    <figure class="ask-preview stack">
      <Felt game={props.question.game}>
        <Show when={position()}>{(laid) => <PictureView picture={laid().before(preferences.language, [])} />}</Show>
      </Felt>
      <figcaption>{position()?.goal(preferences.language)}</figcaption>
    </figure>
  );
}

function Answers(props: { readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  const isLive = (): boolean => {
    const { wall } = desk.view();
    return wall.kind === 'question' && wall.isLive === true;
  };
  /** The plan asks: what comes next is its next step, and not another question. */
  const isOfPlan = (): boolean => {
    const { plan } = desk.view();
    return findPlan(plan?.plan ?? '')?.steps[plan?.step ?? 0]?.start.kind === 'everybody';
  };
  async function end(): Promise<void> {
    if (isOfPlan()) props.onClose();
    await desk.do({ kind: 'unask' }, { kind: 'wall', wall: { kind: 'boards' } });
  }
  const asked = () => desk.view().asked!;
  const [position] = createResource(
    () => asked().id,
    () => loadPosition(asked().question),
  );
  const given = () => desk.view().pupils.flatMap(({ answer }) => (answer ? [answer] : []));
  const solution = () => (asked().solution.length > 0 ? [asked().solution] : []);
  /** What was answered, each once, and the solution. */
  const different = () => [...new Map([...given(), ...solution()].map((answer) => [answer.join('\n'), answer])).values()];
  const says = (answer: readonly string[]): string => position.latest?.says(answer, preferences.language) ?? answer.join(', ');
  const isSame = (answer: readonly string[], other: readonly string[] | undefined): boolean =>
    answer.join('\n') === other?.join('\n');
  const whoSaid = (answer: readonly string[]): string =>
    desk
      .view()
      .pupils.filter((pupil) => pupil.answer && isSame(answer, pupil.answer))
      .map(desk.nameOf)
      .join(', ');
  return (
    <>
      <p>{dw().asking.answers(given().length, hereOf(desk.view()).length)}</p>
      <ul class="ask-answers stack near">
        <For each={different()}>
          {(answer) => (
            <li class="flow near">
              <button
                type="button"
                class="btn"
                aria-pressed={isSame(answer, asked().played)}
                onClick={() => void desk.do({ kind: 'playOut', answer })}
              >
                {/* Two answers may have the same words and lie turned differently. */}
                <For each={position.latest?.art(answer) ?? []}>
                  {(art) => <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art} />}
                </For>
                {dw().asking.playOut(says(answer))}
                <Show when={isSame(answer, solution()[0])}>
                  <small>({dw().asking.right})</small>
                </Show>
              </button>
              <small>{whoSaid(answer)}</small>
            </li>
          )}
        </For>
      </ul>
      <Show when={!asked().isOpen && !asked().played}>
        <p class="dim">{dw().asking.shown}</p>
      </Show>
      <p class="actions">
        <Show when={asked().isOpen}>
          <button
            type="button"
            class="btn go"
            onClick={() => void desk.do({ kind: 'wall', wall: { kind: 'question' } }, { kind: 'close' })}
          >
            {isLive() ? dw().asking.closeLive : dw().asking.close}
          </button>
          <button
            type="button"
            class="btn"
            aria-pressed={isLive()}
            onClick={() => void desk.do({ kind: 'wall', wall: { kind: 'question', isLive: !isLive() } })}
          >
            <Icon name={isLive() ? 'check' : 'plus'} small /> {dw().asking.live}
          </button>
        </Show>
        <Show when={isOfPlan() && !asked().isOpen}>
          <button type="button" class="btn go" onClick={() => props.onClose()}>
            {dw().asking.goOn}
          </button>
        </Show>
        <button type="button" class="btn quiet" onClick={() => void end()}>
          {dw().asking.end}
        </button>
      </p>
    </>
  );
}
