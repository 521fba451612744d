import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { pace } from '../../base/preferences.ts';
import { durationOf } from '../../games/circuit/board/durations.ts';

/** What happens just now, one thing after the other, and goes by. */
export interface Happenings {
  readonly now: Accessor<{ readonly event: CircuitEvent; readonly view: CircuitView; readonly length: number } | undefined>;
  show(events: readonly CircuitEvent[], view: CircuitView): void;
  stop(): void;
}

const SHOWN: ReadonlySet<CircuitEvent['kind']> = new Set(['partsBurnt', 'fuseBurnt', 'shortMade']);
const MOST = 3;

export function createHappenings(): Happenings {
  const [now, setNow] = createSignal<{ event: CircuitEvent; view: CircuitView; length: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(timer);
    setNow(undefined);
  }
  function next(events: readonly CircuitEvent[], view: CircuitView): void {
    const [event, ...rest] = events;
    if (!event || pace() === 0) {
      stop();
      return;
    }
    const length = durationOf(event) * pace();
    setNow({ event, view, length });
    timer = setTimeout(() => next(rest, view), length);
  }
  onCleanup(stop);
  return {
    now,
    stop,
    show: (events, view) => {
      stop();
      next(events.filter(({ kind }) => SHOWN.has(kind)).slice(0, MOST), view);
    },
  };
}
