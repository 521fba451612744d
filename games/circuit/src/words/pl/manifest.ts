import type { en } from '../en/manifest.ts';

export const pl: typeof en = {
  title: 'Nie zrób zwarcia!',
  invitation: 'Zamknij obwód od plusa do minusa. Niczego nie spal.',
  credit: '„Nie zrób zwarcia!” wymyślili Michaił i Aleksander Kazancewowie.',
};
