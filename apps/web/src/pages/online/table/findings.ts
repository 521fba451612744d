import type { AnyGame } from '@stolik/kernel/game';
import type { GameLog } from '@stolik/kernel/log';
import { checkChance, type Kept } from '@stolik/table/fair';
import type { Place } from '../../../session/online/places.ts';
import type { TableWords } from '../../../words/en/online/table.ts';

/** One line of "Check this game". Weak: nothing is wrong, but less was checked. */
export interface Finding {
  readonly kind: 'good' | 'weak' | 'bad';
  readonly says: string;
}

export interface Checked {
  readonly findings: readonly Finding[];
  readonly seed: string;
}

/** What the dialog says where a check fails; anything else is told by one sentence for all. */
const FAILED: Readonly<Record<string, (words: TableWords) => string>> = {
  'chance.commitment': (words) => words.promiseBroken,
  'chance.version': (words) => words.ruleBroken,
};

/** A finished game reckoned again, and compared with what this browser has kept of it. */
export function check(game: AnyGame, log: GameLog, place: Place | undefined, words: TableWords): Checked {
  const { chance } = log;
  if (!chance) return { findings: [{ kind: 'bad', says: words.checkFailed }], seed: '' };
  const good = (says: string): Finding => ({ kind: 'good', says });
  const weak = (says: string): Finding => ({ kind: 'weak', says });
  const bad = (says: string): Finding => ({ kind: 'bad', says });
  const drawn = checkChance(game, log, chance, keptOf(place));
  const findings: Finding[] = place?.chance?.isBent ? [bad(words.bent)] : [];
  if (!drawn.ok) {
    console.warn(drawn.problem.at, drawn.problem.says);
    findings.push(bad(FAILED[drawn.problem.at]?.(words) ?? words.checkFailed));
    return { findings, seed: chance.seed };
  }
  const { rolls, undone, isOld, isCompared, hasOwnSalt } = drawn.value;
  findings.push(isCompared ? good(words.promiseKept) : good(words.promiseFits));
  if (isCompared && !isOld) findings.push(hasOwnSalt ? good(words.saltKept) : weak(words.saltMissing));
  findings.push(good(words.rulesKept(log.steps.length)));
  findings.push(good(rolls === 0 ? words.noChance : words.chanceKept(rolls)));
  if (undone > 0) findings.push(good(words.undoneKept(undone)));
  if (isOld) findings.push(weak(words.oldRule));
  else if (!isCompared) findings.push(weak(words.nothingKept));
  return { findings, seed: chance.seed };
}

/** What a log is compared with. */
export function keptOf(place: Place | undefined): Kept | undefined {
  if (!place?.chance) return undefined;
  const { commitment, salt, version, seals, seen } = place.chance;
  return { commitment, seat: place.seat, salt, version, seals, seen };
}
