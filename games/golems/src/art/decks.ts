import {
  at,
  BATTLE,
  BONUS,
  BRASS,
  box,
  dot,
  fill,
  ICE,
  ICE_LO,
  INK,
  inked,
  inset,
  line,
  MOVE,
  PAPER,
  PAPER_2,
  ROSE,
  WATER,
} from './brush.ts';
import { cardWord, commandArt, paperCard } from './commands.ts';
import { tokenArt } from './tokens.ts';

/** Luck cards of v6.1. */
export const LUCK_CARDS = ['if', 'repeat', 'while', 'and', 'or', 'not', 'xor', 'blank', 'back'] as const;
export type LuckCard = (typeof LUCK_CARDS)[number];
/** Event cards of v4.0. */
export const EVENT_CARDS = ['cycle', 'if', 'frost', 'thaw', 'swap', 'draught', 'jam', 'gift', 'back'] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

const LUCK = 'var(--card-luck,#8f5300)';
const EVENT = 'var(--card-event,#0d6c7a)';

/** A four-leaved clover around (0, 0), 24 wide. */
const clover = (colour: string): string =>
  inked(
    `${line('M0 0q2 8 9 13', INK, 3)}${fill('M0 0C-6-14-14-6-12-3-15 1-8 4 0 0-14 6-6 14-3 12 1 15 4 8 0 0 6 14 14 6 12 3 15-1 8-4 0 0 14-6 6-14 3-12-1-15-4-8 0 0z', colour)}`,
    2.2,
  );
/** A bolt in a disc around (0, 0), 20 wide. */
const bolt = inked(dot(0, 0, 10, BRASS), 2.5) + fill('M2-8-5 1h4l-2 7 7-9H0z', INK);

const deck = (rim: string, corner: string, picture: string, word: string | undefined): string =>
  paperCard(rim) +
  (word ? at(picture, 20, 8, 0.6) + cardWord(word, 86, rim) : at(picture, 16, 14, 0.68)) +
  at(corner, 18, 16, 0.8);

const rows = (arrows: string, colours: readonly [string, string, string]): string =>
  inked(box(34, 12, 54, 20, 5, colours[0]) + box(34, 40, 54, 20, 5, colours[1]) + box(34, 68, 54, 20, 5, colours[2])) +
  line(arrows, INK, 5);

const LUCK_PICTURES: Record<Exclude<LuckCard, 'back'>, string> = {
  if: commandArt('if'),
  repeat: commandArt('repeat'),
  while: commandArt('while'),
  and: tokenArt('and'),
  or: tokenArt('or'),
  not: tokenArt('not'),
  xor: tokenArt('xor'),
  blank: at(clover(PAPER_2), 52, 52, 2.6),
};

const flake = line(
  'M50 6v88M12 28l76 44M12 72l76-44M38 12l12 10 12-10M38 88l12-10 12 10M12 42l14-6-2-15M88 42l-14-6 2-15M12 58l14 6-2 15M88 58l-14 6 2 15',
  INK,
  11,
);

const EVENT_PICTURES: Record<Exclude<EventCard, 'back'>, string> = {
  cycle: commandArt('repeat'),
  if: commandArt('if'),
  frost: flake + flake.replace(`stroke="${INK}"`, `stroke="${ICE_LO}"`).replace('stroke-width="11"', 'stroke-width="6"'),
  thaw:
    line('M50 4v10M14 16l8 8M86 16l-8 8M2 46h12M98 46H86', BRASS, 7) +
    inked(
      fill('M24 48a26 26 0 0 1 52 0z', BRASS) + fill('M12 50h76l-6 12q-5 4-9-2l-6 12q-6 4-9-4l-8 14q-7 3-9-6l-8-12-8 6z', ICE),
    ) +
    inked(fill('M34 76q7 8 7 13a7 7 0 0 1-14 0q0-5 7-13zM70 70q6 7 6 11a6 6 0 0 1-12 0q0-4 6-11z', WATER), 2.5),
  swap: rows('M26 22H12v56h12M20 70l8 8-8 8M20 14l8 8-8 8', [BONUS, PAPER, MOVE]),
  draught:
    rows('M18 90V12M8 24 18 12l10 12M6 60q6-6 0-12', [MOVE, PAPER, PAPER]) + line('M60 50q14-8 18 0M58 78q14-8 18 0', WATER, 4),
  jam:
    rows('M8 50h18', [PAPER, ROSE, PAPER]) +
    inked(dot(61, 50, 20, PAPER)) +
    line('M54 42v16M68 42v16', INK, 6.5) +
    line('M24 34v32', BATTLE, 7),
  gift: inked(
    box(14, 44, 72, 46, 5, ROSE) +
      box(8, 30, 84, 20, 5, ROSE) +
      fill('M43 30h14v60H43z', BRASS) +
      fill('M50 30Q22 28 26 12q18-4 24 18Q56 8 74 12q4 16-24 18z', BRASS),
  ),
};

const back = (rim: string, sign: string): string =>
  box(6, 6, 88, 92, 10, INK, ' opacity=".55"') +
  box(6, 2, 88, 92, 10, rim, ` stroke="${INK}" stroke-width="3"`) +
  box(15, 11, 70, 74, 6, 'none', ` stroke="${PAPER}" stroke-width="3" stroke-dasharray="3 6" stroke-linecap="round"`) +
  sign;

export const luckArt = (card: LuckCard, word?: string): string =>
  card === 'back'
    ? back(LUCK, at(clover('var(--leaf,#5f9a4a)'), 50, 48, 2.2))
    : deck(LUCK, clover('var(--leaf,#5f9a4a)'), LUCK_PICTURES[card], word);

export const eventArt = (card: EventCard, word?: string): string =>
  card === 'back' ? back(EVENT, at(bolt, 50, 48, 2.3)) : deck(EVENT, bolt, EVENT_PICTURES[card], word);

/** The back of a command card: three identical cogs. */
export const commandBack = (colour: string = BONUS): string => back(colour, inset(tokenArt('gear'), 50, 48, 48));
