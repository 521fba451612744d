import type { en } from '../en/manifest.ts';

export const ru: typeof en = {
  title: 'Не закороти цепь!',
  invitation: 'Замкните цепь от плюса к минусу. И ничего не сожгите.',
  credit: '«Не закороти цепь!» придумали Михаил и Александр Казанцевы.',
};
