import type { Coach, CoachStep } from '../../shell/contract.ts';
import { deskOf } from './desk/desk.ts';
import { openPlaces } from './model/draft.ts';
import { type GolemsView, is6 } from './model/scene.ts';

const KIDS_CARD: CoachStep = {
  id: 'card',
  says: {
    en: 'Tap a card: that is what your golem does first.',
    ru: 'Нажмите на карту: с неё голем и начнёт.',
    pl: 'Dotknijcie karty: od niej golem zacznie.',
  },
};
const KIDS_ROWS: CoachStep = {
  id: 'rows',
  says: {
    en: 'Fill all the places. The dots show where your golem will go.',
    ru: 'Заполните все места. Точки покажут, куда пойдёт голем.',
    pl: 'Wypełnijcie wszystkie miejsca. Kropki pokażą, dokąd pójdzie golem.',
  },
};
const kidsSteps = (ready: CoachStep['says']): readonly CoachStep[] => [KIDS_CARD, KIDS_ROWS, { id: 'ready', says: ready }];

/** Who walks when: told as it is at this table. [G6.11.2] */
const KIDS_STEPS = {
  alternate: kidsSteps({
    en: 'Press “Ready”: your golem walks. Then it’s the other one’s turn.',
    ru: 'Нажмите «Готово»: ваш голем пойдёт. Потом очередь другого.',
    pl: 'Naciśnijcie „Gotowe”: wasz golem rusza. Potem kolej drugiego.',
  }),
  together: kidsSteps({
    en: 'Press “Ready”: both golems walk at the same time.',
    ru: 'Нажмите «Готово»: оба голема пойдут одновременно.',
    pl: 'Naciśnijcie „Gotowe”: oba golemy ruszą jednocześnie.',
  }),
  alone: kidsSteps({
    en: 'Press “Ready”, and watch your golem walk.',
    ru: 'Нажмите «Готово» и смотрите, как идёт голем.',
    pl: 'Naciśnijcie „Gotowe” i patrzcie, jak idzie golem.',
  }),
} as const;

/** The words for young players; undefined at other tables. */
export function kidsStepsFor(view: GolemsView): readonly CoachStep[] | undefined {
  if (!is6(view) || !view.options.kids) return undefined;
  return KIDS_STEPS[view.players === 1 ? 'alone' : view.options.turns];
}

/** The first program somebody writes. */
export const coach: Coach = {
  steps: [
    {
      id: 'card',
      says: {
        en: 'Tap a card: it goes into the next row of your program.',
        ru: 'Нажмите на карту: она ляжет в следующий ряд программы.',
        pl: 'Dotknij karty: trafi do następnego rzędu programu.',
      },
    },
    {
      id: 'rows',
      says: {
        en: 'Fill all rows. The dotted line shows where you would go.',
        ru: 'Заполните все ряды. Пунктир покажет ваш путь.',
        pl: 'Wypełnij wszystkie rzędy. Kropki pokażą twoją drogę.',
      },
    },
    {
      id: 'ready',
      says: {
        en: 'Press “Ready”, and watch the programs run.',
        ru: 'Нажмите «Готово» и смотрите, как идут программы.',
        pl: 'Naciśnij „Gotowe” i patrz, jak programy ruszają.',
      },
    },
  ],
  stepsAt: (table) => kidsStepsFor(deskOf(table).view()) ?? coach.steps,
  at(table) {
    const desk = deskOf(table);
    const limits = desk.limits();
    if (!desk.isProgramming() || !limits) return undefined;
    if (desk.draft().every((row) => row === undefined)) return 'card';
    return openPlaces(desk.draft(), limits).length > 0 ? 'rows' : 'ready';
  },
};
