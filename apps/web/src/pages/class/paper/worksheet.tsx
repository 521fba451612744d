import { For, type JSX, Show } from 'solid-js';
import { PictureView } from '../../../base/ui/picture-view.tsx';
import { w } from '../read.ts';
import { type PaperTask, sheetsOf } from './sheet-data.ts';
import './paper.css';

const TASKS_ON_A_SHEET = 4;

/** Questions on paper, four to a sheet, and a sheet of answers for the teacher. */
export function Worksheet(props: { readonly title: string; readonly tasks: readonly PaperTask[] }): JSX.Element {
  const words = () => w().paper;
  const sheets = () => sheetsOf(props.tasks, TASKS_ON_A_SHEET);
  return (
    <>
      <For each={sheets()}>
        {(tasks, sheet) => (
          <section class="sheet worksheet">
            <header>
              <h1>{props.title}</h1>
              <p class="name-line">
                {words().name}
                <span />
              </p>
            </header>
            <ol class="tasks" start={sheet() * TASKS_ON_A_SHEET + 1}>
              <For each={tasks}>
                {(task, index) => (
                  <li class="task">
                    <h2>
                      <span class="number">{sheet() * TASKS_ON_A_SHEET + index() + 1}</span>
                      {task.goal}
                    </h2>
                    <div class={`board felt-${task.felt}`}>
                      <PictureView picture={task.board} />
                    </div>
                    <div class="task-foot">
                      <Show when={task.says}>{(says) => <p>{says()}</p>}</Show>
                      <Show when={task.given}>
                        {(given) => (
                          <p>
                            <b>{words().given}:</b> {given()}
                          </p>
                        )}
                      </Show>
                      <Show when={task.room}>
                        {(room) => (
                          <p>
                            <b>{words().hand}:</b> {room()}
                          </p>
                        )}
                      </Show>
                      <Show when={task.hand.length > 0}>
                        <p>
                          <b>{words().hand}:</b>
                        </p>
                        <div class="hand">
                          <For each={task.hand}>{(art) => <svg viewBox="0 0 100 100" aria-hidden="true" innerHTML={art} />}</For>
                        </div>
                      </Show>
                      <p class="name-line">
                        {words().myAnswer}
                        <span />
                      </p>
                    </div>
                  </li>
                )}
              </For>
            </ol>
            <p class="sheet-foot">
              <span>Stolik</span>
              <span>{words().pageOf(sheet() + 1, sheets().length)}</span>
            </p>
          </section>
        )}
      </For>
      <section class="sheet answers">
        <header>
          <h1>
            {props.title}: {words().answers}
          </h1>
        </header>
        <p>{words().answersNote}</p>
        <ol>
          <For each={props.tasks}>
            {(task) => (
              <li>
                <b>{task.title}.</b> {task.answer}
              </li>
            )}
          </For>
        </ol>
      </section>
    </>
  );
}
