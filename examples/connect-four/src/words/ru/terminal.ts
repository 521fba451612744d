import type { en } from '../en/terminal.ts';

export const ru: typeof en = {
  aim: 'Четыре фишки в ряд побеждают.',
  help: {
    board: 'Столбцы обозначены буквами: «drop c» опускает вашу фишку в столбец c.',
  },
};
