import type { Outcome, Seat } from '@stolik/kernel/game';
import { inEach } from '@stolik/look/catalog';
import type { Facts, Measure } from '@stolik/search/lively';
import { en } from '../words/en/lively.ts';
import { pl } from '../words/pl/lively.ts';
import { ru } from '../words/ru/lively.ts';

const WORDS = inEach({ en, ru, pl });

/** So soon an opponent should reach somebody who never leaves their cell. */
const SOON = 3;

/** Counts strikes and damage of one game. Each edition tells it what its events mean. */
export class Fight {
  private round = 1;
  private readonly rival: Seat | undefined;
  private hits = 0;
  private blocked = 0;
  private air = 0;
  private damage = 0;
  private firstHit: number | undefined;
  private rivalHit: number | undefined;
  private rivalHurt: number | undefined;
  /** Strikes that have landed on each golem and are not settled yet: how many, and the points that nothing has blocked so far. */
  private readonly landed = new Map<Seat, { strikes: number; points: number }>();

  constructor(rival: Seat | undefined) {
    this.rival = rival;
  }

  beginRound(round: number): void {
    this.round = round;
  }

  /** A strike reaches another golem. Whether it hurts is known when Defend has blocked its part. */
  land(victim: Seat, points: number): void {
    const before = this.landed.get(victim) ?? { strikes: 0, points: 0 };
    this.landed.set(victim, { strikes: before.strikes + 1, points: before.points + points });
  }

  block(victim: Seat, points: number): void {
    const before = this.landed.get(victim);
    if (!before) return;
    if (points < before.points) this.landed.set(victim, { ...before, points: before.points - points });
    else {
      this.blocked += before.strikes;
      this.landed.delete(victim);
    }
  }

  /** The strikes on this golem that were not blocked have hurt it. */
  settle(victim: Seat): void {
    const { strikes = 0 } = this.landed.get(victim) ?? {};
    this.landed.delete(victim);
    if (strikes === 0) return;
    this.hits += strikes;
    this.firstHit ??= this.round;
    if (victim === this.rival) this.rivalHit ??= this.round;
  }

  settleAll(): void {
    for (const victim of [...this.landed.keys()]) this.settle(victim);
  }

  /** A strike that changes nothing: no golem, no barrel, nothing that breaks. */
  miss(): void {
    this.air++;
  }

  /** Damage of any cause. */
  hurt(victim: Seat, points: number): void {
    this.damage += points;
    if (victim === this.rival) this.rivalHurt ??= this.round;
  }

  facts({ winners }: Outcome): Facts {
    const { round, hits, blocked, air, damage, firstHit, rivalHit, rivalHurt } = this;
    return {
      draw: Number(winners.length === 0),
      rounds: round,
      hits,
      blocked,
      air,
      damage,
      firstHit,
      hitless: Number(hits === 0),
      unhurt: Number(rivalHurt === undefined),
      unhurtRounds: rivalHurt === undefined ? round : rivalHurt - 1,
      hitSoon: Number(rivalHit !== undefined && rivalHit <= SOON),
    };
  }
}

/** The measures of both editions. */
export const FIGHT_MEASURES: readonly Measure[] = [
  { key: 'draws', fact: 'draw', of: 'mean', isShare: true, says: WORDS.draws },
  { key: 'rounds', fact: 'rounds', of: 'mean', says: WORDS.rounds },
  { key: 'hits', fact: 'hits', of: 'mean', says: WORDS.hits },
  { key: 'blocked', fact: 'blocked', of: 'mean', says: WORDS.blocked },
  { key: 'air', fact: 'air', of: 'mean', says: WORDS.air },
  {
    key: 'damage',
    fact: 'damage',
    of: 'mean',
    says: WORDS.damage,
  },
  {
    key: 'firstHit',
    fact: 'firstHit',
    of: 'mean',
    says: WORDS.firstHit,
  },
  {
    key: 'hitless',
    fact: 'hitless',
    of: 'mean',
    isShare: true,
    says: WORDS.hitless,
  },
  ...rivalMeasures('still'),
  ...rivalMeasures('repeat'),
];

function rivalMeasures(rival: 'still' | 'repeat'): readonly Measure[] {
  const words = WORDS[rival];
  return [
    {
      key: `${rival}Unhurt`,
      rival,
      fact: 'unhurt',
      of: 'mean',
      isShare: true,
      says: words.unhurt,
    },
    {
      key: `${rival}UnhurtRounds`,
      rival,
      fact: 'unhurtRounds',
      of: 'mean',
      says: words.unhurtRounds,
    },
    {
      key: `${rival}HitWithin${SOON}`,
      rival,
      fact: 'hitSoon',
      of: 'mean',
      isShare: true,
      says: words.hitWithin3,
    },
  ];
}
