import { askPuzzle } from '@stolik/kernel/puzzles/asked';
import { problem, type Result } from '@stolik/kernel/result';
import { createResource, type JSX, Show } from 'solid-js';
import { reasonWords } from '../../base/messages/reason.ts';
import { toLearn } from '../../base/router.ts';
import { DeadEnd } from '../../base/ui/dead-end.tsx';
import { loadClient } from '../../shell/clients.ts';
import { loadPuzzlePart } from '../../shell/study/load.ts';
import type { Asking, StudyPlan } from '../../shell/study/part.ts';
import { StudyView } from '../../shell/study/study-view.tsx';
import { studyWords, w } from '../../shell/study/words.ts';

/** Fetches the game a puzzle is about and asks it; says so where that cannot be done. */
export function AskingPage(props: { readonly find: () => Promise<Asking | undefined> }): JSX.Element {
  const [ready] = createResource(async (): Promise<Result<StudyPlan>> => {
    const [asking] = await Promise.all([props.find(), studyWords.load()]);
    if (!asking) return problem('gone', '');
    const [client, part] = await Promise.all([loadClient(asking.puzzle.game), loadPuzzlePart(asking.puzzle.game)]);
    if (!client || !part) return problem('gone', '');
    const asked = askPuzzle(client.game, part.rules, asking.puzzle);
    return asked.ok ? { ok: true, value: { ...asking, client, part, asked: asked.value } } : asked;
  });
  const trouble = (): string | undefined => {
    const result = ready();
    if (!result || result.ok) return undefined;
    return result.problem.at === 'gone' ? w().unknown : w().broken(reasonWords(result.problem));
  };
  const found = (): StudyPlan | undefined => {
    const result = ready();
    return result?.ok ? result.value : undefined;
  };
  return (
    <Show
      when={found()}
      keyed
      fallback={
        <Show when={trouble()}>
          {(says) => (
            <DeadEnd title={w().puzzle} says={says()}>
              <a class="btn go" href={toLearn}>
                {w().back}
              </a>
            </DeadEnd>
          )}
        </Show>
      }
    >
      {(plan) => <StudyView {...plan} />}
    </Show>
  );
}
