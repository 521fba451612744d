import { type Outcome, REFEREE, type Seat } from '@stolik/kernel/game';
import { typeset } from '@stolik/kernel/typography';
import type { Sitter } from '@stolik/table/table';
import { createMemo, createUniqueId, For, Index, type JSX, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce } from '../../base/a11y/announce.ts';
import { m } from '../../base/messages/catalog.ts';
import { read } from '../../base/messages/read.ts';
import { pace, preferences } from '../../base/preferences.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Clause } from '../../base/ui/clause.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { closedByWayBack } from '../../base/ui/way-back.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, TableClient } from '../contract.ts';
import type { Finish, FinishPlan } from '../finish.ts';
import { playAgain } from './again.ts';
import { wayBackOf } from './branch.tsx';
import type { Sequel, TableExtras } from './extras.ts';
import { mayReview } from './may-review.ts';
import { type Origin, wantMoment } from './origin.ts';
import { choicesAfter, endedFor, otherLevel, type ResultChoice } from './result-choices.ts';
import { ResultScores } from './result-scores.tsx';
import { headlineOf } from './result-words.ts';

/** The press that made the last move may still come in; one on the board lays the card away only after that. */
const SETTLED = 400;

const ICONS = { again: 'again', stronger: 'plus', easier: 'minus', review: 'branch' } as const;

interface ResultProps {
  readonly client: GameClient;
  readonly match: Match;
  readonly table: TableClient;
  readonly nameOf: (seat: Seat) => string;
  readonly onReview: () => void;
  readonly extras?: TableExtras | undefined;
  readonly sequel?: Sequel | undefined;
  readonly origin?: Origin | undefined;
  /** It has just come to its end here; a table that is only opened again takes no step of the way back. */
  readonly isNews: boolean;
  readonly onClose: () => void;
}

type Finishes = (view: unknown, plan: FinishPlan) => Finish;

/** Of a game that has no words of its own for it. */
const plainly =
  (client: GameClient): Finishes =>
  (_, { outcome, language }) => ({
    decided: typeset(client.ending?.(outcome, language) ?? '', language),
    otherwise: '',
    bars: [],
    standing: outcome.scores,
  });

/** What the card says, and what it offers. */
function createResult(props: ResultProps & { readonly finishes: Finishes }) {
  const language = () => preferences.language;
  const outcome = (): Outcome => props.match.next().outcome ?? { winners: [], scores: [], reason: '', clause: '' };
  const sitters = (): readonly Sitter[] => props.match.sitters();
  const persons = (): readonly Seat[] => sitters().flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const me = (): Seat | undefined => (props.extras ? props.match.eyes() : persons().length === 1 ? persons()[0] : undefined);
  const view = createMemo((): unknown => props.client.game.view(props.match.state(), REFEREE));
  const finish = createMemo((): Finish => {
    const plan = { outcome: outcome(), language: language(), me: me(), nameOf: props.nameOf };
    return props.finishes(view(), plan);
  });
  const headline = createMemo(() =>
    headlineOf({ outcome: outcome(), finish: finish(), me: me(), names: sitters().map((_, seat) => props.nameOf(seat)) }),
  );
  /** Another game on this device only where the whole table is here. */
  const isHere = (): boolean => props.extras === undefined && props.match.whole() !== undefined;
  const sequel = (): Sequel | undefined => (isHere() && props.sequel?.isDue() ? props.sequel : undefined);
  const choices = createMemo((): readonly ResultChoice[] => {
    const isOffered = isHere() && !sequel();
    const levelBy = (step: 1 | -1) =>
      isOffered && persons().length === 1 ? otherLevel(props.client.game.id, sitters(), step) : undefined;
    return choicesAfter({
      ended: endedFor(me(), outcome(), sitters().length),
      isHere: isOffered,
      stronger: levelBy(1),
      easier: levelBy(-1),
      mayReview: mayReview(props.match, props.table),
    });
  });
  return { outcome, sitters, me, view, finish, headline, sequel, choices };
}

/** How it ended, beside the board on which what counted shines: who has won, what decided it, the points, what comes next. */
export function ResultCard(props: ResultProps): JSX.Element {
  const finishes = createArrival(
    () => props.client,
    async (client) => (await client.finish?.()) ?? plainly(client),
  );
  return <Show when={finishes.latest()}>{(known) => <Card {...props} finishes={known()} />}</Show>;
}

