import { costOf } from '@stolik/kernel/lessons/prove';
import { Match as Case, createEffect, createMemo, For, type JSX, on, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce } from '../../base/a11y/announce.ts';
import { no, yes } from '../../base/how-to.ts';
import { m } from '../../base/messages/catalog.ts';
import { preferences } from '../../base/preferences.ts';
import { Clause } from '../../base/ui/clause.tsx';
import { Icon } from '../../base/ui/every-icon.tsx';
import { Later } from '../../base/ui/laying.tsx';
import type { Match } from '../../session/match.ts';
import type { GameClient, TableClient } from '../contract.ts';
import { moveTold } from '../table/words.ts';
import { AnswerChoice } from './answer-choice.tsx';
import { type Attempt, lessonStars, MOST_STARS, resultOf, starsOf } from './attempt.ts';
import { cameOf, solutionIn } from './came-of.ts';
import { Star } from './goal-paper.tsx';
import { starsWanted } from './lesson-paper.tsx';
import type { Question, StudyPlan } from './part.ts';
import { takeFocus } from './take-focus.ts';
import { w } from './words.ts';

interface Props {
  readonly plan: StudyPlan;
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly question: Question;
  readonly attempt: Attempt;
  /** What was answered, where a question is read. */
  readonly said: string | undefined;
  onSay(answer: string): void;
  /** An answer that is thought about. */
  onPoint(answer: string | undefined): void;
  /** On a phone the game's own paper lies over the hand while it is wanted. */
  readonly isPanelOpen: boolean;
  onPanelClose(): void;
  /** From then on the table shows what would come of what is tried. */
  onForesee(): void;
  onHint(): void;
  onShow(): void;
  onAgain(): void;
  onBack(): void;
}

/** Beside the board: help while one thinks, the verdict when one has answered. */
export function StudyPaper(props: Props): JSX.Element {
  return (
    <aside class="study-paper" aria-label={m().table.panel} data-open={props.isPanelOpen ? 'panel' : undefined}>
      <Show when={props.attempt.stage === 'thinking'} fallback={<Verdict {...props} />}>
        {/* While a child's program runs there is the field and one button. */}
        <Show when={!props.plan.lesson?.isForChildren || props.match.isAsked()}>
          <Thinking {...props} />
        </Show>
        <Show when={props.match.isLive() && props.plan.part.Known}>
          {(Known) => (
            <section class="study-known stack near" aria-label={w().known} tabindex="0">
              <Dynamic component={Known()} table={props.table} puzzle={props.plan.puzzle} />
            </section>
          )}
        </Show>
        <Show when={props.plan.asked.reading && props.said === undefined}>
          <AnswerChoice
            answers={props.plan.asked.reading!.answers}
            says={(answer) => props.plan.part.read?.says(answer, preferences.language) ?? answer}
            picture={(answer) => props.plan.part.read?.picture?.(props.plan.puzzle.goal, answer)}
            pressed={props.plan.part.read?.pressed?.(props.table, props.plan.asked.reading!.answers)}
            onPoint={(answer) => props.onPoint(answer)}
            onSay={(answer) => props.onSay(answer)}
          />
        </Show>
        {/* Where programs are read nobody lays one: the game's own paper would talk of that. */}
        <Show when={!(props.plan.asked.reading && props.plan.part.Known)}>
          <section class="study-panel game-panel">
            <button type="button" class="sq study-panel-close" aria-label={m().close} onClick={() => props.onPanelClose()}>
              <Icon name="close" />
            </button>
            <Later>
              <props.client.Panel table={props.table} />
            </Later>
          </section>
        </Show>
      </Show>
    </aside>
  );
}

/** What the hints so far say: where to look, and then what to take. */
export const hintSays = ({ look }: Question, hints: number): string => (hints > 1 ? `${look} ${w().take}` : look);

function Thinking(props: Props): JSX.Element {
  const hints = (): number => props.attempt.hints;
  /** The first hint is that one may see what would come of a move; whoever reads tries nothing. */
  const isBlind = (): boolean => !props.table.predicts() && !props.plan.onAnswer && !props.plan.asked.reading;
  const tryOutSays = (): string => (props.plan.lesson ? w().tryOut : w().tryOutCosts);
  return (
    <section class="study-help abreast near" classList={{ hinted: hints() > 0 }}>
      <Show when={hints() > 0}>
        <p class="hint-box">
          <Icon name="bulb" />
          <span>{hintSays(props.question, hints())}</span>
        </p>
      </Show>
      <p class="study-buttons">
        <Show when={props.match.undoable() !== undefined}>
          <button type="button" class="btn" aria-label={w().takeBack} onClick={() => props.onBack()}>
            <Icon name="undo" small /> <span>{w().takeBack}</span>
          </button>
        </Show>
        <Show when={isBlind()}>
          <button
            type="button"
            class="btn try-out"
            aria-label={tryOutSays()}
            title={tryOutSays()}
            onClick={() => props.onForesee()}
          >
            <Icon name="bulb" small /> <span>{w().tryOut}</span>
          </button>
        </Show>
        <Show when={hints() < 2 && !props.plan.onAnswer && !isBlind()}>
          <button type="button" class="btn" aria-label={hints() === 0 ? w().hint : w().moreHint} onClick={() => props.onHint()}>
            <Icon name="bulb" small /> <span>{hints() === 0 ? w().hint : w().moreHint}</span>
          </button>
        </Show>
        <Show when={!props.plan.onAnswer}>
          <button type="button" class="btn" aria-label={w().show} onClick={() => props.onShow()}>
            <Icon name="eye" small /> <span>{w().show}</span>
          </button>
        </Show>
      </p>
    </section>
  );
}

