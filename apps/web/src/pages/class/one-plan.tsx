import { createResource, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../base/games.ts';
import { read as readWords } from '../../base/messages/read.ts';
import { toPaper, toPlans } from '../../base/router.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { lessonTitles } from '../../shell/study/lessons.ts';
import { EXAMPLES } from '../bench/model/examples.ts';
import { writeBench } from '../bench/model/link.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { findReference } from './plans/curricula/curricula.ts';
import { type HelpTask, helpPositions, NEEDED_MINUTES, PLAN_MINUTES, type Plan, type PlanStep } from './plans/plan.ts';
import { positionRunning, type Running, runningOf, type Titles } from './plans/running.ts';
import { read, w } from './read.ts';

const titles: Titles = {
  lesson: (id) =>
    Object.values(lessonTitles.read())
      .flat()
      .flatMap(({ levels }) => levels)
      .find((level) => level.id === id)?.title ?? id,
  game: gameTitle,
  bench: (id) => {
    const example = EXAMPLES.find((each) => each.id === id);
    return example && { title: readWords(example.name), code: writeBench(example.bench) };
  },
};

/** One plan as it is read before the lesson; printed it is a hand-out of two pages. */
export function OnePlan(props: { readonly plan: Plan }): JSX.Element {
  const words = () => read(props.plan.words);
  const [isReady] = createResource(() => lessonTitles.load().then(() => true));
  pageTitle(() => `${words().title} · Stolik`);
  return (
    <PageFrame here="about">
      <article class="plan panel">
        <a class="back tap" href={toPlans()}>
          <Icon name="back" small />
          {w().plans.back}
        </a>
        <h1>{words().title}</h1>
        <p class="lead">{words().about}</p>
        <p class="dim">
          {gameTitle(props.plan.game)}, {w().plans.facts(PLAN_MINUTES, props.plan.from)}.{' '}
          {w().plans.needed(NEEDED_MINUTES, PLAN_MINUTES - NEEDED_MINUTES)}
        </p>
        <p class="actions">
          <button type="button" class="btn" disabled={!isReady()} onClick={() => print()}>
            {w().plans.print}
          </button>
          <a class="btn" href={toPaper(props.plan.id, 'worksheet')}>
            <Icon name="file" />
            {w().plans.worksheet}
          </a>
          <a class="btn" href={toPaper(props.plan.id, 'certificate')}>
            <Icon name="file" />
            {w().plans.certificate}
          </a>
        </p>
        <Before plan={props.plan} />
        <Show when={isReady()}>
          <ol class="steps stack far">
            <For each={props.plan.steps}>{(step) => <Step step={step} game={props.plan.game} />}</For>
          </ol>
        </Show>
        <section class="plan-exit inset">
          <h2>{w().plans.exit}</h2>
          <p class="say">{words().exit.ask}</p>
          <p>
            <b>{w().plans.hear}:</b> {words().exit.hear}
          </p>
        </section>
        <Curricula ids={props.plan.curricula} />
      </article>
    </PageFrame>
  );
}

/** What a teacher wants to know before the lesson. */
function Before(props: { readonly plan: Plan }): JSX.Element {
  const words = () => read(props.plan.words);
  return (
    <div class="plan-before">
      <section>
        <h2>{w().plans.goals}</h2>
        <ul class="bullets">
          <For each={words().goals}>{(goal) => <li>{goal}</li>}</For>
        </ul>
      </section>
      <section>
        <h2>{w().plans.vocabulary}</h2>
        <dl>
          <For each={words().vocabulary}>
            {({ word, means }) => (
              <div>
                <dt>{word}</dt>
                <dd>{means}</dd>
              </div>
            )}
          </For>
        </dl>
      </section>
      <section>
        <h2>{w().plans.misconceptions}</h2>
        <dl>
          <For each={words().misconceptions}>
            {({ think, helps }) => (
              <div>
                <dt>{think}</dt>
                <dd>{helps}</dd>
              </div>
            )}
          </For>
        </dl>
      </section>
    </div>
  );
}

function Step(props: { readonly step: PlanStep; readonly game: string }): JSX.Element {
  const said = () => read(props.step.words);
  const running = () => runningOf(props.step.start, props.game, w().plans, titles);
  const given = (help: HelpTask | undefined): readonly Running[] =>
    help ? helpPositions(help).map((position) => positionRunning(position, props.game, w().plans, titles)) : [];
  return (
    <li>
      <h2>
        {said().title}
        <span class="minutes">
          {w().plans.minutes(props.step.minutes)}
          <Show when={props.step.isOptional}>
            <br />
            {w().plans.optional}
          </Show>
        </span>
      </h2>
      <dl>
        <dt>{w().plans.say}</dt>
        <dd class="say">{said().say}</dd>
        <dt>{w().plans.runs}</dt>
        <dd class="runs flow">
          {running().says}
          <Links all={running().what} />
        </dd>
        <dt>{w().plans.look}</dt>
        <dd>{said().look}</dd>
        <Show when={said().quick}>
          <dt>{w().plans.quick}</dt>
          <dd class="runs flow">
            {said().quick}
            <Links all={given(props.step.quick)} />
          </dd>
          <dt>{w().plans.less}</dt>
          <dd class="runs flow">
            {said().less}
            <Links all={given(props.step.less)} />
          </dd>
        </Show>
      </dl>
    </li>
  );
}

function Links(props: { readonly all: readonly Running[] }): JSX.Element {
  return (
    <For each={props.all}>
      {(what) => (
        <a class="tap" href={what.href}>
          {what.says}
        </a>
      )}
    </For>
  );
}

/** Where it was looked up stands there as text: nothing is asked of another server. */
function Curricula(props: { readonly ids: readonly string[] }): JSX.Element {
  return (
    <Show when={props.ids.length > 0}>
      <section class="plan-curricula">
        <h2>{w().plans.curricula}</h2>
        <ul class="bullets">
          <For each={props.ids.flatMap((id) => findReference(id) ?? [])}>
            {(reference) => (
              <li>
                <b>
                  {w().plans.countries[reference.country]}, {reference.code}:
                </b>{' '}
                {read(reference.says)}.{' '}
                <small class="dim">
                  {w().plans.source(reference.title)}, {reference.address}
                </small>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
