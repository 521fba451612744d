import type { Card } from '@stolik/golems/programs/program';
import type { PythonWorld } from '@stolik/golems/programs/python';
import type { Desk } from './desk.ts';
import { is6, isBarrel, wordsOfCell } from './scene.ts';

/** The field as it stands, for the Python that is copied. */
export function pythonWorld(desk: Desk, seat: number): PythonWorld {
  const scene = desk.scene();
  const me = scene.figures[seat];
  const things: Record<string, 'barrel' | 'wall' | 'water' | 'golem'> = {};
  for (const cell of Object.keys(scene.tokens)) {
    const words = wordsOfCell(scene.tokens, cell);
    if (words.some(isBarrel)) things[cell] = 'barrel';
    else if (words.includes('wall') || words.includes('stone')) things[cell] = 'wall';
    else if (words.includes('water')) things[cell] = 'water';
  }
  for (const figure of scene.figures) if (figure.seat !== seat && figure.at) things[figure.at] = 'golem';
  const view = desk.view();
  const subprogram = is6(view) ? ((view.subprograms[seat]?.split(' ') ?? []) as Card[]) : [];
  return {
    columns: desk.ground().width,
    rows: desk.ground().height,
    at: me?.at ?? 'a1',
    facing: me?.facing ?? 'N',
    things,
    subprogram,
  };
}
