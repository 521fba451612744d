import type { WallView } from '@stolik/class/views';
import { type Accessor, createContext, createResource, type JSX, Show, useContext } from 'solid-js';
import type { PlanStep } from '../plans/plan.ts';
import { ww } from '../words.ts';
import { timeLeft } from './wall.ts';

/** The server's time, fresh every few seconds. */
export const WallTime = createContext<Accessor<number>>(() => 0);

/** The step of the plan that is running; undefined without a plan. Plans are read when there is one. */
export function createStep(view: Accessor<Pick<WallView, 'plan'>>): Accessor<PlanStep | undefined> {
  const [plan] = createResource(
    () => view().plan?.plan,
    (id) => import('../plans/plans.ts').then(({ findPlan }) => findPlan(id)),
  );
  return () => {
    const now = view().plan;
    return now && plan.latest?.id === now.plan ? plan.latest.steps[now.step] : undefined;
  };
}

/** How long there is for the step. Nothing ends by it, so it counts whole minutes; a talk has none. */
export function StepTime(props: { readonly view: WallView }): JSX.Element {
  const now = useContext(WallTime);
  const step = createStep(() => props.view);
  const time = () => {
    const running = step();
    return running && running.start.kind !== 'talk' ? timeLeft(running.minutes, props.view.planAt, now()) : undefined;
  };
  return (
    <Show when={time()}>
      {(left) => (
        <p class="wall-tag wall-time">
          <i class="wall-dial" style={{ '--share': left().share }} aria-hidden="true" />
          <Show when={left().minutes > 0} fallback={<span>{ww().timeUp}</span>}>
            <b>{left().minutes}</b>
            <span>{ww().minutesLeft(left().minutes)}</span>
          </Show>
        </p>
      )}
    </Show>
  );
}
