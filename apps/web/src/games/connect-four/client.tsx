import { discArt } from '@stolik/connect-four/art';
import { connectFour } from '@stolik/connect-four/game';
import { cellName, findFour } from '@stolik/connect-four/position';
import type { Event } from '@stolik/connect-four/state';
import type { View } from '@stolik/connect-four/view';
import type { Language } from '@stolik/kernel/language';
import type { KeptPicture } from '../../base/ui/picture.ts';
import { StillPicture } from '../../base/ui/still-picture.tsx';
import type { GameClient } from '../../shell/contract.ts';
import { Board, restRects } from './board.tsx';
import type { FourProps } from './table.ts';
import './connect-four.css';
import { inEach } from '@stolik/look/catalog';
import { en } from '../../words/en/games/connect-four/client.ts';
import { pl } from '../../words/pl/games/connect-four/client.ts';
import { ru } from '../../words/ru/games/connect-four/client.ts';
import { Actions, Panel, SeatFacts, Tray } from './parts.tsx';
import { restOf, viewModelOf } from './view-model.ts';
import { WORDS } from './words.ts';

const SAYS = inEach({ en, ru, pl });

const columnOf = (text: string): string => text.slice(-1);

function prompt(table: FourProps['table']): string {
  const model = viewModelOf(table);
  if (model.view().isOver) return model.words().over;
  if (!table.isAsked()) return model.words().waits(table.nameOf(model.view().turn));
  const column = model.tried();
  return column === undefined ? model.words().choose : model.words().ready(cellName(restOf(model.view(), column)));
}

export const client: GameClient<View, Event> = {
  game: connectFour,
  setup: {
    part: async () => ({ options: [], Picture: () => <StillPicture game="connect-four" />, minutes: () => 5 }),
  },
  Board,
  Actions,
  Tray,
  Panel,
  SeatFacts,
  phases: (table) => ({
    phases: [
      { id: 'choose', label: viewModelOf(table).words().phases.choose },
      { id: 'drop', label: viewModelOf(table).words().phases.drop },
    ],
    current: table.isAsked() ? (viewModelOf(table).tried() === undefined ? 'choose' : 'drop') : undefined,
  }),
  prompt,
  aim: (_, language) => SAYS.aim[language],
  duration: (event) => (event.kind === 'discDropped' ? 450 : 0),
  advice: {
    say: (_view, _seat, text, language) => WORDS[language].dropInto(columnOf(text)),
    tell: (_view, _seat, text, language) => WORDS[language].dropped(columnOf(text)),
    lit: (view, seat, text) => ({
      board: () => restRects(view, 'abcdefg'.indexOf(columnOf(text))),
      hand: [],
      art: discArt(seat),
    }),
    propose: (table, action) => {
      if (viewModelOf(table).tried() !== action) viewModelOf(table).choose(action);
      return viewModelOf(table).tried() === action;
    },
    confirm: '.cf-go',
  },
  end: {
    picture: () => import('./miniature.ts').then(({ miniature }) => miniature as KeptPicture),
    scoreLines: () => [],
    finish:
      async () =>
      (view, { outcome, language }) => ({
        decided: decided(view, language),
        otherwise: '',
        bars: [],
        standing: [0, 1].map((seat) => (outcome.winners.includes(seat) ? 1 : 0)),
      }),
    says: ({ reason }, language) => (reason === 'board-filled' ? WORDS[language].filled : ''),
  },
  keys: [
    { keys: ['←', '→', '1', '…', '7'], does: SAYS.keys.choose },
    { keys: ['Enter'], does: SAYS.keys.confirm },
    { keys: ['Esc'], does: SAYS.keys.back },
  ],
};

function decided(view: View, language: Language): string {
  const four = findFour(view);
  return four.length > 0 ? WORDS[language].four(four.map(cellName).join(', ')) : view.winner < 0 ? WORDS[language].filled : '';
}
