import { BOT_PROGRAMS, type BotProgram } from '@stolik/golems/core';
import { besideOf, facingNumber } from '../model/field.ts';
import { wordsOfCell } from '../model/scene.ts';
import type { Desk } from './desk-shape.ts';

/** A cell as a screen reader says it: "b3, ice, barrel, Ola facing north". */
export function describeCell(desk: Desk, name: string): string {
  const { speak } = desk.words();
  const cell = desk.ground().at.get(name);
  if (!cell) return speak.nothing;
  const parts = [name, ...contents(desk, name)];
  return parts.length === 1 ? `${name}, ${speak.ground(cell.ground, cell.season)}` : parts.join(', ');
}

/** What lies there and what it does, for everybody who taps it. */
export function explainCell(desk: Desk, name: string): readonly string[] {
  const { things, logicSays } = desk.words();
  const cell = desk.ground().at.get(name);
  if (!cell) return [];
  const scene = desk.scene();
  const figures = scene.figures.filter(({ at, swims }) => (swims ?? at) === name).map(({ seat }) => explainGolem(desk, seat));
  const tokens = wordsOfCell(scene.tokens, name).flatMap((word) => {
    const says = things.token(word, desk.isKids());
    const [kind, detail = ''] = word.split(':');
    return says ? [kind === 'logic' ? `${says} ${logicSays(detail)}` : says] : [];
  });
  const ground = cell.ground === '.' && figures.length + tokens.length > 0 ? [] : [things.ground(cell.ground)];
  return [...figures, ...tokens, ...ground];
}

/** The type of golem or the colour of robot that a seat leads. */
export const kindOf = ({ scene, words, edition }: Pick<Desk, 'scene' | 'words' | 'edition'>, seat: number): string =>
  edition.kindName(scene().figures[seat]?.type ?? '', words());

/** Whose golem it is, where it looks, what kind it is and what that kind can do; of a bot also how it decides. */
export function explainGolem(desk: Desk, seat: number): string {
  const { bot, facts, kids, speak } = desk.words();
  const figure = desk.scene().figures[seat];
  if (!figure) return '';
  const who = `${figure.at ? speak.figure(desk.table.nameOf(seat), figure.facing) : speak.out(desk.table.nameOf(seat)).replace(/\.$/, '')}: ${kindOf(desk, seat)}.`;
  if (desk.isKids()) return `${who} ${kids.golem}`;
  const program = figure.bot ? BOT_PROGRAMS.find(({ id }) => id === figure.bot) : undefined;
  return [
    who,
    desk.edition.aboutOf(desk.view(), seat, facts),
    program ? bot(program) : '',
    program && usesDie(program) ? desk.words().die : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether the die ever decides for it. */
export const usesDie = ({ seen, unseen }: BotProgram): boolean =>
  unseen === 'die' || Object.values(seen).includes('die') || seen.even !== undefined;

function contents(desk: Desk, name: string): readonly string[] {
  const { speak } = desk.words();
  const cell = desk.ground().at.get(name)!;
  const scene = desk.scene();
  const parts: string[] = cell.ground === '.' ? [] : [speak.ground(cell.ground, cell.season)];
  for (const word of wordsOfCell(scene.tokens, name)) parts.push(speak.token(word));
  for (const figure of scene.figures) {
    if ((figure.swims ?? figure.at) === name) parts.push(speak.figure(desk.table.nameOf(figure.seat), figure.facing));
  }
  for (const mark of desk.marks()) if (mark.cell === name) parts.push(mark.says);
  return parts;
}

/** What a golem has around it: "ahead: barrel; right: nothing; behind: edge; left: wall". */
export function describeSurroundings(desk: Desk, seat: number): string {
  const figure = desk.scene().figures[seat];
  const { speak } = desk.words();
  if (!figure?.at) return speak.out(desk.table.nameOf(seat));
  const facing = facingNumber(figure.facing);
  const around = (['ahead', 'right', 'behind', 'left'] as const).map((side, turn) => {
    const beside = besideOf(desk.ground(), figure.at!, (facing + turn) % 4);
    const what = beside ? contents(desk, beside.name) : [speak.edge];
    return `${speak.sides[side]}: ${what.length === 0 ? speak.free : what.join(', ')}`;
  });
  return `${speak.figure(desk.table.nameOf(seat), figure.facing)}, ${figure.at}. ${around.join('; ')}.`;
}
