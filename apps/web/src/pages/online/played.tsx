import { type Colour, coloursOf, fillColours } from '@stolik/kernel/colours';
import { AT_RANDOM } from '@stolik/kernel/leads';
import type { Room } from '@stolik/wire/room';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { p } from '../../base/messages/pages.ts';
import { namesAt } from '../../session/online/names.ts';
import { paceWords } from '../../session/online/pace.ts';
import { w } from '../../session/online/words.tsx';
import type { SetupProps, Term } from '../../shell/contract.ts';
import type { Known } from '../../shell/terms/known.ts';
import { hasTeams } from '../../shell/terms/stools.ts';
import { shortTerms, termsOf } from '../../shell/terms/terms.ts';
import { TermsList, teamSays, teamTerm } from '../../shell/terms/terms-list.tsx';

type At = Pick<Room, 'options' | 'seats'> & Partial<Pick<Room, 'leads'>>;

/** The colours of a table: where figures have their own, those. */
export function coloursAt({ options, seats }: At, known: Known | undefined): readonly Colour[] {
  const own = known?.part.colours?.(options, seats.length);
  return own ? fillColours(own) : coloursOf(seats);
}

/** What this seat leads as it stands; undefined where nothing is led or known. */
export function leadAt({ options, seats, leads }: At, known: Known | undefined, seat: number): string | undefined {
  if (leads?.[seat] === AT_RANDOM) return AT_RANDOM;
  return known?.client.game.leads?.of(options, seats.length)[seat];
}

export const seatNameAt = ({ seats }: At, seat: number): string =>
  seats[seat]?.kind === 'open' ? p().setup.seat(seat + 1) : (namesAt(seats)[seat] ?? '');

const sidesAt = ({ options, seats }: At, known: Known | undefined): readonly number[] =>
  known?.part.sides?.(options, seats.length) ?? [];

/** Beside a seat: its team, and what it leads. */
export function saysOfSeat(at: At, known: Known | undefined, seat: number): readonly string[] {
  const lead = leadAt(at, known, seat);
  return [...(lead !== undefined && known?.part.leadName ? [known.part.leadName(lead)] : []), ...teamSaysAt(at, known, seat)];
}

export function teamSaysAt(at: At, known: Known | undefined, seat: number): readonly string[] {
  const sides = sidesAt(at, known);
  return hasTeams(sides) ? [teamSays(sides, seat, (other) => seatNameAt(at, other))] : [];
}

/** The figure of a seat. */
export function artOf(at: At, known: Known | undefined, seat: number): string | undefined {
  const lead = leadAt(at, known, seat);
  return lead === undefined ? undefined : known?.part.leadArt?.(lead, seat);
}

/** For a list of tables. */
export const playedShort = ({ options, seats }: At, known: Known | undefined): string =>
  known ? shortTerms(known.client, known.part, options, seats.length) : '';

/** What is played: its picture, where, and what was agreed on. */
export function Played(props: { readonly room: Room; readonly known: Known | undefined }): JSX.Element {
  const players = (): number => props.room.seats.length;
  const terms = (known: Known): readonly Term[] => [
    ...termsOf(known.client, known.part, props.room.options, players()),
    ...teamTerm(sidesAt(props.room, known), (seat) => seatNameAt(props.room, seat)),
    { label: w().pace.legend, value: paceWords(props.room.pace) },
  ];
  const setup: SetupProps = {
    get options() {
      return props.room.options;
    },
    get players() {
      return players();
    },
    nameOf: (seat) => seatNameAt(props.room, seat),
    choose: () => {},
  };
  return (
    <section class="panel played" aria-labelledby="played">
      <h2 id="played">{w().played.title}</h2>
      <div class="played-what stack far">
        <div class="played-felt" style={{ background: `var(--felt-${props.room.game}, var(--floor-2))` }} aria-hidden="true">
          <Show when={props.known}>{(known) => <Dynamic component={known().part.Picture} {...setup} />}</Show>
        </div>
        <Show when={props.known}>
          {(known) => (
            <div>
              <Show when={known().part.story?.(props.room.options, players())}>{(says) => <p>{says()}</p>}</Show>
              <TermsList terms={terms(known())} />
            </div>
          )}
        </Show>
      </div>
    </section>
  );
}
