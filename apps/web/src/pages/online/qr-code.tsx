import { qrOf } from '@stolik/wire/qr';
import { createMemo, type JSX } from 'solid-js';
import { pathOfQr, QUIET } from './qr-path.ts';

/** Always dark on white, whatever the room is lit like: cameras want it so. */
export function QrCode(props: { readonly text: string; readonly label: string }): JSX.Element {
  const modules = createMemo(() => qrOf(props.text));
  const size = (): number => modules().length + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`0 0 ${size()} ${size()}`} role="img" aria-label={props.label} shape-rendering="crispEdges">
      <rect width="100%" height="100%" fill="#ffffff" />
      <path d={pathOfQr(modules())} fill="#16121c" />
    </svg>
  );
}
