import './style/circuit.css';
import { CELLS, cellName } from '@stolik/circuit/board/geometry';
import { circuit } from '@stolik/circuit/game';
import type { CircuitView } from '@stolik/circuit/seen/view';
import type { CircuitEvent } from '@stolik/circuit/turn/events';
import { inEach } from '@stolik/look/catalog';
import { latePart } from '../../base/ui/late-part.ts';
import type { KeptPicture } from '../../base/ui/picture.ts';
import { isPhone } from '../../base/ui/window.ts';
import type { Felt, GameClient } from '../../shell/contract.ts';
import { en } from '../../words/en/games/circuit/client.ts';
import { pl } from '../../words/pl/games/circuit/client.ts';
import { ru } from '../../words/ru/games/circuit/client.ts';
import { advice } from './advice.ts';
import { FaceSwitch } from './art/face-switch.tsx';
import { Board } from './board/board.tsx';
import { durationOf } from './board/durations.ts';
import { Effects, WhyHalo } from './board/later.ts';
import { coach } from './coach.ts';
import { type Desk, deskOf } from './desk/desk.ts';
import { scoreLines } from './end/score.ts';
import type { CircuitTable } from './model/table.ts';
import { aboutOf } from './panel/about.ts';
import { SeatFacts } from './panel/seat-facts.tsx';
import { summaryOf } from './panel/summary.ts';
import { Actions } from './tray/actions.tsx';
import { WhyButton } from './tray/later.ts';
import { Tray } from './tray/tray.tsx';
import { loadWords, wordsOf } from './words/by-language.ts';
import { withPanelWords } from './words/with-panel.ts';

const WORDS = inEach({ en, ru, pl });

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

function phases(table: CircuitTable): ReturnType<GameClient['phases']> {
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

function prompt(table: CircuitTable): string {
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
      if (!outlook) return desk.action() === undefined ? withAbout(desk, words.place) : words.unforeseen;
      return desk.ways().length > 1 ? `${summaryOf(desk, outlook)} ${words.choose}` : summaryOf(desk, outlook);
    case 'iron':
      if (outlook) return summaryOf(desk, outlook);
      if (desk.action() !== undefined) return words.unforeseen;
      return draft.target ? words.ironWith(desk.canLeaveOut()) : withAbout(desk, words.ironWhat);
    default:
      return desk.look() ? withAbout(desk, '') || idlePrompt(desk) : idlePrompt(desk);
  }
}

/** More players than these leave no room for more than what to do. */
const ROOMY = 4;

/** On a small screen the paper is folded away: what a piece does is said here. */
function withAbout(desk: Desk, says: string): string {
  const about = isPhone() && desk.view().seats.length <= ROOMY ? aboutOf(desk) : undefined;
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

/** A player who scores light is pleased; a player who pays a penalty is startled. */
function moods(event: CircuitEvent): readonly Felt[] {
  if (event.kind === 'glowPlaced') return [{ seat: event.seat, mood: 'pleased' }];
  return event.kind === 'penaltyPaid' || event.kind === 'turnLost' ? [{ seat: event.seat, mood: 'startled' }] : [];
}

export const client: GameClient<CircuitView, CircuitEvent> = {
  game: circuit,
  loadWords,
  setup: { part: () => import('./setup/setup.tsx').then(({ setup }) => setup) },
  Board,
  Actions,
  Tray,
  Panel: latePart(withPanelWords(() => import('./panel/panel.tsx').then(({ Panel }) => Panel))),
  SeatFacts,
  phases,
  prompt,
  warns: (table) => deskOf(table).isCostly(),
  aim: (_, language) => WORDS.aim[language],
  coach,
  duration: durationOf,
  advice,
  end: {
    picture: () => import('./miniature.ts').then(({ miniature }) => miniature as KeptPicture),
    scoreLines,
    finish: () => import('./end/ending.ts').then(({ finish }) => finish),
    show: () => import('./show/show.ts').then(({ show }) => show),
    says: ({ reason }, language) => wordsOf(language).ending[reason] ?? '',
    isEnd: ({ kind }) => kind === 'gameEnded',
  },
  // The board shows them.
  log: { isTold: ({ kind }) => kind !== 'sidePlaced' && kind !== 'turnBegan' },
  frame: { BarExtra: FaceSwitch, moods, later: [Effects, WhyButton, WhyHalo] },
  sounds: () => import('./board/hearing.ts').then(({ sounds }) => sounds),
  keys: [
    {
      keys: ['1', '2', '3'],
      does: WORDS.keys.choose,
    },
    { keys: ['R'], does: WORDS.keys.rotate },
    {
      keys: ['Enter'],
      does: WORDS.keys.confirm,
    },
    {
      keys: ['Space'],
      does: WORDS.keys.press,
    },
    { keys: ['Esc'], does: WORDS.keys.back },
    { keys: ['Y'], does: WORDS.keys.why },
  ],
};
