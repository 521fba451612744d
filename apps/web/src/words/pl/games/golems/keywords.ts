import type { en } from '../../../en/games/golems/keywords.ts';

/** What stands out in pseudo-code, as the rules write it. */
export const pl: typeof en = {
  keywords: ['powtórz 2 razy', 'jeśli', 'w przeciwnym razie', 'dopóki', 'wykonaj'],
};
