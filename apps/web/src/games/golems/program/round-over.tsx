import { createMemo, For, type JSX, Show } from 'solid-js';
import { Seal } from '../../../base/ui/seal.tsx';
import type { Desk } from '../desk/desk-shape.ts';
import { outcomeOf, type RoundOutcome, type SeatOutcome } from '../story/outcome.ts';
import { eventsOf } from '../story/reel.ts';

/** What has come of the round that is on the screen. */
export function outcomeNow(desk: Desk): RoundOutcome {
  return outcomeOf(eventsOf(desk.round()?.frames ?? []), desk.scene());
}

/** One golem after a round: what it got and where it stands; in short what it got, where board and cracks are in sight beside it. */
export function outcomeText(desk: Desk, seat: SeatOutcome, isShort = false): string {
  const { film, facts, panel } = desk.words();
  const figure = desk.scene().figures[seat.seat];
  const parts: string[] = [];
  if (!desk.isKids() || seat.hurt > 0) {
    if (seat.hurt > 0) parts.push(film.hurt(seat.hurt));
    if (seat.repaired > 0) parts.push(film.repaired(seat.repaired));
    if (seat.hurt === 0 && seat.repaired === 0) parts.push(film.unhurt);
  }
  if (seat.items > 0) parts.push(facts.items(seat.items));
  if (seat.at === null) parts.push(facts.out);
  else if (!isShort || parts.length === 0) {
    if (!desk.isKids() && figure) parts.push(facts.damage(seat.damage, figure.limit));
    parts.push(desk.isKids() ? seat.at : film.stands(seat.at, panel.turnsTo[seat.facing] ?? ''));
  }
  return parts.join('; ');
}

/** What a round has brought to each; `isOther` lights up those who would have fared otherwise. */
export function Outcomes(props: {
  readonly desk: Desk;
  readonly outcome: RoundOutcome;
  readonly isOther?: (seat: number) => boolean;
}): JSX.Element {
  const { desk } = props;
  return (
    <ul class="gl-outcomes stack near">
      <For each={props.outcome.seats}>
        {(seat) => (
          <li classList={{ other: props.isOther?.(seat.seat) === true }}>
            <Seal seat={seat.seat} letter={desk.table.letterOf(seat.seat)} portrait={desk.table.portraitOf?.(seat.seat)} />
            <span>
              <b>{desk.table.nameOf(seat.seat)}</b> {outcomeText(desk, seat)}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Between two rounds: who got how much, who stands where, what became of the barrels. */
export function RoundOver(props: { readonly desk: Desk; readonly title?: string }): JSX.Element {
  const { desk } = props;
  const outcome = createMemo(() => outcomeNow(desk));
  return (
    <section class="stack">
      <h2>{props.title ?? desk.words().film.roundOver(desk.round()?.round ?? 1)}</h2>
      <Outcomes desk={desk} outcome={outcome()} />
      <Show when={!desk.isKids() && (outcome().barrels > 0 || outcome().opened > 0)}>
        <p>{desk.words().film.barrels(outcome().opened, outcome().barrels)}</p>
      </Show>
    </section>
  );
}
