import { preferences } from '../../base/preferences.ts';

const STEP = 0.05;

/** Nobody knows chances more exactly than that, and nothing is certain. */
export function roughly(value: number): string {
  const rounded = Math.min(1 - STEP, Math.max(STEP, Math.round(value / STEP) * STEP));
  return new Intl.NumberFormat(preferences.language, { style: 'percent' }).format(rounded);
}
