import type { Refusal } from '@stolik/kernel/game';
import type { Language } from '@stolik/kernel/language';
import type { MicropulEvent } from '@stolik/micropul/events';
import { micropul } from '@stolik/micropul/game';
import type { MicropulRefusal, RefusalCode } from '@stolik/micropul/refuse';
import type { MicropulView } from '@stolik/micropul/view';
import { placeName } from '@stolik/micropul/words/places';
import { latePart } from '../../base/ui/late-part.ts';
import type { KeptPicture } from '../../base/ui/picture.ts';
import type { Felt, GameClient } from '../../shell/contract.ts';
import { advice } from './advice.ts';
import { Board } from './board/board.tsx';
import { LATER } from './board/later.ts';
import { coach } from './coach.ts';
import { deskOf } from './desk/desk.ts';
import { ending, scoreLines } from './end/score.ts';
import { durationOf } from './film/film.ts';
import type { Cell } from './model/position.ts';
import type { MicropulTable } from './model/table.ts';
import { SeatFacts } from './panel/seat-facts.tsx';
import { Actions } from './tray/actions.tsx';
import { Tray } from './tray/tray.tsx';
import { loadWords, wordsOf } from './words/by-language.ts';
import { speakResult } from './words/speak.ts';
import './style/micropul.css';
import { inEach } from '@stolik/look/catalog';
import { en } from '../../words/en/games/micropul/client.ts';
import { pl } from '../../words/pl/games/micropul/client.ts';
import { ru } from '../../words/ru/games/micropul/client.ts';

const WORDS = inEach({ en, ru, pl });

/** Nothing chosen yet; something in hand; all that is left is to confirm. Nobody here is at any of them while others move. */
function stage(table: MicropulTable): 'choose' | 'check' | 'confirm' | undefined {
  const desk = deskOf(table);
  if (!table.isAsked()) return undefined;
  const draft = desk.draft();
  if (draft.kind === 'none') return 'choose';
  return desk.isReady() ? 'confirm' : 'check';
}

function phases(table: MicropulTable): ReturnType<GameClient['phases']> {
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

function prompt(table: MicropulTable): string {
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
      if (trial?.isBlind) return words.lay;
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

/** A closed group pleases whose it is and startles the others; a spoilt one is nobody's joy. */
function moods(event: MicropulEvent, seats: number): readonly Felt[] {
  if (event.kind === 'extraTurnWon') return [{ seat: event.seat, mood: 'pleased' }];
  if (event.kind === 'groupSpoilt') return event.stones.map((seat) => ({ seat, mood: 'startled' }));
  if (event.kind !== 'groupClosed' || event.stones.length !== 1) return [];
  return Array.from({ length: seats }, (_, seat) => ({ seat, mood: event.stones[0] === seat ? 'pleased' : 'startled' }));
}

export const client: GameClient<MicropulView, MicropulEvent> = {
  game: micropul,
  loadWords,
  setup: { part: () => import('./setup/setup.tsx').then(({ setup }) => setup) },
  Board,
  Actions,
  Tray,
  Panel: latePart(() => import('./panel/panel.tsx').then(({ Panel }) => Panel)),
  SeatFacts,
  phases,
  prompt,
  aim: (_, language) => WORDS.aim[language],
  duration: durationOf,
  advice,
  end: {
    picture: async () => {
      const { miniature } = await import('./miniature.ts');
      return ((view: MicropulView, letters) => miniature(view, letters)) as KeptPicture;
    },
    scoreLines,
    finish: () => import('./end/ending.ts').then(({ finish }) => finish),
    show: () => import('./show/show.ts').then(({ show }) => show),
    says: ending,
    isEnd: ({ kind }) => kind === 'gameOver',
  },
  coach,
  explain,
  frame: { moods, isStacked: true, later: LATER },
  sounds: () => import('./board/hearing.ts').then(({ sounds }) => sounds),
  log: {
    isTold: ({ kind }) => !UNTOLD.has(kind),
    point: (table, events) => deskOf(table).mark(placesOf(events)),
  },
  keys: [
    { keys: ['1', '…', '6'], does: WORDS.keys.choose },
    {
      keys: ['R'],
      does: WORDS.keys.rotate,
    },
    {
      keys: ['←', '→', '↑', '↓'],
      does: WORDS.keys.move,
    },
    {
      keys: ['Enter'],
      does: WORDS.keys.confirm,
    },
    { keys: ['Esc'], does: WORDS.keys.back },
    { keys: ['T'], does: WORDS.keys.take },
    { keys: ['S'], does: WORDS.keys.stone },
    {
      keys: ['+', '−', '0'],
      does: WORDS.keys.zoom,
    },
  ],
};
