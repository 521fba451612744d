import { type BonusKind, EDITIONS, type EditionId } from '@stolik/golems/editions';
import { CARDS } from '@stolik/golems/programs';
import type { Words as Texts } from '@stolik/kernel/language';
import type { KeyHelp } from '../../shell/contract.ts';
import { type Words, wordsOf } from './words/by-language.ts';
import { CLIENT_WORDS } from './words/client.ts';

/** By which a bonus card is laid. */
const BONUS_KEYS: Readonly<Record<BonusKind, string>> = { repeat: 'T', if: 'I', while: 'W', call: 'C' };

/** What young players have in hand. [G6.11.1] */
const KIDS_CARDS = ['F', 'B', 'L', 'R'] as const;

const { keys: SAID } = CLIENT_WORDS;

/** The keys of every table of Golems. */
const TABLE_KEYS: readonly KeyHelp[] = [
  { keys: ['1', '…', '9'], does: SAID.row },
  { keys: ['Backspace'], does: SAID.takeBack },
  { keys: ['Enter'], does: SAID.ready },
  { keys: ['E'], does: SAID.lookAround },
  { keys: ['V'], does: SAID.myView },
  { keys: [',', '.'], does: SAID.step },
  { keys: ['Space'], does: SAID.play },
];

/** Said when somebody asks: all words of three languages are too much for the moment in which the game is loaded. */
const inWords = (edition: EditionId, say: (words: Words) => string): Texts => ({
  get en() {
    return say(wordsOf('en', edition));
  },
  get ru() {
    return say(wordsOf('ru', edition));
  },
  get pl() {
    return say(wordsOf('pl', edition));
  },
});

export function allKeys(edition: EditionId): readonly KeyHelp[] {
  const { bonuses } = EDITIONS[edition];
  return [
    {
      keys: ['F', 'B', 'L', 'R', 'S', 'A', 'D'],
      does: inWords(edition, (words) => `${words.tray.hand}: ${CARDS.map(words.card).join(', ')}`),
    },
    {
      keys: bonuses.map((bonus) => BONUS_KEYS[bonus]),
      does: inWords(edition, ({ card }) => bonuses.map(card).join(', ')),
    },
    ...TABLE_KEYS,
  ];
}

export const kidsKeys = (edition: EditionId): readonly KeyHelp[] => [
  {
    keys: ['F', 'B', 'L', 'R'],
    does: inWords(edition, (words) => `${words.tray.hand}: ${KIDS_CARDS.map(words.card).join(', ')}`),
  },
  ...TABLE_KEYS,
];
