import { animalOf, PICTURES } from '@stolik/class/names';
import { cardOf, picturesOf } from '@stolik/class/secrets';
import { createResource, For, type JSX } from 'solid-js';
import { toClassByCard, toClassByCode, toDesk } from '../../../base/router.ts';
import { nameOf } from '../../../session/class/keyring.ts';
import { keyring } from '../../../session/class/teacher.ts';
import { findAddress, ownAddress } from '../../../session/online/address.ts';
import { QrCode } from '../../online/qr-code.tsx';
import { AnimalFace } from '../art/animal.tsx';
import { SecretPicture } from '../art/secret-picture.tsx';
import { dw } from '../words.ts';
import { sayNick, useDesk } from './context.ts';

/** Where pupils find this server. */
function createBase(): () => string {
  const [address] = createResource(findAddress, { initialValue: ownAddress() });
  return () => address().base;
}

/** Login cards, eight to a page, to be cut; neighbours share their lines. */
export function PaperCards(): JSX.Element {
  const desk = useDesk();
  const base = createBase();
  const { key, room } = desk.kept;
  const link = (pupil: number, drawn: number): string =>
    `${base()}${toClassByCard(room, pupil, cardOf(key, room, pupil, drawn))}`;
  return (
    <ul class="paper-cards">
      <For each={desk.view().pupils.filter(({ isGuest }) => !isGuest)}>
        {({ pupil, name, drawn }) => (
          <li>
            <div class="paper-qr">
              <QrCode text={link(pupil, drawn)} label={dw().printing.scan} />
              <small>{dw().printing.scan}</small>
            </div>
            <div>
              <div class="paper-who">
                <span class="paper-face">
                  <AnimalFace animal={animalOf(name)} label="" />
                </span>
                <b>{sayNick(name)}</b>
              </div>
              <p class="paper-pictures">
                <For each={picturesOf(key, room, pupil, drawn)}>{(index) => <SecretPicture picture={PICTURES[index]!} />}</For>
              </p>
              <p class="paper-name">
                {dw().printing.name}: <span>{nameOf(keyring(), room, pupil) ?? ''}</span>
              </p>
              <p>
                {dw().printing.cutHere} {desk.view().label},{' '}
                {base()
                  .replace(/^https?:\/\//, '')
                  .replace(/\/$/, '')}
              </p>
            </div>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Brings the class to another laptop. */
export function PaperRecovery(): JSX.Element {
  const desk = useDesk();
  const base = createBase();
  const link = (): string => `${base()}${toDesk(desk.kept.room, desk.kept.key)}`;
  return (
    <article class="paper-sheet">
      <h1>
        {dw().printing.recovery}: {desk.view().label}
      </h1>
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
export function PaperPoster(): JSX.Element {
  const desk = useDesk();
  const base = createBase();
  return (
    <article class="paper-sheet poster">
      <h1>{dw().title(desk.view().label)}</h1>
      <QrCode text={`${base()}${toClassByCode(desk.view().code)}`} label={dw().printing.scan} />
      <p class="mono">
        {base()
          .replace(/^https?:\/\//, '')
          .replace(/\/$/, '')}
      </p>
      <p class="paper-code">{desk.view().code}</p>
    </article>
  );
}
