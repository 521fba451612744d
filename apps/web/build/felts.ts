import { EVERY_GAME } from '@stolik/games/games';
import type { Felt, Manifest } from '@stolik/search/manifest';
import type { Plugin } from 'vite';

const NAME = 'virtual:felts.css';

/** `virtual:felts.css`: the felt of every game in three lights, from the manifests. It is painted before any game is fetched. */
export function felts(): Plugin {
  return {
    name: 'stolik-felts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? feltStyles() : undefined),
  };
}

const LIGHTS = [
  { light: 'light', selector: ':root' },
  { light: 'dark', selector: ':root[data-theme="dark"]' },
  { light: 'contrast', selector: ':root[data-theme="contrast"]' },
] as const;

export function feltStyles(games: readonly Pick<Manifest, 'id' | 'felt'>[] = EVERY_GAME): string {
  const lights = LIGHTS.map(({ light, selector }) => {
    const tokens = games.flatMap(({ id, felt }) => tokensOf(`--felt-${id}`, felt, light));
    return `${selector} {\n${tokens.map((token) => `  ${token};\n`).join('')}}\n`;
  });
  const classes = games.map(
    ({ id }) =>
      `.felt-${id} {\n  --felt: var(--felt-${id});\n  --felt-ink: var(--felt-${id}-ink);\n  background: var(--felt);\n  color: var(--felt-ink);\n}\n`,
  );
  return [...lights, ...classes].join('');
}

function tokensOf(name: string, felt: Felt, light: 'light' | 'dark' | 'contrast'): string[] {
  return [
    `${name}: ${felt[light]}`,
    ...(light === 'light' ? [`${name}-ink: ${felt.ink}`] : []),
    ...(felt.drawn ? [`${name}-drawn: ${felt.drawn[light]}`] : []),
  ];
}
