import { animalOf, PICTURES } from '@stolik/class/names';
import { cardOf, picturesOf } from '@stolik/class/secrets';
import { For, type JSX, Show } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { toClassByCard, toClassByCode, toDesk } from '../../../base/router.ts';
import { PictureView } from '../../../base/ui/picture-view.tsx';
import { nameOf } from '../../../session/class/keyring.ts';
import { keyring } from '../../../session/class/teacher.ts';
import { QrCode } from '../../online/qr-code.tsx';
import { Animal, AnimalFace } from '../art/animal.tsx';
import { ClassStar, SecretPicture } from '../art/secret-picture.tsx';
import { Felt } from '../live-board.tsx';
import type { Plan } from '../plans/plan.ts';
import { dw } from '../words.ts';
import { sayNick, useDesk } from './context.ts';
import type { Sheet } from './sheets.ts';
import './paper.css';

/** `base`: where pupils find this server. */
interface AtAddress {
  readonly base: string;
}

/** As it is typed. */
const typed = (base: string): string => base.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Login cards, eight to a page, to be cut; neighbours share their lines. */
export function PaperCards(props: AtAddress): JSX.Element {
  const desk = useDesk();
  const { key, room } = desk.kept;
  const link = (pupil: number, drawn: number): string =>
    `${props.base}${toClassByCard(room, pupil, cardOf(key, room, pupil, drawn))}`;
  return (
    <ul class="paper-cards">
      <For each={desk.view().pupils.filter(({ isGuest }) => !isGuest)}>
        {({ pupil, name, drawn }) => (
          <li>
            <p class="paper-head">
              <b>{sayNick(name)}</b>
              <span>{dw().printing.classCode(desk.view().label, desk.view().code)}</span>
            </p>
            <QrCode text={link(pupil, drawn)} label={dw().printing.scan} />
            <div class="paper-secret">
              <span class="paper-face">
                <AnimalFace animal={animalOf(name)} label="" />
              </span>
              <p class="paper-pictures">
                <For each={picturesOf(key, room, pupil, drawn)}>{(index) => <SecretPicture picture={PICTURES[index]!} />}</For>
              </p>
            </div>
            <p class="paper-name">
              {dw().printing.myName} <span>{nameOf(keyring(), room, pupil) ?? ''}</span>
            </p>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Brings the class to another laptop. */
export function PaperRecovery(props: AtAddress): JSX.Element {
  const desk = useDesk();
  const link = (): string => `${props.base}${toDesk(desk.kept.room, desk.kept.key)}`;
  return (
    <article class="paper-sheet">
      <h1>{dw().printing.recoveryOf(desk.view().label)}</h1>
      <p>{dw().printing.recoveryHint}</p>
      <QrCode text={link()} label={dw().printing.recovery} />
      <p>{dw().printing.openThis}</p>
      <p class="mono">{link()}</p>
      <p>
        <b>{dw().printing.keep}</b>
      </p>
    </article>
  );
}

/** For rooms without a projector. */
export function PaperPoster(props: AtAddress): JSX.Element {
  const desk = useDesk();
  return (
    <article class="paper-sheet poster">
      <h1>{dw().title(desk.view().label)}</h1>
      <QrCode text={`${props.base}${toClassByCode(desk.view().code)}`} label={dw().printing.scan} />
      <p class="mono">{typed(props.base)}</p>
      <p class="paper-code">{desk.view().code}</p>
    </article>
  );
}

/** What the lesson has brought, of all together. */
export function PaperRecap(props: { readonly titles: ReadonlyMap<string, string> }): JSX.Element {
  const desk = useDesk();
  const recap = () => desk.view().recap;
  const things = () =>
    recap()
      .things.flatMap(([id, count]) => {
        const title = props.titles.get(id);
        return title === undefined ? [] : [{ title, count }];
      })
      .toSorted((a, b) => b.count - a.count);
  return (
    <article class="paper-sheet">
      <h1>{dw().printing.recapOf(desk.view().label)}</h1>
      <p>{dw().printing.recapSums(recap().stars, recap().solved, recap().games)}</p>
      <ul>
        <For each={things()}>{({ title, count }) => <li>{dw().printing.recapThing(title, count)}</li>}</For>
      </ul>
    </article>
  );
}

/** What a child can do now, never a place or a number. */
export function PaperCertificates(props: { readonly plan: Plan; readonly board: Sheet | undefined }): JSX.Element {
  const desk = useDesk();
  return (
    <For each={desk.view().pupils}>
      {({ pupil, name }) => (
        <article class="paper-certificate">
          <p class="certificate-stars">
            <ClassStar />
            <Animal animal={animalOf(name)} label="" />
            <ClassStar />
          </p>
          <h1>{dw().printing.wellDone}</h1>
          <p>{dw().printing.toSay}</p>
          <p class="certificate-name">{nameOf(keyring(), desk.kept.room, pupil) ?? ''}</p>
          <h2>{sayNick(name)}</h2>
          <p class="certificate-can">{props.plan.words[preferences.language].can}.</p>
          <div class="certificate-foot">
            <p>{dw().printing.classDate(desk.view().label)}</p>
            <Show when={props.board}>
              {(board) => (
                <Felt game={props.plan.game}>
                  <PictureView picture={board().position.after(board().solution, preferences.language)} />
                </Felt>
              )}
            </Show>
            <p>{dw().printing.teacher}</p>
          </div>
        </article>
      )}
    </For>
  );
}

/** Positions to be solved with a pencil; the answers on a sheet of their own. */
export function PaperWorksheet(props: { readonly plan: Plan; readonly sheets: readonly Sheet[] }): JSX.Element {
  const title = (): string => props.plan.words[preferences.language].title;
  const Positions = (each: { readonly isAnswered: boolean }): JSX.Element => (
    <ol class="worksheet">
      <For each={props.sheets}>
        {({ position, solution }, index) => (
          <li>
            <p>
              <b>{index() + 1}.</b> {position.goal(preferences.language)}
            </p>
            <Felt game={props.plan.game}>
              <PictureView
                picture={
                  each.isAnswered ? position.after(solution, preferences.language) : position.before(preferences.language, [])
                }
              />
            </Felt>
            <Show when={each.isAnswered} fallback={<p class="worksheet-line" />}>
              <p class="mono">{position.says(solution, preferences.language)}</p>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
  return (
    <>
      <article class="paper-sheet">
        <h1>{title()}</h1>
        <p class="paper-name">
          {dw().printing.myName} <span />
        </p>
        <Positions isAnswered={false} />
      </article>
      <article class="paper-sheet answers">
        <h1>{dw().printing.answersTo(title())}</h1>
        <Positions isAnswered />
      </article>
    </>
  );
}
