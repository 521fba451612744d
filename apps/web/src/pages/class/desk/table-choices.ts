import { createSignal } from 'solid-js';
import { freshSalt } from '../../../session/online/chance.ts';
import type { TableChoices } from './run-plan.ts';

/** The weakest bot: a child that plays alone is to win now and then. */
const LEVEL = '1';

const [tableChoices, setTableChoices] = createSignal<TableChoices>({ isSameDeal: true, odd: 'bot', level: LEVEL });

/** How this teacher lays tables, as long as the page lives. */
export { setTableChoices, tableChoices };

export const freshSeed = (): string => freshSalt().slice(0, 8);
