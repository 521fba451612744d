import { type EventCard, eventArt } from '@stolik/golems/art/cards';
import { blocksOf4, CARDS, HANDS } from '@stolik/golems/programs';
import { COMPONENTS, type Event4, follow4, inRunOrder, KITS, ROBOTS, type RobotName, type View4 } from '@stolik/golems/v4';
import { rehearse4 } from '@stolik/golems/v4/game';
import type { Edition } from '../golems/desk/edition.ts';
import { capital } from '../golems/words/capital.ts';
import { drawn4 } from './drawn.ts';

/** What the components of a robot give on the sides that lie up. */
function kitOf({ robots, box }: View4, seat: number) {
  const { robot, parts, damaged } = robots[seat]!;
  const { rows, power, reach, forbids } = KITS[box];
  const [processor, weapon, chassis] = COMPONENTS.map((kind, index) => {
    const colour = ROBOTS.indexOf((parts?.[index] ?? robot) as RobotName);
    return colour * 2 + (damaged.includes(kind) ? 1 : 0);
  });
  return {
    rows: rows[processor!]!,
    strength: power[weapon!]!,
    reach: reach[weapon!]!,
    forbidden: CARDS[forbids[chassis!]!],
  };
}

/** Bots have no components, and robots may still have to be built. */
const isBuilt = ({ robots }: View4, seat: number): boolean => robots[seat]?.parts != null && robots[seat].bot === null;

const shownCard = ({ bonus, event }: View4): string | undefined => {
  const card = bonus ?? event;
  return card && card !== 'blank' ? card : undefined;
};

export const edition4: Edition<View4> = {
  ...drawn4,
  askOf: ({ asks }) => asks,
  loadChoices: () => import('./choices.tsx').then(({ Choices }) => Choices),
  scenarioName: ({ scenario }) => scenario,
  hasLogic: () => false,
  hopeless: () => undefined,

  blocksOf: ({ robots }, seat) => blocksOf4(robots[seat]!.program),
  isLaid: ({ robots }, seat) => robots[seat]!.program.length > 0,
  lengthOf: (view, seat) => {
    const robot = view.robots[seat];
    return robot && !robot.bot && robot.at ? Math.max(robot.program.length, kitOf(view, seat).rows) : 0;
  },
  doAllRun: true,
  limitsOf: (view, seat) => {
    const { rows, forbidden } = kitOf(view, seat);
    const bonus = view.bonus === 'cycle' ? 'repeat' : (view.bonus ?? undefined);
    return { edition: 'golems4', fewest: rows, most: rows, hand: HANDS.golems4, bonus, call: false, kids: false, forbidden };
  },
  inRunOrder: ({ event }, rows) => inRunOrder(rows, event),
  subprogramOf: () => [],
  rehearse: rehearse4,
  follow: (view, event) => follow4(view, event as Event4),
  leftOut: ({ field }, words) => {
    const has = (start: string): boolean => words.some((word) => word.startsWith(start));
    return [
      ...(field.some((row) => /[is]/.test(row)) ? ['winter' as const] : []),
      ...(has('line:') ? ['lines' as const] : []),
      ...(has('portal') ? ['portals' as const] : []),
      ...(has('ice') ? ['iceOnWater' as const] : []),
    ];
  },

  sounds: { step: 'stepRobot', leap: 'portal' },

  kindName: (type, { facts }) => facts.robotName(type),
  statsOf: (view, seat) => (isBuilt(view, seat) ? kitOf(view, seat) : undefined),
  aboutOf: (view, seat, facts) => {
    if (!isBuilt(view, seat)) return `${capital(facts.damage(0, 1))}.`;
    const { strength, reach, rows } = kitOf(view, seat);
    return facts.robot(strength, reach, rows);
  },
  componentsOf: (view, seat) => {
    const colours = isBuilt(view, seat) ? view.robots[seat]?.parts : undefined;
    return colours ? { colours, box: view.box } : undefined;
  },
  extrasOf: () => [],
  roundCard: (view, _seat, words) => {
    const card = shownCard(view);
    return card === undefined ? undefined : { art: eventArt(card as EventCard), text: words.roundCard(card) };
  },
  // A bonus lies in the hand.
  eventOf: ({ event }, words) => (event ? words.roundCard(event) || undefined : undefined),

  endedOf: ({ robots }) =>
    robots.map(({ seat, bot, at, damaged }) => ({
      seat,
      isBot: bot !== null,
      isIn: at !== null,
      isBroken: damaged.length >= COMPONENTS.length,
      cracks: damaged.length,
      // With all of them broken it still stands; one point more puts it out. [G4.9.1]
      limit: COMPONENTS.length + 1,
      dealt: 0,
      items: 0,
    })),
  doBotsCount: false,
  areStrikesCounted: () => false,
  scoreOf: ({ robots }, seat, { result }) => [result.components(robots[seat]!.damaged.length)],
};
