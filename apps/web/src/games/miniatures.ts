import type { Miniature } from '../base/ui/picture.ts';

/** Who draws the little boards; for the worker behind the home page and for the build. */
export const MINIATURES: Readonly<Record<string, () => Promise<Miniature>>> = {
  micropul: () => import('./micropul/miniature.ts').then(({ miniature }) => miniature),
  circuit: () => import('./circuit/miniature.ts').then(({ miniature }) => miniature),
  golems6: () => import('./golems/miniature.ts').then(({ miniature }) => miniature),
  golems4: () => import('./golems/miniature.ts').then(({ miniature }) => miniature),
};
