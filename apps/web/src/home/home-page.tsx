import type { Language } from '@stolik/kernel/language';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { usualLevel } from '../games/bots.ts';
import { GAMES, type GameCard, loadClient } from '../games/registry.ts';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import { goTo, toNew, toRules, toTable } from '../router.ts';
import { Icon } from '../ui/icon.tsx';
import { pageTitle } from '../ui/title.ts';
import { toast } from '../ui/toast.tsx';
import { LittleBoard } from './little-board.tsx';
import { LittleTable } from './little-table.tsx';
import { type LivingTables, openLiving } from './living.ts';
import { PageFrame } from './page-frame.tsx';
import { SavedTables } from './saved-tables.tsx';
import type { Still } from './still.ts';

export function HomePage(): JSX.Element {
  pageTitle(() => m().home.pageTitle);
  const stills = import('virtual:stills').then(({ STILLS }) => STILLS);
  const living = openLiving();
  onCleanup(living.close);
  return (
    <PageFrame here="home">
      <div class="hero">
        <h1>{m().home.title}</h1>
        <p>{m().home.lead}</p>
      </div>
      <section class="tables" aria-label={m().home.tables}>
        <For each={GAMES}>{(card) => <TableCard card={card} stills={stills} living={living} />}</For>
      </section>
      <SavedTables />
    </PageFrame>
  );
}

/** One tap: a table with a bot, and you. */
async function sitDown(card: GameCard): Promise<void> {
  try {
    const [client, { openFresh }] = await Promise.all([loadClient(card.id), import('../host/open.ts')]);
    if (!client) return;
    const seats = client.seats.usual;
    const name = preferences.name || m().names.guest;
    const level = usualLevel(card.id).id;
    const sitters = Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? ({ kind: 'person', name } as const)
        : ({ kind: 'bot', name: m().names.bots[seat - 1] ?? m().table.bot, level } as const),
    );
    const id = openFresh(client.game, client.usual ?? {}, sitters);
    if (id.ok) goTo(toTable(id.value));
    else toast(m().setup.wrong(id.problem.says));
  } catch (error) {
    console.error(error);
    toast(m().noNetwork);
  }
}

function TableCard(props: {
  readonly card: GameCard;
  readonly stills: Promise<Readonly<Record<string, Still>>>;
  readonly living: LivingTables;
}): JSX.Element {
  const language = (): Language => preferences.language;
  const title = (): string => props.card.title[language()];
  const [game, setGame] = createSignal({ moves: 0, isPlayed: false });
  const says = (): string => {
    const { moves, isPlayed } = game();
    if (moves === 0) return m().home.botsRest;
    return isPlayed ? m().home.botsPlay(moves) : m().home.moves(moves);
  };
  let table!: HTMLDivElement & HTMLButtonElement;
  const Board = (): JSX.Element => (
    <>
      <LittleTable felt={props.card.felt} stools={props.card.stools} />
      <LittleBoard
        game={props.card.id}
        table={() => table}
        stills={props.stills}
        living={props.living}
        onMoves={(moves, isPlayed) => setGame({ moves, isPlayed })}
      />
    </>
  );
  return (
    <article class="tc">
      <Show
        when={props.card.load}
        fallback={
          <div class="tbl" ref={table}>
            <Board />
          </div>
        }
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: for the hand that goes to the picture; everybody else has the button below */}
        <button ref={table} type="button" class="tbl" tabindex="-1" aria-hidden="true" onClick={() => void sitDown(props.card)}>
          <Board />
        </button>
      </Show>
      <div class="tx">
        <h2>{title()}</h2>
        <p>{props.card.invitation[language()]}</p>
        <p class="meta">
          {m().home.players(props.card.players.min, props.card.players.max)} · {m().home.fromAge(props.card.fromAge)}
        </p>
        <Show
          when={props.card.load}
          fallback={
            <>
              <p class="live">{m().home.coming}</p>
              <div class="row">
                <a class="btn" href={toRules(props.card.id)} aria-label={m().home.rulesOf(title())}>
                  <Icon name="book" />
                  {m().home.readRules}
                </a>
              </div>
            </>
          }
        >
          <p class="live">
            <i />
            {says()}
          </p>
          <div class="row">
            <button type="button" class="btn go" aria-label={m().home.sitAt(title())} onClick={() => void sitDown(props.card)}>
              {m().home.sit}
            </button>
            <a class="btn quiet" href={toNew(props.card.id)} aria-label={m().home.togetherAt(title())}>
              <Icon name="people" />
              {m().home.together}
            </a>
          </div>
        </Show>
      </div>
    </article>
  );
}
