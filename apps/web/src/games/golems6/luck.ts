import type { LuckCard } from '@stolik/golems/art/cards';

const BONUSES: readonly string[] = ['if', 'repeat', 'while'];

/** A logic construct without the add-on is a blank card, and looks like one. [G6.3.1] */
export const shownLuck = (luck: string, hasLogic: boolean): LuckCard =>
  (hasLogic || BONUSES.includes(luck) ? luck : 'blank') as LuckCard;
