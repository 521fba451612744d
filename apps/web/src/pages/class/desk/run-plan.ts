import { inTwos, outside, seatedAt, sharedAmong } from '@stolik/class/pairs';
import type { DeskTable, DeskView } from '@stolik/class/views';
import { findGame } from '@stolik/games/games';
import type { ClosedQuestion } from '@stolik/kernel/puzzles/puzzle';
import { opponentIn } from '@stolik/search/manifest';
import type { TeacherRequest } from '@stolik/wire/class';
import type { Plan, PlanStep, Position } from '../plans/plan.ts';
import { together } from './pairing.ts';

/** How tables are laid when a plan or the teacher begins a game. */
export interface TableChoices {
  readonly isSameDeal: boolean;
  readonly odd: 'bot' | 'three';
  readonly level: string;
  /** Minutes each; undefined: as long as they like. */
  readonly minutes?: number | undefined;
}

/** The bot of whoever plays alone; where the game has no such bot, the weakest. */
export function botAt(game: string, { level }: Pick<TableChoices, 'level'>): string {
  const manifest = findGame(game);
  return !manifest || opponentIn(manifest, level) ? level : manifest.levels[0]!.id;
}

/** How many may sit at a table of a game. */
export const mostAt = (game: string): number => findGame(game)?.players.max ?? 2;

/** Who is here: nobody is paired with an empty stool. */
export const hereOf = ({ pupils }: Pick<DeskView, 'pupils'>): readonly number[] =>
  pupils.filter(({ isHere }) => isHere).map(({ pupil }) => pupil);

/** The groups that stay as they are: all of them are here, and nobody of them shares a device with somebody outside. */
function standingIn({ groups, shared }: Pick<DeskView, 'groups' | 'shared'>, whom: readonly number[]): DeskView['groups'] {
  const together = sharedAmong(shared, whom);
  const isWhole = (group: readonly number[]): boolean =>
    together.every(
      (sharers) => sharers.every((pupil) => group.includes(pupil)) || !sharers.some((pupil) => group.includes(pupil)),
    );
  const standing = groups.filter((group) => group.length > 1 && group.every((pupil) => whom.includes(pupil)) && isWhole(group));
  const seated = new Set(standing.flat());
  return [...standing, ...together.filter((sharers) => !sharers.some((pupil) => seated.has(pupil)))];
}

const same = (groups: DeskView['groups'], others: DeskView['groups']): boolean =>
  JSON.stringify(groups) === JSON.stringify(others);

/** A game as its tables are laid. `most`: how many may sit at one. */
interface LaidGame extends Pick<PlanGame, 'game' | 'options' | 'bot'> {
  readonly most: number;
}

const hand = (groups: DeskView['groups']): TeacherRequest => ({ kind: 'pairs', way: { how: 'hand', groups } });

/**
 * What lays tables for all who are here. Who shares a device sits at one table. Pairs that are here stay together, and whoever came since
 * is paired among themselves; nobody paired yet, or another way requested: all are.
 */
export function gameRequests(
  view: Pick<DeskView, 'pupils' | 'groups' | 'shared'>,
  game: LaidGame & { readonly isAlone: boolean },
  requests: TableChoices,
  way: { readonly how: 'random'; readonly seed: string } | { readonly how: 'ladder' },
): readonly TeacherRequest[] {
  const whom = hereOf(view);
  const play: TeacherRequest = { kind: 'play', plan: planOf(game, requests), whom: 'all' };
  const { odd } = requests;
  const { most } = game;
  if (game.isAlone) return [hand(seatedAt(together(view.shared, whom), most)), play];
  const isPaired = view.groups.some((group) => group.length > 1 && group.every((pupil) => whom.includes(pupil)));
  if (way.how === 'ladder' || !isPaired) return [{ kind: 'pairs', way: { ...way, odd, whom, most } }, play];
  const standing = standingIn(view, whom);
  const groups = inTwos(standing, outside(standing, whom), odd, most);
  return same(groups, view.groups) ? [play] : [hand(groups), play];
}

/** Tables for these groups, as the teacher has put them together. */
export const handRequests = (groups: DeskView['groups'], game: LaidGame, requests: TableChoices): readonly TeacherRequest[] => [
  hand(seatedAt(groups, game.most)),
  { kind: 'play', plan: planOf(game, requests), whom: 'all' },
];

const planOf = ({ game, options, bot }: Pick<PlanGame, 'game' | 'options' | 'bot'>, requests: TableChoices) => ({
  game,
  options,
  isSameDeal: requests.isSameDeal,
  level: bot ?? botAt(game, requests),
  ...(requests.minutes !== undefined && { clock: { minutes: requests.minutes, seconds: 0 } }),
});

