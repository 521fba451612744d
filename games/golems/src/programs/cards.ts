import type { Language } from '@stolik/kernel/language';
import type { BonusKind, EditionId } from '../editions/edition.ts';
import { EDITIONS } from '../editions/editions.ts';
import { type Card, heightOfRow, type Program, type Row, type Test } from './program.ts';
import { bonusName, CARD_NAMES, GOES_ON, TEST_NAMES } from './text.ts';

export type CardColour = 'movement' | 'action' | 'bonus';
/** The figures of the rulebook: a rectangle is an action, a rhombus a condition, a hexagon a loop. [G6.0.4] */
export type CardShape = 'rectangle' | 'rhombus' | 'hexagon';
/** The role of a card in its place. */
export type CardRole = 'row' | 'repeated' | 'yes' | 'no' | 'looped';

/** One card on the parchment. */
export interface CardFace {
  /** The row it lies in, counted from 1. In v6 inner cards share the row of their bonus, in v4 they have rows of their own. */
  readonly row: number;
  readonly card: Card | BonusKind;
  readonly role: CardRole;
  readonly colour: CardColour;
  readonly shape: CardShape;
  readonly name: string;
  /** The question of an If; of a While, as long as what it goes on. */
  readonly asks?: { readonly test: Test; readonly text: string };
  readonly inner: readonly CardFace[];
}

export function colourOf(card: Card | BonusKind): CardColour {
  if (card === 'A' || card === 'D') return 'action';
  return card.length === 1 ? 'movement' : 'bonus';
}

export function shapeOf(card: Card | BonusKind): CardShape {
  return card === 'if' ? 'rhombus' : card === 'repeat' || card === 'while' ? 'hexagon' : 'rectangle';
}

/** The program as cards to draw, one for each row (v6) or block (v4), inner cards inside. */
export function cardFaces(program: Program, edition: EditionId, language: Language): readonly CardFace[] {
  let row = 0;
  return program.map((block) => {
    const face = rowFace(block, row + 1, edition, language);
    row += heightOfRow(block, edition);
    return face;
  });
}

function rowFace(block: Row, row: number, edition: EditionId, language: Language): CardFace {
  if (block.kind === 'plain') return plainFace(block.card, row, 'row', edition, language);
  const step = EDITIONS[edition].hasInnerRows ? 1 : 0;
  const inner =
    block.kind === 'if'
      ? [plainFace(block.yes, row + step, 'yes', edition, language), plainFace(block.no, row + 2 * step, 'no', edition, language)]
      : block.kind === 'call'
        ? []
        : [plainFace(block.card, row + step, block.kind === 'repeat' ? 'repeated' : 'looped', edition, language)];
  return {
    row,
    card: block.kind,
    role: 'row',
    colour: 'bonus',
    shape: shapeOf(block.kind),
    name: bonusName(block.kind, edition)![language],
    ...(block.kind === 'if' && { asks: { test: block.test, text: TEST_NAMES[block.test][language] } }),
    ...(block.kind === 'while' && { asks: { test: block.sensor, text: GOES_ON[block.sensor][language] } }),
    inner,
  };
}

function plainFace(card: Card, row: number, role: CardRole, edition: EditionId, language: Language): CardFace {
  return {
    row,
    card,
    role,
    colour: colourOf(card),
    shape: 'rectangle',
    name: CARD_NAMES[edition][card][language],
    inner: [],
  };
}
