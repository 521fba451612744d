import { type Effect, effectArt } from '@stolik/golems/art/effects';
import type { Led, Part, Picture } from '../../base/ui/picture.ts';
import { HAPPENS } from '../../shell/keepsake/moments.ts';
import { miniatureOf } from './miniature.ts';
import type { DrawnEdition } from './model/edition.ts';
import { facingNumber, groundOf, type Turn } from './model/field.ts';
import { wreckOf } from './model/pieces.ts';
import type { GolemsEvent, GolemsView, Scene } from './model/scene.ts';
import { cellOf } from './story/told.ts';

/** What an event leaves in sight for as long as a still picture stands. */
const EFFECTS: Partial<Readonly<Record<GolemsEvent['kind'], Effect>>> = {
  strikeMade: 'strike',
  attacked: 'strike',
  defended: 'defence',
  pointsBlocked: 'defence',
  damageTaken: 'crack',
  componentDamaged: 'crack',
  robotHit: 'crack',
  lastPointTaken: 'crack',
  golemRepaired: 'repair',
  componentRepaired: 'repair',
  waterEntered: 'splash',
  robotFell: 'splash',
};

/** The board small and still, with what happens on it: for the picture and the film that are kept of a game. */
export const keptPictureOf = (edition: DrawnEdition) => {
  const draw = miniatureOf(edition);
  return (view: GolemsView, letters: readonly string[] = [], { told, now }: Led = { told: [] }): Picture => {
    const { box, parts } = draw(view, letters);
    const scene = edition.sceneOf(view);
    const { at } = groundOf(edition, view);
    const on = (key: string, name: string | undefined, art: string): readonly Part[] => {
      const cell = at.get(name ?? '');
      return cell ? [[key, `<g transform="translate(${cell.x * 100} ${cell.y * 100})">${art}</g>`]] : [];
    };
    const wrecks = scene.figures.flatMap((figure) =>
      figure.at === null
        ? on(`wreck ${figure.seat}`, fellAt(told as readonly GolemsEvent[], figure.seat), wreckOf(figure, edition.id))
        : [],
    );
    const effects = now ? effectOf(now as GolemsEvent, scene).flatMap(([cell, art]) => on(HAPPENS, cell, art)) : [];
    return { box, parts: [...parts, ...wrecks, ...effects] };
  };
};

/** Where it fell apart. [G6.10.1] */
const fellAt = (told: readonly GolemsEvent[], seat: number): string | undefined =>
  told.flatMap((event) => (event.kind === 'golemOut' && event.seat === seat ? [event.at] : [])).at(-1);

function effectOf(event: GolemsEvent, scene: Scene): readonly (readonly [cell: string | undefined, art: string])[] {
  const effect = EFFECTS[event.kind];
  if (!effect) return [];
  const facing: Turn = 'seat' in event ? facingNumber(scene.figures[event.seat as number]?.facing ?? 'N') : 0;
  const art = effectArt(effect, effect === 'strike' ? facing : 0);
  if (event.kind === 'attacked') return event.cells.map((cell) => [cell, art]);
  return [[cellOf(event, scene), event.kind === 'damageTaken' ? art + lost(event.points) : art]];
}

/** `−1`, beside whoever took it. */
const lost = (points: number): string =>
  `<rect x="58" y="-12" width="58" height="36" rx="18" fill="var(--battle,#b83227)" stroke="#fff" stroke-width="3"/><text x="87" y="16" text-anchor="middle" font-family="var(--text,sans-serif)" font-weight="800" font-size="28" fill="#fff">−${points}</text>`;