/** What a verdict says. */
function verdictOf(props: Props) {
  const { part, puzzle, asked } = props.plan;
  const told = createMemo(() => {
    const language = preferences.language;
    const answer = props.said;
    const said = answer !== undefined && asked.reading ? { said: { answer, right: asked.reading.right } } : {};
    const { title, says } = part.missed(puzzle.goal, { ...cameOf(asked, props.match, puzzle.seat), ...said }, language);
    const worse = props.plan.lesson?.words().missed;
    return { title, says: worse ? `${says} ${worse}` : says };
  });
  const praise = createMemo((): string => {
    const words = w().solved;
    return words[[...puzzle.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % words.length]!;
  });
  const lesson = () => props.plan.lesson;
  const stars = (): number => {
    const { lesson: taught } = props.plan;
    return taught ? (lessonStars(props.attempt, taught.par) ?? 0) : starsOf(props.attempt);
  };
  const solvedSays = (): string => lesson()?.words().learnt ?? w().solvedSays(stars());
  const shownSays = (): string =>
    asked.reading && part.read ? part.read.says(asked.reading.right, preferences.language) : w().shownSays;
  const nextSays = (): string => {
    if (!lesson()) return w().next;
    return lesson()!.isLast ? w().allLessons : w().nextLesson;
  };
  const said = (): readonly string[] => {
    switch (props.attempt.stage) {
      case 'solved':
        return [praise(), w().starsSay(stars()), solvedSays()];
      case 'missed':
        return [told().title, told().says];
      case 'shown':
        return [w().shown, shownSays()];
      default:
        return [];
    }
  };
  /** The goal, and whether it was reached. */
  const pictureSays = (): string => {
    const { stage } = props.attempt;
    return props.question.picture + (stage === 'missed' ? no(80, 80) : yes(80, 80));
  };
  return { told, praise, lesson, stars, solvedSays, shownSays, nextSays, said, pictureSays };
}

function Verdict(props: Props): JSX.Element {
  const { puzzle } = props.plan;
  const { told, praise, lesson, stars, solvedSays, shownSays, nextSays, said, pictureSays } = verdictOf(props);
  let section!: HTMLElement;
  createEffect(
    on(
      () => props.attempt.stage,
      () => {
        const sentences = said();
        if (sentences.length === 0) return;
        announce(() => sentences.join(' '));
        takeFocus(section);
      },
    ),
  );
  return (
    <section ref={section} class="verdict stack near" data-stage={props.attempt.stage} aria-label={w().verdict} tabindex="-1">
      <Show when={lesson()?.isForChildren && said().length > 0}>
        <svg class="verdict-picture" viewBox="0 0 100 100" aria-hidden="true" innerHTML={pictureSays()} />
      </Show>
      <Switch>
        <Case when={props.attempt.stage === 'solved'}>
          <h2>
            {praise()}
            <span class="stars" role="img" aria-label={w().starsSay(stars())}>
              <For each={[0, 1, 2]}>{(star) => <Star isOn={star < stars()} />}</For>
            </span>
          </h2>
          <p>{solvedSays()}</p>
          <Show when={lesson() && stars() < MOST_STARS}>
            <p class="dim">{starsWanted(props.plan)}</p>
          </Show>
          <Played {...props} />
          <p class="study-buttons">
            <a class="btn go" href={props.plan.next}>
              {nextSays()} <Icon name="next" small />
            </a>
            <Show when={props.plan.onPlay}>
              {(sit) => (
                <button type="button" class="btn" onClick={() => sit()()}>
                  <Icon name="play" small /> {w().playNow}
                </button>
              )}
            </Show>
            <Show when={lesson() && stars() < MOST_STARS}>
              <button type="button" class="btn" onClick={() => props.onAgain()}>
                <Icon name="undo" small /> {w().again}
              </button>
            </Show>
          </p>
          <Reasons {...props} />
          <Why {...props} />
        </Case>
        <Case when={props.attempt.stage === 'missed'}>
          <h2>{told().title}</h2>
          <p>
            {told().says} <Clause game={puzzle.game} id={props.question.clause} />
          </p>
          <Played {...props} />
          <WatchAgain match={props.match} />
          <p class="study-buttons">
            <button type="button" class="btn go" onClick={() => props.onAgain()}>
              <Icon name="undo" small /> {w().again}
            </button>
            <button type="button" class="btn" onClick={() => props.onShow()}>
              <Icon name="eye" small /> {w().show}
            </button>
          </p>
          <Reasons {...props} />
          <Why {...props} />
        </Case>
        <Case when={props.attempt.stage === 'shown'}>
          <h2>{w().shown}</h2>
          <p>{shownSays()}</p>
          <Played {...props} />
          <WatchAgain match={props.match} />
          <p class="study-buttons">
            <Show
              when={lesson()}
              fallback={
                <a class="btn go" href={props.plan.next}>
                  {w().next} <Icon name="next" small />
                </a>
              }
            >
              <a class="btn" href={props.plan.next}>
                {nextSays()} <Icon name="next" small />
              </a>
            </Show>
            <button type="button" class="btn" classList={{ go: lesson() !== undefined }} onClick={() => props.onAgain()}>
              <Icon name="undo" small /> {w().again}
            </button>
          </p>
          <Reasons {...props} />
          <Why {...props} />
        </Case>
      </Switch>
      <Shorter {...props} />
      <Placed {...props} />
      <Show when={!lesson() && ['solved', 'shown'].includes(props.attempt.stage) && !isRightAtOnce(props.attempt)}>
        <p class="dim abreast near">
          <Icon name="again" small /> {w().comesBack}
        </p>
      </Show>
    </section>
  );
}

/** Why the answer of a puzzle works; a lesson has its own sentence. Of a question that is read it is also why another was wrong. */
function Reasons(props: Props): JSX.Element {
  const { puzzle, part, asked, lesson } = props.plan;
  const isTold = (): boolean => !lesson && (props.attempt.stage !== 'missed' || asked.reading !== undefined);
  const reasons = createMemo(() =>
    isTold() ? (part.why?.(puzzle.goal, cameOf(asked, props.match, puzzle.seat), preferences.language) ?? []) : [],
  );
  return (
    <Show when={reasons().length > 0}>
      <ul class="reasons" aria-label={w().why}>
        <For each={reasons()}>{(reason) => <li>{reason}</li>}</For>
      </ul>
    </Show>
  );
}

/** A puzzle that was solved by more than it takes: how little would have done, to be looked at. */
function Shorter(props: Props): JSX.Element {
  const { puzzle, part, asked, lesson } = props.plan;
  const least = createMemo((): number | undefined => {
    const { cost } = props.attempt;
    if (lesson || asked.reading || cost === undefined || props.attempt.stage !== 'solved') return undefined;
    const shortest = costOf(part.rules, solutionIn(asked, puzzle));
    return shortest < cost ? shortest : undefined;
  });
  return (
    <Show when={least()}>
      {(count) => (
        <p class="abreast near shorter">
          {part.rules.cost ? w().shorterCards(count()) : w().shorterMoves(count())}
          <button type="button" class="btn" onClick={() => props.onShow()}>
            <Icon name="eye" small /> {w().show}
          </button>
        </p>
      )}
    </Show>
  );
}

/** What the puzzle has done to somebody's place. */
function Placed(props: Props): JSX.Element {
  return <Show when={props.plan.placed?.()}>{(says) => <p class="dim">{says()}</p>}</Show>;
}

const isRightAtOnce = (attempt: Attempt): boolean => {
  const { isSolved, tries, hadHint } = resultOf(attempt);
  return isSolved && tries === 1 && !hadHint;
};

/** The game's own explanation of what the answer did. */
function Why(props: Props): JSX.Element {
  return (
    <Show when={props.plan.part.Why}>
      {(Explained) => (
        <div class="game-panel">
          <Dynamic component={Explained()} table={props.table} />
        </div>
      )}
    </Show>
  );
}

/** Where no film's bar lies under the board: all of it from the beginning. */
function WatchAgain(props: { readonly match: Match }): JSX.Element {
  const watch = (): void => {
    props.match.jumpTo(0);
    props.match.play();
  };
  return (
    <p class="watch">
      <button type="button" class="btn" onClick={watch}>
        <Icon name="again" small /> {w().watch}
      </button>
    </p>
  );
}

/** The answer, decision by decision; the one on the screen is marked, and each can be gone to. */
function Played(props: Props): JSX.Element {
  const { puzzle, asked } = props.plan;
  const moves = createMemo(() =>
    props.match.passages().flatMap(({ after, actor }) => {
      const step = props.match.whole()?.steps[after - 1];
      if (actor !== puzzle.seat || step?.kind !== 'play') return [];
      const state = stateBefore(props, after - 1);
      return { after, says: moveTold(props.client, state, puzzle.seat, step.action, preferences.language, props.table.nameOf) };
    }),
  );
  return (
    <Show when={moves().length > 0}>
      <ol class="played" aria-label={w().whatYouDid}>
        <For each={moves()}>
          {({ after, says }, index) => (
            <li classList={{ on: props.match.at() === after }}>
              <button type="button" onClick={() => props.match.jumpTo(after)}>
                <b class="num">{index() + 1}</b> {says}
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );

  function stateBefore({ match }: Props, count: number): unknown {
    const state: unknown = asked.game.clone(asked.start);
    for (const step of match.whole()?.steps.slice(0, count) ?? [])
      if (step.kind === 'play') asked.game.play(state, step.actor, step.action);
    return state;
  }
}
