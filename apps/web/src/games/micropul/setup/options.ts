import type { OptionField } from '../../../shell/contract.ts';

export const OPTIONS: readonly OptionField[] = [
  {
    kind: 'switch',
    key: 'simple',
    label: { en: 'Simple placing', ru: 'Простая выкладка', pl: 'Proste wykładanie' },
    hint: {
      en: 'A tile only has to be next to another, as long as black never touches white. Good for a first game.',
      ru: 'Жетону достаточно лежать рядом с другим, лишь бы чёрное не касалось белого. Хорошо для первой игры.',
      pl: 'Wystarczy, że żeton leży obok innego, byle czarne nie dotykało białego. Dobre na pierwszą grę.',
    },
  },
  {
    kind: 'switch',
    key: 'plusStacks',
    fits: (_, players) => players > 1,
    label: { en: 'Every plus counts', ru: 'Каждый плюс в счёт', pl: 'Liczy się każdy krzyżyk' },
    hint: {
      en: 'Two pluses at once give two more turns, not one.',
      ru: 'Два плюса сразу дают два хода, а не один.',
      pl: 'Dwa krzyżyki naraz dają dwie dodatkowe tury, nie jedną.',
    },
  },
  {
    kind: 'switch',
    key: 'openHands',
    fits: (_, players) => players > 1,
    label: { en: 'Open hands', ru: 'Открытые руки', pl: 'Odkryte ręce' },
    hint: {
      en: 'Everyone sees everyone’s tiles: no curtain, and you can think aloud together.',
      ru: 'Все видят жетоны друг друга: без занавеса, можно думать вслух вместе.',
      pl: 'Wszyscy widzą żetony wszystkich: bez kurtyny, można razem głośno myśleć.',
    },
  },
  {
    kind: 'choice',
    key: 'soloPlus',
    fits: (_, players) => players === 1,
    label: { en: 'A plus…', ru: 'Плюс…', pl: 'Krzyżyk…' },
    hint: {
      en: 'You can take a face-up tile knowing what it is.',
      ru: 'Открытый жетон можно взять, зная, какой он.',
      pl: 'Odkryty żeton można wziąć, wiedząc, jaki jest.',
    },
    values: [
      {
        value: 'reveal',
        label: { en: 'turns a tile in the supply face up', ru: 'открывает жетон запаса', pl: 'odkrywa żeton magazynu' },
      },
      { value: 'none', label: { en: 'does nothing', ru: 'ничего не даёт', pl: 'nic nie daje' } },
    ],
  },
];
