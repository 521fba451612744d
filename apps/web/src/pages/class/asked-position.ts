import type { ClassQuestion } from '@stolik/class/things';
import { loadRules } from '@stolik/games/games';
import type { Language } from '@stolik/kernel/language';
import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import { playStep } from '@stolik/kernel/steps';
import type { Picture } from '../../base/ui/picture.ts';
import { loadLittle } from '../../games/little.ts';
import { askedIn } from '../../shell/study/free.ts';
import { loadPuzzlePart } from '../../shell/study/load.ts';

/** A question as it is shown to all: what is asked, its board before and after an answer, what an answer is called. */
export interface AskedPosition {
  goal(language: Language): string;
  before(): Picture;
  after(answer: readonly string[]): Picture;
  says(answer: readonly string[], language: Language): string;
}

/** Undefined where this device knows no such game, or the question can't be laid. */
export async function loadPosition(question: ClassQuestion): Promise<AskedPosition | undefined> {
  const [game, part, { miniature }] = await Promise.all([
    loadRules(question.game),
    loadPuzzlePart(question.game),
    loadLittle(question.game),
  ]);
  if (!part) return undefined;
  const laid = askPuzzle(game, part.rules, { ...question, solution: [] });
  if (!laid.ok) return undefined;
  const { start, reading } = laid.value;
  const { seat, goal } = question;
  const picture = (state: unknown): Picture => miniature(game.view(state, seat));
  return {
    goal: (language) => askedIn(part, goal, game.view(start, seat), language, { seat, nameOf: (each) => String(each + 1) }).goal,
    before: () => picture(start),
    after: (answer) => {
      const state = game.clone(start);
      for (const text of reading && part.read ? [part.read.plays(goal)] : answer) {
        const read = game.read(state, seat, text);
        if (!read.ok || game.refuse(state, seat, read.value)) break;
        playStep(game, state, { kind: 'play', actor: seat, action: read.value });
      }
      return picture(state);
    },
    says: (answer, language) => (reading && part.read ? part.read.says(answer[0] ?? '', language) : answer.join(', ')),
  };
}
