import { EDITIONS } from '@stolik/golems/editions';
import { findScenario } from '@stolik/golems/scenarios';
import { FEWEST, MOST, MOST_BATTLES, MOST_LEGS, type Mode, planBattles } from '@stolik/golems/tournament';
import { initialOf } from '@stolik/look/seats';
import { createMemo, createSignal, createUniqueId, For, Index, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { read } from '../../base/messages/read.ts';
import { preferences } from '../../base/preferences.ts';
import { Choice } from '../../base/ui/choice.tsx';
import { Icon } from '../../base/ui/icon.tsx';
import { toast } from '../../base/ui/toast.tsx';
import { ScenarioPicture } from '../../games/golems/scenarios/picture.tsx';
import { nameOf } from '../../games/golems/setup/figures.ts';
import { fullName } from '../../session/bots/full-name.ts';
import { levelsOf, usualLevel } from '../../session/bots/levels.ts';
import { freshId } from '../../session/kept/shelf.ts';
import { bot, me, nameAt, sittersOf, usualName } from '../setup/people.ts';
import { resized, type Seating, type Sitting, seatAs, withoutStool } from '../setup/seating.ts';
import { playNext } from './play.ts';
import { GAME } from './series.ts';
import { keepSeries } from './store.ts';
import { Who } from './who.tsx';
import { TOURNAMENT } from './words.ts';

const LONGEST_NAME = 24;
/** About how long a battle of two takes, and every golem more. */
const MINUTES = { two: 12, more: 4 } as const;

/** Who takes part, how they meet, how often. */
export function NewTournament(): JSX.Element {
  const words = () => TOURNAMENT[preferences.language];
  const [seats, setSeats] = createSignal<Seating>([me(), bot(usualLevel(GAME).id), bot(usualLevel(GAME).id)]);
  const [leads, setLeads] = createSignal<readonly (string | null)[]>([]);
  const leadOf = (seat: number): string | null => leads()[seat] ?? null;
  const [mode, setMode] = createSignal<Mode>('all');
  const [battles, setBattles] = createSignal(3);
  const [legs, setLegs] = createSignal(1);
  /** Two meet in duels anyway. */
  const isTogether = (): boolean => mode() === 'all' || seats().length === FEWEST;
  const plan = createMemo(() => planBattles(isTogether() ? 'all' : 'pairs', seats().length, isTogether() ? battles() : legs()));
  /** Each once, however often it is played. */
  const fields = createMemo(() =>
    [...new Set(plan().map(({ scenario }) => scenario))].flatMap((id) => findScenario(GAME, id) ?? []),
  );
  const minutes = (): number =>
    plan().reduce((sum, battle) => sum + MINUTES.two + (battle.seats.length - FEWEST) * MINUTES.more, 0);
  const change = (seat: number, to: Partial<Sitting>): void =>
    void setSeats(seats().map((before, index) => (index === seat ? { ...before, ...to } : before)));
  function takeAway(seat: number): void {
    setLeads(seats().flatMap((_, other) => (other === seat ? [] : [leadOf(other)])));
    setSeats(withoutStool(seats(), seat));
  }
  function start(event: SubmitEvent): void {
    event.preventDefault();
    const id = freshId();
    const isKept = keepSeries({
      id,
      participants: sittersOf(seats(), GAME),
      mode: isTogether() ? 'all' : 'pairs',
      battles: plan(),
      leads: seats().map((_, seat) => leadOf(seat)),
      savedAt: Date.now(),
    });
    if (isKept) playNext(id);
    else toast(m().table.notSaved);
  }
  return (
    <form class="to-form stack" onSubmit={start}>
      <fieldset class="to-people stack">
        <legend>{words().participants}</legend>
        <ul class="stack near">
          <Index each={seats()}>
            {(sitting, seat) => (
              <li>
                <Participant
                  seats={seats()}
                  seat={seat}
                  sitting={sitting()}
                  onKind={(kind) => setSeats(seatAs(seats(), seat, kind))}
                  onChange={(to) => change(seat, to)}
                  lead={leadOf(seat)}
                  taken={seats().flatMap((_, other) => (other === seat ? [] : (leadOf(other) ?? [])))}
                  onLead={(lead) => setLeads(seats().map((_, other) => (other === seat ? lead : leadOf(other))))}
                  onTakeAway={seats().length > FEWEST ? () => takeAway(seat) : undefined}
                />
              </li>
            )}
          </Index>
        </ul>
        <Show when={seats().length < MOST}>
          <button type="button" class="btn" onClick={() => setSeats(resized(seats(), seats().length + 1, usualLevel(GAME).id))}>
            <Icon name="plus" />
            {words().more}
          </button>
        </Show>
      </fieldset>
      <Show when={seats().length > FEWEST} fallback={<p class="dim">{words().two}</p>}>
        <div class="stack">
          <Choice
            legend={words().how}
            values={(['all', 'pairs'] as const).map((each) => [each, words().modes[each].label] as const)}
            value={mode()}
            onChoose={setMode}
          />
          <p class="dim">{words().modes[mode()].hint}</p>
        </div>
      </Show>
      <Show
        when={isTogether()}
        fallback={
          <Choice
            legend={words().legs}
            values={Array.from({ length: MOST_LEGS }, (_, index) => [index + 1, String(index + 1)] as const)}
            value={legs()}
            onChoose={setLegs}
          />
        }
      >
        <Choice
          legend={words().battles}
          values={Array.from({ length: MOST_BATTLES }, (_, index) => [index + 1, String(index + 1)] as const).slice(1)}
          value={battles()}
          onChoose={setBattles}
        />
      </Show>
      <div class="to-plan stack near">
        <b aria-live="polite">{words().plan(plan().length, minutes())}</b>
        <ul class="to-fields flow near">
          <For each={fields()}>
            {(field) => (
              <li>
                <ScenarioPicture scenario={field} />
                {read(field.title)}
              </li>
            )}
          </For>
        </ul>
      </div>
      <button type="submit" class="btn go">
        <Icon name="flag" />
        {words().start}
      </button>
    </form>
  );
}

function Participant(props: {
  readonly seats: Seating;
  readonly seat: number;
  readonly sitting: Sitting;
  readonly onKind: (kind: 'here' | 'bot') => void;
  readonly onChange: (to: Partial<Sitting>) => void;
  readonly lead: string | null;
  /** Golems of others: no two lead the same. */
  readonly taken: readonly string[];
  readonly onLead: (lead: string | null) => void;
  readonly onTakeAway: (() => void) | undefined;
}): JSX.Element {
  const words = () => TOURNAMENT[preferences.language];
  const id = createUniqueId();
  return (
    <fieldset class="to-person" aria-label={words().participant(props.seat + 1)}>
      <span class="to-who">
        <Who sitter={props.sitting} seat={props.seat} letter={initialOf(nameAt(props.seats, props.seat))} />
      </span>
      <label class="to-name" for={id}>
        <span>{p().setup.name}</span>
        <input
          id={id}
          class="input"
          autocomplete="off"
          maxlength={LONGEST_NAME}
          placeholder={usualName(props.seats, props.seat)}
          value={props.sitting.name}
          onInput={(event) => props.onChange({ name: event.currentTarget.value })}
        />
      </label>
      <Choice
        legend={p().setup.who}
        values={[
          ['here', words().person],
          ['bot', words().bot],
        ]}
        value={props.sitting.kind === 'bot' ? 'bot' : 'here'}
        onChoose={props.onKind}
      />
      <label class="to-level">
        <span>{words().golem}</span>
        <select class="input" onChange={(event) => props.onLead(event.currentTarget.value || null)}>
          <option value="">{words().fieldsGolem}</option>
          <For each={EDITIONS[GAME].leads}>
            {(type) => (
              <option value={type} selected={type === props.lead} disabled={props.taken.includes(type)}>
                {nameOf(GAME, type)}
              </option>
            )}
          </For>
        </select>
      </label>
      <Show when={props.sitting.kind === 'bot'}>
        <label class="to-level">
          <span>{p().setup.level}</span>
          <select class="input" onChange={(event) => props.onChange({ level: event.currentTarget.value })}>
            <For each={levelsOf(GAME)}>
              {(level) => (
                <option value={level.id} selected={level.id === props.sitting.level}>
                  {fullName(level)}
                </option>
              )}
            </For>
          </select>
        </label>
      </Show>
      <Show when={props.onTakeAway}>
        {(takeAway) => (
          <button
            type="button"
            class="sq"
            aria-label={words().takeAway(nameAt(props.seats, props.seat))}
            title={words().takeAway(nameAt(props.seats, props.seat))}
            onClick={() => takeAway()()}
          >
            <Icon name="trash" />
          </button>
        )}
      </Show>
    </fieldset>
  );
}
