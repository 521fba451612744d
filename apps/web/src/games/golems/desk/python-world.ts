import type { PythonWorld } from '@stolik/golems/programs/forms';
import { type GolemsView, isBarrel, type Scene, wordsOfCell } from '../model/scene.ts';
import type { Desk } from './desk-shape.ts';
import type { Edition } from './edition.ts';

/** The field as it stands, for the Python that is copied. */
export const pythonWorld = (desk: Desk, seat: number): PythonWorld => worldOf(desk.edition, desk.view(), seat, desk.scene());

export function worldOf(edition: Edition, view: GolemsView, seat: number, scene = edition.sceneOf(view)): PythonWorld {
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
    reach: edition.statsOf(view, seat)?.reach ?? 1,
    things,
    ladders: laddersOf(scene),
    subprogram: edition.subprogramOf(view, seat),
    leftOut: edition.leftOut(view, allWords(scene)),
  };
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

const allWords = ({ tokens }: Scene): readonly string[] => Object.keys(tokens).flatMap((cell) => wordsOfCell(tokens, cell));
