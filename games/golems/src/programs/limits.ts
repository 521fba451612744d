import type { Refusal } from '@stolik/kernel/game';
import type { EditionId } from '../editions/edition.ts';
import { CARDS, type Card, cardsOf, type Hand, heightOf, type Program, type Row } from './program.ts';

/** The cards that a v6 seat may play this round. */
export interface Allowance6 {
  /** The program has from `fewest` to `most` rows. [G6.3.3] */
  readonly fewest: number;
  readonly most: number;
  /** Cards in hand: HANDS.golems6 less the Subprogram's two, or KIDS_HAND. */
  readonly hand: Hand;
  /** The bonus card that the luck card gives. [G6.3.1] */
  readonly bonus: 'repeat' | 'if' | 'while' | undefined;
  /** Whether this seat has a Subprogram. [G6.3.2] */
  readonly call: boolean;
  /** Children have neither battle cards nor Stay nor bonuses. [G6.11.1] */
  readonly kids: boolean;
}

/** The cards that a v4 seat may play this round. */
export interface Allowance4 {
  /** The processor's number. [G4.3.2] */
  readonly rows: number;
  readonly hand: Hand;
  readonly bonus: 'repeat' | 'if' | undefined;
  /** The card number that the chassis forbids. */
  readonly forbidden: number | undefined;
}

/** The cards that a seat may play this round in either edition, for code that displays them. */
export interface Allowance extends Allowance6 {
  readonly forbidden: Card | undefined;
}

const REFUSALS: Readonly<Record<EditionId, (program: Program, allowed: Allowance) => Refusal | undefined>> = {
  golems6: refuseProgram6,
  golems4: (program, { most, hand, bonus, forbidden }) =>
    refuseProgram4(program, {
      rows: most,
      hand,
      bonus: bonus === 'while' ? undefined : bonus,
      forbidden: forbidden && CARDS.indexOf(forbidden),
    }),
};

/** The reason why this program is refused; undefined exactly when it is allowed. */
export const refuseProgram = (edition: EditionId, program: Program, allowed: Allowance): Refusal | undefined =>
  REFUSALS[edition](program, allowed);

export function refuseProgram6(program: Program, allowed: Allowance6): Refusal | undefined {
  return (
    (allowed.kids ? refuseKids(program) : refuseBonus6(program, allowed)) ??
    refuseLength(program.length, allowed.fewest, allowed.most, 'G6.3.3') ??
    refuseCardTooMany(program, allowed.hand, 'G6.3.3')
  );
}

export function refuseProgram4(program: Program, allowed: Allowance4): Refusal | undefined {
  return (
    refuseBonus4(program, allowed.bonus) ??
    refuseLength(heightOf(program, 'golems4'), allowed.rows, allowed.rows, 'G4.3.2') ??
    refuseForbidden(program, allowed.forbidden) ??
    refuseCardTooMany(program, allowed.hand, 'G4.1.2')
  );
}

const isBonus = (row: Row): boolean => row.kind !== 'plain';

function refuseBonus6(program: Program, allowed: Allowance6): Refusal | undefined {
  const bonuses = program.filter(isBonus);
  if (bonuses.length > 1) return { code: 'two-bonuses', clause: 'G6.3.1', details: {} };
  const kind = bonuses[0]?.kind;
  if (kind === undefined) return undefined;
  if (kind === 'call') return allowed.call ? undefined : { code: 'no-subprogram', clause: 'G6.2.4', details: {} };
  return kind === allowed.bonus ? undefined : { code: 'bonus-not-allowed', clause: 'G6.3.1', details: { card: kind } };
}

function refuseKids(program: Program): Refusal | undefined {
  for (const row of program) {
    if (isBonus(row)) return { code: 'kids-card', clause: 'G6.11.1', details: { card: row.kind } };
    for (const card of cardsOf(row)) {
      if ('SAD'.includes(card)) return { code: 'kids-card', clause: 'G6.11.1', details: { card } };
    }
  }
  return undefined;
}

function refuseBonus4(program: Program, bonus: Allowance4['bonus']): Refusal | undefined {
  const bonuses = program.filter(isBonus);
  if (bonuses.length > 1) return { code: 'two-bonuses', clause: 'G4.3.1', details: {} };
  const kind = bonuses[0]?.kind;
  if (kind === undefined || kind === bonus) return undefined;
  return { code: 'bonus-not-allowed', clause: 'G4.3.1', details: { card: kind === 'repeat' ? 'cycle' : kind } };
}

function refuseLength(rows: number, fewest: number, most: number, clause: string): Refusal | undefined {
  if (rows >= fewest && rows <= most) return undefined;
  return { code: 'rows-wrong', clause, details: { rows, fewest, most } };
}

function refuseForbidden(program: Program, forbidden: number | undefined): Refusal | undefined {
  if (forbidden === undefined) return undefined;
  const card = CARDS[forbidden]!;
  if (!program.some((row) => cardsOf(row).includes(card))) return undefined;
  return { code: 'chassis-forbids', clause: 'G4.3.2', details: { card } };
}

function refuseCardTooMany(program: Program, hand: Hand, clause: string): Refusal | undefined {
  const laid = countCards(program);
  const card = CARDS.findIndex((_, index) => laid[index]! > hand[index]!);
  if (card < 0) return undefined;
  return { code: 'card-too-many', clause, details: { card: CARDS[card]!, laid: laid[card]!, has: hand[card]! } };
}

/** How many of each plain card a program uses, inner cards included. */
export function countCards(program: Program): Hand {
  const laid = new Uint8Array(CARDS.length);
  for (const row of program) for (const card of cardsOf(row)) laid[CARDS.indexOf(card)]!++;
  return laid;
}
