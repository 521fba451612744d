import { createSignal, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../../base/games.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Icon } from '../../../base/ui/icon.tsx';
import { toast } from '../../../base/ui/toast.tsx';
import type { Plan, PlanStart, PlanStep } from '../plans/plan.ts';
import { findPlan, PLANS } from '../plans/plans.ts';
import { read } from '../read.ts';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { findPosition } from './find-position.ts';
import { wishesOf } from './run-plan.ts';
import { freshSeed, tableWishes } from './wishes.ts';

/** The plan step by step: what to say, what is running, what to look for. Minutes are a guide and never stop anything. */
export function PlanPanel(props: { readonly isStrip: boolean }): JSX.Element {
  const desk = useDesk();
  const [isChoosing, setChoosing] = createSignal(false);
  const [isBusy, setBusy] = createSignal(false);
  const plan = (): Plan | undefined => findPlan(desk.view().plan?.plan ?? '');
  const at = (): number => desk.view().plan?.step ?? 0;

  async function begin(chosen: Plan, step: number): Promise<void> {
    setBusy(true);
    const wishes = await wishesOf(chosen, step, {
      view: desk.view(),
      wishes: tableWishes(),
      seed: freshSeed(),
      find: (position) => findPosition(chosen.game, position),
    });
    if (wishes) await desk.do(...wishes);
    else toast(dw().plan.failed);
    setBusy(false);
  }
  const end = (): Promise<boolean> =>
    desk.do(
      { kind: 'eyes', on: false },
      { kind: 'plan', plan: null },
      { kind: 'wall', wall: { kind: 'recap', isRanked: false } },
    );

  return (
    <section class="panel desk-plan" classList={{ strip: props.isStrip }} aria-label={dw().plan.title}>
      <Show
        when={plan()}
        fallback={
          <>
            <h2>{dw().plan.title}</h2>
            <button type="button" class="btn" onClick={() => setChoosing(true)}>
              <Icon name="book" small /> {dw().plan.choose}
            </button>
          </>
        }
      >
        {(now) => (
          <>
            <header>
              <h2>{read(now().words).title}</h2>
              <p class="dim">{dw().plan.of45}</p>
            </header>
            <ol>
              <For each={now().steps}>
                {(step, index) => (
                  <Show when={!props.isStrip || index() === at()}>
                    <Step step={step} index={index()} at={at()} onBegin={() => void begin(now(), index())} />
                  </Show>
                )}
              </For>
            </ol>
            <p class="actions">
              <Show
                when={now().steps[at() + 1]}
                fallback={
                  <button type="button" class="btn" onClick={() => void end()}>
                    {dw().plan.end}
                  </button>
                }
              >
                {(next) => (
                  <button type="button" class="btn" disabled={isBusy()} onClick={() => void begin(now(), at() + 1)}>
                    {dw().plan.next(read(next().words).title)}
                  </button>
                )}
              </Show>
              <button type="button" class="btn quiet" onClick={() => setChoosing(true)}>
                {dw().plan.other}
              </button>
            </p>
          </>
        )}
      </Show>
      <Show when={isChoosing()}>
        <ChoosePlan
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            void begin(chosen, 0);
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
  readonly onBegin: () => void;
}): JSX.Element {
  const words = () => read(props.step.words);
  const isNow = (): boolean => props.index === props.at;
  const isPast = (): boolean => props.index < props.at;
  return (
    <li classList={{ 'step-now': isNow(), past: isPast() }} aria-current={isNow() ? 'step' : undefined}>
      <button type="button" class="step-head" aria-label={dw().plan.begin(words().title)} onClick={() => props.onBegin()}>
        <span class="step-sign num-f">
          <Show when={isPast()} fallback={props.index + 1}>
            <Icon name="check" small />
          </Show>
        </span>
        <span>{words().title}</span>
        <small class="num-f">{dw().plan.minutes(props.step.minutes)}</small>
      </button>
      <Show when={isNow()}>
        <dl class="step-words">
          <dt>{dw().plan.say}</dt>
          <dd>{words().say}</dd>
          <dt>{dw().plan.running}</dt>
          <dd>{runs(props.step.start)}</dd>
          <dt>{dw().plan.lookFor}</dt>
          <dd>{words().look}</dd>
        </dl>
      </Show>
    </li>
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
      <ul class="plan-list">
        <For each={PLANS}>
          {(plan) => (
            <li>
              <button type="button" class="btn" onClick={() => props.onChoose(plan)}>
                <b>{read(plan.words).title}</b>
                <span>{read(plan.words).about}</span>
                <small>
                  {gameTitle(plan.game)}, {dw().plan.from(plan.from)}
                </small>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Dialog>
  );
}
