import { type AnyGame, type GameEvent, REFEREE } from '@stolik/kernel/game';
import { playStep } from '@stolik/kernel/steps';
import type { Stretch } from '@stolik/search/reviewed';
import { stateAfter, type Table } from '@stolik/table/table';
import { type KeptPicture, type Picture, svgOf } from '../../base/ui/picture.ts';

/** So many decisions before the end of a moment are looked through for pictures. */
const STEPS = 10;
/** As many pictures as a film of a few seconds shows, and as few as make one. */
const MOST = 20;
const LEAST = 6;
/** The part of a picture that shows what happens just then. */
export const HAPPENS = 'effect';

/** What a film shows: a moment of the game, and how it ended. */
export interface Shots {
  readonly moment: readonly Picture[];
  readonly end: Picture;
}

/**
 * A moment of a game as pictures, event by event: only those in which something is different from the one before. Without a
 * stretch it is the end of the game.
 */
export function shotsOf(
  game: AnyGame,
  table: Pick<Table, 'options' | 'seats' | 'steps'>,
  draw: KeptPicture,
  letters: readonly string[],
  stretch: Pick<Stretch, 'from' | 'to'> = { from: Number.POSITIVE_INFINITY },
): Shots {
  const end = stretch.to ?? table.steps.length;
  const from = Math.max(0, Math.min(stretch.from, end - STEPS));
  const told: GameEvent[] = [];
  const state = stateAfter(game, table, []);
  const pictures: Picture[] = [];
  let began = 0;
  let before = '';
  const show = (view: unknown, now?: GameEvent): void => {
    const picture = draw(view, letters, { told, now });
    const drawn = svgOf(picture);
    if (drawn === before) return;
    before = drawn;
    pictures.push(picture);
  };
  for (const [at, step] of table.steps.entries()) {
    const isShown = at >= from && at < end;
    let view = isShown ? game.view(state, REFEREE) : undefined;
    if (at === from) show(view);
    if (at === stretch.from) began = pictures.length - 1;
    const events: GameEvent[] = [];
    playStep(game, state, step, (event) => events.push(event));
    for (const event of events) {
      told.push(event);
      if (!isShown) continue;
      view = game.follow(view, event);
      show(view, event);
    }
    if (isShown) show(game.view(state, REFEREE));
  }
  const least = Math.max(0, pictures.length - LEAST);
  const picture = draw(game.view(state, REFEREE), letters, { told });
  const shown = pictures.slice(Math.min(began, least));
  // Of a moment nothing that happens is left out; without one the film is about the last pictures.
  return { moment: stretch.from < table.steps.length ? thinned(shown) : shown.slice(-MOST), end: picture };
}

/** As many as a film shows: every picture of something that happens (a blow, damage), the last one, and of the others some from everywhere. */
function thinned(pictures: readonly Picture[]): readonly Picture[] {
  const last = pictures.length - 1;
  const isKept = ({ parts }: Picture, at: number): boolean => at === last || parts.some(([key]) => key === HAPPENS);
  const others = pictures.filter((picture, at) => !isKept(picture, at));
  const room = Math.max(0, MOST - (pictures.length - others.length));
  if (others.length <= room) return pictures;
  const left = new Set(
    others.filter((_, at) => Math.floor(((at + 1) * room) / others.length) > Math.floor((at * room) / others.length)),
  );
  return pictures.filter((picture, at) => isKept(picture, at) || left.has(picture));
}

/** A picture as a file of its own: nothing in it asks the page for a colour. `colourOf`: what a custom property is there. */
export function drawingOf(picture: Picture, felt: string, colourOf: (property: string) => string): string {
  const [x, y, width, height] = picture.box.split(' ');
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const drawn = svgOf(picture).replace(
    /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
    // Names of letters stand in quotes that would end the attribute.
    (_, property: string, otherwise = 'none') => (colourOf(property) || otherwise).replaceAll('"', "'"),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${picture.box}" width="${width}" height="${height}"><rect ${box} fill="${felt}"/>${drawn}</svg>`;
}
