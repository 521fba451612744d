import { animalOf } from '@stolik/class/names';
import { For, type JSX } from 'solid-js';
import { lessonTitles } from '../../../shell/study/lessons.ts';
import { AnimalFace } from '../art/animal.tsx';
import { ClassStar } from '../art/secret-picture.tsx';
import { dw } from '../words.ts';
import { useDesk } from './context.ts';
import { recapLines } from './recap.ts';
import '../paper/paper.css';

/** What the whole class achieved today. After `lessonTitles` are loaded. */
export function RecapSheet(): JSX.Element {
  const desk = useDesk();
  const recap = () => desk.view().recap;
  return (
    <section class="sheet recap-sheet">
      <ClassStar />
      <h1>{dw().printing.recapOf(desk.view().label)}</h1>
      <p class="sums">{dw().printing.recapSums(recap().stars, recap().solved, recap().games)}</p>
      <ul class="lines">
        <For each={recapLines(recap(), lessonTitles.read())}>
          {({ title, count }) => <li>{dw().printing.recapThing(title, count)}</li>}
        </For>
      </ul>
      <p class="faces">
        <For each={desk.view().pupils}>{({ name }) => <AnimalFace animal={animalOf(name)} label="" />}</For>
      </p>
    </section>
  );
}
