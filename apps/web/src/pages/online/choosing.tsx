import { type Colour, coloursOf } from '@stolik/kernel/colours';
import type { Room } from '@stolik/wire/room';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { m } from '../../base/messages/catalog.ts';
import { namesAt } from '../../session/online/names.ts';
import { w } from '../../session/online/words.tsx';
import type { Known } from '../../shell/terms/known.ts';
import { ColourChoice } from '../setup/colour-choice.tsx';
import { seatNameAt } from './played.tsx';

/** Who has this colour at the table and keeps it; what a free seat would get is free. */
export function colourOwner(room: Room, seat: number, colour: Colour): string | undefined {
  const owner = coloursOf(room.seats).indexOf(colour);
  return owner === seat || (room.seats[owner]?.kind ?? 'open') === 'open' ? undefined : namesAt(room.seats)[owner];
}

/** Who leads this and keeps it: somebody who has chosen it, or a bot. */
export function leadOwner(room: Room, known: Known, seat: number, lead: string): string | undefined {
  const owner = known.client.game.leads?.of(room.options, room.seats.length).indexOf(lead) ?? -1;
  if (owner < 0 || owner === seat) return undefined;
  const sitter = room.seats[owner];
  if (!sitter) return m().table.bot;
  return sitter.kind === 'bot' || room.leads?.[owner] === lead ? namesAt(room.seats)[owner] : undefined;
}

/** Somebody else chooses first, and has not yet. */
export const isFirstAwaited = ({ first = -1, seats, leads }: Room, seat: number): boolean =>
  first >= 0 && first !== seat && seats[first]?.kind !== 'bot' && leads?.[first] === '';

/** One's own colour and figure: when one sits down, and as long as the game has not begun. */
export function Choosing(props: {
  readonly room: Room;
  readonly known: Known | undefined;
  readonly seat: number;
  readonly colour: Colour;
  /** Empty: nothing yet. */
  readonly lead: string;
  readonly onColour: (colour: Colour) => void;
  readonly onLead: (lead: string) => void;
}): JSX.Element {
  const leads = (): boolean => props.room.leads !== undefined;
  const first = (): number => props.room.first ?? -1;
  return (
    <Show when={props.known}>
      {(known) => (
        <>
          <Show when={!known().part.colours}>
            <ColourChoice
              seat={props.seat}
              colour={props.colour}
              ownerOf={(colour) => colourOwner(props.room, props.seat, colour)}
              mayTake={false}
              onChoose={(colour) => props.onColour(colour)}
            />
          </Show>
          <Show when={leads() && first() >= 0}>
            <p class="note" role="status">
              {first() === props.seat ? w().choosing.youFirst : w().choosing.first(seatNameAt(props.room, first()))}
            </p>
          </Show>
          <Show when={leads() && !isFirstAwaited(props.room, props.seat) && known().part.Lead}>
            {(Lead) => (
              <Dynamic
                component={Lead()}
                seat={props.seat}
                lead={props.lead}
                ownerOf={(lead) => leadOwner(props.room, known(), props.seat, lead)}
                mayTake={false}
                onChoose={(lead) => props.onLead(lead)}
              />
            )}
          </Show>
        </>
      )}
    </Show>
  );
}
