import { COLOURS, type Colour, coloursOf, withColour } from '@stolik/kernel/colours';
import type { Room } from '@stolik/wire/room';
import { type Accessor, createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { boxTitle } from '../../base/games.ts';
import { m } from '../../base/messages/catalog.ts';
import { prefer, preferences } from '../../base/preferences.ts';
import { goTo, replaceWith, toHome, toLobby, toOnline } from '../../base/router.ts';
import { Choice } from '../../base/ui/choice.tsx';
import { isAtTheTable } from '../../shell/clients.ts';
import { createKnown, type Known as KnownGame } from '../../shell/terms/known.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import '../frame/pages.css';
import './online.css';
import { seatStyle } from '../../base/ui/colours.ts';
import { Icon } from '../../base/ui/icon.tsx';
import { pageTitle } from '../../base/ui/title.ts';
import { api, type Trouble } from '../../session/online/api.ts';
import { readCode, readSeatCode } from '../../session/online/code.ts';
import { paceHint, paceWords } from '../../session/online/pace.ts';
import { findPlaceByCode, places } from '../../session/online/places.ts';
import { takeSeat } from '../../session/online/sit.ts';
import { troubleWords, WithWords, w } from '../../session/online/words.tsx';
import { CodeField } from '../frame/code-field.tsx';
import { createName, NameField } from '../setup/online/name.tsx';
import { Choosing, colourOwner, isFirstAwaited, leadOwner } from './choosing.tsx';
import { artOf, coloursAt, leadAt, Played, saysOfSeat, teamSaysAt } from './played.tsx';
import { SeatByCode } from './seat-by-code.tsx';
import { SeatList } from './seat-list.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { WaitingTable } from './waiting-table.tsx';

/** An invitation was opened, or a code typed: what table it is, and a seat in one tap. */
export function JoinPage(props: { readonly code: string; readonly seat: number | undefined }): JSX.Element {
  const code = readCode(decode(props.code));
  const seatCode = readSeatCode(decode(props.code));
  const own = code === undefined ? undefined : findPlaceByCode(code);
  // Who sits there already needs no invitation.
  if (own) {
    queueMicrotask(() => replaceWith(toOnline(own.table)));
    return null;
  }
  return (
    <WithWords>
      <PageFrame here="online">
        <Show when={code} fallback={seatCode ? <SeatByCode code={seatCode} /> : <BadCode />}>
          {(known) => <Door code={known()} seat={props.seat} />}
        </Show>
      </PageFrame>
    </WithWords>
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function Door(props: { readonly code: string; readonly seat: number | undefined }): JSX.Element {
  const [told, { refetch }] = createResource(() => props.code, api.room);
  const room = (): Room | undefined => {
    const found = told.latest;
    return found?.ok ? found.value : undefined;
  };
  const trouble = (): Trouble | undefined => {
    const found = told.latest;
    return found && !found.ok ? found.problem : undefined;
  };
  return (
    <Switch fallback={<Message title={w().join.loading} />}>
      <Match when={room()}>{(found) => <Known room={found()} seat={props.seat} refresh={() => void refetch()} />}</Match>
      <Match when={trouble()}>{(why) => <NoTable trouble={why()} retry={() => void refetch()} />}</Match>
    </Switch>
  );
}

function Known(props: { readonly room: Room; readonly seat: number | undefined; readonly refresh: () => void }): JSX.Element {
  return (
    <Switch>
      <Match when={!isAtTheTable(props.room.game)}>
        <Message title={w().join.gone} says={w().join.unknownGame} />
      </Match>
      <Match when={props.room.phase === 'gathering'}>
        <Seats room={props.room} seat={props.seat} refresh={props.refresh} />
      </Match>
      <Match when={props.room.phase !== 'gathering'}>
        <NoTable trouble={{ kind: 'begun', at: '', says: '' }} retry={props.refresh} />
      </Match>
    </Switch>
  );
}

/** There are free seats: one tap, and the next move is at the table. */
function Seats(props: { readonly room: Room; readonly seat: number | undefined; readonly refresh: () => void }): JSX.Element {
  pageTitle(() => `${w().join.pageTitle} · Stolik`);
  const free = (): readonly number[] => props.room.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const [chosen, setChosen] = createSignal(props.seat ?? -1);
  const seat = (): number => (free().includes(chosen()) ? chosen() : (free()[0] ?? -1));
  const isTaken = (): boolean => props.seat !== undefined && !free().includes(props.seat);
  const name = createName(() => props.room.isOpen);
  const known = createKnown(() => props.room.game);
  const chosenLook = createLook(() => props.room, seat, known);
  const { colour, lead } = chosenLook;
  const [isBusy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<Trouble>();

  const teamOf = (each: number): readonly string[] => teamSaysAt(props.room, known(), each);

  async function sit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    const { code, game } = props.room;
    const mayLead = props.room.leads !== undefined && lead() !== '' && !isFirstAwaited(props.room, seat());
    // A quick hand is here before the name that is offered.
    if (name.value() === '') await name.offer();
    const told = await api.join(code, name.value(), seat(), {
      ...(!known()?.part.colours && { colour: colour() }),
      ...(mayLead && { lead: lead() }),
    });
    const mine = told.ok || told.problem.kind !== 'kept-for-others' ? told : await joinAgain(code, game, told.problem);
    setBusy(false);
    if (mine.ok) {
      name.remember();
      chosenLook.remember();
      takeSeat(mine.value, game, props.room.commitment);
      replaceWith(toOnline(mine.value.table));
      return;
    }
    setTrouble(mine.problem);
    if (mine.problem.kind === 'seat-taken' || mine.problem.kind === 'choice-taken') props.refresh();
  }

  return (
    <form
      class="joining gathering stack far"
      style={seatStyle(coloursAt(chosenLook.shown(), known()))}
      onSubmit={(event) => void sit(event)}
    >
      <header>
        <h1>{w().join.title(boxTitle(props.room.game))}</h1>
        <p class="dim">
          {paceWords(props.room.pace)}. {paceHint(props.room.pace)}
        </p>
      </header>
      <section class="panel round">
        <WaitingTable game={props.room.game} seats={props.room.seats} />
        <SeatList
          game={props.room.game}
          seats={props.room.seats}
          label={w().join.seats}
          host={props.room.host}
          says={(each) => saysOfSeat(props.room, known(), each)}
          art={(each) => artOf(props.room, known(), each)}
        />
      </section>
      <Played room={props.room} known={known()} />
      <section class="panel">
        <Show when={isTaken()}>
          <p class="note" role="status">
            {w().join.taken}
          </p>
        </Show>
        <Show when={free().length > 1}>
          <Choice
            legend={w().join.seat}
            values={free().map((each) => [each, [w().join.seatOf(each + 1), ...teamOf(each)].join(', ')] as const)}
            value={seat()}
            onChoose={setChosen}
          />
        </Show>
        <NameField
          name={name}
          label={w().join.name}
          another={w().join.otherName}
          hint={props.room.isOpen ? w().join.generatedOnly : ''}
          isAmongStrangers={props.room.isOpen}
        />
        <Choosing
          room={props.room}
          known={known()}
          seat={seat()}
          colour={colour()}
          lead={lead()}
          onColour={chosenLook.wantColour}
          onLead={chosenLook.wantLead}
        />
        <TroubleNote trouble={trouble()} />
      </section>
      <div class="actions sit">
        <button type="submit" class="btn go start" disabled={isBusy()}>
          <Icon name="check" />
          {w().join.sit}
        </button>
        <a class="btn" href={toOnline(props.room.id)}>
          <Icon name="eye" />
          {w().join.justWatch}
        </a>
      </div>
    </form>
  );
}

/** The colour and the figure of whoever is about to sit down: as requested, where nobody has it; otherwise what is proposed for the seat. */
function createLook(room: Accessor<Room>, seat: Accessor<number>, known: Accessor<KnownGame | undefined>) {
  const [wantedColour, wantColour] = createSignal<Colour | ''>(preferences.colour);
  const [wantedLead, wantLead] = createSignal('');
  const colour = (): Colour => {
    const wanted = wantedColour();
    const isFree = wanted !== '' && (COLOURS as readonly string[]).includes(wanted);
    return isFree && colourOwner(room(), seat(), wanted) === undefined ? wanted : coloursOf(room().seats)[seat()]!;
  };
  const lead = (): string => {
    const [wanted, now] = [wantedLead(), known()];
    const isFree = wanted !== '' && now && leadOwner(room(), now, seat(), wanted) === undefined;
    return isFree ? wanted : (leadAt(room(), now, seat()) ?? '');
  };
  return {
    colour,
    lead,
    wantColour: (wanted: Colour): void => void wantColour(wanted),
    wantLead: (wanted: string): void => void wantLead(wanted),
    /** The table as it will be with them at it. */
    shown: (): Room => {
      const colours = withColour(coloursOf(room().seats), seat(), colour());
      return { ...room(), seats: room().seats.map((sitter, index) => ({ ...sitter, colour: colours[index] })) };
    },
    remember: (): void => {
      if (wantedColour() !== '') prefer({ colour: colour() });
    },
  };
}

/** Another game of the same people: whichever of this browser's seats was at the first one opens it. */
async function joinAgain(code: string, game: string, otherwise: Trouble): Promise<Awaited<ReturnType<typeof api.joinAgain>>> {
  for (const place of places()
    .filter((each) => each.game === game)
    .slice(0, 5)) {
    const told = await api.joinAgain(code, place.token);
    if (told.ok || told.problem.kind === 'seat-taken') return told;
  }
  return { ok: false, problem: otherwise };
}

function NoTable(props: { readonly trouble: Trouble; readonly retry: () => void }): JSX.Element {
  const isGone = (): boolean => props.trouble.kind === 'no-table';
  const hasBegun = (): boolean => props.trouble.kind === 'begun';
  const title = (): string => (hasBegun() ? w().join.full : isGone() ? w().join.gone : m().notice);
  return (
    <Message title={title()} says={troubleWords(props.trouble)} extra={isGone() && <CodeField />}>
      <Show when={hasBegun()}>
        <a class="btn go" href={toLobby}>
          {w().join.own}
        </a>
      </Show>
      <Show when={!isGone() && !hasBegun()}>
        <button type="button" class="btn go" onClick={() => props.retry()}>
          <Icon name="rotate" />
          {m().retry}
        </button>
      </Show>
      <a class="btn" href={toHome}>
        {m().nav.home}
      </a>
    </Message>
  );
}

const BadCode = (): JSX.Element => (
  <Message title={w().join.badCode} says={w().join.badCodeHint} extra={<CodeField />}>
    <button type="button" class="btn" onClick={() => goTo(toHome)}>
      {m().nav.home}
    </button>
  </Message>
);

/** One thing to say, and what to do about it. */
export function Message(props: {
  readonly title: string;
  readonly says?: string;
  readonly picture?: JSX.Element;
  readonly extra?: JSX.Element;
  readonly children?: JSX.Element;
}): JSX.Element {
  pageTitle(() => `${props.title} · Stolik`);
  return (
    <section class="joining message gathering stack far">
      {props.picture}
      <h1>{props.title}</h1>
      <Show when={props.says}>
        <p>{props.says}</p>
      </Show>
      {props.extra}
      <div class="actions">{props.children}</div>
    </section>
  );
}
