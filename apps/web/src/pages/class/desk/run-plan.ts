import type { DeskTable, DeskView } from '@stolik/class/views';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
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

/** Who is here: nobody is paired with an empty stool. */
export const hereOf = ({ pupils }: Pick<DeskView, 'pupils'>): readonly number[] =>
  pupils.filter(({ isHere }) => isHere).map(({ pupil }) => pupil);

/** Groups that stand, as far as those in them are here and nobody here is left out; undefined: pair anew. */
export function groupsThatStand(view: Pick<DeskView, 'pupils' | 'groups'>): DeskView['groups'] | undefined {
  const here = new Set(hereOf(view));
  const all = view.groups.flat();
  return all.length === here.size && all.every((pupil) => here.has(pupil)) ? view.groups : undefined;
}

/** What lays tables for all who are here. */
export function gameWishes(
  view: Pick<DeskView, 'pupils' | 'groups'>,
  game: { readonly game: string; readonly options: PlanGame['options']; readonly isAlone: boolean },
  wishes: TableWishes,
  seed: string,
): readonly TeacherWish[] {
  const whom = hereOf(view);
  const play: TeacherWish = { kind: 'play', plan: planOf(game, wishes), whom: 'all' };
  if (game.isAlone) return [{ kind: 'pairs', way: { how: 'hand', groups: whom.map((pupil) => [pupil]) } }, play];
  if (groupsThatStand(view)) return [play];
  return [{ kind: 'pairs', way: { how: 'random', seed, odd: wishes.odd, whom } }, play];
}

const planOf = ({ game, options }: Pick<PlanGame, 'game' | 'options'>, { isSameDeal, level, minutes }: TableWishes) => ({
  game,
  options,
  isSameDeal,
  level,
  ...(minutes !== undefined && { clock: { minutes, seconds: 0 } }),
});

/** Tables for these alone: pairs among them stand, whoever is left is paired in order, and the others stay as they are. */
export function gameWishesFor(
  view: Pick<DeskView, 'groups'>,
  whom: readonly number[],
  game: Pick<PlanGame, 'game' | 'options'>,
  wishes: TableWishes,
): readonly TeacherWish[] {
  const isMeant = (pupil: number): boolean => whom.includes(pupil);
  const standing = view.groups.filter((group) => group.length > 1 && group.every(isMeant));
  const others = view.groups.map((group) => group.filter((pupil) => !isMeant(pupil))).filter(({ length }) => length > 0);
  const left = whom.filter((pupil) => !standing.some((group) => group.includes(pupil)));
  const paired = Array.from({ length: Math.ceil(left.length / 2) }, (_, pair) => left.slice(2 * pair, 2 * pair + 2));
  return [
    { kind: 'pairs', way: { how: 'hand', groups: [...others, ...standing, ...paired] } },
    { kind: 'play', plan: planOf(game, wishes), whom },
  ];
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
      const game = { game: start.game, options: start.options, isAlone: start.seated === 'alone' };
      return [
        ...gameWishes(around.view, game, around.wishes, around.seed),
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
