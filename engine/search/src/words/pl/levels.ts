import type { en } from '../en/levels.ts';

export const pl: typeof en = {
  labels: ['Dopiero się uczy', 'Początkujący', 'Uważny', 'Wprawny', 'Silny', 'Mistrz'],
};
