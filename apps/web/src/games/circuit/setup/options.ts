import type { OptionField } from '../../../shell/contract.ts';

export const OPTIONS: readonly OptionField[] = [
  {
    kind: 'choice',
    key: 'box',
    label: { en: 'Tiles in the bag', ru: 'Жетоны в мешке', pl: 'Kafelki w worku' },
    hint: {
      en: 'Lively: more lamps and branches, so circuits are completed more often and games end sooner. Classic: more corner wires and resistors, for those who like to think.',
      ru: 'Живой набор: больше лампочек и разветвлений, цепи замыкаются чаще, игра кончается раньше. Классический: больше угловых проводов и резисторов, для тех, кто любит подумать.',
      pl: 'Żywy zestaw: więcej żarówek i rozgałęzień, obwody zamykają się częściej, gra kończy się szybciej. Klasyczny: więcej przewodów narożnych i rezystorów, dla tych, którzy lubią pogłówkować.',
    },
    values: [
      { value: 'lively', label: { en: 'Lively', ru: 'Живой', pl: 'Żywy' } },
      { value: 'classic', label: { en: 'Classic', ru: 'Классический', pl: 'Klasyczny' } },
    ],
  },
  {
    kind: 'switch',
    key: 'x2',
    settled: (players) => (players > 4 ? false : undefined),
    label: { en: 'Two actions a turn', ru: 'Два действия за ход', pl: 'Dwie akcje w turze' },
    hint: {
      en: 'Place two tiles or exchange two: circuits are completed more often. Usual against bots from level 3 on.',
      ru: 'Кладите два жетона или меняйте два: цепи замыкаются чаще. Против ботов с 3-го уровня так играют обычно.',
      pl: 'Połóż dwa kafelki albo wymień dwa: obwody zamykają się częściej. Przeciw botom od poziomu 3 tak gra się zwykle.',
    },
  },
  {
    kind: 'switch',
    key: 'battery',
    label: { en: 'Batteries in the bag', ru: 'Батарейки в мешке', pl: 'Baterie w worku' },
    hint: {
      en: 'Two 3 V batteries push the current along. For those who know the game.',
      ru: 'Две батарейки на 3 В подталкивают ток. Для тех, кто уже играл.',
      pl: 'Dwie baterie 3 V popychają prąd. Dla tych, którzy już grali.',
    },
  },
  {
    kind: 'switch',
    key: 'teams',
    settled: (players) => (players < 3 ? false : players > 4 ? true : undefined),
    label: { en: 'Teams', ru: 'Команды', pl: 'Drużyny' },
    hint: {
      en: 'Partners sit across from each other, and their points are added up. Five or six players always play like this.',
      ru: 'Партнёры сидят напротив, их очки складываются. Впятером и вшестером иначе не играют.',
      pl: 'Partnerzy siedzą naprzeciw siebie, ich punkty się sumują. W pięć i sześć osób gra się tylko tak.',
    },
  },
  {
    kind: 'switch',
    key: 'openHands',
    fits: ({ teams }) => teams === true,
    label: { en: 'Partners show their hands', ru: 'Партнёры видят руки друг друга', pl: 'Partnerzy pokazują sobie ręce' },
    hint: {
      en: 'Partners plan together.',
      ru: 'Партнёры думают вместе.',
      pl: 'Partnerzy planują razem.',
    },
  },
];
