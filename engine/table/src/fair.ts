import { type AnyGame, CHANCE } from '@stolik/kernel/game';
import { dealtLeads } from '@stolik/kernel/leads';
import { type ChanceProof, type GameLog, replay } from '@stolik/kernel/log';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { chanceKey, chanceRng } from './chance.ts';
import type { ChanceVersion } from './chance-version.ts';
import { readHistory } from './history.ts';
import { DEAL } from './promised.ts';
import { commitmentOf, sealOf } from './seal.ts';
import { stateAfter } from './table.ts';

export type { ChanceVersion } from './chance-version.ts';

/*
 * Chance that neither the server nor a player can manipulate alone. The server publishes the hash of its seed when a table
 * is opened, so it cannot choose the seed later. Each joining player publishes the hash of a salt (its seal), and reveals
 * the salt when all have joined. Nobody can therefore choose a salt by those of the others. Seed and salts make the key of
 * the generator. Roll n is drawn with n, and every roll is in the log, also an undone one. At the end the seed is revealed
 * and everything can be verified. Compare the log with the values that players stored (`Kept`), not with its own claims.
 * docs/protocol.md specifies this for other programs, with the remaining trust.
 */

/** The values that a player stored besides their token: without them a check proves little. */
export interface Kept {
  /** As it was shown when they sat down. */
  readonly commitment: string;
  readonly seat: number;
  readonly salt: string;
  /** The rule that the server promised when this seat was taken; missing where an older client kept nothing of it. */
  readonly version?: ChanceVersion | undefined;
  /** All seals, as shown before the player's own salt was revealed; missing if it never was. */
  readonly seals?: readonly string[] | undefined;
  /** How many chance results were seen in all, and how often steps were taken back; missing for who did not see it from the start. */
  readonly seen?: { readonly rolled: number; readonly undone: number } | undefined;
}

export interface Checked {
  readonly rolls: number;
  /** Rolls that were taken back. */
  readonly undone: number;
  /** By the old rule, where the server could leave out rolls and choose after it knew the salts. */
  readonly isOld: boolean;
  /** Whether it was compared with what was kept, and whether the salt of who kept it is in the key. */
  readonly isCompared: boolean;
  readonly hasOwnSalt: boolean;
}

/** Whether every chance result of a log is the one its proof gives, and the proof is what was kept. */
export function checkChance(game: AnyGame, log: GameLog, proof: ChanceProof, kept?: Kept): Result<Checked> {
  if (!/^[0-9a-f]{64}$/.test(proof.seed)) return problem('chance.seed', 'the seed has 64 hexadecimal digits');
  if (commitmentOf(proof.seed) !== proof.commitment)
    return problem('chance.commitment', 'the seed is not the one that was promised before the game');
  const { version = 1 } = proof;
  if (version !== 1 && version !== 2) return problem('chance.version', `chance follows rule ${version}, which is unknown here`);
  const betrayed = kept && whyBetrayed(proof, kept);
  if (betrayed) return betrayed;
  const isOld = version === 1;
  const rolled = isOld ? checkOld(game, log, proof) : checkHistory(game, log, proof, kept);
  if (!rolled.ok) return rolled;
  const hasOwnSalt = kept !== undefined && kept.salt !== '' && proof.salts[kept.seat] === kept.salt;
  return ok({ ...rolled.value, isOld, isCompared: kept !== undefined, hasOwnSalt });
}

/** Seals and counted rolls exist under the new rule only, so they prove the promise where the version itself was not kept. */
const promisedVersion = ({ version, seals, seen }: Kept): ChanceVersion | undefined => version ?? (seals || seen ? 2 : undefined);

type Refused = ReturnType<typeof problem>;

