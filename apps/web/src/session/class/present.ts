import { createSignal } from 'solid-js';

const KEY = 'stolik.class.present';

/**
 * Whether somebody of a class uses this page: from the first look at the class on, and after a reload still, wherever that happens. A
 * device that somebody of a class once used is not in the class by that alone.
 */
const [isWithClass, setIt] = createSignal(wasWithClass());

export { isWithClass };

function wasWithClass(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setWithClass(): void {
  setIt(true);
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Then whoever reloads another page looks at the class first.
  }
}
