import type { JSX } from 'solid-js';
import { QrCode } from '../../online/qr-code.tsx';
import { w } from '../read.ts';
import './paper.css';

/** The way in for the wall of the room: large enough for the last row. */
export function WallPoster(props: {
  readonly label: string;
  readonly code: string;
  readonly link: string;
  readonly address: string;
}): JSX.Element {
  const words = () => w().paper;
  return (
    <section class="sheet wall-poster">
      <h1>{props.label}</h1>
      <p>{words().posterScan}</p>
      <QrCode text={props.link} label={words().posterQr} />
      <p>{words().posterOr}</p>
      <p class="address">{props.address}</p>
      <p class="code">
        <span>{words().posterCode}</span>
        <b>{props.code}</b>
      </p>
    </section>
  );
}
