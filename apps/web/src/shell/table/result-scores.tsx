import type { Outcome, Seat } from '@stolik/kernel/game';
import { seatShape } from '@stolik/look/seats';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { m } from '../../base/messages/catalog.ts';
import { p } from '../../base/messages/pages.ts';
import { isStill } from '../../base/preferences.ts';
import { Seal } from '../../base/ui/seal.tsx';
import type { GameClient, ScoreLine, TableClient } from '../contract.ts';
import { type BarPart, type Finish, type Place, placesOf, sidesOf } from '../finish.ts';

interface ScoresProps {
  readonly client: GameClient;
  /** How many play. */
  readonly seats: number;
  readonly table: TableClient;
  readonly view: unknown;
  readonly outcome: Outcome;
  readonly finish: Finish;
  readonly me: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
}

/** Places in the order of the result: bars that add up, teams as cards with their sum, and where every point comes from. */
export function ResultScores(props: ScoresProps): JSX.Element {
  const places = createMemo(() =>
    placesOf(sidesOf(props.seats, props.finish.teams), props.outcome.winners, props.finish.standing),
  );
  const lines = createMemo((): readonly ScoreLine[] => props.client.end.scoreLines(props.view, props.table.language()));
  const hasBars = (): boolean => props.finish.bars.length > 0;
  return (
    <>
      <div class="scores stack near" classList={{ teams: props.finish.teams !== undefined, many: places().length > 2 }}>
        <For each={places()}>
          {(place) => (
            <Show
              when={props.finish.teams}
              fallback={<Row {...props} place={place} lines={lines()} isOfMany={places().length > 2} />}
            >
              {(teams) => <Team {...props} place={place} number={teams().indexOf(place.seats) + 1} />}
            </Show>
          )}
        </For>
      </div>
      <Show when={hasBars()}>
        <details class="end-points" onToggle={({ currentTarget }) => currentTarget.open && bringUp(currentTarget)}>
          <summary>{p().result.everyPoint}</summary>
          <For each={places().flatMap(({ seats }) => seats)}>
            {(seat) => (
              <section>
                <h3>
                  <Seal seat={seat} letter={props.table.letterOf(seat)} /> {props.nameOf(seat)}
                </h3>
                <Lines lines={lines().filter((line) => line.seat === seat)} />
              </section>
            )}
          </For>
        </details>
      </Show>
    </>
  );
}

function Row(
  props: ScoresProps & { readonly place: Place; readonly lines: readonly ScoreLine[]; readonly isOfMany: boolean },
): JSX.Element {
  const seat = (): Seat => props.place.seats[0]!;
  const bar = (): readonly BarPart[] => props.finish.bars[seat()] ?? [];
  /** The longest bar is as long as there is room; the others in proportion. */
  const whole = (): number => Math.max(1, ...props.finish.bars.map((parts) => total(parts)));
  return (
    <section class="score" classList={{ won: props.outcome.winners.includes(seat()), barred: props.finish.bars.length > 0 }}>
      <Show when={props.isOfMany}>
        <span class="place num-f">
          <span class="hidden">{p().result.place} </span>
          {props.place.place}
        </span>
      </Show>
      <Seal seat={seat()} letter={props.table.letterOf(seat())} portrait={props.table.portraitOf?.(seat())} />
      <h3>{props.nameOf(seat())}</h3>
      <Show when={props.finish.bars.length > 0} fallback={<Lines lines={props.lines.filter((line) => line.seat === seat())} />}>
        <div class="points">
          <For each={bar()}>
            {(part) => (
              <span
                class={`part ${part.kind}`}
                style={{
                  'flex-basis': `${(100 * Math.abs(part.points)) / whole()}%`,
                  ...(part.kind === 'own' && { background: seatShape(seat()).colour, color: seatShape(seat()).ink }),
                }}
                title={part.label}
              >
                <span class="label">{part.label}</span>
                <span class="figure" aria-hidden="true">
                  {minus(part.points)}
                </span>
              </span>
            )}
          </For>
        </div>
      </Show>
      <Show when={props.finish.isUncounted !== true && props.outcome.scores[seat()] !== undefined}>
        <span class="sum num-f" title={p().result.points(props.outcome.scores[seat()] ?? 0)}>
          {minus(props.outcome.scores[seat()] ?? 0)}
        </span>
      </Show>
    </section>
  );
}

function Team(props: ScoresProps & { readonly place: Place; readonly number: number }): JSX.Element {
  const sum = (): number => props.place.seats.reduce((total, seat) => total + (props.outcome.scores[seat] ?? 0), 0);
  const isMine = (): boolean => props.me !== undefined && props.place.seats.includes(props.me);
  const parts = (): string => {
    const totals = new Map<BarPart['kind'], number>();
    for (const seat of props.place.seats)
      for (const { kind, points } of props.finish.bars[seat] ?? []) totals.set(kind, (totals.get(kind) ?? 0) + points);
    return props.finish.teamSays?.(totals.get('own') ?? 0, -(totals.get('cost') ?? 0)) ?? '';
  };
  return (
    <section class="score team" classList={{ won: props.place.seats.some((seat) => props.outcome.winners.includes(seat)) }}>
      <header>
        <h3>{isMine() ? p().result.yourTeam : p().result.team(props.number)}</h3>
        <span class="sum num-f" title={p().result.points(sum())}>
          {minus(sum())}
        </span>
      </header>
      <ul>
        <For each={props.place.seats}>
          {(seat) => (
            <li>
              <Seal seat={seat} letter={props.table.letterOf(seat)} />
              <span>
                {props.nameOf(seat)} <Show when={seat === props.me}>({m().table.you})</Show>
              </span>
              <b>{minus(props.outcome.scores[seat] ?? 0)}</b>
            </li>
          )}
        </For>
      </ul>
      <p class="team-parts">{parts()}</p>
    </section>
  );
}

function Lines(props: { readonly lines: readonly ScoreLine[] }): JSX.Element {
  return (
    <ul class="lines">
      <For each={props.lines}>
        {(line) => (
          <li>
            <span>{line.text}</span>
            <Show when={line.points !== undefined}>
              <b>{signed(line.points ?? 0)}</b>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

/** What has just been opened is in sight from its first line on. */
function bringUp(opened: HTMLElement): void {
  opened.scrollIntoView({ block: 'start', behavior: isStill() ? 'instant' : 'smooth' });
}

const total = (parts: readonly BarPart[]): number => parts.reduce((sum, { points }) => sum + Math.abs(points), 0);
const minus = (points: number): string => String(points).replace('-', '−');
const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points));
