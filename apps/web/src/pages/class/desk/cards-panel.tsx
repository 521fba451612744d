import { animalOf } from '@stolik/class/names';
import type { Stuck } from '@stolik/class/stuck';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../../base/games.ts';
import { Icon, Sign } from '../../../base/ui/icon.tsx';
import { isPrinted } from '../../../session/class/keyring.ts';
import { keyring } from '../../../session/class/teacher.ts';
import { Animal } from '../art/animal.tsx';
import { LiveBoard } from '../live-board.tsx';
import { dw } from '../words.ts';
import { WorkBoard } from '../work-board.tsx';
import { BENCH } from '../works.ts';
import { cardsOf, countIn, type DeskCard, type Filter, foldedCards, MOST_LARGE, numberIn, shownCards } from './cards.ts';
import { sayNick, useDesk } from './context.ts';
import { CardsFirst, FirstSteps } from './first-steps.tsx';
import { LookDialog } from './look-dialog.tsx';
import { createThings, type Titles } from './titles.ts';

const RAISED =
  'M8 12V5.500a1.500 1.500 0 0 1 3 0V11M11 10.500V4a1.500 1.500 0 0 1 3 0v6.500M14 11V5.500a1.500 1.500 0 0 1 3 0V14a7 7 0 0 1-7 7c-3 0-4.500-1.500-6-4l-1.600-2.700a1.400 1.400 0 0 1 2.400-1.400L8 15V8';
/** A tablet. */
export const TABLET =
  'M6.500 3h11A1.500 1.500 0 0 1 19 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 19.500v-15A1.500 1.500 0 0 1 6.500 3zM11 17.500h2';
const FILTERS: readonly Filter[] = ['all', 'stuck', 'done', 'away'];

/** All tables and whoever works at a list; those who are stuck come first. */
export function Cards(props: {
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: ReadonlySet<string>) => void;
  readonly onOpen: (what: 'pupils' | 'recovery' | 'wall' | 'print') => void;
}): JSX.Element {
  const desk = useDesk();
  const [filter, setFilter] = createSignal<Filter>('all');
  const [isSeveral, setSeveral] = createSignal(false);
  const [looked, setLooked] = createSignal<string>();
  const cards = createMemo(() => cardsOf(desk.view(), desk.now()));
  const shown = createMemo(() => shownCards(cards(), filter()));
  const folded = createMemo(() => foldedCards(cards(), filter()));
  const keys = createMemo(() => shown().flatMap(({ key }) => (folded().has(key) ? [] : [key])));
  const away = createMemo(() => shown().flatMap(({ key }) => (folded().has(key) ? [key] : [])));
  const isWithoutCards = (): boolean =>
    desk.view().pupils.every(({ wasHere, isGuest }) => !wasHere && !isGuest) && !isPrinted(keyring(), desk.kept.room);
  const [isAwayOpen, setAwayOpen] = createSignal(false);
  /** As the teacher wants it; else by how many there are. */
  const [isPreferred, setPreferred] = createSignal<boolean>();
  const isSmall = (): boolean => isPreferred() ?? keys().length > MOST_LARGE;
  const cardAt = (key: string): DeskCard | undefined => cards().find((card) => card.key === key);
  const titles = createThings();
  const choose = (key: string): void => {
    const kept = isSeveral() ? [...props.chosen].filter((each) => each !== key) : [];
    props.onChoose(new Set(props.chosen.has(key) ? kept : [...kept, key]));
  };
  const awayCount = (): number => away().reduce((sum, key) => sum + (cardAt(key)?.pupils.length ?? 0), 0);
  const List = (list: { readonly of: readonly string[] }): JSX.Element => (
    <ul classList={{ small: isSmall() }}>
      <For each={list.of}>
        {(key) => (
          <Show when={cardAt(key)}>
            {(card) => (
              <CardView
                card={card()}
                says={saysOf(card(), titles())}
                isChosen={props.chosen.has(key)}
                isSmall={isSmall()}
                onChoose={() => choose(key)}
                onLook={() => setLooked(key)}
              />
            )}
          </Show>
        )}
      </For>
    </ul>
  );
  return (
    <section class="desk-cards" aria-label={dw().cards}>
      <div class="cards-head flow near">
        <div class="seg">
          <For each={FILTERS}>
            {(each) => (
              <button type="button" aria-pressed={filter() === each} onClick={() => setFilter(each)}>
                {dw().tabs[each](countIn(cards(), each))}
              </button>
            )}
          </For>
        </div>
        <Show when={cards().length > 1}>
          <button type="button" class="btn quiet" aria-pressed={isSmall()} onClick={() => setPreferred(!isSmall())}>
            <Icon name={isSmall() ? 'check' : 'plus'} small /> {dw().small}
          </button>
          <button
            type="button"
            class="btn quiet"
            aria-pressed={isSeveral()}
            title={dw().severalHint}
            onClick={() => setSeveral(!isSeveral())}
          >
            <Icon name={isSeveral() ? 'check' : 'plus'} small /> {dw().chooseSeveral}
          </button>
        </Show>
      </div>
      <Show when={cards().length > 0} fallback={<FirstSteps onOpen={props.onOpen} />}>
        <Show when={shown().length > 0} fallback={<p class="dim desk-none">{dw().none}</p>}>
          <List of={keys()} />
          <Show when={away().length > 0}>
            <button
              type="button"
              class="btn quiet cards-away"
              aria-expanded={isAwayOpen()}
              onClick={() => setAwayOpen(!isAwayOpen())}
            >
              <Icon name={isAwayOpen() ? 'minus' : 'plus'} small /> {dw().awayCount(awayCount())}
            </button>
            <Show when={isAwayOpen()}>
              <List of={away()} />
            </Show>
          </Show>
          <Show when={isWithoutCards()}>
            <CardsFirst onPrint={() => props.onOpen('print')} />
          </Show>
        </Show>
      </Show>
      <Show when={looked() !== undefined && cardAt(looked()!)}>
        {(card) => <LookDialog card={card()} onClose={() => setLooked(undefined)} />}
      </Show>
    </section>
  );
}

