import type { Refusal } from '@stolik/kernel/game';
import type { Language, Words } from '@stolik/kernel/language';
import type { MicropulEvent } from '@stolik/micropul/events';
import { micropul } from '@stolik/micropul/game';
import type { MicropulRefusal, RefusalCode } from '@stolik/micropul/refuse';
import { placeName } from '@stolik/micropul/text/places';
import { latePart } from '../../base/ui/late-part.ts';
import type { GameClient, TableClient } from '../../shell/contract.ts';
import { advice } from './advice.ts';
import { Board } from './board/board.tsx';
import { coach } from './coach.ts';
import { deskOf } from './desk/desk.ts';
import { ending, scoreLines } from './end/score.ts';
import { durationOf } from './film/film.ts';
import type { Cell } from './model/position.ts';
import { SeatFacts } from './panel/seat-facts.tsx';
import { OPTIONS } from './setup/options.ts';
import { Actions } from './tray/actions.tsx';
import { Tray } from './tray/tray.tsx';
import { loadWords, wordsOf } from './words/by-language.ts';
import { speakResult } from './words/speak.ts';
import './style/micropul.css';

/** Nothing chosen yet; something in hand; all that is left is to confirm. Nobody here is at any of them while others move. */
function stage(table: TableClient): 'choose' | 'check' | 'confirm' | undefined {
  const desk = deskOf(table);
  if (!table.isAsked()) return undefined;
  const draft = desk.draft();
  if (draft.kind === 'none') return 'choose';
  return desk.isReady() ? 'confirm' : 'check';
}

function phases(table: TableClient): ReturnType<GameClient['phases']> {
  const words = wordsOf(table.language()).phases;
  return {
    phases: [
      { id: 'choose', label: words.choose },
      { id: 'check', label: words.check },
      { id: 'confirm', label: words.confirm },
    ],
    current: stage(table),
  };
}

function prompt(table: TableClient): string {
  const desk = deskOf(table);
  const words = desk.words().prompt;
  const view = desk.view();
  if (view.outcome) return words.over;
  if (!table.isAsked()) return view.turn === null ? words.drawing : words.waiting(table.nameOf(view.turn));
  const draft = desk.draft();
  switch (draft.kind) {
    case 'none': {
      const { lays, takes, stones } = desk.moves();
      const choose = words.choose({ lay: lays.size > 0, take: takes.size > 0, stone: stones.size > 0 });
      return view.isExtraTurn ? words.extra(choose) : choose;
    }
    case 'tile': {
      const trial = desk.trial();
      if (trial) {
        const gives = speakResult(desk.words(), trial, table.nameOf);
        return trial.deeds.length > 0 || trial.runsOut ? gives : `${gives} ${words.lay}`;
      }
      return desk.cells().length > 0 ? words.place : words.nowhere;
    }
    case 'stone':
      return desk.stoneTrial() ? words.putStone : words.stone;
    case 'take':
      return draft.number === 0 ? words.take : words.takeOpen;
  }
}

/** In the words of the board where it has some: places are those of its rulers. */
function explain(refusal: Refusal, language: Language): string {
  const { x, y } = refusal.details ?? {};
  const say = wordsOf(language).refused[refusal.code as RefusalCode];
  return say ? say(placeName({ x: Number(x), y: Number(y) })) : micropul.explain(refusal as MicropulRefusal, language);
}

/** Where something was laid or put. */
function placesOf(events: readonly MicropulEvent[]): readonly Cell[] {
  return events.flatMap((event) => (event.kind === 'tileLaid' || event.kind === 'stonePut' ? [{ x: event.x, y: event.y }] : []));
}

/** The board shows it, or the next event says it. */
const UNTOLD: ReadonlySet<string> = new Set(['tileDealt', 'catalystFired', 'turnBegan', 'gameOver']);

const AIM: Words = {
  en: 'Have the most points when the core is empty: closed groups with your stone, tiles in your supply and hand.',
  ru: 'Наберите больше очков, пока не опустеет ядро: закрытые группы с вашим камнем, жетоны запаса и руки.',
  pl: 'Zbierz najwięcej punktów, zanim opustoszeje rdzeń: zamknięte grupy z twoim kamieniem, żetony z magazynu i ręki.',
};

export const client: GameClient = {
  game: micropul,
  loadWords,
  options: OPTIONS,
  setup: () => import('./setup/setup.tsx').then(({ setup }) => setup),
  Board,
  Actions,
  Tray,
  Panel: latePart(() => import('./panel/panel.tsx').then(({ Panel }) => Panel)),
  SeatFacts,
  phases,
  prompt,
  aim: (_, language) => AIM[language],
  duration: durationOf,
  scoreLines,
  finish: () => import('./end/ending.ts').then(({ finish }) => finish),
  ending,
  isTold: ({ kind }) => !UNTOLD.has(kind),
  isEnd: ({ kind }) => kind === 'gameOver',
  coach,
  explain,
  advice,
  propose: (table, action) => deskOf(table).propose(action),
  point: (table, events) => deskOf(table).mark(placesOf(events as readonly MicropulEvent[])),
  keys: [
    { keys: ['1', '…', '6'], does: { en: 'choose a tile from your hand', ru: 'выбрать жетон руки', pl: 'wybrać żeton z ręki' } },
    {
      keys: ['R'],
      does: { en: 'rotate it (Shift: back)', ru: 'повернуть (с Shift обратно)', pl: 'obrócić (z Shift z powrotem)' },
    },
    {
      keys: ['←', '→', '↑', '↓'],
      does: { en: 'move over tiles and places', ru: 'идти по жетонам и местам', pl: 'chodzić po żetonach i miejscach' },
    },
    {
      keys: ['Enter'],
      does: { en: 'try, then confirm', ru: 'примерить, затем подтвердить', pl: 'przymierzyć, potem potwierdzić' },
    },
    { keys: ['Esc'], does: { en: 'one step back', ru: 'шаг назад', pl: 'krok wstecz' } },
    { keys: ['T'], does: { en: 'take from the supply', ru: 'взять из запаса', pl: 'wziąć z magazynu' } },
    { keys: ['S'], does: { en: 'place a stone', ru: 'поставить камень', pl: 'położyć kamień' } },
    {
      keys: ['+', '−', '0'],
      does: { en: 'closer, farther, the whole table', ru: 'ближе, дальше, весь стол', pl: 'bliżej, dalej, cały stół' },
    },
  ],
};
