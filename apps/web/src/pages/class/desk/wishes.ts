import { createSignal } from 'solid-js';
import type { TableWishes } from './run-plan.ts';

/** The weakest bot: a child that plays alone is to win now and then. */
const LEVEL = '1';

const [tableWishes, setTableWishes] = createSignal<TableWishes>({ isSameDeal: true, odd: 'bot', level: LEVEL });

/** How this teacher lays tables, as long as the page lives. */
export { setTableWishes, tableWishes };

export const freshSeed = (): string => crypto.randomUUID().slice(0, 8);
