import type { Language, Words } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { inEach } from '@stolik/look/catalog';
import { cardName } from '../../programs/text.ts';
import { en } from '../../words/en/describe4.ts';
import { CARD_TITLES, COMPONENT_NAMES, ENDINGS, ROBOT_NAMES } from '../../words/names4.ts';
import { pl } from '../../words/pl/describe4.ts';
import { ru } from '../../words/ru/describe4.ts';
import { BOT_TITLES, FACING_NAMES } from '../../words/things.ts';
import { BOT_POWER, BOT_REACH, COMPONENTS, KITS, type Kit, ROBOTS, type RobotName } from '../kinds.ts';
import type { RobotView, View4 } from '../view.ts';

const ARROWS: Readonly<Record<string, string>> = { N: '^', E: '>', S: 'v', W: '<' };
const SIGNS: Readonly<Record<string, string>> = {
  stone: '#',
  water: '~',
  ice: '=',
  portal: 'O',
  'line:NS': '|',
  'line:EW': '-',
  'line:NE': 'L',
  'line:NW': 'J',
  'line:SE': 'r',
  'line:SW': '7',
};

const WORDS = inEach({ en, ru, pl });

const ASKS: Readonly<Record<string, Words>> = WORDS.asks;

/** The position in words and as a drawing in characters. */
export function describe4(view: View4, telling: Telling): string {
  const { language } = telling;
  const card = view.bonus ?? view.event;
  return [
    `${WORDS.round[language]} ${view.round}/${view.rounds}${view.row > 0 ? `, ${WORDS.row[language]} ${view.row}` : ''}${card === null ? '' : `, ${WORDS.card[language]}: ${CARD_TITLES[card]![language]}`}`,
    '',
    ...drawField(view),
    '',
    ...view.robots.map((robot) => robotLine(robot, KITS[view.box], telling)),
    '',
    turnLine(view, telling),
  ].join('\n');
}

/** Three characters a cell: a robot as its seat and an arrow, or what lies there. */
function drawField(view: View4): readonly string[] {
  const height = view.field.length;
  const rows = view.field.map((row, index) => {
    const cells = [...row].map((ground, x) => drawCell(view, `${String.fromCharCode(97 + x)}${height - index}`, ground));
    return `${String(height - index).padStart(2)} ${cells.join('')}`.trimEnd();
  });
  const letters = [...view.field[0]!].map((_, x) => ` ${String.fromCharCode(97 + x)} `).join('');
  return [...rows, `   ${letters}`.trimEnd()];
}

function drawCell(view: View4, cell: string, ground: string): string {
  if (ground === '#') return '   ';
  const words = view.tokens[cell]?.split(' ') ?? [];
  const barrel = words.some((word) => word.startsWith('barrel'));
  const sign = SIGNS[words.find((word) => word in SIGNS) ?? ''] ?? (ground === '.' ? '.' : ground);
  const robot = view.robots.find(({ at }) => at === cell);
  if (robot) return `${robot.seat + 1}${ARROWS[robot.facing]}${sign === '.' ? ' ' : sign}`;
  return barrel ? `B${sign === '.' ? ' ' : sign} ` : `${sign}  `;
}

/** Power and cells of the weapon, rows of the processor, as they are now; nothing before the robot is built. [G4.1.3] */
function equipment({ parts, damaged, bot }: RobotView, { rows, power, reach }: Kit, language: Language): string {
  if (bot !== null) return `; ${WORDS.weapon[language]} ${BOT_POWER}x${BOT_REACH}`;
  if (!parts) return '';
  const index = (component: number): number =>
    ROBOTS.indexOf(parts[component] as RobotName) * 2 + (damaged.includes(COMPONENTS[component]!) ? 1 : 0);
  const weapon = index(1);
  return `; ${WORDS.weapon[language]} ${power[weapon]}x${reach[weapon]}, ${WORDS.rows[language]} ${rows[index(0)]}`;
}

function robotLine(robot: RobotView, kit: Kit, { language, nameOf }: Telling): string {
  const name = `${robot.seat + 1} ${nameOf(robot.seat)}, ${ROBOT_NAMES[robot.robot]![language]}`;
  const title = robot.bot === null ? name : `${name} (${WORDS.bot[language]}: ${BOT_TITLES[robot.bot][language]})`;
  if (robot.at === null) return `${title}: ${WORDS.out[language]}`;
  const place = `${robot.at}, ${WORDS.faces[language](FACING_NAMES[robot.facing]![language])}`;
  const health =
    robot.damaged.length === 0
      ? WORDS.sound[language]
      : `${WORDS.damaged[language]}: ${robot.damaged.map((part) => COMPONENT_NAMES[part]![language]).join(', ')}`;
  const program =
    robot.program.length === 0
      ? ''
      : `; ${WORDS.program[language]}: ${robot.program.map((card) => (card === null ? '?' : cardName(card, 'golems4', language))).join(' – ')}`;
  return `${title}: ${place}${robot.bot === null ? `; ${health}` : ''}${equipment(robot, kit, language)}${program}`;
}

function turnLine(view: View4, { language, nameOf }: Telling): string {
  if (view.reason !== null) return ENDINGS[view.reason]![language];
  const words = ASKS[view.asks]![language];
  return view.asked.length === 0 ? words : `${view.asked.map(nameOf).join(', ')}: ${words}`;
}
