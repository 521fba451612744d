import type { Words } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import { inEach } from '@stolik/look/catalog';
import type { FacingName } from '../../core/events.ts';
import { en } from '../../words/en/describe6.ts';
import { LOGIC_NAMES, luckName, REASON_TEXTS, TYPE_NAMES } from '../../words/names6.ts';
import { pl } from '../../words/pl/describe6.ts';
import { ru } from '../../words/ru/describe6.ts';
import { BOT_TITLES } from '../../words/things.ts';
import type { GolemView, View6 } from '../view.ts';

const WORDS = inEach({ en, ru, pl });

const ARROWS: Readonly<Record<FacingName, string>> = { N: '^', E: '>', S: 'v', W: '<' };
const GROUND: Readonly<Record<string, string>> = { '.': ' . ', i: ' i ', s: ' s ', '#': '   ' };
const SIGNS: Readonly<Record<string, string>> = {
  wall: '[#]',
  water: '~~~',
  barrel: '(o)',
  treasure: ' $ ',
  gear: ' * ',
  'logic:and': ' & ',
  'logic:or': ' | ',
  'logic:not': ' ! ',
  'logic:xor': ' + ',
};

/** The position as a drawing in characters and in words. */
export function describe6(view: View6, telling: Telling): string {
  const lines = [
    WORDS.round[telling.language](view),
    draw(view),
    ...view.golems.map((golem, seat) => golemLine(view, golem, seat, telling)),
  ];
  const asked = asking(view, telling);
  return [...lines, ...(asked ? [asked] : [])].join('\n');
}

function draw(view: View6): string {
  const height = view.field.length;
  const golems = new Map(view.golems.map((golem, seat) => [golem.at, `${seat + 1}${ARROWS[golem.facing]}`]));
  const lines = view.field.map((row, index) => {
    const cells = [...row].map((ground, x) => {
      const cell = `${String.fromCharCode(97 + x)}${height - index}`;
      const golem = golems.get(cell);
      if (golem) return `${golem} `;
      const top = view.tokens[cell]?.split(' ').at(-1);
      if (top?.startsWith('ladder:')) return `=${top.slice(7)}`;
      if (top?.startsWith('barrel')) return SIGNS['barrel']!;
      return (top && SIGNS[top]) || GROUND[ground]!;
    });
    return `${String(height - index).padStart(2)} ${cells.join('')}`;
  });
  const letters = [...view.field[0]!].map((_, x) => ` ${String.fromCharCode(97 + x)} `).join('');
  return [...lines, `   ${letters}`].join('\n');
}

function golemLine(view: View6, golem: GolemView, seat: number, { language, nameOf }: Telling): string {
  const kind = golem.type === '' ? '' : `, ${TYPE_NAMES[golem.type][language]}`;
  const bot = golem.bot === null ? '' : ` (${BOT_TITLES[golem.bot as 'hunter'][language]})`;
  const where = golem.at === null ? WORDS.out[language] : `${golem.at} ${golem.facing}`;
  const parts = [
    `${seat + 1} ${nameOf(seat)}${kind}${bot}: ${where}`,
    `${WORDS.damage[language]} ${golem.damage}/${golem.limit}`,
  ];
  if (!view.options.kids && golem.at !== null) {
    const rows = golem.bot === null ? `, ${WORDS.rows[language]} ${golem.rows}` : '';
    parts.push(`${WORDS.strength[language]} ${golem.strength}, ${WORDS.range[language]} ${golem.range}${rows}`);
  }
  if (view.options.kids && golem.items > 0) parts.push(`${WORDS.items[language]} ${golem.items}`);
  const subprogram = view.subprograms[seat];
  if (subprogram) parts.push(`${WORDS.subprogram[language]} ${subprogram}`);
  const luck = view.luck[seat];
  if (luck) parts.push(`${WORDS.luck[language]} ${luckName(luck, !view.options.logic, language)}`);
  const held = view.held[seat];
  if (held) parts.push(WORDS.token[language](LOGIC_NAMES[held]![language]));
  const program = view.programs[seat];
  if (program?.laid) parts.push(`${WORDS.program[language]} ${program.rows.map((row) => row ?? '?').join(' ') || '?'}`);
  return parts.join('; ');
}

const ASKS: Readonly<Record<string, Words>> = WORDS.asks;

function asking(view: View6, { language, nameOf }: Telling): string {
  if (view.over) {
    const who = view.winner ? WORDS.won[language](nameOf(view.winner - 1)) : WORDS.nobody[language];
    return `${REASON_TEXTS[view.reason]?.[language] ?? view.reason}: ${who}`;
  }
  const question = ASKS[view.phase];
  if (!question) return '';
  const about = view.teleporting === null ? '' : ` (${nameOf(view.teleporting)})`;
  return `${question[language]}${about}: ${view.pending.map(nameOf).join(', ')}`;
}
