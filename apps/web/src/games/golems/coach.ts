import { inEach } from '@stolik/look/catalog';
import type { Coach, CoachStep } from '../../shell/contract.ts';
import { en } from '../../words/en/games/golems/coach.ts';
import { pl } from '../../words/pl/games/golems/coach.ts';
import { ru } from '../../words/ru/games/golems/coach.ts';
import { deskOf } from './desk/desk.ts';
import type { Edition } from './desk/edition.ts';
import { openPlaces } from './model/draft.ts';
import type { GolemsEvent, GolemsView } from './model/scene.ts';

const WORDS = inEach({ en, ru, pl });

const kidsSteps = (says: CoachStep['says']): readonly CoachStep[] => [
  { id: 'card', says: WORDS.kids.card, afterAim: true },
  { id: 'rows', says: WORDS.kids.rows },
  { id: 'ready', says },
];

/** Who walks when: told as it is at this table. [G6.11.2] */
const KIDS_STEPS = {
  alternate: kidsSteps(WORDS.kids.ready.alternate),
  together: kidsSteps(WORDS.kids.ready.together),
  alone: kidsSteps(WORDS.kids.ready.alone),
} as const;

/** The words for young players; undefined at other tables. */
export function kidsStepsFor({ kidsOf }: Pick<Edition, 'kidsOf'>, view: GolemsView): readonly CoachStep[] | undefined {
  const kids = kidsOf(view);
  return kids && KIDS_STEPS[kids.players === 1 ? 'alone' : kids.turns];
}

/** What one plays for comes first: on a phone nothing else in sight says it. */
const stepsOf = ({ id }: Edition): readonly CoachStep[] => [
  { id: 'card', says: WORDS.card[id] },
  { id: 'rows', says: WORDS.rows },
  { id: 'ready', says: WORDS.ready },
];

/** The first program somebody writes. */
export const coachOf = (edition: Edition): Coach<GolemsView, GolemsEvent> => ({
  steps: stepsOf(edition),
  stepsAt: (table) => kidsStepsFor(edition, deskOf(table, edition).view()),
  at(table) {
    const desk = deskOf(table, edition);
    const limits = desk.limits();
    if (!desk.isProgramming() || !limits) return undefined;
    if (desk.draft().every((row) => row === undefined)) return 'card';
    return openPlaces(desk.draft(), limits).length > 0 ? 'rows' : 'ready';
  },
});
