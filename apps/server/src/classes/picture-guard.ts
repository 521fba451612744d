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
const OF_ADDRESS = [60, 10_000] as const;
/** Wrong pictures of all devices together that were never in as this pupil, and as anybody of this class: at once, and a second. */
const AT_PUPIL = [40, 1 / 60] as const;
const AT_CLASS = [150, 1 / 20] as const;

/** How long somebody has to wait, in milliseconds. */
export interface Wait {
  readonly wait: number;
  /** Others at the same address are the reason, and a pass would help. */
  readonly isShared: boolean;
}

const NO_WAIT: Wait = { wait: 0, isShared: false };

/**
 * Slows down whoever guesses the pictures of a pupil, and nobody else. A device waits for its own wrong tries; one that was in as this pupil
 * before never waits for those of others. All the other devices have so many wrong tries together: there are only 1,728 sets of pictures,
 * and whoever has many passes or addresses must not have as many tries. docs/adr/0027 has the numbers. It is kept in memory; processes tell
 * each other (`tell`, `hear`), and a restart forgives.
 */
export class PictureGuard {
  private readonly forPupil: SlowDown;
  private readonly ofDevice: SlowDown;
  private readonly ofAddress: SlowDown;
  private readonly atPupil: Limiter;
  private readonly atClass: Limiter;

  private readonly tell: (guess: Guess) => void;

  /** `tell`: to the other processes, whose guards are to `hear` it. */
  constructor(now: () => number, tell: (guess: Guess) => void = () => {}) {
    this.tell = tell;
    this.forPupil = new SlowDown(now, ...FOR_PUPIL);
    this.ofDevice = new SlowDown(now, ...OF_DEVICE);
    this.ofAddress = new SlowDown(now, ...OF_ADDRESS);
    this.atPupil = new Limiter(...AT_PUPIL, now);
    this.atClass = new Limiter(...AT_CLASS, now);
  }

  waitFor(whom: Been, caller: Caller): Wait {
    const device = deviceOf(whom, caller);
    const own = Math.max(this.forPupil.waits(`${keyOf(whom)} ${device.key}`), this.slowOf(device).waits(device.key));
    const wait = hasBeen(caller.pass, whom) ? own : Math.max(own, this.waitForAll(whom));
    return wait === 0 ? NO_WAIT : { wait, isShared: device.isShared && wait === own };
  }

  private waitForAll(whom: Been): number {
    return Math.max(this.atPupil.waitFor(keyOf(whom)), this.atClass.waitFor(whom.room));
  }

  missed(whom: Been, caller: Caller): void {
    const { key, isShared } = deviceOf(whom, caller);
    const guess: Guess = { ...whom, device: key, isShared, isRight: false };
    this.hear(guess);
    this.tell(guess);
  }

  /** What was shown to another process counts here, too. */
  hear({ device, isShared, isRight, ...whom }: Guess): number {
    const own = `${keyOf(whom)} ${device}`;
    if (isRight) return this.forPupil.forgive(own);
    this.forPupil.miss(own);
    this.slowOf({ key: device, isShared }).miss(device);
    this.atPupil.charge(keyOf(whom), 1);
    this.atClass.charge(whom.room, 1);
    return 0;
  }

  /** The right pictures: this device's tries for this pupil were those of a child who had forgotten. Answers how many there were. */
  forgive(whom: Been, caller: Caller): number {
    const { key, isShared } = deviceOf(whom, caller);
    const guess: Guess = { ...whom, device: key, isShared, isRight: true };
    const forgiven = this.hear(guess);
    if (forgiven > 0) this.tell(guess);
    return forgiven;
  }

  private slowOf({ isShared }: Device): SlowDown {
    return isShared ? this.ofAddress : this.ofDevice;
  }
}

/** Somebody has shown pictures for a pupil. */
export interface Guess extends Been {
  readonly device: string;
  readonly isShared: boolean;
  readonly isRight: boolean;
}

interface Device {
  readonly key: string;
  /** Everybody without a pass at one address. */
  readonly isShared: boolean;
}

/** A pass counts where it was issued or where the device was in as this pupil; others may be had for nothing with a card of one's own. */
const deviceOf = (whom: Been, { address, pass, isOwn }: Caller): Device =>
  pass && (isOwn || hasBeen(pass, whom))
    ? { key: shortHash(`pass ${pass.id}`), isShared: false }
    : { key: shortHash(customerOf(address)), isShared: true };

const keyOf = ({ room, pupil, drawn }: Been): string => `${room} ${pupil} ${drawn}`;
