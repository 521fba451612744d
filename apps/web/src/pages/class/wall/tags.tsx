import type { WallView } from '@stolik/class/views';
import { type JSX, Show } from 'solid-js';
import { ClassStar } from '../art/secret-picture.tsx';
import { ww } from '../words.ts';
import { StepTime } from './step.tsx';

/** The time for the step, the stars of the class as one sum, and the code for whoever comes late. */
export function Tags(props: { readonly view: WallView }): JSX.Element {
  return (
    <>
      <StepTime view={props.view} />
      <p class="wall-tag">
        <ClassStar />
        <b>{props.view.stars}</b>
        <span>{ww().starsTogether(props.view.stars)}</span>
      </p>
      <CodeTag view={props.view} />
    </>
  );
}

/** How one comes in late: the code of the class, and the number for today where there is one. */
export function CodeTag(props: { readonly view: WallView }): JSX.Element {
  return (
    <p class="wall-tag">
      <span>{ww().code}</span>
      <b>{props.view.code}</b>
      <Show when={props.view.pin}>
        <span>{ww().today}</span>
        <b>{props.view.pin}</b>
      </Show>
    </p>
  );
}

/** The task as a headline, with the tags beside it. */
export function WallHead(props: { readonly title: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <header class="wall-head">
      <h1>{props.title}</h1>
      {props.children}
    </header>
  );
}
