import type { WallView } from '@stolik/class/views';
import { createMemo, createResource, For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { PictureView } from '../../../base/ui/picture-view.tsx';
import { loadPosition } from '../asked-position.ts';
import { Felt } from '../live-board.tsx';
import { ww } from '../words.ts';
import { circlesOf, withCircles } from './answers.ts';
import { StepTime } from './step.tsx';
import { CodeTag, WallHead } from './tags.tsx';
import { barsOf, stillThinking } from './wall.ts';

/**
 * One position for everybody. The answers come when the teacher shows them: as circles where they lie and as bars, without names and all in
 * one colour until one of them is played out.
 */
export function QuestionWall(props: { readonly view: WallView }): JSX.Element {
  const asked = () => props.view.asked!;
  const [position] = createResource(
    () => asked().id,
    () => loadPosition(asked().question),
  );
  const language = () => preferences.language;
  const title = (): string => position.latest?.goal(language()) ?? ww().everybody;
  const picture = createMemo(() => {
    const [laid, { played, counts = [] }] = [position.latest, asked()];
    if (!laid || played) return laid?.after(played!, language());
    const answers = counts.map(([answer]) => answer);
    return withCircles(laid.before(language(), answers), circlesOf(counts, laid.spots));
  });
  const isGiven = (): boolean =>
    Boolean(position.latest && (position.latest.hand.length > 0 || position.latest.with(language()) || position.latest.own));
  const isPlayed = (answer: readonly string[]): boolean => answer.length > 0 && asked().played?.join('\n') === answer.join('\n');
  const says = (answer: readonly string[]): string =>
    answer.length === 0 ? ww().others : (position.latest?.says(answer, language()) ?? answer.join(', '));
  return (
    <div class="wall-page">
      <WallHead title={title()}>
        <p class="wall-tag">
          <b>{asked().answered}</b>
          <span>{ww().ofAnswered(Math.max(props.view.here.length, asked().answered))}</span>
        </p>
        <StepTime view={props.view} />
        <CodeTag view={props.view} />
      </WallHead>
      <div class="wall-question">
        <Felt game={asked().question.game}>
          <Show when={picture()}>{(drawn) => <PictureView picture={drawn()} />}</Show>
        </Felt>
        <div class="wall-beside">
          <Given own={position.latest?.own} hand={position.latest?.hand ?? []} says={position.latest?.with(language()) ?? ''} />
          <section class="wall-paper">
            <ul class="wall-bars">
              <For each={barsOf(asked().counts ?? [], isGiven() ? 4 : 6)}>
                {({ answer, count, share }) => (
                  <li classList={{ played: isPlayed(answer) }}>
                    <span>
                      <For each={position.latest?.art(answer)}>
                        {(art) => <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art} />}
                      </For>
                      {says(answer)}
                    </span>
                    <i style={{ '--share': share }} />
                    <b>{count}</b>
                  </li>
                )}
              </For>
            </ul>
            <Show when={!asked().counts}>
              <p class="wall-hidden">{ww().hidden}</p>
            </Show>
            <Show when={asked().isOpen}>
              <p class="wall-thinking">
                <span>{ww().thinking}</span>
                <b>{stillThinking(props.view)}</b>
              </p>
            </Show>
          </section>
        </div>
      </div>
    </div>
  );
}

/** What everybody has for it: a figure of the board that is theirs, pieces, or a program in words. */
function Given(props: {
  readonly own: string | undefined;
  readonly hand: readonly string[];
  readonly says: string;
}): JSX.Element {
  const words = (): string => props.says || (props.hand.length > 0 ? ww().forEverybody : '');
  return (
    <Show when={props.own ?? words()}>
      <section class="wall-given">
        <Show when={props.own}>
          {(art) => (
            <p class="given-own">
              <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art()} />
              {ww().you}
            </p>
          )}
        </Show>
        <For each={props.hand}>{(art) => <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art} />}</For>
        <Show when={words()}>{(text) => <p>{text()}</p>}</Show>
      </section>
    </Show>
  );
}
