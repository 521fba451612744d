import type { Seat } from '@stolik/kernel/game';
import type { Room } from '@stolik/wire/room';
import { createResource, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { Seal } from '../../../base/ui/seal.tsx';
import { api } from '../../../session/online/api.ts';
import { spellCode } from '../../../session/online/code.ts';
import { lettersAt } from '../../../session/online/names.ts';
import { findPlace } from '../../../session/online/places.ts';
import { t } from '../../../session/online/table-words.ts';

/** For the host of a game of friends: one's own code and those of bots' seats, and seats whose people have left. */
export function SeatsDialog(props: {
  readonly room: Room;
  readonly me: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly onFree: (seat: Seat) => void;
  readonly onClose: () => void;
}): JSX.Element {
  // Every change of a seat gives it another code.
  const [codes] = createResource(
    () => JSON.stringify(props.room.seats),
    async () => {
      const place = findPlace(props.room.id);
      const told = place && (await api.seatCodes(place.table, place.token));
      return new Map(told?.ok ? told.value.map(({ seat, code }) => [seat, code]) : []);
    },
  );
  const mayFree = (seat: Seat): boolean => {
    const sitter = props.room.seats[seat];
    return seat !== props.me && sitter?.kind === 'person' && !sitter.isFreed && props.room.phase === 'playing';
  };
  return (
    <Dialog title={t().seats} onClose={props.onClose}>
      <p>{t().seatsHint}</p>
      <ul class="seat-codes stack near">
        <For each={props.room.seats.map((_, seat) => seat)}>
          {(seat) => (
            <li class="flow">
              <Seal seat={seat} letter={lettersAt(props.room.seats)[seat]} />
              <span>
                <b>{props.nameOf(seat)}</b>
                <Show when={codes.latest?.get(seat)}>
                  {(code) => (
                    <span class="mono" role="img" aria-label={`${t().codeOf(props.nameOf(seat))}: ${[...code()].join(' ')}`}>
                      {spellCode(code())}
                    </span>
                  )}
                </Show>
              </span>
              <Show when={mayFree(seat)}>
                <button
                  type="button"
                  class="btn"
                  aria-label={t().freeSeatOf(props.nameOf(seat))}
                  onClick={() => props.onFree(seat)}
                >
                  {t().freeSeat}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Dialog>
  );
}
