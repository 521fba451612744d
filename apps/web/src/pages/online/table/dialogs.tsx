import type { AnyGame, Seat } from '@stolik/kernel/game';
import type { Room } from '@stolik/wire/room';
import { Match as Case, type JSX, Switch } from 'solid-js';
import { m } from '../../../base/messages/catalog.ts';
import { goTo, toHome } from '../../../base/router.ts';
import { Dialog } from '../../../base/ui/dialog.tsx';
import { api } from '../../../session/online/api.ts';
import type { Line } from '../../../session/online/line.ts';
import { findPlace, forgetPlace } from '../../../session/online/places.ts';
import { t } from '../../../session/online/table-words.ts';
import { CarrySeat } from '../carry-seat.tsx';
import { OwnGameDialog } from '../own-games.tsx';
import { CheckDialog } from './check-dialog.tsx';
import type { Phrases } from './listening.ts';
import { SayDialog } from './phrases.tsx';
import { SeatsDialog } from './seats-dialog.tsx';

export type Opened = 'say' | 'check' | 'remove' | 'carry' | 'seats' | 'own';

interface DialogsProps {
  readonly open: Opened | undefined;
  readonly room: Room;
  readonly game: AnyGame;
  readonly me: Seat | undefined;
  readonly phrases: Phrases;
  readonly nameOf: (seat: Seat) => string;
  readonly request: (wanted: Parameters<Line['request']>[0]) => void;
  readonly onClose: () => void;
}

/** What a table on the server opens over itself. */
export function Dialogs(props: DialogsProps): JSX.Element {
  return (
    <Switch>
      <Case when={props.open === 'say'}>
        <SayDialog
          isQuiet={props.phrases.isQuiet()}
          onQuiet={props.phrases.setQuiet}
          onSay={(phrase) => {
            props.onClose();
            props.request(['say', phrase]);
          }}
          onClose={props.onClose}
        />
      </Case>
      <Case when={props.open === 'check'}>
        <CheckDialog game={props.game} table={props.room.id} commitment={props.room.commitment} onClose={props.onClose} />
      </Case>
      <Case when={props.open === 'carry' && findPlace(props.room.id)}>
        {(place) => <CarrySeat place={place()} onClose={props.onClose} />}
      </Case>
      <Case when={props.open === 'own' && findPlace(props.room.id)}>
        {(place) => (
          <OwnGameDialog
            place={place()}
            isPlaying={props.room.phase === 'playing'}
            onForgotten={() => goTo(toHome)}
            onClose={props.onClose}
          />
        )}
      </Case>
      <Case when={props.open === 'seats' && props.me !== undefined}>
        <SeatsDialog
          room={props.room}
          me={props.me!}
          nameOf={props.nameOf}
          onFree={(seat) => props.request(['free', seat])}
          onClose={props.onClose}
        />
      </Case>
      <Case when={props.open === 'remove'}>
        <RemoveDialog table={props.room.id} onClose={props.onClose} />
      </Case>
    </Switch>
  );
}

function RemoveDialog(props: { readonly table: string; readonly onClose: () => void }): JSX.Element {
  async function remove(): Promise<void> {
    const place = findPlace(props.table);
    const removed = place && (await api.remove(place.table, place.token));
    if (!removed?.ok) return;
    forgetPlace(props.table);
    goTo(toHome);
  }
  return (
    <Dialog title={t().remove} onClose={props.onClose}>
      <p>{t().removeSure}</p>
      <div class="actions">
        <button type="button" class="btn" onClick={() => props.onClose()}>
          {m().cancel}
        </button>
        <button type="button" class="btn go" onClick={() => void remove()}>
          {t().remove}
        </button>
      </div>
    </Dialog>
  );
}
