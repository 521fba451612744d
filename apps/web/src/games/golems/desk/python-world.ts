import type { Card } from '@stolik/golems/programs/program';
import type { LeftOut, PythonWorld } from '@stolik/golems/programs/python';
import { partsOf } from '../model/model.ts';
import { type GolemsView, is6, isBarrel, type Scene, wordsOfCell } from '../model/scene.ts';
import type { Desk } from './desk-shape.ts';

/** The field as it stands, for the Python that is copied. */
export const pythonWorld = (desk: Desk, seat: number): PythonWorld => worldOf(desk.view(), desk.scene(), seat);

export function worldOf(view: GolemsView, scene: Scene, seat: number): PythonWorld {
  const me = scene.figures[seat];
  const things: Record<string, 'barrel' | 'wall' | 'water' | 'golem'> = {};
  for (const cell of Object.keys(scene.tokens)) {
    const words = wordsOfCell(scene.tokens, cell);
    if (words.some(isBarrel)) things[cell] = 'barrel';
    else if (words.includes('wall') || words.includes('stone')) things[cell] = 'wall';
    else if (words.includes('water')) things[cell] = 'water';
  }
  for (const figure of scene.figures) if (figure.seat !== seat && figure.at) things[figure.at] = 'golem';
  return {
    field: view.field,
    at: me?.at ?? 'a1',
    facing: me?.facing ?? 'N',
    reach: reachOf(view, seat),
    things,
    ladders: laddersOf(scene),
    subprogram: is6(view) ? ((view.subprograms[seat]?.split(' ') ?? []) as Card[]) : [],
    leftOut: leftOutOf(view, scene),
  };
}

function reachOf(view: GolemsView, seat: number): number {
  if (is6(view)) return view.golems[seat]?.range ?? 1;
  const robot = view.robots[seat];
  return robot?.parts ? partsOf(robot, view.box).reach : 1;
}

/** Both halves of every pair; one that lies alone is a plain cell. [G6.8.3] */
function laddersOf(scene: Scene): Readonly<Record<string, string>> {
  const halves = new Map<string, string>();
  for (const cell of Object.keys(scene.tokens)) {
    const ladder = wordsOfCell(scene.tokens, cell).find((word) => word.startsWith('ladder:'));
    if (ladder) halves.set(ladder, cell);
  }
  const found: Record<string, string> = {};
  for (const letter of ['A', 'B']) {
    const [up, down] = [halves.get(`ladder:${letter}+`), halves.get(`ladder:${letter}-`)];
    if (up && down) Object.assign(found, { [up]: down, [down]: up });
  }
  return found;
}

/** What the Python of this edition does not know, as far as it lies here. */
function leftOutOf(view: GolemsView, scene: Scene): readonly LeftOut[] {
  const words = Object.keys(scene.tokens).flatMap((cell) => wordsOfCell(scene.tokens, cell));
  const has = (start: string): boolean => words.some((word) => word.startsWith(start));
  if (is6(view)) return has('logic:') || view.options.logic ? ['logic'] : [];
  return [
    ...(view.field.some((row) => /[is]/.test(row)) ? ['winter' as const] : []),
    ...(has('line:') ? ['lines' as const] : []),
    ...(has('portal') ? ['portals' as const] : []),
    ...(has('ice') ? ['iceOnWater' as const] : []),
  ];
}
