import type { ClassQuestion } from '@stolik/class/things';
import { loadTerminal } from '@stolik/games/games';
import type { AnyGame } from '@stolik/kernel/game';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';

/** Does what is asked for in turn with what others ask for. */
export type InTurn = <T>(work: () => T) => Promise<T>;

/**
 * How answers to a question are read: nothing that a pupil sends is shown to others unless it is a decision in this position. Each reading
 * brings its own turn: a reader is remembered longer than the class that asked first, and must keep nothing of it in memory.
 */
export type ReadAnswer = (answer: readonly string[], inTurn: InTurn) => Promise<readonly string[] | undefined>;

/** In characters. A goal is a few words; it goes to every pupil with every view. */
const MOST_GOAL = 500;

/** Undefined where the position can't be laid, or this can't be asked in it. */
export async function readerFor(game: AnyGame, question: ClassQuestion, inTurn: InTurn): Promise<ReadAnswer | undefined> {
  const { puzzles } = await loadTerminal(game.id);
  if (!puzzles || JSON.stringify(question.goal).length > MOST_GOAL) return undefined;
  const within: NonNullable<typeof puzzles.within> = (work) => (puzzles.within ? puzzles.within(work) : work());
  try {
    const asked = await inTurn(() => within(() => askPuzzle(game, puzzles, { ...question, solution: [] })));
    if (!asked?.ok) return undefined;
    const { reading, start } = asked.value;
    if (reading) return async (answer) => (answer.length === 1 && reading.answers.includes(answer[0]!) ? answer : undefined);
    return (answer, turn) => turn(() => within(() => written(asked.value.game, start, question.seat, answer)));
  } catch {
    // Positions come from outside: one that the game's own reader stumbles over is none.
    return undefined;
  }
}

/** The decisions as the game writes them, as far as the position leads without chance; undefined where one is none. */
function written(game: AnyGame, start: unknown, seat: number, answer: readonly string[]): readonly string[] | undefined {
  const state: unknown = game.clone(start);
  const texts: string[] = [];
  for (const text of answer) {
    const next = game.next(state);
    if (next.kind === 'over' || next.kind === 'chance' || !next.seats.includes(seat)) return undefined;
    const read = game.read(state, seat, text);
    if (!read.ok || game.refuse(state, seat, read.value)) return undefined;
    texts.push(game.write(state, seat, read.value));
    game.play(state, seat, read.value);
    if (game.next(state).kind === 'chance') break;
  }
  return texts.length === answer.length ? texts : undefined;
}
