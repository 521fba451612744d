import { golems4 } from '@stolik/golems/v4/game';
import type { RobotName } from '@stolik/golems/v4/kinds';
import { ENDINGS } from '@stolik/golems/v4/text/words';
import type { View4 } from '@stolik/golems/v4/view';
import type { GameClient } from '../../shell/contract.ts';
import { makeClient } from '../golems/make-client.tsx';
import { teachGhost } from '../golems/model/ghost.ts';
import { ghostRun4 } from './ghost.ts';

teachGhost('golems4', ghostRun4);

/** Robot, deck and seat have one colour. [G4.1.3] */
const colours: NonNullable<GameClient['colours']> = (view) => (view as View4).robots.map(({ robot }) => robot as RobotName);

const made = makeClient(golems4, {
  endings: ENDINGS,
  options: [
    {
      kind: 'switch',
      key: 'build',
      label: { en: 'Build your robot', ru: 'Собрать робота', pl: 'Złóż robota' },
      hint: {
        en: 'Everyone picks a processor, a weapon and a chassis from what is left',
        ru: 'Каждый берёт процессор, оружие и шасси из оставшихся',
        pl: 'Każdy bierze procesor, broń i podwozie z pozostałych',
      },
    },
    {
      kind: 'switch',
      key: 'swap',
      isOnAtFirst: true,
      label: { en: 'Robots may swap places', ru: 'Роботы могут меняться местами', pl: 'Roboty mogą zamieniać się miejscami' },
      hint: {
        en: 'Off: both stay where they are, as a house rule',
        ru: 'Выключено: оба остаются на месте, это домашнее правило',
        pl: 'Wyłączone: oba zostają na miejscu, to zasada domowa',
      },
    },
  ],
});

export const client: GameClient = { ...made, colours };
