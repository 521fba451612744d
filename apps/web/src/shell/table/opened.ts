import { type Colour, coloursOf, fillColours } from '@stolik/kernel/colours';
import type { Refusal, Seat } from '@stolik/kernel/game';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import type { Telling } from '@stolik/kernel/telling';
import { isolated, typeset } from '@stolik/look/typography';
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
import { createHearing } from './hearing.ts';
import { hesitationOf, lengthOf, tempoOf, waitsForTap } from './manner.ts';
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
  readonly question?: ClosedQuestion;
  /** Whether what is tried shows what would come of it; it does unless said. */
  predicts?(): boolean;
  /** How it begins again, where that is no other table. */
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
  const showRefusal = (refusal: Refusal): void => sayRefusal(client, refusal, match.sight().view);

  const match = plan.open({
    laying,
    duration: (event, isFilm) => lengthOf(client, event, tempoOf({ speed: preferences.speed, pace: pace() }, isFilm === true)),
    ...(client.film?.lastTurn && { lastTurn: client.film.lastTurn }),
    ...(client.film?.stopsBefore && {
      stopsBefore: (event) => waitsForTap(preferences.speed, isShared) && client.film!.stopsBefore!(event),
    }),
    ...(client.film?.beatEnd && { beatEnd: client.film.beatEnd }),
    ...(client.film?.slowness && { slowness: client.film.slowness }),
    isMoment: (event) => client.duration(event) > 0,
    isStepped: () => client.film !== undefined && preferences.speed === 0,
    hesitation: (isLastChance) => hesitationOf(pace(), isLastChance, hasPerson()),
    showsMissed: () => pace() > 0 && preferences.speed > 0,
    onEvent: (event) => {
      announce(() => tellEvent(client, event, telling(), match.sight().view));
      hear(event);
    },
    onRefusal: showRefusal,
    onTrouble: (error) => {
      console.error(error);
      toast(m().trouble);
    },
  });
  const extras = plan.extras?.(match);
  const automata = createMemo<readonly Automaton[]>((before) =>
    reuse(before, client.pieces?.automata?.(match.sight().view, preferences.language) ?? []),
  );
  const colours = createMemo<readonly Colour[]>((before) =>
    reuse(before, client.pieces?.colours ? fillColours(client.pieces.colours(match.sight().view)) : coloursOf(match.sitters())),
  );
  wearColours(colours);
  const table = clientOf(match, {
    id: plan.id,
    colours,
    announce,
    showRefusal,
    showPanel: (isOpen) => side.setSheet(isOpen ? 'panel' : undefined),
    isPanelOpen: () => side.sheet() === 'panel',
    question: plan.question,
    predicts: () => plan.predicts?.() ?? true,
    nameOf,
    telling,
    ...(client.pieces?.portrait && { portraitOf: (seat) => client.pieces!.portrait!(table, seat) }),
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
  const hear = createHearing(client, match, table);
  return { match, table, extras, automata, nameOf };
}

function sayRefusal(client: GameClient, refusal: Refusal, view: unknown): void {
  play('refuse');
  const { language } = preferences;
  const { clause } = refusal;
  const text = client.explain?.(refusal, language) ?? client.game.explain(refusal, language);
  // What a question refuses stands in no rule, and children read none.
  const hasClause = clause !== '' && !client.kids?.isFor(view);
  toast(typeset(text, language), hasClause ? { game: client.game.id, clause } : undefined);
}
