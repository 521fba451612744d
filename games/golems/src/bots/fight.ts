import type { Outcome, Seat } from '@stolik/kernel/game';
import type { Facts, Measure } from '@stolik/search/lively';

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

/** What is measured in both editions. */
export const FIGHT_MEASURES: readonly Measure[] = [
  { key: 'draws', fact: 'draw', of: 'mean', isShare: true, says: { en: 'draws', ru: 'ничьи', pl: 'remisy' } },
  { key: 'rounds', fact: 'rounds', of: 'mean', says: { en: 'rounds', ru: 'раундов', pl: 'rund' } },
  { key: 'hits', fact: 'hits', of: 'mean', says: { en: 'hits that hurt', ru: 'ударов с уроном', pl: 'ciosów z obrażeniami' } },
  { key: 'blocked', fact: 'blocked', of: 'mean', says: { en: 'hits blocked', ru: 'отбитых ударов', pl: 'ciosów obronionych' } },
  { key: 'air', fact: 'air', of: 'mean', says: { en: 'strikes into the air', ru: 'ударов в пустоту', pl: 'ciosów w próżnię' } },
  {
    key: 'damage',
    fact: 'damage',
    of: 'mean',
    says: { en: 'damage, all golems', ru: 'урон, все големы', pl: 'obrażenia, wszystkie golemy' },
  },
  {
    key: 'firstHit',
    fact: 'firstHit',
    of: 'mean',
    says: { en: 'round of the first hit', ru: 'раунд первого удара', pl: 'runda pierwszego ciosu' },
  },
  {
    key: 'hitless',
    fact: 'hitless',
    of: 'mean',
    isShare: true,
    says: { en: 'games without a hit', ru: 'партии без удара', pl: 'partie bez ciosu' },
  },
  ...rivalMeasures('still', { en: 'a still rival', ru: 'неподвижный соперник', pl: 'nieruchomy rywal' }),
  ...rivalMeasures('repeat', { en: 'a repeating rival', ru: 'соперник с одной программой', pl: 'rywal z jednym programem' }),
];

function rivalMeasures(rival: 'still' | 'repeat', name: Measure['says']): readonly Measure[] {
  return [
    {
      key: `${rival}Unhurt`,
      rival,
      fact: 'unhurt',
      of: 'mean',
      isShare: true,
      says: { en: `${name.en}: never hurt`, ru: `${name.ru}: без урона`, pl: `${name.pl}: bez obrażeń` },
    },
    {
      key: `${rival}UnhurtRounds`,
      rival,
      fact: 'unhurtRounds',
      of: 'mean',
      says: { en: `${name.en}: rounds unhurt`, ru: `${name.ru}: раундов без урона`, pl: `${name.pl}: rund bez obrażeń` },
    },
    {
      key: `${rival}HitWithin${SOON}`,
      rival,
      fact: 'hitSoon',
      of: 'mean',
      isShare: true,
      says: {
        en: `${name.en}: hit within ${SOON} rounds`,
        ru: `${name.ru}: удар за ${SOON} раунда`,
        pl: `${name.pl}: cios w ciągu ${SOON} rund`,
      },
    },
  ];
}
