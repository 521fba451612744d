import { animalOf, sayNickname } from '@stolik/class/names';
import { For, type JSX } from 'solid-js';
import { preferences } from '../../../base/preferences.ts';
import { QrCode } from '../../online/qr-code.tsx';
import { AnimalFace } from '../art/animal.tsx';
import { SecretPicture } from '../art/secret-picture.tsx';
import { w } from '../read.ts';
import { CARDS_ON_A_SHEET, type PaperPupil, sheetsOf } from './sheet-data.ts';
import './paper.css';

/** Cards to cut out, eight to a sheet. */
export function LoginCards(props: { readonly label: string; readonly pupils: readonly PaperPupil[] }): JSX.Element {
  const words = () => w().paper;
  const sheets = () => sheetsOf(props.pupils, CARDS_ON_A_SHEET);
  const called = (pupil: PaperPupil): string => sayNickname(pupil.nickname, preferences.language);
  return (
    <For each={sheets()}>
      {(pupils, sheet) => (
        <section class="sheet cards-sheet" aria-label={words().pageOf(sheet() + 1, sheets().length)}>
          <ul class="login-cards">
            <For each={pupils}>
              {(pupil) => (
                <li class="login-card">
                  <div class="called">
                    <h2>{called(pupil)}</h2>
                    <p>{props.label}</p>
                  </div>
                  <QrCode text={pupil.link} label={words().cardQr(called(pupil))} />
                  <div class="who">
                    <AnimalFace animal={animalOf(pupil.nickname)} label="" />
                    <div class="secret">
                      <For each={pupil.pictures}>{(picture) => <SecretPicture picture={picture} />}</For>
                    </div>
                  </div>
                  <p class="card-how">{words().cardHow}</p>
                  <p class="name-line">
                    {words().myName}
                    <span>{pupil.name ?? ''}</span>
                  </p>
                </li>
              )}
            </For>
          </ul>
          <p class="sheet-foot">
            <span>{words().cut}</span>
            <span>{words().pageOf(sheet() + 1, sheets().length)}</span>
          </p>
        </section>
      )}
    </For>
  );
}
