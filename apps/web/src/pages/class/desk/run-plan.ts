import type { DeskTable, DeskView } from '@stolik/class/views';
import { findGame } from '@stolik/games/games';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { opponentIn } from '@stolik/search/manifest';
import type { TeacherWish } from '@stolik/wire/class';
import type { Plan, PlanStep, Position } from '../plans/plan.ts';

/** How tables are laid when a plan or the teacher begins a game. */
export interface TableWishes {
  readonly isSameDeal: boolean;
  readonly odd: 'bot' | 'three';
  readonly level: string;
  /** Minutes each; undefined: as long as they like. */
  readonly minutes?: number | undefined;
}

/** The bot of whoever plays alone; where the game has no such bot, the weakest. */
export function botAt(game: string, { level }: Pick<TableWishes, 'level'>): string {
  const manifest = findGame(game);
  return !manifest || opponentIn(manifest, level) ? level : manifest.levels[0]!.id;
}

/** How many may sit at a table of a game. */
export const mostAt = (game: string): number => findGame(game)?.players.max ?? 2;

/** Who is here: nobody is paired with an empty stool. */
export const hereOf = ({ pupils }: Pick<DeskView, 'pupils'>): readonly number[] =>
  pupils.filter(({ isHere }) => isHere).map(({ pupil }) => pupil);

/** Those who are left, in twos and in order, after the groups that stand; `isThree`: the odd one sits with the last two. */
function withLeft(standing: DeskView['groups'], left: readonly number[], isThree: boolean): DeskView['groups'] {
  const pairs = Array.from({ length: Math.ceil(left.length / 2) }, (_, pair) => left.slice(2 * pair, 2 * pair + 2));
  const groups = [...standing, ...pairs];
  const [two, odd] = groups.slice(-2);
  return isThree && two?.length === 2 && odd?.length === 1 ? [...groups.slice(0, -2), [...two, ...odd]] : groups;
}

/** No group is larger than the table: whoever finds no seat gets one with a bot. */
const seatedAt = (groups: DeskView['groups'], most: number): DeskView['groups'] =>
  groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / most) }, (_, part) => group.slice(part * most, (part + 1) * most)),
  );

const same = (groups: DeskView['groups'], others: DeskView['groups']): boolean =>
  JSON.stringify(groups) === JSON.stringify(others);

/** A game as its tables are laid. `most`: how many may sit at one. */
interface LaidGame extends Pick<PlanGame, 'game' | 'options' | 'bot'> {
  readonly most: number;
}

const hand = (groups: DeskView['groups']): TeacherWish => ({ kind: 'pairs', way: { how: 'hand', groups } });

/**
 * What lays tables for all who are here. Pairs that are here stay together, and whoever came since is paired among themselves; nobody
 * paired yet, or another way wished: all are.
 */
export function gameWishes(
  view: Pick<DeskView, 'pupils' | 'groups'>,
  game: LaidGame & { readonly isAlone: boolean },
  wishes: TableWishes,
  way: { readonly how: 'random'; readonly seed: string } | { readonly how: 'ladder' },
): readonly TeacherWish[] {
  const whom = hereOf(view);
  const play: TeacherWish = { kind: 'play', plan: planOf(game, wishes), whom: 'all' };
  if (game.isAlone) return [hand(whom.map((pupil) => [pupil])), play];
  const odd = game.most < 3 ? 'bot' : wishes.odd;
  const standing = view.groups.filter((group) => group.length > 1 && group.every((pupil) => whom.includes(pupil)));
  if (way.how === 'ladder' || standing.length === 0) return [{ kind: 'pairs', way: { ...way, odd, whom } }, play];
  const left = whom.filter((pupil) => !standing.some((group) => group.includes(pupil)));
  const groups = seatedAt(withLeft(standing, left, odd === 'three'), game.most);
  return same(groups, view.groups) ? [play] : [hand(groups), play];
}

/** Tables for these groups, as the teacher has put them together. */
export const handWishes = (groups: DeskView['groups'], game: LaidGame, wishes: TableWishes): readonly TeacherWish[] => [
  hand(seatedAt(groups, game.most)),
  { kind: 'play', plan: planOf(game, wishes), whom: 'all' },
];

const planOf = ({ game, options, bot }: Pick<PlanGame, 'game' | 'options' | 'bot'>, wishes: TableWishes) => ({
  game,
  options,
  isSameDeal: wishes.isSameDeal,
  level: bot ?? botAt(game, wishes),
  ...(wishes.minutes !== undefined && { clock: { minutes: wishes.minutes, seconds: 0 } }),
});

