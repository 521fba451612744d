import { createSignal } from 'solid-js';
import type { Plan } from '../plans/plan.ts';

/** The plan that was last read or run at this desk, as long as the page lives: what is printed after a lesson is about it. */
export const [planAtHand, setPlanAtHand] = createSignal<Plan>();
