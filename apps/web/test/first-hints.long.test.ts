import { loadBots, loadRules } from '@stolik/games/games';
import { CHANCE } from '@stolik/kernel/game';
import { LANGUAGES } from '@stolik/kernel/language';
import { SeededRng } from '@stolik/kernel/random';
import type { Step } from '@stolik/kernel/steps';
import { advise } from '@stolik/search/advice';
import type { AnyBook } from '@stolik/search/book';
import { judge } from '@stolik/search/review';
import { stateAfter } from '@stolik/table/table';
import { expect, test } from 'vitest';
import { advice as circuitAdvice } from '../src/games/circuit/advice.ts';
import { loadAllWords as loadCircuitWords } from '../src/games/circuit/words/by-language.ts';
import { adviceOf } from '../src/games/golems/advice.ts';
import { loadAllWords as loadGolemWords } from '../src/games/golems/words/by-language.ts';
import { edition4 } from '../src/games/golems4/edition.ts';
import { edition6 } from '../src/games/golems6/edition.ts';
import { advice as micropulAdvice } from '../src/games/micropul/advice.ts';
import { loadAllWords as loadMicropulWords } from '../src/games/micropul/words/by-language.ts';
import type { ReviewNews } from '../src/session/bots/review.ts';
import { reviewGame } from '../src/session/bots/review-answer.ts';
import type { Advising } from '../src/shell/contract.ts';

await Promise.all([loadGolemWords(), loadMicropulWords(), loadCircuitWords()]);

const ADVISING: Readonly<Record<string, Pick<Advising, 'say' | 'tell' | 'lit'>>> = {
  micropul: micropulAdvice,
  circuit: circuitAdvice,
  golems6: adviceOf(edition6),
  golems4: adviceOf(edition4),
};
/** That hints and reviews agree does not depend on how long they think. */
async function hasty(id: string): Promise<AnyBook> {
  const book = await loadBots(id);
  return { ...book, adviser: { ...book.adviser, iterations: book.adviser.iterations / 15 } };
}

const NOTATION =
  /undefined|^(lay|take|stone|swap|iron|pass|program|choose|subprogram|logic|jam|damage|repair|exit|build)\b.*[A-Z@:(]|^[a-z]+$/;

test.each([
  ['micropul', 2, {}],
  ['circuit', 2, {}],
  ['golems6', 2, {}],
  ['golems6', 2, { scenario: 'race' }],
  ['golems4', 2, { scenario: 'portals-and-lines' }],
] as const)(
  '%s for %i %o: by first hints to the end, none of them is a mistake, all are said in words',
  { timeout: 240_000 },
  async (id, seats, options) => {
    const [game, book] = [await loadRules(id), await hasty(id)];
    const state = stateAfter(game, { options, seats }, []);
    const rng = new SeededRng(`first hints ${id}`);
    const steps: Step[] = [];
    const rival = book.levels[1]!;
    for (let next = game.next(state); next.kind !== 'over'; next = game.next(state)) {
      const actor = next.kind === 'chance' ? CHANCE : (next.seats.find((seat) => seat !== 0) ?? 0);
      let action: number;
      if (actor === CHANCE) action = game.roll(state, rng);
      else if (actor !== 0) action = rival.player(game.redeal(state, actor, rng), actor, rng, { iterations: 200 }).action;
      else {
        const { ideas } = advise(game, book, state, 0);
        action = ideas[0]!.action;
        if (steps.length % 5 === 0) expect(advise(game, book, state, 0).ideas).toEqual(ideas);
        for (const idea of ideas) {
          for (const language of LANGUAGES) {
            const text: string = game.write(state, 0, idea.action);
            const said = ADVISING[id]!.say(game.view(state, 0), 0, text, language, (seat) => `Seat ${seat + 1}`);
            expect(said).not.toBe('');
            expect(said).not.toContain(text);
            expect(said).not.toMatch(NOTATION);
          }
        }
        expect(judge(game, book, { step: steps.length, seat: 0, played: action, state })).toBeUndefined();
      }
      game.play(state, actor, action);
      steps.push({ kind: 'play', actor, action });
    }
    const news: ReviewNews[] = [];
    await reviewGame(
      { kind: 'review', game: id, options, seats, steps, of: [0], you: 0, names: ['Ola', 'Oto'], language: 'en' },
      (each) => news.push(each),
      hasty,
    );
    const last = news.at(-1)!;
    if (!('review' in last)) throw new Error(`no review: ${JSON.stringify(last)}`);
    const { moments, says } = last.review;
    // Neither a mistake nor a missed chance nor another idea where it was the first hint.
    expect(moments.filter(({ kind, seat, best }) => kind === 'mistake' || (seat === 0 && best !== undefined))).toEqual([]);
    expect(says.join(' ')).not.toMatch(/much better move|added up/);
  },
);
