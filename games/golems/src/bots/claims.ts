import type { Seat } from '@stolik/kernel/game';
import { inEach } from '@stolik/look/catalog';
import { claimMeasures } from '@stolik/search/claims';
import type { Claims, Measure } from '@stolik/search/lively';
import { en } from '../words/en/lively.ts';
import { pl } from '../words/pl/lively.ts';
import { ru } from '../words/ru/lively.ts';
import type { Explaining } from './explain.ts';
import { GRADES, type Grade, gradeOf } from './reasons.ts';

const WORDS = inEach({ en, ru, pl });

interface Fighting {
  readonly round: number;
  readonly table: { readonly seats: number };
  readonly at: readonly number[];
}

/** Chances that hints of a fight speak of: to hit, to put a rival out, to be hurt, to be put out. */
export function fightClaims<State extends Fighting>(
  explaining: Explaining<State>,
  damage: (state: State, seat: Seat) => number,
): Claims<State> {
  const isWorse = (before: State, after: State, seat: Seat): boolean =>
    before.at[seat]! >= 0 && (after.at[seat]! < 0 || damage(after, seat) > damage(before, seat));
  return {
    of(world, seat, action, known) {
      const prospect = explaining.prospectOf(world, seat, action, known);
      if (!prospect || prospect.race) return [];
      const { hits, putsOut, isHurt, isOut } = prospect;
      return Object.entries({ hit: hits, out: putsOut, hurt: isHurt, fall: isOut }).map(([name, chance]) => ({
        name,
        grade: gradeOf(chance),
        chance,
      }));
    },
    isSettled: (before, after) => after.round !== before.round,
    cameTrue(name, before, after, seat) {
      if (name === 'hurt') return isWorse(before, after, seat);
      if (name === 'fall') return before.at[seat]! >= 0 && after.at[seat]! < 0;
      for (let other = 0; other < before.table.seats; other++) {
        if (other === seat) continue;
        if (name === 'hit' ? isWorse(before, after, other) : before.at[other]! >= 0 && after.at[other]! < 0) return true;
      }
      return false;
    },
  };
}

export const CLAIM_MEASURES: readonly Measure[] = Object.entries(WORDS.claims).flatMap(([name, says]) =>
  (Object.keys(GRADES) as Grade[]).flatMap((grade) => {
    const as = WORDS.grades[grade];
    return claimMeasures(name, grade, {
      en: `${says.en}, ${as.en}`,
      ru: `${says.ru}, ${as.ru}`,
      pl: `${says.pl}, ${as.pl}`,
    });
  }),
);
