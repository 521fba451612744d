import { shortHash } from '@stolik/kernel/json';
import { type Been, hasBeen } from '../guests/passes.ts';
import { customerOf } from '../limits/address.ts';
import { Limiter } from '../limits/bucket.ts';
import type { Caller } from '../limits/misses.ts';
import { SlowDown } from './slow-down.ts';

/** Wrong pictures of one device for one pupil: so many cost nothing, then the wait doubles up to so many milliseconds. */
const FOR_PUPIL = [2, 240_000] as const;
/** Of one device for whichever pupils: a child who comes in rightly must not be able to start again with another. */
const OF_DEVICE = [10, 240_000] as const;
/** Of everybody without a pass at one address, which may be a class that mistypes. */
const OF_ADDRESS = [60, 60_000] as const;
/** Of all passes of one address in one class: at once, and a second. Passes cost nothing, so they don't multiply tries. */
const OF_PASSES = [30, 1 / 120] as const;
/** Of all devices together that were never in as this pupil, and as anybody of this class. One address alone never uses up the class. */
const AT_PUPIL = [32, 1 / 60] as const;
const AT_CLASS = [120, 1 / 30] as const;
/** A reserve for the address of the teacher's desk, once others have used that up. */
const DESK_AT_PUPIL = [5, 1 / 900] as const;
const DESK_AT_CLASS = [30, 1 / 60] as const;

/** The wait in milliseconds. */
export interface Wait {
  readonly wait: number;
  /** Others at the same address are the reason, and a pass would help. */
  readonly isShared: boolean;
}

const NO_WAIT: Wait = { wait: 0, isShared: false };

/** The pupil that a client claims to be. */
export interface Wanted extends Been {
  /** The class has this pupil, and they have pictures. Nothing can be learnt by trying others, so those tries use up nobody's share. */
  readonly isReal: boolean;
  /** The teacher of the class is connected from the same address. */
  readonly isAtDesk: boolean;
}

/**
 * Slows down devices that guess the pictures of a pupil, and nobody else. A device waits for its own wrong tries; one that was in as this
 * pupil before never waits for those of others. All other devices share a number of wrong tries: there are only 1,728 sets of pictures, and
 * many passes or addresses must not mean as many tries. An address has its own share of them, and so has that of the teacher's desk.
 * docs/adr/0027 has the numbers. Counters are in memory; processes tell each other (`tell`, `hear`), and a restart forgives.
 */
export class PictureGuard {
  private readonly forPupil: SlowDown;
  private readonly ofDevice: SlowDown;
  private readonly ofAddress: SlowDown;
  private readonly ofPasses: Limiter;
  private readonly atPupil: Share;
  private readonly atClass: Share;

  private readonly tell: (guess: Guess) => void;

  /** `tell`: to the other processes, whose guards are to `hear` it. */
  constructor(now: () => number, tell: (guess: Guess) => void = () => {}) {
    this.tell = tell;
    this.forPupil = new SlowDown(now, ...FOR_PUPIL);
    this.ofDevice = new SlowDown(now, ...OF_DEVICE);
    this.ofAddress = new SlowDown(now, ...OF_ADDRESS);
    this.ofPasses = new Limiter(...OF_PASSES, now);
    this.atPupil = new Share(new Limiter(...AT_PUPIL, now), new Limiter(...DESK_AT_PUPIL, now));
    this.atClass = new Share(new Limiter(...AT_CLASS, now), new Limiter(...DESK_AT_CLASS, now));
  }

  waitFor(wanted: Wanted, caller: Caller): Wait {
    const guess = guessOf(wanted, caller, false);
    const { device, isShared } = guess;
    const own = Math.max(this.forPupil.waits(`${keyOf(wanted)} ${device}`), this.waitForOwn(guess));
    const wait = hasBeen(caller.pass, wanted) ? own : Math.max(own, this.waitForAll(guess));
    return wait === 0 ? NO_WAIT : { wait, isShared: isShared && wait === own };
  }

  private waitForOwn(guess: Guess): number {
    return guess.isShared ? this.ofAddress.waits(sharedKey(guess)) : this.ofDevice.waits(guess.device);
  }

  private waitForAll(guess: Guess): number {
    const { room, isReal, isShared, isAtDesk } = guess;
    if (!isReal) return 0;
    const passes = isShared ? 0 : this.ofPasses.waitFor(placeKey(guess));
    return Math.max(passes, this.atPupil.waitFor(keyOf(guess), isAtDesk), this.atClass.waitFor(room, isAtDesk));
  }

  missed(wanted: Wanted, caller: Caller): void {
    const guess = guessOf(wanted, caller, false);
    this.hear(guess);
    this.tell(guess);
  }

  /** Tries at other processes count here, too. Answers how many are forgiven. */
  hear(guess: Guess): number {
    const { device, isShared, isRight, isReal, isAtDesk, room } = guess;
    const own = `${keyOf(guess)} ${device}`;
    if (isRight) return this.forPupil.forgive(own);
    this.forPupil.miss(own);
    if (!isShared) this.ofDevice.miss(device);
    else if (isReal || !isAtDesk) this.ofAddress.miss(sharedKey(guess));
    if (!isReal) return 0;
    if (!isShared) this.ofPasses.charge(placeKey(guess), 1);
    this.atPupil.charge(keyOf(guess), isAtDesk);
    this.atClass.charge(room, isAtDesk);
    return 0;
  }

  /** The right pictures: this device's tries for this pupil were those of a child who had forgotten. Answers how many there were. */
  forgive(wanted: Wanted, caller: Caller): number {
    const guess = guessOf(wanted, caller, true);
    const forgiven = this.hear(guess);
    if (forgiven > 0) this.tell(guess);
    return forgiven;
  }
}

/** Wrong tries that all new devices have together. Those at the desk's address have a reserve that nobody else can use up. */
class Share {
  private readonly common: Limiter;
  private readonly reserve: Limiter;

  constructor(common: Limiter, reserve: Limiter) {
    this.common = common;
    this.reserve = reserve;
  }

  waitFor(key: string, isAtDesk: boolean): number {
    const common = this.common.waitFor(key);
    return isAtDesk ? Math.min(common, this.reserve.waitFor(key)) : common;
  }

  charge(key: string, isAtDesk: boolean): void {
    (isAtDesk && !this.common.has(key) ? this.reserve : this.common).charge(key, 1);
  }
}

/** Pictures were sent for a pupil. */
export interface Guess extends Wanted {
  /** A hash of the pass, or of the address where there is none (`isShared`). */
  readonly device: string;
  readonly isShared: boolean;
  /** A hash of the address. */
  readonly place: string;
  readonly isRight: boolean;
}

/** A pass counts where it was issued, or where the device was in as this pupil; any pupil with a card gets others for free. */
function guessOf(wanted: Wanted, { address, pass, isOwn }: Caller, isRight: boolean): Guess {
  const place = shortHash(customerOf(address));
  return pass && (isOwn || hasBeen(pass, wanted))
    ? { ...wanted, device: shortHash(`pass ${pass.id}`), isShared: false, place, isRight }
    : { ...wanted, device: place, isShared: true, place, isRight };
}

const keyOf = ({ room, pupil, drawn }: Been): string => `${room} ${pupil} ${drawn}`;

/** The desk's address has its own count in its class: nothing done to other classes or to pupils who don't exist slows the lesson there. */
const sharedKey = ({ device, room, isAtDesk }: Guess): string => (isAtDesk ? `${room} ${device}` : device);

const placeKey = ({ room, place, isAtDesk }: Guess): string => `${room} ${place} ${isAtDesk}`;
