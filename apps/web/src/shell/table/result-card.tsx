import { type Outcome, REFEREE, type Seat } from '@stolik/kernel/game';
import { typeset } from '@stolik/look/typography';
import type { LevelWords } from '@stolik/search/levels';
import type { Sitter } from '@stolik/table/table';
import { createMemo, createUniqueId, For, Index, type JSX, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce } from '../../base/a11y/announce.ts';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { pace, preferences } from '../../base/preferences.ts';
import { createArrival } from '../../base/ui/arrival.ts';
import { Clause } from '../../base/ui/clause.tsx';
import { Icon } from '../../base/ui/every-icon.tsx';
import { Seal } from '../../base/ui/seal.tsx';
import { closedByWayBack } from '../../base/ui/way-back.ts';
import { strongestLevel } from '../../session/bots/levels.ts';
import type { ReviewOrder } from '../../session/bots/review.ts';
import { tables } from '../../session/kept/shelf.ts';
import type { Match } from '../../session/match.ts';
import type { GameClient, NextField, TableClient } from '../contract.ts';
import type { Finish, FinishPlan } from '../finish.ts';
import { KeepsakeButtons } from '../keepsake/keepsake-buttons.tsx';
import type { Kept } from '../keepsake/made.ts';
import { MedalArt, MedalNote, MedalStars } from '../show/medal.tsx';
import { People } from '../show/people.tsx';
import { recordOf } from '../show/record.ts';
import { showWords } from '../show/words.ts';
import { playAgain, playAt } from './again.ts';
import { wayBackOf } from './branch.tsx';
import type { Sequel, TableExtras } from './extras.ts';
import { mayReview } from './may-review.ts';
import { type Origin, wantMoment } from './origin.ts';
import { choicesAfter, endedFor, metalFor, otherLevel, type ResultChoice } from './result-choices.ts';
import { ResultScores } from './result-scores.tsx';
import { headlineOf } from './result-words.ts';

/** The press that made the last move may still come in; one on the board lays the card away only after that. */
const SETTLED = 400;

const ICONS = { again: 'again', field: 'forward', stronger: 'plus', easier: 'minus', review: 'branch' } as const;

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
    decided: typeset(client.end.says?.(outcome, language) ?? '', language),
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
  const finishFor = (me: Seat | undefined): Finish =>
    props.finishes(view(), { outcome: outcome(), language: language(), me, nameOf: props.nameOf });
  const finish = createMemo((): Finish => finishFor(me()));
  /** Another game on this device only where the whole table is here. */
  const isHere = (): boolean => props.extras === undefined && props.match.whole() !== undefined;
  const record = createMemo(() => {
    const seat = me();
    if (!isHere() || seat === undefined || props.client.kids?.isFor(view())) return undefined;
    const { bars, teams } = finish();
    const isByPoints = bars.length > 0 && teams === undefined;
    const { winners, scores } = outcome();
    const { game } = props.client;
    return recordOf(tables(), { id: props.table.id, game: game.id, sitters: sitters(), me: seat, winners, scores, isByPoints });
  });
  /** Beside the score: the best one so far; above the last level how often it has been beaten. */
  const recordSays = (): string => {
    const { isBest = false, wins = 0 } = record() ?? {};
    if (isBest) return showWords.read().bestScore;
    const level = strongestLevel(props.client.game.id, sitters());
    const isLast = level !== undefined && otherLevel(props.client.game.id, sitters(), 1) === undefined;
    return isLast && wins > 0 ? showWords.read().wins(wins, read(level.label)) : '';
  };
  const headline = createMemo(() => {
    const names = sitters().map((_, seat) => props.nameOf(seat));
    return headlineOf({ outcome: outcome(), finish: finish(), me: me(), names, record: recordSays() });
  });
  /** As it is told to those who were not there. */
  const toldToOthers = (): Kept['told'] => {
    const names = sitters().map((_, seat) => props.nameOf(seat));
    const told = finishFor(undefined);
    const { title } = headlineOf({ outcome: outcome(), finish: told, me: undefined, names, record: '' });
    return { title, how: told.decided };
  };
  const sequel = (): Sequel | undefined => (isHere() && props.sequel?.isDue() ? props.sequel : undefined);
  const kids = createArrival(
    () => props.client.kids,
    async (hooks) => (hooks?.isFor(view()) ? hooks.end?.() : undefined),
  );
  const field = createMemo(() => kids.latest()?.nextField(view(), sitters().length));
  const medal = createMemo(() => {
    const [winner, ...others] = outcome().winners;
    if (winner === undefined || others.length > 0 || sitters()[winner]?.kind !== 'person') return undefined;
    return kids.latest()?.medal(view(), props.match.passages(), winner);
  });
  /** Who has beaten a bot alone and by points has a medal with them. */
  const won = createMemo(() => {
    const [winner, ...others] = outcome().winners;
    const metal = record() && metalFor(props.client.game.id, sitters());
    const number = outcome().scores[winner ?? -1];
    const isMine = winner === me() && others.length === 0 && finish().bars.length > 0 && finish().teams === undefined;
    return metal && isMine && number !== undefined ? { metal, number } : undefined;
  });
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
      hasNextField: isOffered && field() !== undefined,
    });
  });
  /** "3 wins against Beginner: try Attentive", under the button with the next level. */
  const winsSay = (next: LevelWords): string => {
    const wins = record()?.wins ?? 0;
    const level = strongestLevel(props.client.game.id, sitters());
    return wins > 0 && level ? showWords.read().winsTry(wins, read(level.label), read(next.label)) : '';
  };
  return { outcome, sitters, me, view, finish, headline, sequel, choices, field, medal, won, toldToOthers, winsSay };
}

