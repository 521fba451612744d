import { AT_RANDOM } from '@stolik/kernel/leads';
import { createEffect, createMemo, createResource, createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { boxTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { prefer } from '../../base/preferences.ts';
import { goTo, toHome, toRules, toTable } from '../../base/router.ts';
import { seatStyle } from '../../base/ui/colours.ts';
import { Dialog } from '../../base/ui/dialog.tsx';
import { Icon, Logo } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { isPhone } from '../../base/ui/window.ts';
import { freshRng } from '../../session/chance.ts';
import { loadWords, troubleWords, w } from '../../session/online/words.tsx';
import { isAtTheTable, loadClient } from '../../shell/clients.ts';
import type { GameClient, SetupPart, SetupProps } from '../../shell/contract.ts';
import { openFresh } from '../../shell/open.ts';
import { hasTeams } from '../../shell/terms/stools.ts';
import { UnknownPage } from '../frame/unknown-page.tsx';
import { remember } from './memory.ts';
import { createPlan } from './online/plan.ts';
import { nameAt, sittersOf } from './people.ts';
import { Room } from './room.tsx';
import { HouseRules } from './rules-card.tsx';
import { SeatCard } from './seat-card.tsx';
import { peopleIn } from './seating.ts';
import { createTablePlan, type Plan } from './table-plan.ts';
import './setup.css';

const SettingsDialog = lazy(() =>
  import('../../shell/settings/settings-dialog.tsx').then(({ SettingsDialog }) => ({ default: SettingsDialog })),
);

/** Who sits where, and house rules: a table of several people or with bots of a chosen kind. */
export function SetupPage(props: { readonly game: string; readonly isOnline: boolean }): JSX.Element {
  const [loaded] = createResource(
    () => props.game,
    async (game) => {
      const [client] = await Promise.all([loadClient(game), loadWords()]);
      return client && { client, part: await client.setup.part() };
    },
  );
  return (
    <Show when={isAtTheTable(props.game)} fallback={<UnknownPage />}>
      <Show when={loaded()}>{(found) => <Setup {...found()} isOnline={props.isOnline} />}</Show>
    </Show>
  );
}

function Setup(props: { readonly client: GameClient; readonly part: SetupPart; readonly isOnline: boolean }): JSX.Element {
  const { client, part } = props;
  const { id } = client.game;
  const title = (): string => boxTitle(id);
  pageTitle(() => p().setup.pageTitle(title()));
  const online = createPlan(id);
  const plan = createTablePlan(client, part, props.isOnline, online.name.value);
  createEffect(() => plan.isAcross() && online.name.begin());
  const [isAgreeing, setAgreeing] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  const setup: SetupProps = {
    get options() {
      return plan.options();
    },
    get players() {
      return plan.seats().length;
    },
    nameOf: plan.nameOf,
    choose: plan.agree,
  };
  const labelOf = (at: string): string | undefined =>
    at === 'seats' || at === 'players' ? p().setup.players : read(part.options.find(({ key }) => key === at)?.label);
  const trouble = (): string | undefined => {
    const known = online.trouble();
    if (!plan.isAcross() || !known) return problem();
    if (online.form.isOpen && known.at === 'options') return w().setup.ownScenario;
    const label = known.kind === 'refused' ? labelOf(known.at) : undefined;
    return label === undefined ? troubleWords(known) : p().setup.wrong(label);
  };

  function start(event: SubmitEvent): void {
    event.preventDefault();
    setProblem(undefined);
    remember(id, { last: { seats: plan.seats(), options: plan.options() } });
    if (plan.isAcross()) openElsewhere();
    else startHere();
  }

  /** Who leaves it to chance gets theirs from the table's own when the game begins; one's own choice is one's own there. */
  function openElsewhere(): void {
    const agreed = plan.agreed();
    const seats = plan.seats();
    const wanted = client.game.leads?.of(agreed, seats.length) ?? [];
    const options = part.deal?.(agreed, seats.length, freshRng()) ?? agreed;
    const leads = seats.map(({ kind }, seat) => (kind === 'here' || wanted[seat] === AT_RANDOM ? (wanted[seat] ?? '') : ''));
    void online.open(options, seats, wanted.length > 0 ? leads : undefined);
  }

  function startHere(): void {
    const agreed = plan.agreed();
    const options = part.deal?.(agreed, plan.seats().length, freshRng()) ?? agreed;
    const opened = openFresh(client.game, options, sittersOf(plan.seats(), id));
    if (!opened.ok) {
      const label = labelOf(opened.problem.at);
      setProblem(label ? p().setup.wrong(label) : p().setup.wrongTogether);
      return;
    }
    remember(id, { here: { seats: plan.seats(), options } });
    const first = plan.seats().findIndex(({ kind }) => kind === 'here');
    if (plan.seats()[first]?.name.trim()) prefer({ name: nameAt(plan.seats(), first) });
    goTo(toTable(opened.value));
  }

  /** A game without house rules has nothing to agree on at one device. */
  const canAgree = (): boolean => part.options.length > 0 || plan.isAcross();

  return (
    <div class="su" style={seatStyle(plan.colours())}>
      <Bar title={title()} game={id} />
      <main>
        <form class="setup" onSubmit={start} autocomplete="off">
          <Room plan={plan} part={part} setup={setup} game={id} />
          <div class="su-side">
            <Show when={part.Field}>{(Field) => <Dynamic component={Field()} {...setup} />}</Show>
            <SeatCard plan={plan} online={online} part={part} setup={setup} />
            <Show when={!isPhone() && canAgree()}>
              <section class="panel" aria-labelledby="setup-options">
                <h2 id="setup-options">{p().setup.options}</h2>
                <HouseRules plan={plan} online={online} />
              </section>
            </Show>
          </div>
          <footer class="su-foot flow far">
            <Show when={trouble()} fallback={<Summary plan={plan} part={part} />}>
              {(says) => (
                <p class="wrong" role="alert">
                  {says()}
                </p>
              )}
            </Show>
            <Show when={isPhone() && canAgree()}>
              <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setAgreeing(true)}>
                <Icon name="settings" />
                {p().setup.options}
              </button>
            </Show>
            <button type="submit" class="btn go start" disabled={online.isOpening()}>
              {!plan.isAcross() ? p().setup.start : online.isOpening() ? w().setup.opening : w().setup.submit}
            </button>
          </footer>
          <Show when={isAgreeing()}>
            <Dialog title={p().setup.options} onClose={() => setAgreeing(false)}>
              <HouseRules plan={plan} online={online} />
            </Dialog>
          </Show>
        </form>
      </main>
    </div>
  );
}

function Bar(props: { readonly title: string; readonly game: string }): JSX.Element {
  const [isSetting, setSetting] = createSignal(false);
  return (
    <header class="su-bar abreast">
      <a class="brand" href={toHome} aria-label={m().nav.home}>
        <Logo />
      </a>
      <div>
        <h1>{props.title}</h1>
        <p class="dim">{p().setup.title}</p>
      </div>
      <span class="grow" />
      <a class="btn quiet" href={toRules(props.game)} aria-label={p().home.rulesOf(props.title)}>
        <Icon name="book" />
        <span>{p().home.readRules}</span>
      </a>
      <button type="button" class="sq" aria-label={m().nav.settings} title={m().nav.settings} onClick={() => setSetting(true)}>
        <Icon name="settings" />
      </button>
      <Show when={isSetting()}>
        <Suspense>
          <SettingsDialog onClose={() => setSetting(false)} />
        </Suspense>
      </Show>
    </header>
  );
}

/** What will be played, in one line. */
function Summary(props: { readonly plan: Plan; readonly part: SetupPart }): JSX.Element {
  const { plan, part } = props;
  const says = createMemo((): string => {
    const seats = plan.seats();
    const people = peopleIn(seats);
    const bots = seats.length - people;
    const what = part.what?.(plan.options(), seats.length);
    const sides = plan.sides();
    return [
      ...(what ? [what] : []),
      [...(people > 0 ? [p().setup.people(people)] : []), ...(bots > 0 ? [p().setup.bots(bots)] : [])].join(', '),
      ...(hasTeams(sides) ? [p().setup.teams(new Set(sides).size)] : []),
      p().setup.minutes(part.minutes(plan.options(), seats.length)),
    ].join(' · ');
  });
  return <p class="su-summary">{says()}</p>;
}
