import type { Outcome, Seat } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import { soloRank } from '@stolik/micropul/score';
import type { EndReason } from '@stolik/micropul/state';
import type { GroupView, MicropulView } from '@stolik/micropul/view';
import type { ScoreLine } from '../../../shell/contract.ts';
import { tilesOf } from '../model/points.ts';
import { wordsOf } from '../words/by-language.ts';

/** The result, line by line; stones that brought nothing are told too, because that is what one learns from. */
export function scoreLines(view: MicropulView, language: Language): ScoreLine[] {
  const words = wordsOf(language).score;
  return view.hands.flatMap((_, seat) => {
    const { hand, supply } = tilesOf(view, seat);
    const lines: ScoreLine[] = view.groups
      .filter((group) => group.stones.includes(seat))
      .map((group) => groupLine(group, seat, language));
    lines.push({ seat, text: words.supply(supply), points: 2 * supply }, { seat, text: words.hand(hand), points: hand });
    return lines;
  });
}

function groupLine(group: GroupView, seat: Seat, language: Language): ScoreLine {
  const words = wordsOf(language).score;
  if (group.stones.length > 1) return { seat, text: words.spoilt(group.colour), points: 0 };
  if (!group.isClosed) return { seat, text: words.open(group.colour, group.points), points: 0 };
  return { seat, text: words.group(group.colour, group.points), points: group.points };
}

/** How it ended; alone also where the points stand on the scale, unless the game was lost. [M8] */
export function ending({ reason, winners, scores }: Outcome, language: Language): string {
  const words = wordsOf(language);
  const how = words.ending[reason as EndReason];
  const isWonAlone = scores.length === 1 && winners.length > 0;
  return isWonAlone ? `${how} ${words.rank(soloRank(scores[0] ?? 0))}.` : how;
}