/** Tables for these alone: pairs among them stand, whoever is left is paired in order, and the others stay as they are. */
export function gameWishesFor(
  view: Pick<DeskView, 'groups'>,
  whom: readonly number[],
  game: LaidGame,
  wishes: TableWishes,
): readonly TeacherWish[] {
  const isMeant = (pupil: number): boolean => whom.includes(pupil);
  const standing = view.groups.filter((group) => group.length > 1 && group.every(isMeant));
  const others = view.groups.map((group) => group.filter((pupil) => !isMeant(pupil))).filter(({ length }) => length > 0);
  const left = whom.filter((pupil) => !standing.some((group) => group.includes(pupil)));
  const groups = seatedAt(withLeft(standing, left, wishes.odd === 'three'), game.most);
  return [hand([...others, ...groups]), { kind: 'play', plan: planOf(game, wishes), whom }];
}

const MORE_SECONDS = 180;

/** Three minutes more for everybody at these tables. */
export const moreTime = (tables: readonly DeskTable[]): readonly TeacherWish[] =>
  tables.flatMap(({ id, seats }) =>
    seats.flatMap((pupil, seat): readonly TeacherWish[] =>
      pupil === null ? [] : [{ kind: 'time', table: id, seat, seconds: MORE_SECONDS }],
    ),
  );

type PlanGame = Extract<PlanStep['start'], { readonly kind: 'game' }>;

export interface Around {
  readonly view: Pick<DeskView, 'pupils' | 'groups' | 'asked' | 'tables' | 'isHeld'>;
  readonly wishes: TableWishes;
  readonly seed: string;
  /** A position as a question, with its solution. */
  find(position: Position): Promise<ClosedQuestion | undefined>;
}

/** What a step of a plan asks for, in order; undefined where its position can't be found. */
export async function wishesOf(plan: Plan, index: number, around: Around): Promise<readonly TeacherWish[] | undefined> {
  const step = plan.steps[index];
  if (!step) return undefined;
  const started = await startedBy(plan, step, around);
  if (!started) return undefined;
  return [
    ...(index === 0 ? [{ kind: 'lesson' } as const] : []),
    ...(around.view.asked && step.start.kind !== 'everybody' ? [{ kind: 'unask' } as const] : []),
    // Whoever was looking at the teacher goes on.
    ...(around.view.isHeld && step.start.kind !== 'talk' ? [{ kind: 'eyes', on: false } as const] : []),
    ...started,
    { kind: 'plan', plan: { plan: plan.id, step: index } },
  ];
}

async function startedBy(plan: Plan, { start }: PlanStep, around: Around): Promise<readonly TeacherWish[] | undefined> {
  /** What was played before is put away: a list would lie under the table. */
  const cleared = around.view.tables.map(({ id }): TeacherWish => ({ kind: 'away', table: id }));
  switch (start.kind) {
    case 'talk':
      return [{ kind: 'eyes', on: true }];
    case 'everybody': {
      const found = await around.find(start.position);
      return found && askWishes(found);
    }
    case 'lessons':
    case 'puzzles': {
      const [game, items] = start.kind === 'lessons' ? [plan.game, start.lessons] : [start.game, start.puzzles];
      return [
        ...cleared,
        { kind: 'task', whom: 'all', task: { kind: start.kind, game, items } },
        { kind: 'pace', pace: { kind: 'open' } },
        { kind: 'wall', wall: { kind: 'boards' } },
      ];
    }
    case 'bench':
      return [
        ...cleared,
        { kind: 'task', whom: 'all', task: { kind: 'bench', example: start.example } },
        { kind: 'pace', pace: { kind: 'open' } },
        { kind: 'wall', wall: { kind: 'boards' } },
      ];
    case 'game': {
      const { game: id, seated } = start;
      const game = { ...start, most: mostAt(id), isAlone: seated === 'alone' };
      return [
        ...gameWishes(around.view, game, around.wishes, { how: 'random', seed: around.seed }),
        { kind: 'pace', pace: { kind: 'open' } },
        { kind: 'wall', wall: { kind: 'boards' } },
      ];
    }
  }
}

/** A position goes to all, and the wall shows it. */
export function askWishes(found: ClosedQuestion): readonly TeacherWish[] {
  const { id, game, players, options, position, moves, seat, goal, solution } = found;
  const question = { id, game, players, options, position, ...(moves && { moves }), seat, goal };
  return [
    { kind: 'ask', question, solution },
    { kind: 'wall', wall: { kind: 'question' } },
  ];
}
