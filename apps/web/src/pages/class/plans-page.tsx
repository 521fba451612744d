import { createMemo, createResource, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { toParents, toPlans } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { UnknownPage } from '../frame/unknown-page.tsx';
import { OnePlan } from './one-plan.tsx';
import { Certificate } from './paper/certificate.tsx';
import { loadTasks } from './paper/tasks.ts';
import { Worksheet } from './paper/worksheet.tsx';
import { PLAN_MINUTES, type Plan, positionsOf } from './plans/plan.ts';
import { findPlan, PLANS } from './plans/plans.ts';
import { read, w } from './read.ts';
import '../frame/pages.css';
import './plans.css';

/** All plans, one of them, or what is printed for it. */
export function PlansPage(props: {
  readonly id: string | undefined;
  readonly paper: 'worksheet' | 'certificate' | undefined;
}): JSX.Element {
  const plan = createMemo(() => findPlan(props.id ?? ''));
  return (
    <Show when={props.id !== undefined} fallback={<AllPlans />}>
      <Show when={plan()} keyed fallback={<UnknownPage />}>
        {(found) => (
          <Show when={props.paper} keyed fallback={<OnePlan plan={found} />}>
            {(paper) => <PlanPaper plan={found} paper={paper} />}
          </Show>
        )}
      </Show>
    </Show>
  );
}

function AllPlans(): JSX.Element {
  pageTitle(() => `${w().plans.title} · Stolik`);
  return (
    <PageFrame here="about">
      <article class="plans">
        <h1>{w().plans.title}</h1>
        <p class="lead">{w().plans.lead}</p>
        <ul>
          <For each={PLANS}>
            {(plan) => (
              <li>
                <a class="panel stack near" href={toPlans(plan.id)}>
                  <h2>{read(plan.words).title}</h2>
                  <p>{read(plan.words).about}</p>
                  <p class="dim">
                    {gameTitle(plan.game)} · {w().plans.facts(PLAN_MINUTES, plan.from)}
                  </p>
                </a>
              </li>
            )}
          </For>
        </ul>
        <p class="dim">
          <a href={toParents}>{m().parents.link}</a>
        </p>
      </article>
    </PageFrame>
  );
}

function PlanPaper(props: { readonly plan: Plan; readonly paper: 'worksheet' | 'certificate' }): JSX.Element {
  const words = () => read(props.plan.words);
  const isWorksheet = () => props.paper === 'worksheet';
  const [tasks] = createResource(
    () => preferences.language,
    (language) => loadTasks(props.plan.game, isWorksheet() ? positionsOf(props.plan) : [props.plan.board], language),
  );
  pageTitle(() => `${isWorksheet() ? w().plans.worksheet : w().plans.certificate}: ${words().title} · Stolik`);
  return (
    <PageFrame here="about">
      <article class="printing">
        <div class="printing-bar flow">
          <a class="back tap" href={toPlans(props.plan.id)}>
            <Icon name="back" small />
            {words().title}
          </a>
          <h1>{isWorksheet() ? w().plans.worksheet : w().plans.certificate}</h1>
          <button type="button" class="btn go" disabled={!tasks()} onClick={() => print()}>
            {w().plans.print}
          </button>
        </div>
        <Show when={tasks()}>
          {(ready) => (
            // Wider than a phone: it is looked at by moving it, by keys too.
            <section class="papers scroll" aria-label={words().title} tabindex="0">
              <Show
                when={isWorksheet()}
                fallback={<Certificate can={words().can} board={ready()[0]?.solved} felt={props.plan.game} />}
              >
                <Worksheet title={words().title} tasks={ready()} />
              </Show>
            </section>
          )}
        </Show>
      </article>
    </PageFrame>
  );
}
