import type { Language } from '@stolik/kernel/language';
import { createResource, createSignal, For, type JSX, onMount, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { usualLevel } from '../games/bots.ts';
import { GAMES, type GameCard, loadClient } from '../games/registry.ts';
import { m } from '../messages/catalog.ts';
import { preferences } from '../preferences.ts';
import { goTo, toNew, toRules, toTable } from '../router.ts';
import type { GameClient } from '../table/contract.ts';
import { Icon } from '../ui/icon.tsx';
import { pageTitle } from '../ui/title.ts';
import { toast } from '../ui/toast.tsx';
import { whenInSight } from './in-sight.ts';
import { LittleTable } from './little-table.tsx';
import type { Living } from './living.ts';
import { PageFrame } from './page-frame.tsx';
import { SavedTables } from './saved-tables.tsx';

export function HomePage(): JSX.Element {
  pageTitle(() => m().home.pageTitle);
  return (
    <PageFrame here="home">
      <div class="hero">
        <h1>{m().home.title}</h1>
        <p>{m().home.lead}</p>
      </div>
      <section class="tables" aria-label={m().home.tables}>
        <For each={GAMES}>{(card) => <TableCard card={card} />}</For>
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

function TableCard(props: { readonly card: GameCard }): JSX.Element {
  const language = (): Language => preferences.language;
  const title = (): string => props.card.title[language()];
  const [living, setLiving] = createSignal<Living>();
  let table!: HTMLDivElement & HTMLButtonElement;
  return (
    <article class="tc">
      <Show
        when={props.card.load}
        fallback={
          <div class="tbl" ref={table}>
            <LittleTable felt={props.card.felt} stools={props.card.stools} />
            <Suspense>
              <StillBoard game={props.card.id} table={() => table} />
            </Suspense>
          </div>
        }
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: for the hand that goes to the picture; everybody else has the button below */}
        <button ref={table} type="button" class="tbl" tabindex="-1" aria-hidden="true" onClick={() => void sitDown(props.card)}>
          <LittleTable felt={props.card.felt} stools={props.card.stools} />
          <Suspense>
            <LivingBoard card={props.card} table={() => table} onLiving={setLiving} />
          </Suspense>
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
            {living()?.moves() ? m().home.botsPlay(living()?.moves() ?? 0) : m().home.botsRest}
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

/** The page is there first; then come the games of the tables that can be seen. */
function LivingBoard(props: {
  readonly card: GameCard;
  readonly table: () => Element;
  readonly onLiving: (living: Living) => void;
}): JSX.Element {
  const [client, setClient] = createSignal<GameClient>();
  onMount(() =>
    whenInSight(props.table(), async () => {
      try {
        setClient(await loadClient(props.card.id));
      } catch {
        // Offline before the first full load: the felt stays empty, the page works.
      }
    }),
  );
  return <Show when={client()}>{(loaded) => <Running client={loaded()} onLiving={props.onLiving} />}</Show>;
}

function Running(props: { readonly client: GameClient; readonly onLiving: (living: Living) => void }): JSX.Element {
  const [module] = createResource(() => import('./living.ts'));
  return (
    <Show when={module()}>
      {(loaded) => {
        const living = loaded().createLiving(props.client.game, props.client.seats.usual);
        props.onLiving(living);
        return (
          <Show when={living.view() !== undefined}>
            <div class={`mini game-${props.client.game.id}`} aria-hidden="true">
              <Dynamic component={props.client.Miniature} view={living.view()} />
            </div>
          </Show>
        );
      }}
    </Show>
  );
}

/** A game that is not at the table yet shows its board all the same. */
function StillBoard(props: { readonly game: string; readonly table: () => Element }): JSX.Element {
  const [picture, setPicture] = createSignal<string>();
  onMount(() =>
    whenInSight(props.table(), async () => {
      const { STILL_BOARDS } = await import('./still-boards.ts');
      setPicture(STILL_BOARDS[props.game]);
    }),
  );
  return <Show when={picture()}>{(markup) => <div class="mini" aria-hidden="true" innerHTML={markup()} />}</Show>;
}
