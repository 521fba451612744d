import type { Language, Words } from '@stolik/kernel/language';
import type { Telling } from '@stolik/kernel/telling';
import type { FacingName } from '../../core/events.ts';
import { BOT_TITLES } from '../../core/words.ts';
import type { GolemView, View6 } from '../view.ts';
import { LOGIC_NAMES, luckName, REASON_TEXTS, TYPE_NAMES } from './words.ts';

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
    round(view, telling.language),
    draw(view),
    ...view.golems.map((golem, seat) => golemLine(view, golem, seat, telling)),
  ];
  const asked = asking(view, telling);
  return [...lines, ...(asked ? [asked] : [])].join('\n');
}

function round(view: View6, language: Language): string {
  const text: Words = {
    en: `Round ${view.round} of ${view.rounds}${view.row === null ? '' : `, row ${view.row}`}`,
    ru: `Раунд ${view.round} из ${view.rounds}${view.row === null ? '' : `, ряд ${view.row}`}`,
    pl: `Runda ${view.round} z ${view.rounds}${view.row === null ? '' : `, rząd ${view.row}`}`,
  };
  return text[language];
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

const OUT: Words = { en: 'out', ru: 'вне поля', pl: 'poza planszą' };
const DAMAGE: Words = { en: 'damage', ru: 'повреждения', pl: 'uszkodzenia' };
const STRENGTH: Words = { en: 'strength', ru: 'сила', pl: 'siła' };
const RANGE: Words = { en: 'range', ru: 'дальность', pl: 'zasięg' };
const ROWS: Words = { en: 'rows', ru: 'ряды', pl: 'rzędy' };
const PROGRAM: Words = { en: 'program', ru: 'программа', pl: 'program' };
const LUCK: Words = { en: 'luck', ru: 'удача', pl: 'szczęście' };
const SUBPROGRAM: Words = { en: 'subprogram', ru: 'подпрограмма', pl: 'podprogram' };
const ITEMS: Words = { en: 'items', ru: 'предметы', pl: 'przedmioty' };
const TOKEN: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `token ${name}`,
  ru: (name) => `жетон ${name}`,
  pl: (name) => `żeton ${name}`,
};

function golemLine(view: View6, golem: GolemView, seat: number, { language, nameOf }: Telling): string {
  const kind = golem.type === '' ? '' : `, ${TYPE_NAMES[golem.type][language]}`;
  const bot = golem.bot === null ? '' : ` (${BOT_TITLES[golem.bot as 'hunter'][language]})`;
  const where = golem.at === null ? OUT[language] : `${golem.at} ${golem.facing}`;
  const parts = [`${seat + 1} ${nameOf(seat)}${kind}${bot}: ${where}`, `${DAMAGE[language]} ${golem.damage}/${golem.limit}`];
  if (!view.options.kids && golem.at !== null) {
    const rows = golem.bot === null ? `, ${ROWS[language]} ${golem.rows}` : '';
    parts.push(`${STRENGTH[language]} ${golem.strength}, ${RANGE[language]} ${golem.range}${rows}`);
  }
  if (view.options.kids && golem.items > 0) parts.push(`${ITEMS[language]} ${golem.items}`);
  const subprogram = view.subprograms[seat];
  if (subprogram) parts.push(`${SUBPROGRAM[language]} ${subprogram}`);
  const luck = view.luck[seat];
  if (luck) parts.push(`${LUCK[language]} ${luckName(luck, !view.options.logic, language)}`);
  const held = view.held[seat];
  if (held) parts.push(TOKEN[language](LOGIC_NAMES[held]![language]));
  const program = view.programs[seat];
  if (program?.laid) parts.push(`${PROGRAM[language]} ${program.rows.map((row) => row ?? '?').join(' ') || '?'}`);
  return parts.join('; ');
}

const QUESTIONS: Readonly<Record<string, Words>> = {
  subprogram: { en: 'Lay out a Subprogram', ru: 'Выложите подпрограмму', pl: 'Wyłóż podprogram' },
  program: { en: 'Write a program', ru: 'Составьте программу', pl: 'Ułóż program' },
  logic: { en: 'Use the logic token', ru: 'Примените жетон логики', pl: 'Połóż żeton logiki' },
  choose: { en: 'Choose a command', ru: 'Выберите команду', pl: 'Wybierz komendę' },
  exit: { en: 'Come out of the water', ru: 'Выйдите из воды', pl: 'Wyjdź z wody' },
  teleport: { en: 'Black hole: move the golem', ru: 'Чёрная дыра: переместите голема', pl: 'Czarna dziura: przenieś golema' },
};
const NOBODY: Words = { en: 'nobody wins', ru: 'победителя нет', pl: 'nikt nie wygrał' };
const WON: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `the winner is ${name}`,
  ru: (name) => `побеждает ${name}`,
  pl: (name) => `wygrywa ${name}`,
};

function asking(view: View6, { language, nameOf }: Telling): string {
  if (view.over) {
    const who = view.winner ? WON[language](nameOf(view.winner - 1)) : NOBODY[language];
    return `${REASON_TEXTS[view.reason]?.[language] ?? view.reason}: ${who}`;
  }
  const question = QUESTIONS[view.phase];
  if (!question) return '';
  const about = view.teleporting === null ? '' : ` (${nameOf(view.teleporting)})`;
  return `${question[language]}${about}: ${view.pending.map(nameOf).join(', ')}`;
}
