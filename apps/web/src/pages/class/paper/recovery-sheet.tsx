import { For, type JSX } from 'solid-js';
import { QrCode } from '../../online/qr-code.tsx';
import { w } from '../read.ts';
import { inFours } from './sheet-data.ts';
import './paper.css';

/** The teacher's key on paper: by camera or by hand, and what to do with it. */
export function RecoverySheet(props: { readonly label: string; readonly link: string; readonly secret: string }): JSX.Element {
  const words = () => w().paper;
  return (
    <section class="sheet recovery-sheet">
      <h1>{words().recovery}</h1>
      <p class="lead">{words().recoveryLead(props.label)}</p>
      <div class="key">
        <figure>
          <QrCode text={props.link} label={words().recoveryQr} />
          <figcaption>{words().recoveryQr}</figcaption>
        </figure>
        <figure>
          <p class="letters">
            <For each={inFours(props.secret)}>{(four) => <span>{four}</span>}</For>
          </p>
          <figcaption>{words().recoveryKey}</figcaption>
        </figure>
      </div>
      <ol>
        <For each={words().recoverySteps}>{(step) => <li>{step}</li>}</For>
      </ol>
    </section>
  );
}