/** Where the log says something else than what was kept, or salts are not those that were sealed. */
function whyBetrayed(proof: ChanceProof, kept: Kept): Refused | undefined {
  if (proof.commitment !== kept.commitment)
    return problem('chance.commitment', 'the log promises another seed than the server did when this seat was taken');
  // The old rule lets the log choose its rolls: a player who was promised the new rule must not be judged by the old.
  if (promisedVersion(kept) === 2 && proof.version !== 2)
    return problem('chance.version', 'the log follows the old rule of chance, the server promised this seat the new one');
  const [salt = '', seal = ''] = [proof.salts[kept.seat], proof.seals?.[kept.seat]];
  const wasTold = kept.seals !== undefined;
  if (salt !== kept.salt && (salt !== '' || wasTold))
    return problem('chance.salts', 'the salt of this seat is not the one it gave');
  if (proof.version === 2 && seal !== '' && seal !== sealOf(kept.salt))
    return problem('chance.seals', 'the seal of this seat is not the one it gave');
  if (kept.seals?.some((one, seat) => one !== (proof.seals?.[seat] ?? '')))
    return problem('chance.seals', 'the seals are not those that were shown before the salts were told');
  return undefined;
}

type Rolled = Result<Pick<Checked, 'rolls' | 'undone'>>;

/** All that ever happened, in order: roll n is the n-th of them, and nothing is left out. */
function checkHistory(game: AnyGame, log: GameLog, proof: ChanceProof, kept: Kept | undefined): Rolled {
  for (const [seat, seal] of (proof.seals ?? []).entries()) {
    const salt = proof.salts[seat] ?? '';
    if (seal !== '' && salt !== '' && sealOf(salt) !== seal)
      return problem('chance.salts', `the salt of seat ${seat + 1} is not the one that was sealed`);
  }
  const key = chanceKey(proof.seed, proof.salts, 2);
  const dealt = checkDeal(game, log, proof, key);
  if (!dealt.ok) return dealt;
  const history = readHistory(game, log, proof.history);
  if (!history.ok) return history;
  let [rolls, undone] = [0, 0];
  for (const moment of history.value) {
    if (moment.kind === 'undo') {
      undone++;
      continue;
    }
    if (moment.step.actor !== CHANCE || moment.step.kind !== 'play') continue;
    const expected = game.roll(moment.before, chanceRng(key, rolls));
    if (expected !== moment.step.action) return wrongRoll(game, moment.before, rolls, moment.step.action, expected);
    rolls++;
  }
  if (kept?.seen && (kept.seen.rolled !== rolls || kept.seen.undone !== undone))
    return problem(
      'chance.history',
      `the log knows of ${rolls} rolls and ${undone} takings back, who sat there has seen ${kept.seen.rolled} and ${kept.seen.undone}`,
    );
  return ok({ rolls, undone });
}

/** Golems and the like that were left to chance before the first step. */
function checkDeal(game: AnyGame, log: GameLog, { wanted }: ChanceProof, key: Uint8Array): Result<true> {
  if (!wanted) return ok(true);
  if (!game.leads) return problem('chance.wanted', 'nothing is chosen in this game');
  const dealt = dealtLeads(game.leads.all, wanted, chanceRng(key, DEAL));
  const led = game.leads.of(log.options as never, log.seats);
  const isRight = dealt.every((lead, index) => lead === led[index]);
  return isRight
    ? ok(true)
    : problem('chance.wanted', `the seed deals ${dealt.join(', ')}, the game was played with ${led.join(', ')}`);
}

/** As it was checked before: the log says which numbers its rolls have. */
function checkOld(game: AnyGame, log: GameLog, proof: ChanceProof): Rolled {
  const key = chanceKey(proof.seed, proof.salts, 1);
  let wrong: Refused | undefined;
  let count = 0;
  let before: unknown = stateAfter(game, { options: log.options as never, seats: log.seats }, []);
  const replayed = replay(game, log, ({ state, step }) => {
    if (step.actor === CHANCE && step.kind === 'play') {
      const expected = game.roll(before, chanceRng(key, proof.rolls?.[count] ?? count));
      if (expected !== step.action) wrong ??= wrongRoll(game, before, count, step.action, expected);
      count++;
    }
    before = game.clone(state);
  });
  if (!replayed.ok) return replayed;
  return wrong ?? ok({ rolls: count, undone: 0 });
}

const wrongRoll = (game: AnyGame, state: unknown, roll: number, found: number, expected: number): Refused =>
  problem(
    'chance',
    `roll ${roll + 1} is "${game.write(state, CHANCE, found)}", the seed gives "${game.write(state, CHANCE, expected)}"`,
  );
