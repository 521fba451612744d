import './style/circuit.css';
import { CELLS, cellName } from '@stolik/circuit/board/geometry';
import { circuit } from '@stolik/circuit/game';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import type { Words } from '@stolik/kernel/language';
import { latePart } from '../../base/ui/late-part.ts';
import { matches, PHONE } from '../../base/ui/media.ts';
import type { GameClient, TableClient } from '../../shell/contract.ts';
import { advice } from './advice.ts';
import { FaceSwitch } from './art/face-switch.tsx';
import { Board } from './board/board.tsx';
import { durationOf } from './board/effects.tsx';
import { coach } from './coach.ts';
import { type Desk, deskOf } from './desk/desk.ts';
import { scoreLines } from './end/score.ts';
import { aboutOf } from './panel/about.ts';
import { SeatFacts } from './panel/seat-facts.tsx';
import { summaryOf } from './panel/summary.ts';
import { OPTIONS } from './setup/options.ts';
import { Actions } from './tray/actions.tsx';
import { Tray } from './tray/tray.tsx';
import { loadWords, wordsOf } from './words/by-language.ts';

/** The checks of a turn follow its action; what is drawn comes before it. */
const CHECKING: ReadonlySet<CircuitEvent['kind']> = new Set([
  'chainClosed',
  'fuseBurnt',
  'shortMade',
  'shortRemoved',
  'partsBurnt',
  'glowPlaced',
  'keptDark',
  'penaltyPaid',
  'turnLost',
]);

function phases(table: TableClient): ReturnType<GameClient['phases']> {
  const words = wordsOf(table.language()).phases;
  const desk = deskOf(table);
  const event = desk.event();
  const isChecking = event !== undefined && CHECKING.has(event.kind);
  const isDrawing = event?.kind === 'tokenDrawn' || event?.kind === 'sidePlaced' || table.sight().next.kind === 'chance';
  return {
    phases: [
      { id: 'draw', label: words.draw },
      { id: 'action', label: desk.view().options.x2 ? words.actions : words.action },
      { id: 'check', label: words.check },
    ],
    current: isChecking ? 'check' : isDrawing ? 'draw' : table.isAsked() ? 'action' : undefined,
  };
}

function prompt(table: TableClient): string {
  const desk = deskOf(table);
  const words = desk.words().prompt;
  const view = desk.view();
  if (view.over) return words.over;
  if (!table.isAsked()) return view.turn === null ? '' : words.waiting(table.nameOf(view.turn));
  const outlook = desk.outlook();
  const draft = desk.draft();
  switch (draft.kind) {
    case 'swap':
      return words.swap;
    case 'aim':
      return words.aim(cellName(draft.cell));
    case 'tile':
      if (!outlook) return withAbout(desk, words.place);
      return desk.ways().length > 1 ? `${summaryOf(desk, outlook)} ${words.choose}` : summaryOf(desk, outlook);
    case 'iron':
      if (outlook) return summaryOf(desk, outlook);
      return draft.target ? words.ironWith(desk.canLeaveOut()) : withAbout(desk, words.ironWhat);
    default:
      return desk.look() ? withAbout(desk, '') || idlePrompt(desk) : idlePrompt(desk);
  }
}

/** On a small screen the paper is folded away: what a piece does is said here. */
function withAbout(desk: Desk, says: string): string {
  const about = matches(PHONE) ? aboutOf(desk) : undefined;
  return about ? `${says} ${about.name}: ${about.text}`.trim() : says;
}

function idlePrompt(desk: Desk): string {
  const words = desk.words().prompt;
  const view = desk.view();
  const moves = desk.moves();
  const iron = moves.ironSpots(0).length + moves.ironSpots(1).length > 0;
  const says = ((): string => {
    if (moves.canPass) return words.pass;
    if (view.again === 'lay') return words.layAgain;
    if (view.again === 'swap') return words.swapAgain;
    if (view.stands) return iron ? words.shortIron : words.shortSwap;
    const swaps = desk.hand().filter((token) => moves.canSwap(token));
    return words.can({
      lay: desk.hand().some((token) => moves.canLay(token)),
      swap: swaps.length === 0 ? undefined : swaps.some((token) => token !== 'iron') ? 'tile' : 'iron',
      iron,
      isTwice: view.options.x2,
      isFull: Object.keys(view.cells).length === CELLS,
    });
  })();
  if (view.last !== null) return `${words.last} ${says}`;
  return view.bag === 0 ? `${words.bagEmpty} ${says}` : says;
}

const AIM: Words = {
  en: 'Light lamps and LEDs: the most points after penalties win. Eight points end the game.',
  ru: 'Зажигайте лампочки и светодиоды: побеждает тот, у кого больше очков за свечение за вычетом штрафов. Восемь очков завершают игру.',
  pl: 'Zapalaj żarówki i diody: wygrywa, kto ma najwięcej punktów za światło po odjęciu kar. Osiem punktów kończy grę.',
};

export const client: GameClient = {
  game: circuit,
  loadWords,
  options: OPTIONS,
  setup: () => import('./setup/setup.tsx').then(({ setup }) => setup),
  Board,
  Actions,
  Tray,
  Panel: latePart(() => import('./panel/panel.tsx').then(({ Panel }) => Panel)),
  SeatFacts,
  BarExtra: FaceSwitch,
  phases,
  prompt,
  aim: (_, language) => AIM[language],
  coach,
  duration: (event) => durationOf(event as CircuitEvent),
  scoreLines,
  finish: () => import('./end/ending.ts').then(({ finish }) => finish),
  ending: ({ reason }, language) => wordsOf(language).ending[reason] ?? '',
  advice,
  propose: (table, action) => deskOf(table).propose(action),
  // The board shows them.
  isTold: ({ kind }) => kind !== 'sidePlaced' && kind !== 'turnBegan',
  isEnd: ({ kind }) => kind === 'gameEnded',
  keys: [
    {
      keys: ['1', '2', '3'],
      does: { en: 'take a tile or an iron', ru: 'взять жетон или паяльник', pl: 'wziąć kafelek albo lutownicę' },
    },
    { keys: ['R'], does: { en: 'rotate it', ru: 'повернуть', pl: 'obrócić' } },
    {
      keys: ['Enter'],
      does: {
        en: 'try on this cell; then confirm',
        ru: 'примерить на клетке; затем подтвердить',
        pl: 'przymierzyć na polu; potem potwierdzić',
      },
    },
    {
      keys: ['Space'],
      does: {
        en: 'press the button or tile in focus',
        ru: 'нажать кнопку или жетон в фокусе',
        pl: 'nacisnąć przycisk lub kafelek',
      },
    },
    { keys: ['Esc'], does: { en: 'put back', ru: 'вернуть', pl: 'odłożyć' } },
    { keys: ['Y'], does: { en: 'why?', ru: 'почему?', pl: 'dlaczego?' } },
  ],
};
