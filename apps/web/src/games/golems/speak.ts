import type { Desk } from './desk.ts';
import { besideOf } from './field.ts';
import { facingNumber } from './model.ts';
import { is6, wordsOfCell } from './scene.ts';

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
  const { facts, golems, speak, things } = desk.words();
  const cell = desk.ground().at.get(name);
  if (!cell) return [];
  const scene = desk.scene();
  const view = desk.view();
  const figures = scene.figures
    .filter(({ at, swims }) => (swims ?? at) === name)
    .map(({ seat, facing, type, damage, limit }) => {
      const kind = golems[type];
      const numbers = is6(view) ? view.golems[seat]! : undefined;
      const parts = [
        speak.figure(desk.table.nameOf(seat), facing),
        ...(kind && numbers ? [kind, facts.stats(numbers.strength, numbers.range, numbers.rows)] : []),
        ...(desk.isKids() ? [] : [facts.damage(damage, limit)]),
      ];
      return `${parts.join(', ')}.`;
    });
  const tokens = wordsOfCell(scene.tokens, name).flatMap((word) => things.token(word) || []);
  const ground = cell.ground === '.' && figures.length + tokens.length > 0 ? [] : [things.ground(cell.ground)];
  return [...figures, ...tokens, ...ground];
}

function contents(desk: Desk, name: string): readonly string[] {
  const { speak } = desk.words();
  const cell = desk.ground().at.get(name)!;
  const scene = desk.scene();
  const parts: string[] = cell.ground === '.' ? [] : [speak.ground(cell.ground, cell.season)];
  for (const word of wordsOfCell(scene.tokens, name)) parts.push(speak.token(word));
  for (const figure of scene.figures) {
    if ((figure.swims ?? figure.at) === name) parts.push(speak.figure(desk.table.nameOf(figure.seat), figure.facing));
  }
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
