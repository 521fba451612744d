import { golems6 } from '@stolik/golems/v6/game';
import { REASON_TEXTS } from '@stolik/golems/v6/text/words';
import type { GameClient } from '../../shell/contract.ts';
import { makeClient } from '../golems/make-client.tsx';
import { teachGhost } from '../golems/model/ghost.ts';
import { ghostRun6 } from './ghost.ts';
import { OPTIONS } from './options.ts';

teachGhost('golems6', ghostRun6);

export const client: GameClient = makeClient(golems6, {
  title: { en: 'Golems 6.1', ru: 'Големы 6.1', pl: 'Golemy 6.1' },
  invitation: {
    en: 'Write a program in secret. Watch it meet the others.',
    ru: 'Составьте программу втайне. И смотрите, как она встретит другие.',
    pl: 'Ułóż program w tajemnicy. I patrz, jak spotka inne.',
  },
  felt: '--felt-go',
  fromAge: 6,
  endings: REASON_TEXTS,
  // A first game needs no Call: it is one more thing to be told before anything happens.
  usual: { subprogram: false },
  options: OPTIONS,
});