/** How it ended, beside the board on which what counted shines: who has won, what decided it, the points, what comes next. */
export function ResultCard(props: ResultProps): JSX.Element {
  const finishes = createArrival(
    () => props.client,
    async (client) => {
      const [finish] = await Promise.all([client.end.finish?.(), showWords.load()]);
      return finish ?? plainly(client);
    },
  );
  return <Show when={finishes.latest()}>{(known) => <Card {...props} finishes={known()} />}</Show>;
}

function Card(props: ResultProps & { readonly finishes: Finishes }): JSX.Element {
  const id = createUniqueId();
  const { outcome, sitters, me, view, finish, headline, sequel, choices, field, medal, won, toldToOthers, winsSay } =
    createResult(props);
  const again = (level?: string): void => playAgain(props.client, props.match, level);
  function watch(): void {
    props.onClose();
    props.match.jumpTo(0);
    // Where nothing runs by itself the film stands at its beginning, to be stepped through.
    if (props.client.film ? preferences.speed > 0 : pace() > 0) props.match.play();
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
      class="end-card stack"
      classList={{ shown: !props.isNews }}
      aria-labelledby={id}
      tabindex="-1"
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
    >
      <header>
        <Show
          when={won()}
          fallback={
            <div class="end-seals" data-count={headline().seals.length}>
              <For each={headline().seals}>
                {(seat) => <Seal seat={seat} letter={props.table.letterOf(seat)} portrait={props.table.portraitOf?.(seat)} />}
              </For>
            </div>
          }
        >
          {(medal) => <MedalArt {...medal()} />}
        </Show>
        <div class="end-title">
          <h2 id={id}>{headline().title}</h2>
          <p>
            {headline().says} <Show when={won()}>{(medal) => <MedalStars metal={medal().metal} />}</Show>
          </p>
        </div>
        <button type="button" class="sq" aria-label={m().close} title={p().result.look} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="end-why">
        <b>{finish().decided}</b> {finish().otherwise}{' '}
        <Show when={!props.client.kids?.isFor(view())}>
          <Clause game={props.client.game.id} id={outcome().clause} />
        </Show>
      </p>
      <Show
        when={medal()}
        fallback={
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
        }
      >
        {(won) => <MedalNote medal={won()} />}
      </Show>
      <People {...props} view={view()} outcome={outcome()} sitters={sitters()} me={me()} />
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
          {(choice) => (
            <ChoiceButton
              choice={choice()}
              field={field()}
              winsSay={winsSay}
              onAgain={again}
              onReview={() => props.onReview()}
              onField={(next) => playAt(props.client, props.match, next)}
            />
          )}
        </Index>
      </div>
      <MoreWays {...props} onWatch={watch} told={toldToOthers()} />
    </section>
  );
}

