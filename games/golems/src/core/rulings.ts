import { ok, problem, type Result } from '@stolik/kernel/result';

/** The rulings of today. Their number is the rules version of both editions. */
export const RULINGS = 2;
/** A table that began under older rulings is finished by them: the option `rulings` says so. */
export const OLDEST_RULINGS = 1;
export type Rulings = typeof OLDEST_RULINGS | typeof RULINGS;

export function readRulings(raw: unknown): Result<Rulings> {
  if (raw === undefined) return ok(RULINGS);
  return raw === RULINGS || raw === OLDEST_RULINGS
    ? ok(raw)
    : problem('rulings', `${OLDEST_RULINGS} or ${RULINGS} is expected: the rules version by which this table is played`);
}
