import { type Colour, coloursOf, fillColours } from '@stolik/kernel/colours';
import type { Refusal, Seat } from '@stolik/kernel/game';
import type { Telling } from '@stolik/kernel/telling';
import { isolated, typeset } from '@stolik/kernel/typography';
import { type Accessor, createMemo } from 'solid-js';
import { announce } from '../../base/a11y/announce.ts';
import { m } from '../../base/messages/catalog.ts';
import { pace, preferences } from '../../base/preferences.ts';
import { goTo, toReplay } from '../../base/router.ts';
import { play } from '../../base/sound/sounds.ts';
import { wearColours } from '../../base/ui/colours.ts';
import type { Laying } from '../../base/ui/laying.tsx';
import { toast } from '../../base/ui/toast.tsx';
import type { Match, MatchPage } from '../../session/match.ts';
import { reuse } from '../../session/reuse.ts';
import type { Automaton, GameClient, TableClient } from '../contract.ts';
import { clientOf } from './client.ts';
import type { TableExtras } from './extras.ts';
import { hesitationOf, lengthOf, waitsForTap } from './manner.ts';
import { leaveFor } from './origin.ts';
import type { Side } from './side.tsx';
import { tellEvent } from './words.ts';

/** What a table is opened with. */
export interface TablePlan {
  readonly client: GameClient;
  /** By which this device knows the table again. */
  readonly id?: string;
  readonly open: (page: MatchPage) => Match;
  readonly extras?: (match: Match) => TableExtras;
  readonly isReplay?: boolean;
  /** How it begins anew, where that is no other table. */
  again?(): void;
}

/** A match and what the parts of the page ask about it. */
export interface OpenedTable {
  readonly match: Match;
  /** What boards get of it. */
  readonly table: TableClient;
  readonly extras: TableExtras | undefined;
  readonly automata: Accessor<readonly Automaton[]>;
  nameOf(seat: Seat): string;
}

/** Opens the match of a table and lends it the page: films at people's pace, events told aloud, refusals and trouble said. */
export function openTable(plan: TablePlan, laying: Laying, side: Pick<Side, 'sheet' | 'setSheet'>): OpenedTable {
  const { client, isReplay = false } = plan;
  const hasPerson = (): boolean => match.sitters().some(({ kind }) => kind === 'person');
  /** Several people play at this device. */
  const isShared = (): boolean =>
    !isReplay && plan.extras === undefined && match.sitters().filter(({ kind }) => kind === 'person').length > 1;
  const nameOf = (seat: Seat): string =>
    isolated(match.sitters()[seat]?.name ?? automata().find((each) => each.seat === seat)?.name ?? String(seat + 1));
  /** Who is at this device and nobody else is; in a game that is only looked at, nobody. */
  function you(): Seat | undefined {
    if (isReplay || isShared()) return undefined;
    if (plan.extras) return match.eyes();
    const seat = match.sitters().findIndex(({ kind }) => kind === 'person');
    return seat < 0 ? undefined : seat;
  }
  const telling = (): Telling => ({ language: preferences.language, nameOf, you: you() });
  const showRefusal = (refusal: Refusal): void => sayRefusal(client, refusal);

  const match = plan.open({
    laying,
    duration: (event) => lengthOf(client, event, { speed: preferences.speed, pace: pace() }),
    ...(client.lastTurn && { lastTurn: client.lastTurn }),
    ...(client.stopsBefore && {
      stopsBefore: (event) => waitsForTap(preferences.speed, isShared) && client.stopsBefore!(event),
    }),
    isMoment: (event) => client.duration(event) > 0,
    isStepped: () => client.Film !== undefined && preferences.speed === 0,
    hesitation: (isLastChance) => hesitationOf(pace(), isLastChance, hasPerson()),
    showsMissed: () => pace() > 0 && preferences.speed > 0,
    onEvent: (event) => announce(() => tellEvent(client, event, telling(), match.sight().view)),
    onRefusal: showRefusal,
    onTrouble: (error) => {
      console.error(error);
      toast(m().trouble);
    },
  });
  const extras = plan.extras?.(match);
  const automata = createMemo<readonly Automaton[]>((before) =>
    reuse(before, client.automata?.(match.sight().view, preferences.language) ?? []),
  );
  const colours = createMemo<readonly Colour[]>((before) =>
    reuse(before, client.colours ? fillColours(client.colours(match.sight().view)) : coloursOf(match.sitters())),
  );
  wearColours(colours);
  const table = clientOf(match, {
    id: plan.id,
    colours,
    announce,
    showRefusal,
    showPanel: (isOpen) => side.setSheet(isOpen ? 'panel' : undefined),
    isPanelOpen: () => side.sheet() === 'panel',
    nameOf,
    telling,
    automata: () => automata().map(({ name }) => name),
    lookAt: (log, from) =>
      void import('../../session/kept/link.ts')
        .then(({ packLog }) => packLog(log))
        .then((code) => {
          leaveFor(code, { address: location.hash, step: match.at(), isReview: false });
          goTo(toReplay(code, from));
        }),
    again:
      plan.again ??
      (isReplay || extras ? undefined : () => void import('./again.ts').then(({ playAgain }) => playAgain(client, match))),
    isReplay,
  });
  return { match, table, extras, automata, nameOf };
}

function sayRefusal(client: GameClient, refusal: Refusal): void {
  play('refuse');
  const { language } = preferences;
  toast(typeset(client.explain?.(refusal, language) ?? client.game.explain(refusal, language), language), {
    game: client.game.id,
    clause: refusal.clause,
  });
}