/** The ways out of the card: back to where this table comes from, to the board, to the film. */
function MoreWays(props: ResultProps & Pick<Kept, 'told'> & { readonly onWatch: () => void }): JSX.Element {
  return (
    <div class="end-more">
      <Show when={props.origin}>
        {(origin) => (
          <a class="btn quiet" href={origin().address} onClick={() => wantMoment(origin())}>
            {wayBackOf(origin())}
          </a>
        )}
      </Show>
      <Show when={props.client.setup.wayBack?.(props.match.sight().view, preferences.language)}>
        {(back) => (
          <a class="btn quiet" href={back().address}>
            {back().label}
          </a>
        )}
      </Show>
      <button type="button" class="btn quiet" onClick={() => props.onClose()}>
        {p().result.look}
      </button>
      <button type="button" class="btn quiet" onClick={() => props.onWatch()}>
        {p().result.film}
      </button>
      <KeepsakeButtons {...props} order={() => reviewed(props)} />
    </div>
  );
}

/** What decided the game is asked of a review that nobody reads: it needs no hints that were given. */
async function reviewed(props: ResultProps): Promise<ReviewOrder> {
  const { orderOf } = await import('./review-order.ts');
  return orderOf({ ...props, advised: {} }, props.match.whole()!);
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

/** Another field, with its picture: who cannot read yet sees where it goes. */
function FieldButton(props: { readonly field: NextField; readonly isFirst: boolean; readonly onPress: () => void }): JSX.Element {
  return (
    <button type="button" class="btn end-field" classList={{ go: props.isFirst }} onClick={() => props.onPress()}>
      <Dynamic component={props.field.Picture} />
      <span>
        {showWords.read().nextField}
        <small>{read(props.field.title)}</small>
      </span>
    </button>
  );
}

interface ChoiceProps {
  readonly choice: ResultChoice;
  readonly field: NextField | undefined;
  readonly winsSay: (next: LevelWords) => string;
  readonly onAgain: (level?: string) => void;
  readonly onReview: () => void;
  readonly onField: (field: NextField) => void;
}

/** What comes next: the first one is large and says more. */
function ChoiceButton(props: ChoiceProps): JSX.Element {
  const field = (): NextField | undefined => (props.choice.kind === 'field' ? props.field : undefined);
  const level = () => ('level' in props.choice ? props.choice.level : undefined);
  const says = (): string => {
    const next = level();
    if (!next) return p().result.againSays;
    return (props.choice.kind === 'stronger' && props.winsSay(next)) || p().result.level(read(next.label));
  };
  const isFirst = (): boolean => 'isFirst' in props.choice && props.choice.isFirst;
  const press = (): void => {
    if (props.choice.kind === 'review') props.onReview();
    else props.onAgain(level()?.id);
  };
  const label = (): string => {
    const { kind } = props.choice;
    if (kind === 'review') return p().review.title;
    return kind === 'field' ? showWords.read().nextField : p().result[kind];
  };
  return (
    <Show
      when={field()}
      fallback={
        <button type="button" class="btn" classList={{ go: isFirst() }} onClick={press}>
          <Show when={!isFirst() || !level()}>
            <Icon name={ICONS[props.choice.kind]} />
          </Show>
          <Show when={isFirst()} fallback={label()}>
            <span>
              {label()}
              <small>{says()}</small>
            </span>
          </Show>
        </button>
      }
    >
      {(next) => <FieldButton field={next()} isFirst={isFirst()} onPress={() => props.onField(next())} />}
    </Show>
  );
}
