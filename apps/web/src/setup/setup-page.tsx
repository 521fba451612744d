import type { Json } from '@stolik/kernel/json';
import type { Problem } from '@stolik/kernel/result';
import { seatShape } from '@stolik/kernel/seats';
import type { Sitter } from '@stolik/table/table';
import { createMemo, createResource, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { createStore, reconcile, unwrap } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import { usualLevel } from '../games/bots.ts';
import { findGame, loadClient } from '../games/registry.ts';
import { PageFrame } from '../home/page-frame.tsx';
import { openFresh } from '../host/open.ts';
import { m } from '../messages/catalog.ts';
import { OnlinePlaces, OnlineTerms } from '../online/new-table.tsx';
import { createPlan } from '../online/plan.ts';
import { loadWords, w } from '../online/words.tsx';
import { prefer, preferences } from '../preferences.ts';
import { goTo, toTable } from '../router.ts';
import { Choice } from '../settings/settings-dialog.tsx';
import { HerePlace } from './here-place.tsx';
import { OptionRow } from './option-field.tsx';
import '../style/pages.css';
import { UnknownPage } from '../about/unknown-page.tsx';
import type { GameClient, OptionField } from '../table/contract.ts';
import { Icon } from '../ui/icon.tsx';
import { lettersOf } from '../ui/seal.tsx';
import { pageTitle } from '../ui/title.ts';

/** Who sits where, and house rules: a table of several people or with bots of a chosen kind. */
export function SetupPage(props: { readonly game: string; readonly isOnline: boolean }): JSX.Element {
  const [client] = createResource(
    () => props.game,
    async (game) => {
      const [found] = await Promise.all([loadClient(game), loadWords()]);
      // The game's own part comes with the page, not into it.
      await (found?.Setup as { preload?(): Promise<unknown> } | undefined)?.preload?.();
      return found;
    },
  );
  return (
    <Show when={findGame(props.game)?.load} fallback={<UnknownPage />}>
      <Show when={client()}>{(loaded) => <Setup client={loaded()} isOnline={props.isOnline} />}</Show>
    </Show>
  );
}

function Setup(props: { readonly client: GameClient; readonly isOnline: boolean }): JSX.Element {
  const { client } = props;
  const { id } = client.game;
  const title = (): string => client.title[preferences.language];
  pageTitle(() => m().setup.pageTitle(title()));

  const person = (seat: number): Sitter => ({
    kind: 'person',
    name: (seat === 0 && preferences.name) || m().names.person(seatShape(seat).letter),
  });
  const bot = (seat: number, level = usualLevel(id).id): Sitter => ({
    kind: 'bot',
    name: m().names.bots[seat] ?? `${m().table.bot} ${seat + 1}`,
    level,
  });
  const [form, setForm] = createStore<{ sitters: Sitter[]; options: { [key: string]: Json } }>({
    sitters: Array.from({ length: client.seats.usual }, (_, seat) => person(seat)),
    options: { ...client.usual },
  });
  const [where, setWhere] = createSignal<'here' | 'online'>(props.isOnline ? 'online' : 'here');
  const plan = createPlan(id, form.sitters.length);
  const letters = createMemo(() => lettersOf(form.sitters.map(({ name }) => name)));
  const [problem, setProblem] = createSignal<Problem>();
  /** What the trouble is about, in the words of the form. */
  const labelOf = (at: string): string | undefined => {
    if (at === 'seats' || at === 'players') return m().setup.players;
    return client.options.find(({ key }) => key === at)?.label[preferences.language];
  };
  const settled = (field: OptionField): boolean | undefined =>
    field.kind === 'switch' ? field.settled?.(form.sitters.length) : undefined;
  const chosen = (field: OptionField): Json | undefined => settled(field) ?? form.options[field.key];
  const inForce = (): { [key: string]: Json } => {
    const values = client.options.flatMap((field) => {
      const value = chosen(field);
      return value === undefined ? [] : [[field.key, value] as const];
    });
    return { ...form.options, ...Object.fromEntries(values) };
  };
  const fits = (field: OptionField): boolean => field.fits?.(inForce()) ?? true;
  const people = (): number => form.sitters.filter(({ kind }) => kind === 'person').length;
  const counts = Array.from({ length: client.seats.max - client.seats.min + 1 }, (_, index) => client.seats.min + index);

  /** Alone one needs no server; a scenario may be for one all the same. */
  const offered = (): readonly number[] =>
    where() === 'here' ? counts : counts.filter((count) => count > 1 || form.sitters.length === 1);

  function resize(count: number): void {
    const added = Array.from({ length: Math.max(0, count - form.sitters.length) }, (_, index) =>
      person(form.sitters.length + index),
    );
    setForm('sitters', [...form.sitters, ...added].slice(0, count));
    plan.resize(count);
  }

  function seatAt(seat: number, sitter: Sitter): void {
    setForm('sitters', (old) => old.map((before, index) => (index === seat ? sitter : before)));
  }

  /** What was chosen, without what means nothing beside the rest. */
  function chosenOptions(): { [key: string]: Json } {
    const idle = client.options.filter((field) => !fits(field)).map(({ key }) => key);
    return Object.fromEntries(Object.entries(unwrap(inForce())).filter(([key]) => !idle.includes(key)));
  }

  function start(event: SubmitEvent): void {
    event.preventDefault();
    if (where() === 'online') void plan.open(chosenOptions());
    else startHere();
  }

  function startHere(): void {
    const sitters = form.sitters.map((sitter, seat) => ({
      ...sitter,
      name: sitter.name.trim() || m().names.person(seatShape(seat).letter),
    }));
    const opened = openFresh(client.game, chosenOptions(), sitters);
    setProblem(opened.ok ? undefined : opened.problem);
    if (!opened.ok) return;
    const first = sitters.find(({ kind }) => kind === 'person');
    if (first && first.name !== m().names.person(seatShape(0).letter)) prefer({ name: first.name });
    goTo(toTable(opened.value));
  }

  return (
    <PageFrame here="setup">
      <form class="setup" onSubmit={start}>
        <header>
          <h1>{m().setup.title}</h1>
          <p class="dim">
            {title()} · {client.invitation[preferences.language]}
          </p>
        </header>
        <section class="panel where" aria-labelledby="setup-where">
          <h2 id="setup-where">{w().setup.where}</h2>
          <Choice
            legend={w().setup.where}
            values={[
              ['here', w().setup.here],
              ['online', w().setup.online],
            ]}
            value={where()}
            onChoose={setWhere}
          />
          <p class="dim">{where() === 'here' ? w().setup.hereHint : w().setup.onlineHint}</p>
        </section>
        <Show when={client.Setup}>
          {(Own) => (
            <Dynamic
              component={Own()}
              options={form.options}
              players={form.sitters.length}
              choose={(options: { readonly [key: string]: Json }, players?: number) => {
                setForm('options', reconcile({ ...options }));
                if (players !== undefined) resize(players);
              }}
            />
          )}
        </Show>
        <section class="panel" aria-labelledby="setup-seats">
          <h2 id="setup-seats">{m().setup.seats}</h2>
          <Show when={counts.length > 1}>
            <Choice
              legend={m().setup.players}
              values={offered().map((count) => [count, String(count)] as const)}
              value={form.sitters.length}
              onChoose={resize}
            />
          </Show>
          <Show when={where() === 'here'} fallback={<OnlinePlaces plan={plan} />}>
            <ul class="places">
              <Index each={form.sitters}>
                {(sitter, seat) => (
                  <HerePlace
                    game={id}
                    seat={seat}
                    letter={letters()[seat]}
                    sitter={sitter()}
                    onName={(name) => seatAt(seat, { ...sitter(), name })}
                    onKind={(kind) => seatAt(seat, kind === 'bot' ? bot(seat) : person(seat))}
                    onLevel={(level) => seatAt(seat, { ...bot(seat, level), name: sitter().name })}
                  />
                )}
              </Index>
            </ul>
            <p class="dim">{people() > 1 ? m().setup.hotSeat : people() === 0 ? m().setup.onlyBots : ''}</p>
          </Show>
        </section>
        <Show when={client.options.length > 0}>
          <section class="panel" aria-labelledby="setup-options">
            <h2 id="setup-options">{m().setup.options}</h2>
            <p class="dim">{m().setup.optionsHint}</p>
            <For each={client.options.filter(fits)}>
              {(field) => (
                <OptionRow
                  field={field}
                  value={chosen(field)}
                  isSettled={settled(field) !== undefined}
                  onChange={(value) => setForm('options', field.key, value)}
                />
              )}
            </For>
          </section>
        </Show>
        <Show when={where() === 'online'}>
          <OnlineTerms plan={plan} labelOf={labelOf} />
        </Show>
        <Show when={where() === 'here' && problem()}>
          {(wrong) => (
            <p class="wrong" role="alert">
              {m().setup.wrong(labelOf(wrong().at) ?? wrong().says)}
            </p>
          )}
        </Show>
        <button type="submit" class="btn go start" disabled={plan.isOpening()}>
          <Icon name="check" />
          {where() === 'here' ? m().setup.start : plan.isOpening() ? w().setup.opening : w().setup.submit}
        </button>
      </form>
    </PageFrame>
  );
}
