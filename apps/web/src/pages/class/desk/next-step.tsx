import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { Icon } from '../../../base/ui/icon.tsx';
import type { Plan } from '../plans/plan.ts';
import { read } from '../read.ts';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { endRequests, type Unfinished, unfinishedAt } from './run-plan.ts';

const sayUnfinished = (unfinished: Unfinished): string =>
  'games' in unfinished ? dw().plan.games(unfinished.games) : dw().plan.thinking(unfinished.answered, unfinished.of);

/** The next step, or the end; and the way back to the one before. One tap ends nothing that is under way: it is said first. */
export function NextStep(props: {
  readonly plan: Plan;
  /** -1: not begun. */
  readonly at: number;
  readonly isBusy: boolean;
  readonly onBegin: (step: number) => void;
  /** Stands beside the way back. */
  readonly children: JSX.Element;
}): JSX.Element {
  const desk = useDesk();
  const [unfinished, setUnfinished] = createSignal<Unfinished>();
  createEffect(on([() => props.plan, () => props.at], () => setUnfinished(undefined), { defer: true }));
  const titleOf = (step: number): string | undefined => {
    const found = props.plan.steps[step];
    return found && read(found.words).title;
  };
  /** The step that is gone to once what is unfinished may end. */
  const [wanted, setWanted] = createSignal(0);
  const goOn = (): void => {
    setUnfinished(undefined);
    if (titleOf(wanted()) === undefined) void desk.do(...endRequests(desk.view()));
    else props.onBegin(wanted());
  };
  const goTo = (step: number): void => {
    setWanted(step);
    const found = props.at < 0 ? undefined : unfinishedAt(desk.view(), props.plan.steps[step]);
    if (found) setUnfinished(found);
    else goOn();
  };
  /** The step after one that may be left out. */
  const past = (): string | undefined =>
    props.at >= 0 && props.plan.steps[props.at + 1]?.isOptional ? titleOf(props.at + 2) : undefined;
  const says = (): string => {
    const title = titleOf(props.at + 1);
    if (title === undefined) return dw().plan.end;
    return props.at < 0 ? dw().plan.begin(title) : dw().plan.next(title);
  };
  return (
    <>
      <Show when={unfinished()}>
        {(what) => (
          <div class="step-sure stack near inset" role="alert">
            <p>{sayUnfinished(what())}</p>
            <p class="actions">
              <button type="button" class="btn" disabled={props.isBusy} onClick={goOn}>
                {dw().plan.goOn}
              </button>
              <button type="button" class="btn quiet" onClick={() => setUnfinished(undefined)}>
                {dw().plan.wait}
              </button>
            </p>
          </div>
        )}
      </Show>
      <button type="button" class="btn" disabled={props.isBusy} onClick={() => goTo(props.at + 1)}>
        <span>
          {says()}
          <Show when={props.plan.steps[props.at + 1]?.isOptional}>
            {' '}
            <small class="dim">({dw().plan.optional})</small>
          </Show>
        </span>
      </button>
      <span class="step-back">
        <Show when={titleOf(props.at - 1)}>
          {(title) => (
            <button
              type="button"
              class="btn quiet back"
              aria-label={dw().plan.back(title())}
              title={dw().plan.back(title())}
              disabled={props.isBusy}
              onClick={() => props.onBegin(props.at - 1)}
            >
              <Icon name="back" small />
            </button>
          )}
        </Show>
        {props.children}
        <Show when={past()}>
          {(title) => (
            <button
              type="button"
              class="btn quiet back"
              aria-label={dw().plan.leaveOut(title())}
              title={dw().plan.leaveOut(title())}
              disabled={props.isBusy}
              onClick={() => goTo(props.at + 2)}
            >
              <Icon name="forward" small />
            </button>
          )}
        </Show>
      </span>
    </>
  );
}
