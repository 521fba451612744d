import { preferences } from '../../base/preferences.ts';

const STEP = 0.05;

/** Nobody knows chances more exactly than that, and nothing is certain. */
export function roughly(value: number): string {
  return percent(Math.min(1 - STEP, Math.max(STEP, Math.round(value / STEP) * STEP)));
}

/** The same, but when it is over it is certain. */
export const roughlyOrOver = (value: number): string => (value === 0 || value === 1 ? percent(value) : roughly(value));

const percent = (value: number): string => new Intl.NumberFormat(preferences.language, { style: 'percent' }).format(value);
