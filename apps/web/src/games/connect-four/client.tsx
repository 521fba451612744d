import { discArt } from '@stolik/connect-four/art';
import { connectFour } from '@stolik/connect-four/game';
import { cellName, findFour } from '@stolik/connect-four/position';
import type { Event } from '@stolik/connect-four/state';
import type { View } from '@stolik/connect-four/view';
import type { Language, Words } from '@stolik/kernel/language';
import { StillPicture } from '../../base/ui/still-picture.tsx';
import type { BoardProps, GameClient } from '../../shell/contract.ts';
import { Board, restRects } from './board.tsx';
import './connect-four.css';
import { Actions, Panel, SeatFacts, Tray } from './parts.tsx';
import { restOf, viewModelOf } from './view-model.ts';
import { WORDS } from './words.ts';

const columnOf = (text: string): string => text.slice(-1);

const AIM: Words = {
  en: 'Have four of your discs in a row: across, upwards or aslant.',
  ru: 'Поставьте четыре свои фишки в ряд: вдоль, вверх или наискосок.',
  pl: 'Ułóż cztery swoje krążki w rzędzie: w poziomie, w pionie lub na ukos.',
};

function prompt(table: BoardProps['table']): string {
  const model = viewModelOf(table);
  if (model.view().isOver) return model.words().over;
  if (!table.isAsked()) return model.words().waits(table.nameOf(model.view().turn));
  const column = model.tried();
  return column === undefined ? model.words().choose : model.words().ready(cellName(restOf(model.view(), column)));
}

export const client: GameClient = {
  game: connectFour,
  options: [],
  setup: async () => ({ Picture: () => <StillPicture game="connect-four" />, minutes: () => 5 }),
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
  aim: (_, language) => AIM[language],
  duration: (event) => ((event as Event).kind === 'discDropped' ? 450 : 0),
  scoreLines: () => [],
  finish:
    async () =>
    (view, { outcome, language }) => ({
      decided: decided(view as View, language),
      otherwise: '',
      bars: [],
      standing: [0, 1].map((seat) => (outcome.winners.includes(seat) ? 1 : 0)),
    }),
  ending: ({ reason }, language) => (reason === 'board-filled' ? WORDS[language].filled : ''),
  propose: (table, action) => {
    if (viewModelOf(table).tried() !== action) viewModelOf(table).choose(action);
    return viewModelOf(table).tried() === action;
  },
  advice: {
    say: (_view, _seat, text, language) => WORDS[language].dropInto(columnOf(text)),
    tell: (_view, _seat, text, language) => WORDS[language].dropped(columnOf(text)),
    lit: (view, seat, text) => ({
      board: () => restRects(view as View, 'abcdefg'.indexOf(columnOf(text))),
      hand: [],
      art: discArt(seat),
    }),
    confirm: '.cf-go',
  },
  keys: [
    { keys: ['←', '→', '1', '…', '7'], does: { en: 'choose a column', ru: 'выбрать столбец', pl: 'wybrać kolumnę' } },
    { keys: ['Enter'], does: { en: 'try it, then drop', ru: 'примерить, затем опустить', pl: 'przymierzyć, potem wrzucić' } },
    { keys: ['Esc'], does: { en: 'think again', ru: 'передумать', pl: 'zmienić zdanie' } },
  ],
};

function decided(view: View, language: Language): string {
  const four = findFour(view);
  return four.length > 0 ? WORDS[language].four(four.map(cellName).join(', ')) : view.winner < 0 ? WORDS[language].filled : '';
}
