import { createSignal } from 'solid-js';

/**
 * Whether somebody of a class uses this page: from the first look at the class on. A device that somebody of a class once used is not
 * in the class by that alone.
 */
const [isWithClass, setWithClass] = createSignal(false);

export { isWithClass, setWithClass };