/** Tables for these alone: pairs among them stand, whoever is left is paired in order, and the others stay as they are. */
export function gameRequestsFor(
  view: Pick<DeskView, 'groups' | 'shared'>,
  whom: readonly number[],
  game: LaidGame,
  requests: TableChoices,
): readonly TeacherRequest[] {
  const isMeant = (pupil: number): boolean => whom.includes(pupil);
  const standing = standingIn(view, whom);
  const others = view.groups.map((group) => group.filter((pupil) => !isMeant(pupil))).filter(({ length }) => length > 0);
  const groups = inTwos(standing, outside(standing, whom), requests.odd, game.most);
  return [hand([...others, ...groups]), { kind: 'play', plan: planOf(game, requests), whom }];
}

const MORE_SECONDS = 180;

/** Three minutes more for everybody at these tables. */
export const moreTime = (tables: readonly DeskTable[]): readonly TeacherRequest[] =>
  tables.flatMap(({ id, seats }) =>
    seats.flatMap((pupil, seat): readonly TeacherRequest[] =>
      pupil === null ? [] : [{ kind: 'time', table: id, seat, seconds: MORE_SECONDS }],
    ),
  );

type PlanGame = Extract<PlanStep['start'], { readonly kind: 'game' }>;

export interface Around {
  readonly view: Pick<DeskView, 'pupils' | 'groups' | 'shared' | 'asked' | 'tables' | 'isHeld'>;
  readonly requests: TableChoices;
  readonly seed: string;
  /** A position as a question, with its solution. */
  find(position: Position): Promise<ClosedQuestion | undefined>;
}

/** What a step of a plan asks for, in order; undefined where its position can't be found. */
export async function requestsOf(plan: Plan, index: number, around: Around): Promise<readonly TeacherRequest[] | undefined> {
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

async function startedBy(plan: Plan, { start }: PlanStep, around: Around): Promise<readonly TeacherRequest[] | undefined> {
  /** What was played before is put away: a list would lie under the table. */
  const cleared = around.view.tables.map(({ id }): TeacherRequest => ({ kind: 'away', table: id }));
  switch (start.kind) {
    case 'talk':
      return [{ kind: 'eyes', on: true }];
    case 'everybody': {
      const found = await around.find(start.position);
      return found && askRequests(found);
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
        ...gameRequests(around.view, game, around.requests, { how: 'random', seed: around.seed }),
        { kind: 'pace', pace: { kind: 'open' } },
        { kind: 'wall', wall: { kind: 'boards' } },
      ];
    }
  }
}

/** Steps that were left out: those between the step that ran and a later one that is begun. What is begun after all is not. */
export function skippedAfter(before: ReadonlySet<number>, from: number, to: number): ReadonlySet<number> {
  const between = Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index);
  return new Set([...before, ...between].filter((step) => step !== to));
}

/** What the next step would end: games that are being played, or a question that some are still thinking about. */
export type Unfinished = { readonly games: number } | { readonly answered: number; readonly of: number };

export function unfinishedAt(
  { asked, tables, pupils }: Pick<DeskView, 'asked' | 'tables' | 'pupils'>,
  next: PlanStep | undefined,
): Unfinished | undefined {
  const here = hereOf({ pupils }).length;
  const answered = pupils.filter(({ answer }) => answer).length;
  if (asked?.isOpen && !asked.played && answered < here) return { answered, of: here };
  // While all talk, what is played waits.
  if (next?.start.kind === 'talk') return undefined;
  const games = tables.filter(({ isOver }) => !isOver).length;
  return games > 0 ? { games } : undefined;
}

/** The lesson ends: nothing is asked or held any more, the wall says what it has brought, and every screen says goodbye. */
export const endRequests = ({ asked }: Pick<DeskView, 'asked'>): readonly TeacherRequest[] => [
  ...(asked ? [{ kind: 'unask' } as const] : []),
  { kind: 'eyes', on: false },
  { kind: 'plan', plan: null },
  { kind: 'wall', wall: { kind: 'recap', isRanked: false } },
];

/** Every device lets its pupils out. */
export const OUT: TeacherRequest = { kind: 'wall', wall: { kind: 'recap', isRanked: false, isOut: true } };

/** A position goes to all, and the wall shows it. */
export function askRequests(found: ClosedQuestion): readonly TeacherRequest[] {
  const { id, game, players, options, position, moves, seat, goal, solution } = found;
  const question = { id, game, players, options, position, ...(moves && { moves }), seat, goal };
  return [
    { kind: 'ask', question, solution },
    { kind: 'wall', wall: { kind: 'question' } },
  ];
}
