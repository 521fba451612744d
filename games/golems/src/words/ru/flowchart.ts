import type { en } from '../en/flowchart.ts';

export const ru: typeof en = {
  start: 'Начало',
  end: 'Конец',
  yes: 'да',
  no: 'нет',
  title: 'Блок-схема',
};
