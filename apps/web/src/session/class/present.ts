import { createSignal } from 'solid-js';

/**
 * Whether somebody of a class uses this page: from the first look at the class on. A device that somebody of a class once used is not
 * in the class by that alone.
 */
const [isWithClass, setWithClass] = createSignal(false);

export { isWithClass, setWithClass };

/** What lies on this screen of the thing that is done here, for the class to look at: decisions in notation, of the bench its link. */
const [shown, setShown] = createSignal<{ readonly thing: string; readonly shows: readonly string[] }>();

export { setShown, shown };
