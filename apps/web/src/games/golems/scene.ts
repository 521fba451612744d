import type { FacingName } from '@stolik/golems/core/events';
import type { BoxName } from '@stolik/golems/core/rulings';
import type { Edition } from '@stolik/golems/programs/program';
import type { Event4 } from '@stolik/golems/v4/facts';
import type { View4 } from '@stolik/golems/v4/view';
import type { Event6 } from '@stolik/golems/v6/events';
import type { View6 } from '@stolik/golems/v6/view';
import type { GameEvent } from '@stolik/kernel/game';

/** What stands on the field: a golem of v6.1 or a robot of v4.0. */
export interface Figure {
  readonly seat: number;
  /** null: it is out. */
  readonly at: string | null;
  readonly facing: FacingName;
  /** The water it is in and has not come out of. */
  readonly swims: string | null;
  /** Golem type or robot colour. */
  readonly type: string;
  readonly bot: string | null;
  /** v6: cracks, never more than there is room for; v4: how many components are damaged. */
  readonly damage: number;
  readonly limit: number;
  readonly damaged: readonly string[];
  readonly items: number;
  /** v6: rows more or fewer in the next program. */
  readonly extra: number;
}

/** All of the board that films change, at one moment. */
export interface Scene {
  readonly edition: Edition;
  readonly round: number;
  readonly tokens: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
}

export type GolemsEvent = Event6 | Event4;
export type GolemsView = View6 | View4;

export const is6 = (view: GolemsView): view is View6 => 'game' in view;
/** Whose components lie on the robots of v4.0; golem cards of v6.1 bear their numbers themselves. */
export const boxOf = (view: GolemsView): BoxName => (is6(view) ? 'even' : view.box);

/** A strike may do more damage than a golem can show: it has as many cracks as put it into repair. */
export const cracksOf = ({ damage, limit }: { readonly damage: number; readonly limit: number }): number =>
  Math.min(damage, limit);

export function sceneOf(view: GolemsView): Scene {
  return is6(view) ? sceneOf6(view) : sceneOf4(view);
}

function sceneOf6(view: View6): Scene {
  const figures = view.golems.map(
    (golem, seat): Figure => ({
      seat,
      at: golem.at,
      facing: golem.facing,
      swims: view.swimming[seat] ?? null,
      type: golem.type || 'sword',
      bot: golem.bot,
      damage: cracksOf(golem),
      limit: golem.limit,
      damaged: [],
      items: golem.items,
      extra: golem.extra,
    }),
  );
  return { edition: 'golems6', round: view.round, tokens: view.tokens, figures };
}

const COMPONENTS = ['processor', 'weapon', 'chassis'];

function sceneOf4(view: View4): Scene {
  const figures = view.robots.map(
    (robot): Figure => ({
      seat: robot.seat,
      at: robot.at,
      facing: robot.facing,
      swims: robot.swims,
      type: robot.robot,
      bot: robot.bot,
      damage: robot.damaged.length,
      limit: robot.bot ? 1 : COMPONENTS.length + 1,
      damaged: robot.damaged,
      items: 0,
      extra: 0,
    }),
  );
  // A barrel that was hit stays in sight until all have seen what is in it.
  const scene: Scene = { edition: 'golems4', round: view.round, tokens: view.tokens, figures };
  return Object.entries(view.hit).reduce((now, [cell, barrel]) => withWord(now, cell, barrel), scene);
}

/** The scene after these events: pure, so that any moment of a film can be had at any time. */
export function sceneAfter(scene: Scene, events: readonly GameEvent[]): Scene {
  return events.reduce<Scene>((now, event) => after(now, event as GolemsEvent), scene);
}

