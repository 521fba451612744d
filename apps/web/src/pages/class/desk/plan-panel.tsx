import { createEffect, createResource, createSignal, For, type JSX, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { gameTitle } from '../../../base/games.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { bringIntoSight } from '../../../base/ui/into-sight.ts';
import { toast } from '../../../base/ui/toast.tsx';
import { lessonTitles } from '../../../shell/study/lessons.ts';
import type { Plan, PlanStart, PlanStep, PlanWords } from '../plans/plan.ts';
import { findPlan, PLANS } from '../plans/plans.ts';
import { read } from '../read.ts';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { Ending } from './ending.tsx';
import { findPosition } from './find-position.ts';
import { NextStep } from './next-step.tsx';
import { setPlanAtHand } from './plan-at-hand.ts';
import { hereOf, requestsOf, skippedAfter } from './run-plan.ts';
import { freshSeed, tableChoices } from './table-choices.ts';

/**
 * The plan step by step: what to say, what is running, what to look for. A plan that was chosen lies there to be read until it is begun, and
 * so does any step that is tapped. Minutes are a guide and never stop anything.
 */
export function PlanPanel(props: { readonly isStrip: boolean; readonly onAnswers: () => void }): JSX.Element {
  const desk = useDesk();
  const [isChoosing, setChoosing] = createSignal(false);
  const [isBusy, setBusy] = createSignal(false);
  /** Chosen and not begun. */
  const [chosen, setChosen] = createSignal<Plan>();
  /** The step that is being read; undefined: the present one. */
  const [opened, setOpened] = createSignal<number>();
  const [isAll, setAll] = createSignal(false);
  /** Steps of the running plan that this desk has seen pass by unbegun. */
  const [skipped, setSkipped] = createSignal<ReadonlySet<number>>(new Set());
  const running = (): Plan | undefined => findPlan(desk.view().plan?.plan ?? '');
  const plan = (): Plan | undefined => chosen() ?? running();
  const at = (): number => (chosen() ? -1 : (desk.view().plan?.step ?? 0));
  createEffect(() => {
    const now = plan();
    if (now) setPlanAtHand(now);
  });
  const readNow = (): number => opened() ?? Math.max(0, at());

  async function begin(begun: Plan, step: number): Promise<void> {
    if (begun.steps[step]?.start.kind === 'game' && hereOf(desk.view()).length === 0) return toast(dw().none);
    const leftAt = begun.id === running()?.id ? (desk.view().plan?.step ?? -1) : -1;
    setBusy(true);
    const requests = await requestsOf(begun, step, {
      view: desk.view(),
      requests: tableChoices(),
      seed: freshSeed(),
      find: (position) => findPosition(begun.game, position),
    });
    if (!requests) toast(dw().plan.failed);
    else if (await desk.do(...requests)) {
      setSkipped((before) => skippedAfter(step === 0 ? new Set() : before, leftAt, step));
      setChosen(undefined);
      setOpened(undefined);
      setAll(false);
    }
    setBusy(false);
  }

  return (
    <section class="panel desk-plan" classList={{ 'one-step': props.isStrip }} aria-label={dw().plan.title}>
      <Show
        when={plan()}
        fallback={
          <>
            <h2>{dw().plan.title}</h2>
            <button type="button" class="btn" onClick={() => setChoosing(true)}>
              <Icon name="book" small /> {dw().plan.choose}
            </button>
            <Ending />
          </>
        }
      >
        {(now) => (
          <>
            <header>
              <h2>{read(now().words).title}</h2>
              <p class="dim">{chosen() ? dw().plan.notBegun : dw().plan.of45}</p>
            </header>
            <ol>
              <For each={now().steps}>
                {(step, index) => (
                  <Show when={!props.isStrip || isAll() || index() === readNow()}>
                    <Step
                      step={step}
                      index={index()}
                      at={at()}
                      isOpen={index() === readNow()}
                      isBusy={isBusy()}
                      isSkipped={!chosen() && skipped().has(index())}
                      exit={index() === now().steps.length - 1 ? read(now().words).exit : undefined}
                      onRead={() => setOpened(index() === readNow() ? undefined : index())}
                      onBegin={() => void begin(now(), index())}
                      onAnswers={props.onAnswers}
                    />
                  </Show>
                )}
              </For>
            </ol>
            <div class="actions">
              <NextStep plan={now()} at={at()} isBusy={isBusy()} onBegin={(step) => void begin(now(), step)}>
                <button type="button" class="btn quiet" onClick={() => setChoosing(true)}>
                  {dw().plan.other}
                </button>
              </NextStep>
              <Show when={props.isStrip}>
                <button type="button" class="btn quiet" aria-expanded={isAll()} onClick={() => setAll(!isAll())}>
                  {dw().plan.allSteps}
                </button>
              </Show>
            </div>
          </>
        )}
      </Show>
      <Show when={isChoosing()}>
        <ChoosePlan
          onClose={() => setChoosing(false)}
          onChoose={(picked) => {
            setChoosing(false);
            setOpened(undefined);
            setChosen(picked.id === running()?.id ? undefined : picked);
          }}
        />
      </Show>
    </section>
  );
}

function Step(props: {
  readonly step: PlanStep;
  readonly index: number;
  readonly at: number;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly isSkipped: boolean;
  /** The last question, at the last step. */
  readonly exit: PlanWords['exit'] | undefined;
  readonly onRead: () => void;
  readonly onBegin: () => void;
  readonly onAnswers: () => void;
}): JSX.Element {
  const desk = useDesk();
  const words = () => read(props.step.words);
  const isNow = (): boolean => props.index === props.at;
  const isPast = (): boolean => props.index < props.at;
  const minutes = (): string => {
    if (!isNow()) return dw().plan.minutes(props.step.minutes);
    return dw().plan.minutesOf(Math.max(0, Math.floor((desk.now() - desk.view().planAt) / MINUTE)), props.step.minutes);
  };
  return (
    <li classList={{ 'step-now': isNow(), past: isPast() }} aria-current={isNow() ? 'step' : undefined}>
      <button type="button" class="step-head" aria-expanded={props.isOpen} onClick={() => props.onRead()}>
        <span class="step-sign num-f">
          <Show when={isPast() && !props.isSkipped} fallback={props.index + 1}>
            <Icon name="check" small />
          </Show>
        </span>
        <span>
          {words().title}
          <Show when={props.step.isOptional}>
            <small class="dim">{dw().plan.optional}</small>
          </Show>
        </span>
        <small class="num-f">{isPast() && props.isSkipped ? dw().plan.skipped : minutes()}</small>
      </button>
      <Show when={props.isOpen}>
        <div class="step-words inset" ref={keepInSight}>
          <dl>
            <dt>{dw().plan.say}</dt>
            <dd>{words().say}</dd>
            <dt>{dw().plan.running}</dt>
            <dd>
              {runs(props.step.start)} <Things start={props.step.start} />
            </dd>
            <dt>{dw().plan.lookFor}</dt>
            <dd>{words().look}</dd>
          </dl>
          <Show when={props.exit}>
            {(exit) => (
              <details class="step-more">
                <summary>{dw().plan.exit}</summary>
                <dl>
                  <dt>{exit().ask}</dt>
                  <dd>
                    {dw().plan.hear}: {exit().hear}
                  </dd>
                </dl>
              </details>
            )}
          </Show>
          <Show when={isNow() && words().quick}>
            <details class="step-more">
              <summary>{dw().plan.helps}</summary>
              <dl>
                <dt>{dw().plan.quick}</dt>
                <dd>{words().quick}</dd>
                <dt>{dw().plan.less}</dt>
                <dd>{words().less}</dd>
              </dl>
            </details>
          </Show>
          <Show when={isNow() && props.step.start.kind === 'everybody' && desk.view().asked}>
            <button type="button" class="btn" onClick={() => props.onAnswers()}>
              <Icon name="share" small /> <Answered />
            </button>
          </Show>
          <Show when={!isNow() && props.index !== props.at + 1}>
            <button type="button" class="btn" disabled={props.isBusy} onClick={() => props.onBegin()}>
              {dw().plan.beginThis}
            </button>
          </Show>
        </div>
      </Show>
    </li>
  );
}

const MINUTE = 60_000;

/**
 * A step that is opened is seen as a whole, with its name, where there is room for it; also when something is added to it later, or the
 * buttons below the list take more of its room.
 */
function keepInSight(words: HTMLElement): void {
  const sizes = new ResizeObserver(() => bringIntoSight(words.parentElement!));
  sizes.observe(words);
  onMount(() => sizes.observe(words.closest('ol')!));
  onCleanup(() => sizes.disconnect());
}

function Answered(): JSX.Element {
  const desk = useDesk();
  const given = (): number => desk.view().pupils.filter(({ answer }) => answer).length;
  return <>{dw().plan.answers(given(), hereOf(desk.view()).length)}</>;
}

/** How the lessons of a step are called: so they are called on the pupils' devices. */
function Things(props: { readonly start: PlanStart }): JSX.Element {
  const [isReady] = createResource(() => lessonTitles.load().then(() => true));
  const ids = (): readonly string[] => {
    const { start } = props;
    if (start.kind === 'lessons') return start.lessons;
    return start.kind === 'everybody' && 'lesson' in start.position ? [start.position.lesson] : [];
  };
  const titles = (): readonly string[] => {
    if (!isReady()) return [];
    const levels = Object.values(lessonTitles.read()).flatMap((chapters) => chapters.flatMap((chapter) => chapter.levels));
    return ids().flatMap((id) => levels.find((level) => level.id === id)?.title ?? []);
  };
  // Else the whole page would be put away until the titles have come, and every list in it would begin at its top again.
  return (
    <Suspense>
      <For each={titles()}>{(title) => <span class="step-thing">{title} </span>}</For>
    </Suspense>
  );
}

function runs(start: PlanStart): string {
  const words = dw().plan.starts;
  switch (start.kind) {
    case 'talk':
      return words.talk;
    case 'everybody':
      return words.everybody;
    case 'bench':
      return words.bench;
    case 'lessons':
      return words.lessons(start.lessons.length);
    case 'puzzles':
      return words.puzzles(start.puzzles.length);
    case 'game':
      return words.game(gameTitle(start.game));
  }
}

function ChoosePlan(props: { readonly onClose: () => void; readonly onChoose: (plan: Plan) => void }): JSX.Element {
  return (
    <Dialog title={dw().plan.choose} class="wide" onClose={props.onClose}>
      <ul class="plan-list stack near">
        <For each={PLANS}>
          {(plan) => (
            <li>
              <button type="button" class="btn" onClick={() => props.onChoose(plan)}>
                <b>{read(plan.words).title}</b>
                <span>{read(plan.words).about}</span>
                <small>
                  {gameTitle(plan.game)} · {dw().plan.from(plan.from)}
                </small>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Dialog>
  );
}
