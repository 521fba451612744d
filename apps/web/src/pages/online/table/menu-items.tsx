import type { Seat } from '@stolik/kernel/game';
import type { Room } from '@stolik/wire/room';
import { For, type JSX } from 'solid-js';
import { Icon, type IconName } from '../../../base/ui/every-icon.tsx';
import type { Line } from '../../../session/online/line.ts';
import { findPlace } from '../../../session/online/places.ts';
import { t } from '../../../session/online/table-words.ts';
import { WithWords, w } from '../../../session/online/words.tsx';
import { NoticeSwitch } from '../../../shell/settings/notice-switch.tsx';
import type { Opened } from './dialogs.tsx';
import { type Offer, offersOf } from './hearsay.ts';

interface Item {
  readonly icon: IconName;
  says(): string;
  readonly hint?: () => string;
  /** What it asks the server for, or what it opens. */
  readonly request?: Parameters<Line['request']>[0];
  readonly opens?: Opened;
}

const ITEMS: Readonly<Record<Exclude<Offer, 'notices'>, Item>> = {
  pause: { icon: 'pause', says: () => t().pause, request: ['pause', 1] },
  resume: { icon: 'play', says: () => t().resume, request: ['pause', 0] },
  leave: { icon: 'bot', says: () => t().leave, hint: () => t().leaveHint, request: ['leave'] },
  carry: { icon: 'swap', says: () => w().carry.open, opens: 'carry' },
  openDoor: { icon: 'eye', says: () => t().openDoor, request: ['door', 0] },
  shutDoor: { icon: 'eye', says: () => t().shutDoor, request: ['door', 1] },
  seats: { icon: 'people', says: () => t().seats, opens: 'seats' },
  own: { icon: 'person', says: () => w().own.open, opens: 'own' },
  remove: { icon: 'trash', says: () => t().remove, opens: 'remove' },
};

interface MenuItemsProps {
  readonly room: Room;
  readonly me: Seat | undefined;
  readonly request: (wanted: Parameters<Line['request']>[0]) => void;
  readonly open: (dialog: Opened) => void;
  readonly onClose: () => void;
}

/** What the menu of a table on the server offers beside what every table has. */
export function MenuItems(props: MenuItemsProps): JSX.Element {
  /** A seat that a class has given has no code. */
  const offers = (): readonly Offer[] => offersOf(props.room, props.me, { isOfClass: !findPlace(props.room.id)?.code });
  function choose({ request, opens }: Item): void {
    props.onClose();
    if (request) props.request(request);
    if (opens) props.open(opens);
  }
  const Button = (item: Item): JSX.Element => (
    <button type="button" class="btn" title={item.hint?.()} onClick={() => choose(item)}>
      <Icon name={item.icon} />
      {item.says()}
    </button>
  );
  return (
    <For each={offers()}>
      {(offer) => {
        if (offer === 'notices')
          return (
            <WithWords>
              <NoticeSwitch isQuiet />
            </WithWords>
          );
        const isOfPages = offer === 'carry' || offer === 'own';
        return isOfPages ? <WithWords>{Button(ITEMS[offer])}</WithWords> : Button(ITEMS[offer]);
      }}
    </For>
  );
}
