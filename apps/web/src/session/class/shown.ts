import type { Doing } from '@stolik/class/things';
import { createSignal } from 'solid-js';

const [shown, setShown] = createSignal<Doing>({ thing: '', shows: [] });

/** What lies on this screen, for whoever looks over the shoulder: the last thing that said so. */
export { setShown, shown };