function Card(props: ResultProps & { readonly finishes: Finishes }): JSX.Element {
  const id = createUniqueId();
  const { outcome, sitters, me, view, finish, headline, sequel, choices } = createResult(props);
  const again = (level?: string): void => playAgain(props.client, props.match, level);
  function watch(): void {
    props.onClose();
    props.match.jumpTo(0);
    // Where nothing runs by itself the film stands at its beginning, to be stepped through.
    if (props.client.Film ? preferences.speed > 0 : pace() > 0) props.match.play();
  }

  let card!: HTMLElement;
  layAwayByHand(() => props.onClose());
  if (props.isNews) closedByWayBack(() => props.onClose());
  let focusing: ReturnType<typeof setTimeout> | undefined;
  onMount(() => {
    announce(`${headline().title} ${headline().says} ${finish().decided} ${finish().otherwise}`);
    // Not at once: the key that made the last move must not press it.
    focusing = setTimeout(() => (card.querySelector<HTMLElement>('.btn.go') ?? card).focus({ preventScroll: true }), 0);
  });
  onCleanup(() => clearTimeout(focusing));

  return (
    <section
      ref={card}
      class="end-card"
      classList={{ shown: !props.isNews }}
      aria-labelledby={id}
      tabindex="-1"
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
    >
      <header>
        <div class="end-seals" data-count={headline().seals.length}>
          <For each={headline().seals}>{(seat) => <Seal seat={seat} letter={props.table.letterOf(seat)} />}</For>
        </div>
        <div class="end-title">
          <h2 id={id}>{headline().title}</h2>
          <p>{headline().says}</p>
        </div>
        <button type="button" class="sq" aria-label={m().close} title={m().result.look} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="end-why">
        <b>{finish().decided}</b> {finish().otherwise}{' '}
        <Show when={!props.client.isForKids?.(view())}>
          <Clause game={props.client.game.id} id={outcome().clause} />
        </Show>
      </p>
      <ResultScores
        client={props.client}
        seats={sitters().length}
        table={props.table}
        view={view()}
        outcome={outcome()}
        finish={finish()}
        me={me()}
        nameOf={props.nameOf}
      />
      <div class="end-choices">
        <Show when={sequel()}>
          {(next) => (
            <Suspense>
              <Dynamic
                component={next().Choices}
                state={props.match.state()}
                events={props.match.passages().at(-1)?.events ?? []}
              />
            </Suspense>
          )}
        </Show>
        <Show when={props.extras}>{(more) => <Dynamic component={more().ResultActions} onClose={props.onClose} />}</Show>
        <Index each={choices()}>
          {(choice) => <ChoiceButton choice={choice()} onAgain={again} onReview={() => props.onReview()} />}
        </Index>
      </div>
      <MoreWays {...props} onWatch={watch} />
    </section>
  );
}

/** The ways out of the card: back to where this table comes from, to the board, to the film. */
function MoreWays(props: ResultProps & { readonly onWatch: () => void }): JSX.Element {
  return (
    <div class="end-more">
      <Show when={props.origin}>
        {(origin) => (
          <a class="btn quiet" href={origin().address} onClick={() => wantMoment(origin())}>
            {wayBackOf(origin())}
          </a>
        )}
      </Show>
      <Show when={props.client.wayBack?.(props.match.sight().view, preferences.language)}>
        {(back) => (
          <a class="btn quiet" href={back().address}>
            {back().label}
          </a>
        )}
      </Show>
      <button type="button" class="btn quiet" onClick={() => props.onClose()}>
        {m().result.look}
      </button>
      <button type="button" class="btn quiet" onClick={() => props.onWatch()}>
        {m().result.film}
      </button>
    </div>
  );
}

/** Esc and a press on the board lay the card away. */
function layAwayByHand(close: () => void): void {
  const shownAt = performance.now();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    close();
  };
  const onPress = (event: MouseEvent): void => {
    if (performance.now() - shownAt > SETTLED && event.target instanceof Element && event.target.closest('.boardw')) close();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onPress);
  });
  onCleanup(() => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('click', onPress);
  });
}

/** What comes next: the first one is large and says more. */
function ChoiceButton(props: {
  readonly choice: ResultChoice;
  readonly onAgain: (level?: string) => void;
  readonly onReview: () => void;
}): JSX.Element {
  const level = () => ('level' in props.choice ? props.choice.level : undefined);
  const isFirst = (): boolean => 'isFirst' in props.choice && props.choice.isFirst;
  const press = (): void => {
    if (props.choice.kind === 'review') props.onReview();
    else props.onAgain(level()?.id);
  };
  const label = (): string => (props.choice.kind === 'review' ? m().review.title : m().result[props.choice.kind]);
  return (
    <button type="button" class="btn" classList={{ go: isFirst() }} onClick={press}>
      <Show when={!isFirst() || !level()}>
        <Icon name={ICONS[props.choice.kind]} />
      </Show>
      <Show when={isFirst()} fallback={label()}>
        <span>
          {label()}
          <small>{level() ? m().result.level(read(level()!.label)) : m().result.againSays}</small>
        </span>
      </Show>
    </button>
  );
}
