import type { Json } from '@stolik/kernel/json';
import { createSignal } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { usualLevel } from '../games/bots.ts';
import { goTo, toOnline } from '../router.ts';
import { api, type PaceWish, type SeatWish, type Trouble } from './api.ts';
import { createName, type NameChoice } from './name.tsx';
import { takeSeat } from './sit.ts';

/** Paces that are offered; the server knows more. */
export const PACES = {
  free: 'free',
  quick: { minutes: 5, seconds: 5 },
  calm: { minutes: 15, seconds: 10 },
  day: { days: 1 },
  days: { days: 3 },
} as const satisfies Record<string, PaceWish>;
export type PaceId = keyof typeof PACES;

/** A table for several devices while it is being thought out. */
export interface TablePlan {
  readonly game: string;
  readonly name: NameChoice;
  readonly form: { readonly seats: readonly SeatWish[]; readonly pace: PaceId; readonly isOpen: boolean };
  readonly isOpening: () => boolean;
  readonly trouble: () => Trouble | undefined;
  resize(count: number): void;
  seat(seat: number, wish: SeatWish): void;
  choosePace(pace: PaceId): void;
  openDoor(isOpen: boolean): void;
  open(options: { readonly [key: string]: Json }): Promise<void>;
}

export function createPlan(game: string, count: number): TablePlan {
  const [form, setForm] = createStore<{ seats: SeatWish[]; pace: PaceId; isOpen: boolean }>({
    seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : 'open')),
    pace: 'free',
    isOpen: false,
  });
  const [isOpening, setOpening] = createSignal(false);
  const [trouble, setTrouble] = createSignal<Trouble>();
  const name = createName(() => form.isOpen);
  return {
    game,
    name,
    form,
    isOpening,
    trouble,
    resize(to) {
      const added = Array.from({ length: Math.max(0, to - form.seats.length) }, (): SeatWish => 'open');
      const seats = [...form.seats, ...added].slice(0, to);
      setForm('seats', seats.includes('me') ? seats : ['me', ...seats.slice(1)]);
    },
    seat(seat, wish) {
      // One person sits in one seat: who moves leaves the old one free.
      setForm('seats', (old) =>
        old.map((before, index) => (index === seat ? wish : wish === 'me' && before === 'me' ? 'open' : before)),
      );
    },
    choosePace: (pace) => setForm('pace', pace),
    openDoor: (isOpen) => setForm('isOpen', isOpen),
    async open(options) {
      if (isOpening()) return;
      setOpening(true);
      setTrouble(undefined);
      const { seats, pace, isOpen } = unwrap(form);
      const told = await api.open({ game, options, seats, pace: PACES[pace], isOpen, name: name.value() });
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

/** Small helper of forms: what a seat is for, as one word. */
export const kindOf = (wish: SeatWish): 'me' | 'open' | 'bot' => (typeof wish === 'string' ? wish : 'bot');
export const botFor = (game: string, level = usualLevel(game).id): SeatWish => ({ bot: level });
