import type { Seat } from '@stolik/kernel/game';
import type { Telling } from '@stolik/kernel/telling';
import { type Speech, speechOf } from '@stolik/look/speech';
import type { GroupView, MicropulView } from '../seen/view.ts';
import { soloRank } from '../turn/score.ts';
import type { EndReason } from '../turn/state.ts';
import { drawBoard, drawTiles } from './drawing.ts';
import { TEXTS } from './tell.ts';
import type { Texts } from './texts.ts';

/** The position in words and as a drawing. */
export function describe(view: MicropulView, telling: Telling): string {
  const texts = TEXTS[telling.language];
  // Who is called "you" has a name here too: a list is read by name.
  const speech = speechOf({ ...telling, you: undefined });
  const parts = [
    describeMoment(view, texts, speech),
    drawBoard(view),
    texts.legend,
    view.hands.map((_, seat) => describeSeat(view, seat, texts, speech)).join('\n'),
    texts.core(view.core),
    describeGroups(view.groups, texts, speech),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function describeMoment(view: MicropulView, texts: Texts, speech: Speech): string {
  const { outcome, turn } = view;
  if (outcome) return describeEnd(view, texts, speech);
  if (view.drawing !== null) return texts.drawing[view.drawing];
  if (turn === null) throw new Error('a running game has nobody to move and nothing to draw');
  const lines = [view.isExtraTurn ? texts.extraTurn(turn, speech) : texts.turn(turn, speech)];
  if (view.extra > 0) lines.push(texts.owed(view.extra));
  return lines.join(' ');
}

function describeEnd({ outcome, hands }: MicropulView, texts: Texts, speech: Speech): string {
  const { winners, scores, reason, clause } = outcome!;
  const isAlone = hands.length === 1;
  const loser = isAlone ? 0 : 1 - (winners[0] ?? 0);
  const how =
    reason === 'core-emptied'
      ? texts.coreExhausted
      : texts.tell.seatLost(
          { kind: 'seatLost', seat: loser, reason: reason as Exclude<EndReason, 'core-emptied'>, clause },
          speech,
        );
  if (!isAlone) return `${how} ${texts.result(winners[0] === undefined ? undefined : speech.name(winners[0]), scores)}`;
  const rank = winners.length > 0 ? soloRank(scores[0]!) : undefined;
  return [how, texts.soloResult(winners.length > 0, scores[0]!), rank ? texts.rank(rank) : '']
    .filter((part) => part !== '')
    .join(' ');
}

function describeSeat(view: MicropulView, seat: Seat, texts: Texts, speech: Speech): string {
  const hand = view.hands[seat]!;
  const supply = view.supplies[seat]!;
  const count = 'tiles' in hand ? hand.tiles.length : hand.count;
  const isViewer = view.viewer === seat;
  const counts = {
    hand: count,
    supply: supply.faceDown + supply.open.length,
    stones: view.stonesLeft[seat]!,
    score: view.scores[seat]!,
  };
  const lines = [texts.seat(speech.name(seat), isViewer, counts)];
  if ('tiles' in hand && count > 0) lines.push(drawTiles(hand.tiles));
  if (supply.open.length > 0) lines.push(texts.openSupply, drawTiles(supply.open));
  return lines.join('\n');
}

/** Groups that stones or closing have made matter, a line each; the others in one line. */
function describeGroups(groups: readonly GroupView[], texts: Texts, speech: Speech): string {
  const at = (group: GroupView): string => `${group.x},${group.y},${group.corner}`;
  const isSettled = (group: GroupView): boolean => group.stones.length > 0 || group.isClosed;
  const settled = groups.filter(isSettled).map((group) => `  ${at(group)}: ${texts.group(group, speech)}`);
  const others = groups.filter((group) => !isSettled(group)).map((group) => `${at(group)} ${group.colour}${group.points}`);
  const lines = settled.length > 0 ? [texts.groups, ...settled] : [];
  if (others.length > 0) lines.push(`${texts.openGroups} ${others.join('; ')}`);
  return lines.join('\n');
}
