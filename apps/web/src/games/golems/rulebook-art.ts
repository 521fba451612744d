import {
  barrelArt,
  type CellKind,
  cellArt,
  type golemArt,
  golemFront,
  type LineKind,
  lineArt,
  type Robot,
  robotFront,
  type TokenName,
  tokenArt,
  waterArt,
} from '@stolik/golems/art/board';
import { type Command, cardArt, componentArt, type EventCard, eventArt, type LuckCard, luckArt } from '@stolik/golems/art/cards';
import type { RulebookArt } from '../../shell/rulebook/rulebook.ts';
import { miniatureOf } from './miniature.ts';
import type { DrawnEdition } from './model/edition.ts';
import { groundOf } from './model/field.ts';
import type { GolemsView } from './model/scene.ts';

type GolemType = Parameters<typeof golemArt>[0]['type'];
type Forbidden = 'F' | 'B' | 'L' | 'R';

const RIM = 6;

const seatOf = (number: string | undefined): number => Number(number ?? 1) - 1;

/** By the first word of a name; the others say which one: `card F`, `golem bow 2 out`, `weapon 2x1 damaged`. */
const PIECES: Readonly<Record<string, (of: readonly string[]) => string>> = {
  card: ([command]) => cardArt(command as Command),
  luck: ([card]) => luckArt(card as LuckCard),
  event: ([card]) => eventArt(card as EventCard),
  barrel: () => barrelArt(),
  token: ([name]) => tokenArt(name as TokenName),
  water: () => waterArt(0),
  line: ([kind]) => lineArt(kind as LineKind),
  ground: ([kind]) => cellArt(kind as CellKind, 'winter', 0),
  golem: ([type, number, how]) => golemFront({ type: type as GolemType, seat: seatOf(number), ...wornBy(how) }),
  robot: ([robot, number, how]) => robotFront({ robot: robot as Robot, seat: seatOf(number), ...wornBy(how) }),
  processor: ([rows, how]) => componentArt({ kind: 'processor', rows: Number(rows), damaged: how === 'damaged' }),
  weapon: ([numbers = '', how]) => {
    const [power, reach] = numbers.split('x').map(Number) as [number, number];
    return componentArt({ kind: 'weapon', power, reach, damaged: how === 'damaged' });
  },
  chassis: ([forbidden, how]) =>
    componentArt({ kind: 'chassis', ...(forbidden && { forbidden: forbidden as Forbidden }), damaged: how === 'damaged' }),
};

const wornBy = (how: string | undefined): { damage?: number; out?: boolean } => (how === 'out' ? { damage: 3, out: true } : {});

export const rulebookArt = (edition: DrawnEdition): RulebookArt<GolemsView> => ({
  board(view) {
    const { width, height } = groundOf(edition, view);
    const box = [-RIM, -RIM, width * 100 + 2 * RIM, height * 100 + 2 * RIM];
    return { box: box.join(' '), parts: miniatureOf(edition)(view).parts };
  },
  spot(name, view) {
    const cell = groundOf(edition, view).at.get(name);
    return cell && { x: (cell.x + 0.5) * 100, y: (cell.y + 0.5) * 100, size: 100 };
  },
  piece(name) {
    const [kind = '', ...of] = name.split(' ');
    return PIECES[kind]?.(of);
  },
});
