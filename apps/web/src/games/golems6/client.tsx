import { golems6 } from '@stolik/golems/v6/game';
import { REASON_TEXTS } from '@stolik/golems/v6/text/words';
import type { GameClient } from '../../table/contract.ts';
import { makeClient } from '../golems/client.tsx';

export const client: GameClient = makeClient(golems6, {
  title: { en: 'Golems 6.1', ru: 'Големы 6.1', pl: 'Golemy 6.1' },
  invitation: {
    en: 'Write a program in secret. Watch it meet the others.',
    ru: 'Составьте программу втайне. И смотрите, как она встретит другие.',
    pl: 'Ułóż program w tajemnicy. I patrz, jak spotka inne.',
  },
  felt: '--felt-go',
  fromAge: 6,
  endings: REASON_TEXTS,
  options: [
    {
      kind: 'switch',
      key: 'logic',
      label: { en: 'Logic add-on', ru: 'Дополнение «Логика»', pl: 'Dodatek „Logika”' },
      hint: {
        en: 'Tokens AND, OR, NOT, XOR on rows and on the field',
        ru: 'Жетоны И, ИЛИ, НЕ, исключающее ИЛИ на рядах и на поле',
        pl: 'Żetony AND, OR, NOT, XOR na rzędach i na planszy',
      },
    },
    {
      kind: 'switch',
      key: 'swap',
      label: { en: 'Golems may swap places', ru: 'Големы могут меняться местами', pl: 'Golemy mogą zamieniać się miejscami' },
      hint: {
        en: 'Otherwise two who would swap both stay',
        ru: 'Иначе оба остаются на месте',
        pl: 'Inaczej oba zostają na miejscu',
      },
    },
    {
      kind: 'choice',
      key: 'tie',
      label: { en: 'Equal damage at the end', ru: 'Поровну повреждений в конце', pl: 'Po równo uszkodzeń na koniec' },
      hint: {
        en: 'What decides after the last round',
        ru: 'Что решает после последнего раунда',
        pl: 'Co decyduje po ostatniej rundzie',
      },
      values: [
        { value: 'draw', label: { en: 'Draw', ru: 'Ничья', pl: 'Remis' } },
        { value: 'strikes', label: { en: 'Strikes dealt', ru: 'Нанесённые удары', pl: 'Zadane ciosy' } },
        { value: 'again', label: { en: 'One more round', ru: 'Ещё раунд', pl: 'Jeszcze runda' } },
      ],
    },
  ],
});
