import type { CircuitView } from '@stolik/circuit/seen/view';
import type { Seat } from '@stolik/kernel/game';
import type { BarPart, Finish, FinishPlan } from '../../../shell/finish.ts';
import { type EndingWords, endingWords, type SideTold } from '../words/ending.ts';

interface Side extends SideTold {
  readonly seats: readonly Seat[];
  readonly score: number;
  readonly isGone: boolean;
}

/** Who plays together, in the order of their sides. [C8.2] */
export function sidesIn(view: CircuitView): readonly (readonly Seat[])[] {
  const sides = new Map<number, Seat[]>();
  for (const [seat, { side }] of view.seats.entries()) sides.set(side, [...(sides.get(side) ?? []), seat]);
  return [...sides.entries()].sort(([a], [b]) => a - b).map(([, seats]) => seats);
}

export function finish(view: CircuitView, plan: FinishPlan): Finish {
  const words = endingWords(plan.language);
  const teams = sidesIn(view);
  const sides = teams.map((seats) => sideOf(view, seats, plan));
  const isTeams = teams.some((seats) => seats.length > 1);
  return {
    ...said(view, sides, words, plan, isTeams),
    bars: view.seats.map(({ points, penalties }) => barOf(points, penalties, words)),
    // Equal points are told apart by lit parts. [C7.3]
    standing: view.seats.map(({ score, lit }) => score * 100 + lit),
    ...(isTeams && {
      teams,
      teamSays: (light: number, penalties: number) =>
        [words.bar.light(light), ...(penalties > 0 ? [words.bar.penalties(penalties)] : [])].join(', '),
    }),
  };
}

function barOf(light: number, penalties: number, words: EndingWords): BarPart[] {
  const parts: BarPart[] = [
    { kind: 'own', label: words.bar.light(light), points: light },
    { kind: 'cost', label: words.bar.penalties(penalties), points: -penalties },
  ];
  return parts.filter(({ points }) => points !== 0);
}

function sideOf(view: CircuitView, seats: readonly Seat[], plan: FinishPlan): Side {
  const sum = (value: (seat: CircuitView['seats'][number]) => number): number =>
    seats.reduce((total, seat) => total + value(view.seats[seat]!), 0);
  return {
    seats,
    names: seats.map(plan.nameOf),
    isMine: plan.me !== undefined && seats.includes(plan.me),
    score: sum(({ score }) => score),
    light: sum(({ points }) => points),
    penalties: sum(({ penalties }) => penalties),
    lit: sum(({ lit }) => lit),
    isGone: seats.every((seat) => view.seats[seat]!.gone),
  };
}

function said(
  view: CircuitView,
  sides: readonly Side[],
  words: EndingWords,
  plan: FinishPlan,
  isTeams: boolean,
): Pick<Finish, 'decided' | 'otherwise'> {
  const playing = sides.filter(({ isGone }) => !isGone).sort((a, b) => b.score - a.score || b.lit - a.lit);
  const [first, second] = playing;
  if (view.over?.reason === 'one-side-left' || !first || !second) {
    const gone = sides.find(({ isGone, isMine }) => isGone && isMine) ?? sides.find(({ isGone }) => isGone);
    if (!gone) return { decided: words.oneLeft, otherwise: '' };
    // The points stand over it: who had more did not win.
    const isAhead = first !== undefined && gone.score > first.score;
    return { decided: words.gaveUp(gone), otherwise: isAhead ? words.ahead(gone, gone.score, first.score) : '' };
  }
  if (plan.outcome.winners.length === 0) {
    const isAlike = first.light === second.light && first.penalties === second.penalties;
    return { decided: isAlike ? words.alike(first, isTeams) : words.level(first.score, isTeams), otherwise: words.oneLamp };
  }
  const lead = first.score - second.score;
  if (lead === 0) return { decided: words.byLit(first, second), otherwise: turned(first, second, words) };
  const brighter = first.light - second.light;
  const safer = second.penalties - first.penalties;
  const decided =
    brighter >= lead && brighter >= safer
      ? words.byLight(first, second)
      : safer >= lead
        ? words.byCare(first, second)
        : words.byBoth(first, second);
  return { decided, otherwise: turned(first, second, words) };
}

/** From this lead on a game was not close, and nobody is told how little was missing. */
const CLOSE = 3;

/** What would have turned it. Where both have paid, "without penalties" means nobody's: only what is true then is said. */
function turned(first: Side, second: Side, words: EndingWords): string {
  const lead = first.score - second.score;
  if (first.penalties === 0 && second.penalties > lead) return words.withoutPenalties(second);
  if (first.penalties > 0 && second.light > first.light) return words.withoutAnyPenalties(first, second);
  return lead < CLOSE ? words.moreLight(lead + 1) : '';
}
