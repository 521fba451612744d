import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { dayOf } from '../../session/learn/daily.ts';

/** Today by the calendar on the wall, also when midnight passes or a page that slept is looked at again. */
export function createDay(): Accessor<number> {
  const [day, setDay] = createSignal(dayOf(new Date()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    const now = new Date();
    setDay(dayOf(now));
    clearTimeout(timer);
    timer = setTimeout(look, new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime());
  }
  look();
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  });
  return day;
}
