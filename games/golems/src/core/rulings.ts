import { ok, problem, type Result } from '@stolik/kernel/result';

/** The rulings of today. Their number is the rules version of both editions. */
export const RULINGS = 3;
/** A table that began under older rulings is finished by them: the option `rulings` says so. */
export const OLDEST_RULINGS = 1;
export type Rulings = 1 | 2 | typeof RULINGS;

export function readRulings(raw: unknown): Result<Rulings> {
  if (raw === undefined) return ok(RULINGS);
  return Number.isInteger(raw) && (raw as number) >= OLDEST_RULINGS && (raw as number) <= RULINGS
    ? ok(raw as Rulings)
    : problem('rulings', `${OLDEST_RULINGS} to ${RULINGS} is expected: the rules version by which this table is played`);
}

/** The source of the numbers on golem cards and components: balanced by many games of bots, or those of the first printing. */
export const BOX_NAMES = ['even', 'classic'] as const;
export type BoxName = (typeof BOX_NAMES)[number];

/** Tables that began before there were two boxes have the classic one. */
export function readBox(raw: unknown, rulings: Rulings): Result<BoxName> {
  if (raw === undefined) return ok(rulings < 3 ? 'classic' : 'even');
  const name = BOX_NAMES.find((known) => known === raw);
  return name ? ok(name) : problem('box', `${BOX_NAMES.join(' or ')} is expected`);
}