function CardView(props: {
  readonly card: DeskCard;
  readonly says: string;
  readonly isChosen: boolean;
  /** Without what is played or built: the eye shows it. */
  readonly isSmall: boolean;
  readonly onChoose: () => void;
  readonly onLook: () => void;
}): JSX.Element {
  const desk = useDesk();
  const names = (): string => props.card.pupils.map(desk.nameOf).join(', ');
  /** Whoever is at a list and away is said to be so above. */
  const belowName = (pupil: DeskCard['pupils'][number]): string => {
    if (!pupil.isHere && props.card.table) return dw().away;
    return desk.realNameOf(pupil) === undefined ? '' : sayNick(pupil.name);
  };
  const work = () => (props.card.table ? undefined : props.card.pupils.find(({ doing }) => doing)?.doing);
  return (
    <li class="desk-card" classList={{ stuck: props.card.stuck !== undefined, chosen: props.isChosen }}>
      <button
        type="button"
        class="card-face"
        aria-pressed={props.isChosen}
        aria-label={`${names()}. ${props.says}${props.card.isShared ? `. ${dw().shared}` : ''}`}
        onClick={() => props.onChoose()}
      />
      <Show when={!props.isSmall && props.card.table?.id} keyed>
        {(_) => <LiveBoard game={props.card.table!.game} table={props.card.table!.id} look={props.card.table!.look} />}
      </Show>
      <Show when={!props.isSmall && work()}>{(doing) => <WorkBoard doing={doing()} />}</Show>
      <p class="card-says" classList={{ good: props.card.isDone }}>
        <Show when={props.card.isShared}>
          <span class="card-shared" title={dw().shared}>
            <Sign path={TABLET} />
          </span>
        </Show>
        <Show when={props.card.stuck}>
          <Sign path={RAISED} />
        </Show>
        <Show when={props.card.isDone && !props.card.stuck}>
          <Icon name="check" />
        </Show>
        <span>{props.says}</span>
      </p>
      <Show when={props.card.table ?? work()}>
        <button
          type="button"
          class="sq card-eye"
          aria-label={dw().look(names())}
          title={dw().look(names())}
          onClick={() => props.onLook()}
        >
          <Icon name="eye" />
        </button>
      </Show>
      <ul class="card-pupils">
        <For each={props.card.pupils}>
          {(pupil) => (
            <li>
              <Animal animal={animalOf(pupil.name)} isAway={!pupil.isHere} label="" />
              <span>
                <b>{desk.nameOf(pupil)}</b>
                <small>{belowName(pupil)}</small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </li>
  );
}

const MINUTE = 60_000;

const whyWords = (stuck: Stuck): string =>
  stuck.why === 'tries' ? dw().tries(stuck.count) : dw().quiet(Math.floor(stuck.for / MINUTE));

function saysOf(card: DeskCard, titles: Titles): string {
  const { stuck, table, isDone, done, isAway } = card;
  if (stuck) return whyWords(stuck);
  if (card.answered !== undefined && !isAway) return dw().answering(card.answered, card.pupils.length);
  if (table) return atTable(card);
  if (isAway) return dw().away;
  const doing = card.pupils.find((pupil) => pupil.doing)?.doing;
  if (doing?.thing === BENCH) return dw().building;
  if (!done) return card.given ? dw().given[card.given] : dw().idle;
  if (isDone) return dw().allDone;
  const title = doing && (titles.get(doing.thing) ?? numbered(card, doing.thing));
  return title ? `${title} · ${dw().doneOf(done.count, done.all)}` : dw().doneOf(done.count, done.all);
}

function numbered(card: DeskCard, thing: string): string | undefined {
  const number = numberIn(card, thing);
  return number === undefined ? undefined : dw().puzzle(number);
}

/** Whose turn it is, or for whom a bot plays. */
function atTable({ table, pupils }: DeskCard): string {
  if (!table) return '';
  if (table.isOver) return dw().over;
  const nick = (seat: number): string | undefined => {
    const pupil = pupils.find((each) => each.pupil === table.seats[seat]);
    return pupil && sayNick(pupil.name);
  };
  const away = table.bots.map(nick).filter((name) => name !== undefined);
  const asked = table.asked.map(nick).filter((name) => name !== undefined);
  if (away.length > 0) return dw().botPlays(away.join(', '));
  return asked.length === 1 ? dw().turnOf(gameTitle(table.game), asked[0]!) : dw().playing(gameTitle(table.game));
}