export function after(scene: Scene, event: GolemsEvent): Scene {
  switch (event.kind) {
    case 'roundBegan':
      return { ...scene, round: event.round };
    case 'golemMoved':
    case 'golemSlid':
    case 'golemShoved':
    case 'teleported':
      return withFigure(scene, event.seat, { at: event.to });
    case 'golemTurned':
      return withFigure(scene, event.seat, { facing: event.to });
    case 'waterEntered':
      return withFigure(scene, event.seat, { swims: event.at });
    case 'robotFell':
      return withFigure(scene, event.seat, { swims: event.at, at: event.at });
    case 'stuckInWater':
      return withFigure(scene, event.seat, { swims: null, at: event.at });
    case 'waterLeft':
      return withFigure(scene, event.seat, { swims: null, at: event.to });
    case 'golemOut':
      return withFigure(scene, event.seat, { swims: null, at: null });
    case 'damageTaken':
    case 'golemRepaired':
      return withFigure(scene, event.seat, {
        damage: cracksOf({ damage: event.damage, limit: scene.figures[event.seat]?.limit ?? event.damage }),
      });
    case 'rowsChanged':
      return withFigure(scene, event.seat, { extra: event.extra });
    case 'programsReady':
      return {
        ...scene,
        figures: scene.figures.map((figure) => (event.lengths[figure.seat] ? { ...figure, extra: 0 } : figure)),
      };
    case 'goalTaken': {
      const items = scene.figures[event.seat]!.items + 1;
      return withFigure(without(scene, event.at, event.goal), event.seat, { items });
    }
    case 'componentDamaged':
      return withParts(scene, event.seat, [...scene.figures[event.seat]!.damaged, event.component]);
    case 'componentRepaired':
      return withParts(
        scene,
        event.seat,
        scene.figures[event.seat]!.damaged.filter((part) => part !== event.component),
      );
    default:
      return afterToken(scene, event);
  }
}

function afterToken(scene: Scene, event: GolemsEvent): Scene {
  switch (event.kind) {
    case 'barrelPushed':
    case 'barrelShoved': {
      const barrel = wordsAt(scene, event.from).find(isBarrel);
      return barrel ? withWord(without(scene, event.from, 'barrel'), event.to, barrel) : scene;
    }
    case 'barrelOpened':
      return withoutLowest(scene, event.at);
    case 'barrelLost':
      return event.why === 'column'
        ? withWord(without(scene, event.at, 'barrel'), event.at, 'barrel')
        : without(scene, event.at, 'barrel');
    case 'logicLaid':
      return 'cell' in event.on ? withWord(scene, event.on.cell, `logic:${event.logic}`) : scene;
    case 'logicPicked':
    case 'logicDiscarded':
      return without(scene, event.at, 'logic');
    case 'waterFroze':
      return event.cells.reduce((now, cell) => replaced(now, cell, 'water', 'ice'), scene);
    case 'iceBroke':
      return replaced(scene, event.at, 'ice', 'water');
    case 'tokenDestroyed':
      return without(scene, event.at, event.token.split(':')[0]!);
    default:
      return scene;
  }
}

function withFigure(scene: Scene, seat: number, change: Partial<Figure>): Scene {
  return { ...scene, figures: scene.figures.map((figure) => (figure.seat === seat ? { ...figure, ...change } : figure)) };
}

function withParts(scene: Scene, seat: number, damaged: readonly string[]): Scene {
  const ordered = COMPONENTS.filter((part) => damaged.includes(part));
  return withFigure(scene, seat, { damaged: ordered, damage: ordered.length });
}

export const isBarrel = (word: string): boolean => word === 'barrel' || word.startsWith('barrel:');
export const wordsOfCell = (tokens: Readonly<Record<string, string>>, cell: string): readonly string[] =>
  tokens[cell]?.split(' ') ?? [];
const wordsAt = (scene: Scene, cell: string): readonly string[] => wordsOfCell(scene.tokens, cell);

/** Barrels lie on top of what lies on the ground, as views write them. */
function withWords(scene: Scene, cell: string, words: readonly string[]): Scene {
  const { [cell]: _, ...others } = scene.tokens;
  if (words.length === 0) return { ...scene, tokens: others };
  const text = [...words.filter((word) => !isBarrel(word)), ...words.filter(isBarrel)].join(' ');
  return { ...scene, tokens: { ...others, [cell]: text } };
}

/** Columns are opened from below, one barrel after the other. */
function withoutLowest(scene: Scene, cell: string): Scene {
  const levels = wordsAt(scene, cell).find(isBarrel)?.split(':')[1]?.split('/').slice(1) ?? [];
  const bare = without(scene, cell, 'barrel');
  return levels.length === 0 ? bare : withWord(bare, cell, levels.length === 1 ? 'barrel' : `barrel:${levels.join('/')}`);
}

const without = (scene: Scene, cell: string, kind: string): Scene =>
  withWords(
    scene,
    cell,
    wordsAt(scene, cell).filter((word) => word.split(':')[0] !== kind),
  );
const withWord = (scene: Scene, cell: string, word: string): Scene => withWords(scene, cell, [...wordsAt(scene, cell), word]);
const replaced = (scene: Scene, cell: string, from: string, to: string): Scene =>
  withWords(
    scene,
    cell,
    wordsAt(scene, cell).map((word) => (word === from ? to : word)),
  );
