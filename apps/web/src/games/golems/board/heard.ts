import { panAt } from '../../../base/sound/recipe.ts';
import type { PlayedEdition } from '../model/edition.ts';
import type { Turn } from '../model/field.ts';
import type { GolemsEvent, GolemsView } from '../model/scene.ts';
import type { GolemsAsked, GolemsSound } from './sounds.ts';

/** Where something happens: the view before it, and the edition that knows how to read it. */
export interface Hearing {
  readonly view: GolemsView;
  readonly edition: Pick<PlayedEdition, 'sceneOf' | 'sounds'>;
}

type Heard<Kind> = (
  event: Extract<GolemsEvent, { kind: Kind }>,
  hearing: Hearing,
) => GolemsAsked & { readonly cell?: string | null };

const at = (name: GolemsSound) => (event: { readonly at: string | null }) => ({ name, cell: event.at });
const to = (name: GolemsSound) => (event: { readonly to: string }) => ({ name, cell: event.to });
const just = (name: GolemsSound) => () => ({ name });
/** Where the seat's figure stands or swims. */
const of = (name: GolemsSound) => (event: { readonly seat: number }, hearing: Hearing) => ({
  name,
  cell: placeOf(hearing, event.seat),
});

const STRUCK = { golem: 'clang', barrel: 'smash', wall: 'chip', water: 'splash', ladder: 'bumpWood', none: 'swing' } as const;
const WEATHER: Readonly<Record<string, GolemsSound>> = {
  frost: 'freeze',
  thaw: 'thaw',
  draught: 'wind',
  jam: 'jam',
  gift: 'treasure',
};
const STOPS = { barrel: 'bumpWood', token: 'bumpStone' } as const satisfies Record<string, GolemsSound>;
const stopped = (by: string): GolemsSound => (by in STOPS ? STOPS[by as keyof typeof STOPS] : 'bump');

/** By kind of event. Silent: what is only the course of the game, what the next event makes heard, and the end, which the table plays. */
export const HEARD: { readonly [Kind in GolemsEvent['kind']]: Heard<Kind> | 'silent' } = {
  roundBegan: just('round'),
  programLaid: just('ready'),
  rowOpened: just('row'),
  passBegan: 'silent',
  stepBegan: 'silent',
  dieRolled: of('die'),
  botActed: of('automaton'),
  conditionTested: (event, hearing) => ({ name: event.answer ? 'yes' : 'no', cell: event.at ?? placeOf(hearing, event.seat) }),
  golemMoved: (event, hearing) => ({
    name: event.via === null ? stepOn(event.to, hearing) : hearing.edition.sounds.leap,
    cell: event.to,
    after: 60,
  }),
  golemTurned: of('turn'),
  commandSwallowed: at('stalled'),
  commandRefused: of('stalled'),
  moveBlocked: (event) => ({ name: stopped(event.by), cell: event.at, after: 120 }),
  slideBlocked: (event) => ({ name: stopped(event.by), cell: event.at, after: 120 }),
  barrelPushed: to('barrel'),
  barrelShoved: to('barrel'),
  golemShoved: to('shove'),
  golemSlid: to('slide'),
  waterEntered: (event) => ({ name: 'splash', cell: event.at, after: 120 }),
  robotFell: (event) => ({ name: 'splash', cell: event.at, after: 120 }),
  waterLeft: to('drip'),
  stuckInWater: at('drip'),
  pointsBlocked: of('parry'),
  defended: of('parry'),
  strikeMade: (event, hearing) => ({
    name: STRUCK[event.hit],
    cell: event.way.at(-1) ?? placeOf(hearing, event.seat),
    after: 180,
  }),
  attacked: (event, hearing) => ({ name: 'swing', cell: event.cells[0] ?? placeOf(hearing, event.seat) }),
  robotHit: of('clang'),
  damageTaken: (event, hearing) => ({ name: 'crack', size: event.points, cell: placeOf(hearing, event.seat) }),
  componentDamaged: of('crack'),
  lastPointTaken: of('crack'),
  golemOut: at('out'),
  barrelOpened: at('open'),
  barrelLost: (event) => ({ name: event.why === 'portal' ? 'portal' : 'splash', cell: event.at }),
  barrelFloats: at('float'),
  bombExploded: at('bomb'),
  tokenDestroyed: at('smash'),
  waterFroze: (event) => ({ name: 'freeze', cell: event.cells[0] ?? null }),
  iceBroke: at('iceBreak'),
  golemRepaired: of('repair'),
  componentRepaired: of('repair'),
  repairDeclined: 'silent',
  rowsChanged: of('ratchet'),
  teleported: to('portal'),
  teleportDeclined: 'silent',
  loopBegan: of('loop'),
  loopEnded: of('loop'),
  loopDetected: at('dizzy'),
  goalTaken: (event) => ({ name: event.goal, cell: event.at }),
  robotBuilt: just('build'),
  subprogramsLaid: just('row'),
  luckDrawn: just('card'),
  luckShown: just('row'),
  cardOpened: just('card'),
  eventActed: ({ card }) => ({ name: WEATHER[card] ?? 'card' }),
  choiceMade: just('ready'),
  choicesOpened: just('row'),
  programsReady: 'silent',
  programJammed: of('jam'),
  logicTaken: just('token'),
  logicLaid: just('token'),
  logicPicked: at('token'),
  logicDiscarded: at('tokenGone'),
  logicDeclined: 'silent',
  resigned: 'silent',
  rowEnded: 'silent',
  roundEnded: 'silent',
  gameOver: 'silent',
};

/** `turn` is how the board is turned. */
export function heard(event: GolemsEvent, hearing: Hearing, turn: Turn): readonly GolemsAsked[] {
  const sound = HEARD[event.kind];
  if (sound === 'silent') return [];
  const { cell, ...asked } = (sound as Heard<GolemsEvent['kind']>)(event as never, hearing);
  return [cell ? { ...asked, pan: panOf(cell, hearing.view, turn) } : asked];
}

function placeOf({ view, edition }: Hearing, seat: number): string | null {
  const figure = edition.sceneOf(view).figures.find((each) => each.seat === seat);
  return figure?.swims ?? figure?.at ?? null;
}

function stepOn(cell: string, { view, edition }: Hearing): GolemsSound {
  const [x, y] = columnAndRow(cell);
  const ground = view.field[view.field.length - 1 - y]?.[x];
  if (ground === 'i') return 'stepIce';
  if (ground === 's') return 'stepSnow';
  return edition.sounds.step;
}

/** Both counted from 0, the row from below. */
const columnAndRow = (cell: string): readonly [x: number, y: number] => [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];

function panOf(cell: string, { field }: GolemsView, turn: Turn): number {
  const [x, y] = columnAndRow(cell);
  const across = (x + 0.5) / (field[0]?.length ?? 1);
  const down = 1 - (y + 0.5) / field.length;
  return panAt([across, 1 - down, 1 - across, down][turn]!);
}
