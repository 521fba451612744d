import type { Words } from '../words/by-language.ts';
import type { COMPONENTS } from './component-look.ts';

/** What a component does, and whether it is broken. */
export const componentTold = (
  words: Pick<Words, 'things' | 'facts'>,
  kind: (typeof COMPONENTS)[number],
  isBroken: boolean,
): string => [words.things.component(kind), ...(isBroken ? [words.facts.broken] : [])].join(' ');
