import type { en } from '../en/language.ts';

export const ru: typeof en = {
  name: 'Русский',
};
