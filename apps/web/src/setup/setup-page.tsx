import type { Json } from '@stolik/kernel/json';
import type { Problem } from '@stolik/kernel/result';
import { seatShape } from '@stolik/kernel/seats';
import type { Sitter } from '@stolik/table/table';
import { createMemo, createResource, createSignal, createUniqueId, For, Index, type JSX, Show } from 'solid-js';
import { createStore, reconcile, unwrap } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import { findLevel, levelsOf, usualLevel } from '../games/bots.ts';
import { findGame, loadClient } from '../games/registry.ts';
import { PageFrame } from '../home/page-frame.tsx';
import { openFresh } from '../host/open.ts';
import { m } from '../messages/catalog.ts';
import { prefer, preferences } from '../preferences.ts';
import { goTo, toTable } from '../router.ts';
import { Choice, Switch } from '../settings/settings-dialog.tsx';
import '../style/pages.css';
import { UnknownPage } from '../about/unknown-page.tsx';
import type { GameClient, OptionField } from '../table/contract.ts';
import { Icon } from '../ui/icon.tsx';
import { lettersOf, Seal } from '../ui/seal.tsx';
import { pageTitle } from '../ui/title.ts';

/** Who sits where, and house rules: a table of several people or with bots of a chosen kind. */
export function SetupPage(props: { readonly game: string }): JSX.Element {
  const [client] = createResource(
    () => props.game,
    async (game) => {
      const found = await loadClient(game);
      // The game's own part comes with the page, not into it.
      await (found?.Setup as { preload?(): Promise<unknown> } | undefined)?.preload?.();
      return found;
    },
  );
  return (
    <Show when={findGame(props.game)?.load} fallback={<UnknownPage />}>
      <Show when={client()}>{(loaded) => <Setup client={loaded()} />}</Show>
    </Show>
  );
}

function Setup(props: { readonly client: GameClient }): JSX.Element {
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
  const letters = createMemo(() => lettersOf(form.sitters.map(({ name }) => name)));
  const [problem, setProblem] = createSignal<Problem>();
  /** What the trouble is about, in the words of the form. */
  const labelOf = (at: string): string | undefined => {
    if (at === 'seats' || at === 'players') return m().setup.players;
    return client.options.find(({ key }) => key === at)?.label[preferences.language];
  };
  const fits = (field: OptionField): boolean => field.fits?.(form.options) ?? true;
  const people = (): number => form.sitters.filter(({ kind }) => kind === 'person').length;
  const counts = Array.from({ length: client.seats.max - client.seats.min + 1 }, (_, index) => client.seats.min + index);

  function resize(count: number): void {
    const added = Array.from({ length: Math.max(0, count - form.sitters.length) }, (_, index) =>
      person(form.sitters.length + index),
    );
    setForm('sitters', [...form.sitters, ...added].slice(0, count));
  }

  function seatAt(seat: number, sitter: Sitter): void {
    setForm('sitters', (old) => old.map((before, index) => (index === seat ? sitter : before)));
  }

  function start(event: SubmitEvent): void {
    event.preventDefault();
    const sitters = form.sitters.map((sitter, seat) => ({
      ...sitter,
      name: sitter.name.trim() || m().names.person(seatShape(seat).letter),
    }));
    const idle = client.options.filter((field) => !fits(field)).map(({ key }) => key);
    const chosen = Object.fromEntries(
      Object.entries(unwrap(form.options)).filter(([key, value]) => value !== undefined && !idle.includes(key)),
    );
    const opened = openFresh(client.game, chosen, sitters);
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
              values={counts.map((count) => [count, String(count)] as const)}
              value={form.sitters.length}
              onChoose={resize}
            />
          </Show>
          <ul class="places">
            <Index each={form.sitters}>
              {(sitter, seat) => (
                <Place
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
        </section>
        <Show when={client.options.length > 0}>
          <section class="panel" aria-labelledby="setup-options">
            <h2 id="setup-options">{m().setup.options}</h2>
            <p class="dim">{m().setup.optionsHint}</p>
            <For each={client.options.filter(fits)}>
              {(field) => (
                <Option
                  field={field}
                  value={form.options[field.key]}
                  onChange={(value) => setForm('options', field.key, value)}
                />
              )}
            </For>
          </section>
        </Show>
        <Show when={problem()}>
          {(wrong) => (
            <p class="wrong" role="alert">
              {m().setup.wrong(labelOf(wrong().at) ?? wrong().says)}
            </p>
          )}
        </Show>
        <button type="submit" class="btn go start">
          <Icon name="check" />
          {m().setup.start}
        </button>
      </form>
    </PageFrame>
  );
}

function Place(props: {
  readonly game: string;
  readonly seat: number;
  readonly letter: string | undefined;
  readonly sitter: Sitter;
  readonly onName: (name: string) => void;
  readonly onKind: (kind: Sitter['kind']) => void;
  readonly onLevel: (level: string) => void;
}): JSX.Element {
  const field = createUniqueId();
  const level = (): string => (props.sitter.kind === 'bot' ? props.sitter.level : '');
  return (
    <li class="place" aria-label={m().setup.seat(props.seat + 1)}>
      <Seal seat={props.seat} letter={props.letter} />
      <label class="field" for={field}>
        <span>{m().setup.name}</span>
        <input
          id={field}
          class="input"
          maxlength="24"
          autocomplete="off"
          value={props.sitter.name}
          onInput={(event) => props.onName(event.currentTarget.value)}
        />
      </label>
      <Choice
        legend={m().setup.who}
        values={[
          ['person', m().setup.person],
          ['bot', m().setup.bot],
        ]}
        value={props.sitter.kind}
        onChoose={props.onKind}
      />
      <Show when={props.sitter.kind === 'bot'}>
        <div class="level">
          <Choice
            legend={m().setup.level}
            values={levelsOf(props.game).map((known) => [known.id, known.label[preferences.language]] as const)}
            value={level()}
            onChoose={props.onLevel}
          />
          <p class="dim">{findLevel(props.game, level()).says[preferences.language]}</p>
        </div>
      </Show>
    </li>
  );
}

function Option(props: {
  readonly field: OptionField;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}): JSX.Element {
  const { field } = props;
  if (field.kind === 'switch') {
    return (
      <Switch
        label={field.label[preferences.language]}
        hint={field.hint[preferences.language]}
        isOn={props.value === true}
        onChange={props.onChange}
      />
    );
  }
  return (
    <div class="option">
      <Choice
        legend={field.label[preferences.language]}
        values={field.values.map(({ value, label }) => [value, label[preferences.language]] as const)}
        value={typeof props.value === 'string' ? props.value : (field.values[0]?.value ?? '')}
        onChoose={props.onChange}
      />
      <p class="dim">{field.hint[preferences.language]}</p>
    </div>
  );
}
