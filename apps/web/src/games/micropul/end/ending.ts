import type { Seat } from '@stolik/kernel/game';
import { soloRank } from '@stolik/micropul/score';
import type { GroupView, MicropulView } from '@stolik/micropul/view';
import type { BarPart, Finish, FinishPlan } from '../../../shell/finish.ts';
import { type Parts, partsOf } from '../model/points.ts';
import { SOLO_SCALE } from '../model/solo.ts';
import { wordsOf } from '../words/by-language.ts';
import { type EndingWords, endingWords } from '../words/ending.ts';

const isOnly = (group: GroupView, seat: Seat): boolean => group.stones.length === 1 && group.stones[0] === seat;

/** Closed groups that gave this seat points, the biggest first. [M7.2] */
export const wonGroups = (view: MicropulView, seat: Seat): readonly GroupView[] =>
  view.groups.filter((group) => group.isClosed && isOnly(group, seat)).sort((a, b) => b.points - a.points);

/** The biggest group that stayed open under this seat's stone alone. */
export const openGroup = (view: MicropulView, seat: Seat): GroupView | undefined =>
  view.groups.filter((group) => !group.isClosed && isOnly(group, seat)).sort((a, b) => b.points - a.points)[0];

export function finish(view: MicropulView, plan: FinishPlan): Finish {
  const words = endingWords(plan.language);
  const said = view.hands.length === 1 ? alone(view, words, plan) : together(view, words, plan);
  return { ...said, bars: view.hands.map((_, seat) => barOf(view, seat, words)), standing: plan.outcome.scores };
}

function barOf(view: MicropulView, seat: Seat, words: EndingWords): BarPart[] {
  const { supply, hand } = partsOf(view, seat);
  const groups = wonGroups(view, seat).map(({ points }) => points);
  const parts: BarPart[] = [
    { kind: 'own', label: words.bar.groups(groups.join(' + ')), points: groups.reduce((sum, points) => sum + points, 0) },
    { kind: 'plain', label: words.bar.supply(supply), points: supply },
    { kind: 'plain', label: words.bar.hand(hand), points: hand },
  ];
  return parts.filter(({ points }) => points > 0);
}

/** So many tiles at most would have turned a game that was close; of others that is not said. */
const CLOSE = 3;

const PARTS = ['groups', 'supply', 'hand'] as const;

type Said = Pick<Finish, 'decided' | 'otherwise'>;

function together(view: MicropulView, words: EndingWords, plan: FinishPlan): Said {
  const { winners, scores, reason } = plan.outcome;
  const winner = winners[0];
  const who = (seat: Seat) => ({ name: plan.nameOf(seat), isMe: seat === plan.me });
  if (winner === undefined) return level(view, words, plan);
  const loser = view.hands.findIndex((_, seat) => seat !== winner);
  if (reason !== 'core-emptied') {
    const [lost, won] = [scores[loser] ?? 0, scores[winner] ?? 0];
    // The score stands over it already; what is worth a sentence is that points did not decide.
    const onPoints = lost > won ? words.ahead(who(loser)) : lost === won ? words.even : '';
    return { decided: words.forfeit(reason, who(loser)), otherwise: onPoints };
  }
  const lead = (scores[winner] ?? 0) - (scores[loser] ?? 0);
  const [own, other] = [partsOf(view, winner), partsOf(view, loser)];
  return {
    decided: decided(own, other, lead, wonGroups(view, winner).length, words, who(winner)),
    otherwise: otherwise(view, loser, lead, words, who(loser)),
  };
}

/** What the winner is ahead in decided it where the lead is not bigger than that; otherwise several things did together. */
function decided(
  own: Parts,
  other: Parts,
  lead: number,
  groups: number,
  words: EndingWords,
  winner: { readonly name: string; readonly isMe: boolean },
): string {
  const [ahead, ...more] = PARTS.map((part) => ({ part, by: own[part] - other[part] })).sort((a, b) => b.by - a.by);
  if (!ahead) return '';
  if (ahead.by < lead)
    return words.several(
      [ahead, ...more].filter(({ by }) => by > 0).map(({ part }) => part),
      own,
      other,
    );
  if (ahead.part === 'groups') return words.byGroups(winner, groups, own.groups, other.groups);
  return words.byTiles(ahead.part, winner, own[ahead.part], other[ahead.part]);
}

function otherwise(
  view: MicropulView,
  seat: Seat,
  lead: number,
  words: EndingWords,
  who: { readonly name: string; readonly isMe: boolean },
): string {
  const open = openGroup(view, seat);
  if (open && open.points >= lead) return words.stayedOpen(who, open.colour, open.points, open.points > lead ? 'win' : 'draw');
  const tiles = Math.floor(lead / 2) + 1;
  return tiles <= CLOSE ? words.moreTiles(tiles) : '';
}

function level(view: MicropulView, words: EndingWords, plan: FinishPlan): Said {
  const open = view.hands
    .map((_, seat) => ({ seat, group: openGroup(view, seat) }))
    .filter(({ group }) => group)
    .sort((a, b) => b.group!.points - a.group!.points)[0];
  return {
    decided: words.level(plan.outcome.scores[0] ?? 0),
    otherwise: open
      ? words.stayedOpen(
          { name: plan.nameOf(open.seat), isMe: open.seat === plan.me },
          open.group!.colour,
          open.group!.points,
          'win',
        )
      : words.oneTile,
  };
}

/** Alone against the scale, which is a guide only. [M8] */
function alone(view: MicropulView, words: EndingWords, plan: FinishPlan): Said {
  const score = plan.outcome.scores[0] ?? 0;
  if (plan.outcome.winners.length === 0)
    return {
      decided: words.forfeit(plan.outcome.reason, { name: plan.nameOf(0), isMe: true }),
      otherwise: view.core > 0 ? words.coreLeft(view.core) : '',
    };
  const next = SOLO_SCALE.find(({ points }) => points > score);
  const { panel, rank } = wordsOf(plan.language);
  return {
    decided: `${words.points(score)}. ${rank(soloRank(score))}.`,
    otherwise: next ? words.nextStep(next.points - score, panel.rank(next.rank)) : '',
  };
}
