import { animalOf } from '@stolik/class/names';
import type { Stuck } from '@stolik/class/stuck';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { gameTitle } from '../../../base/games.ts';
import { Icon, Sign } from '../../../base/ui/icon.tsx';
import { Animal } from '../art/animal.tsx';
import { LiveBoard } from '../live-board.tsx';
import { dw } from '../words.ts';
import { WorkBoard } from '../work-board.tsx';
import { type Card, cardsOf, countIn, type Filter, shownCards } from './cards.ts';
import { sayNick, useDesk } from './context.ts';
import { LookDialog } from './look-dialog.tsx';

const RAISED =
  'M8 12V5.500a1.500 1.500 0 0 1 3 0V11M11 10.500V4a1.500 1.500 0 0 1 3 0v6.500M14 11V5.500a1.500 1.500 0 0 1 3 0V14a7 7 0 0 1-7 7c-3 0-4.500-1.500-6-4l-1.600-2.700a1.400 1.400 0 0 1 2.400-1.400L8 15V8';
const FILTERS: readonly Filter[] = ['all', 'stuck', 'done', 'away'];

/** All tables and whoever works at a list; those who are stuck come first. */
export function Cards(props: {
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
}): JSX.Element {
  const desk = useDesk();
  const [filter, setFilter] = createSignal<Filter>('all');
  const [looked, setLooked] = createSignal<string>();
  const cards = createMemo(() => cardsOf(desk.view(), desk.now()));
  const shown = createMemo(() => shownCards(cards(), filter()));
  const keys = createMemo(() => shown().map(({ key }) => key));
  const cardAt = (key: string): Card | undefined => cards().find((card) => card.key === key);
  return (
    <section class="desk-cards" aria-label={dw().cards}>
      <div class="seg">
        <For each={FILTERS}>
          {(each) => (
            <button type="button" aria-pressed={filter() === each} onClick={() => setFilter(each)}>
              {dw().tabs[each](countIn(cards(), each))}
            </button>
          )}
        </For>
      </div>
      <Show when={shown().length > 0} fallback={<p class="dim desk-none">{cards().length === 0 ? dw().nobody : dw().none}</p>}>
        <ul>
          <For each={keys()}>
            {(key) => (
              <Show when={cardAt(key)}>
                {(card) => (
                  <CardView
                    card={card()}
                    isChosen={props.chosen === key}
                    onChoose={() => props.onChoose(props.chosen === key ? undefined : key)}
                    onLook={() => setLooked(card().table?.id)}
                  />
                )}
              </Show>
            )}
          </For>
        </ul>
      </Show>
      <Show when={looked()} keyed>
        {(table) => <LookDialog table={table} onClose={() => setLooked(undefined)} />}
      </Show>
    </section>
  );
}

function CardView(props: {
  readonly card: Card;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onLook: () => void;
}): JSX.Element {
  const desk = useDesk();
  const names = (): string => props.card.pupils.map(desk.nameOf).join(', ');
  return (
    <li class="desk-card" classList={{ stuck: props.card.stuck !== undefined, chosen: props.isChosen }}>
      <button
        type="button"
        class="card-face"
        aria-pressed={props.isChosen}
        aria-label={`${names()}. ${saysOf(props.card)}`}
        onClick={() => props.onChoose()}
      />
      <Show when={props.card.table?.id} keyed>
        {(_) => <LiveBoard game={props.card.table!.game} table={props.card.table!.id} look={props.card.table!.look} />}
      </Show>
      <Show when={!props.card.table && props.card.pupils.find(({ doing }) => doing)?.doing}>
        {(doing) => <WorkBoard doing={doing()} />}
      </Show>
      <p class="card-says" classList={{ good: props.card.isDone }}>
        <Show when={props.card.stuck}>
          <Sign path={RAISED} />
        </Show>
        <Show when={props.card.isDone && !props.card.stuck}>
          <Icon name="check" />
        </Show>
        <span>{saysOf(props.card)}</span>
      </p>
      <Show when={props.card.table}>
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
                <small>{pupil.isHere ? sayNick(pupil.name) : dw().away}</small>
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

function saysOf({ stuck, table, isDone, done, isAway }: Card): string {
  if (stuck) return whyWords(stuck);
  if (table) return table.isOver ? dw().over : dw().playing(gameTitle(table.game));
  if (isAway) return dw().away;
  if (!done) return dw().idle;
  return isDone ? dw().allDone : dw().doneOf(done.count, done.all);
}
