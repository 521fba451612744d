import type { AnyGame } from '@stolik/kernel/game';
import { ok } from '@stolik/kernel/result';

/** What a small game of a test leaves unsaid: notation and texts that nobody reads. */
export const PLAIN: Omit<AnyGame, 'id' | 'seats' | 'setup' | 'clone' | 'seatsAt' | 'next' | 'legal' | 'sample' | 'play'> = {
  rulesVersion: 1,
  parseOptions: () => ok({}),
  roll() {
    throw new Error('no chance here');
  },
  refuse: () => undefined,
  resign() {
    throw new Error('nobody resigns');
  },
  overtime: () => 0,
  view: (state) => state,
  see: (event) => event,
  follow: (view) => view,
  redeal: (state) => structuredClone(state),
  write: (_state, _actor, action) => String(action),
  read: (_state, _actor, text) => ok(Number(text)),
  tell: () => '',
  explain: () => '',
};
