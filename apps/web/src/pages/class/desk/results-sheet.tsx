import { For, type JSX, Show } from 'solid-js';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import type { Result } from './results.ts';
import '../paper/paper.css';

/** One line for each pupil: who was here, what came of it, and where they are stuck. For the teacher alone. */
export function ResultsSheet(props: { readonly results: readonly Result[] }): JSX.Element {
  const desk = useDesk();
  return (
    <section class="sheet results-sheet">
      <h1>{dw().results.of(desk.view().label)}</h1>
      <table>
        <thead>
          <tr>
            <th>{dw().results.heads.name}</th>
            <th>{dw().results.heads.here}</th>
            <th>{dw().results.heads.stars}</th>
            <th>{dw().results.heads.solved}</th>
            <th>{dw().results.help}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.results}>
            {({ name, nickname, wasHere, stars, solved, open }) => (
              <tr>
                <th>
                  {name} <Show when={name !== nickname}>{<small>{nickname}</small>}</Show>
                </th>
                <td>{wasHere ? '+' : ''}</td>
                <td>{stars}</td>
                <td>{solved}</td>
                <td>{open.map(({ title, misses }) => dw().results.open(title, misses)).join(', ')}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
