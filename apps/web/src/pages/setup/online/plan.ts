import type { Json } from '@stolik/kernel/json';
import type { PaceRequest, SeatRequest } from '@stolik/wire/requests';
import { createSignal } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { goTo, toOnline } from '../../../base/router.ts';
import { usualLevel } from '../../../session/bots/levels.ts';
import { api, type Trouble } from '../../../session/online/api.ts';
import { takeSeat } from '../../../session/online/sit.ts';
import { coloursIn, type Seating, type Sitting } from '../seating.ts';
import { createName, type NameChoice } from './name.tsx';

/** Paces that are offered; the server knows more. */
export const PACES = {
  free: 'free',
  quick: { minutes: 5, seconds: 5 },
  calm: { minutes: 15, seconds: 10 },
  long: { minutes: 45, seconds: 15 },
  day: { days: 1 },
  days: { days: 3 },
  week: { days: 7 },
} as const satisfies Record<string, PaceRequest>;
export type PaceId = keyof typeof PACES;

/** What a table for several devices has besides its stools, while it is being thought out. */
export interface OnlinePlan {
  readonly name: NameChoice;
  readonly form: { readonly pace: PaceId; readonly isOpen: boolean };
  readonly isOpening: () => boolean;
  readonly trouble: () => Trouble | undefined;
  choosePace(pace: PaceId): void;
  openDoor(isOpen: boolean): void;
  open(options: { readonly [key: string]: Json }, seats: Seating, leads?: readonly string[]): Promise<void>;
}

export function createPlan(game: string): OnlinePlan {
  const [form, setForm] = createStore<{ pace: PaceId; isOpen: boolean }>({ pace: 'free', isOpen: false });
  const [isOpening, setOpening] = createSignal(false);
  const [trouble, setTrouble] = createSignal<Trouble>();
  const name = createName(() => form.isOpen);
  return {
    name,
    form,
    isOpening,
    trouble,
    choosePace: (pace) => setForm('pace', pace),
    openDoor: (isOpen) => setForm('isOpen', isOpen),
    async open(options, seated, leads) {
      if (isOpening()) return;
      setOpening(true);
      setTrouble(undefined);
      if (name.value() === '') await name.offer();
      const { pace, isOpen } = unwrap(form);
      const seats = seated.map((sitting) => requestOf(sitting, game));
      const told = await api.open({
        game,
        options,
        seats,
        colours: coloursIn(seated).slice(0, seated.length),
        ...(leads && { leads }),
        pace: PACES[pace],
        isOpen,
        name: name.value(),
      });
      setOpening(false);
      if (!told.ok) {
        setTrouble(told.problem);
        return;
      }
      name.remember();
      takeSeat(told.value, game);
      goTo(toOnline(told.value.table));
    },
  };
}

/** As the server is asked for it. */
const requestOf = ({ kind, level }: Sitting, game: string): SeatRequest =>
  kind === 'bot' ? { bot: level || usualLevel(game).id } : kind === 'here' ? 'me' : 'open';
