import { createHash, timingSafeEqual } from 'node:crypto';

/** Who may open a class on this server. `npm start -- --class` may always. */
export type WhoOpens =
  | { readonly who: 'anybody' | 'nobody' }
  /** Anybody who knows it. */
  | { readonly who: 'password'; readonly password: string };

/** On a server that strangers can reach, its operator decides first: a class is kept for more than a year. */
export const whoOpensAt = (from: 'machine' | 'house' | 'anywhere'): WhoOpens => ({
  who: from === 'anywhere' ? 'nobody' : 'anybody',
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In the same time whatever was typed. */
export const isPassword = (typed: string, { password }: Extract<WhoOpens, { who: 'password' }>): boolean =>
  timingSafeEqual(digest(typed), digest(password));
