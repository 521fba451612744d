import { createMemo, type JSX } from 'solid-js';
import { encode } from 'uqr';
import { pathOfQr } from './qr-path.ts';

/** Empty modules around the code that scanners want. */
const QUIET = 4;

/** Always dark on white, whatever the room is lit like: cameras want it so. */
export function QrCode(props: { readonly text: string; readonly label: string }): JSX.Element {
  const code = createMemo(() => encode(props.text, { ecc: 'M', border: QUIET }));
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${code().size} ${code().size}`}
      role="img"
      aria-label={props.label}
      shape-rendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      <path d={pathOfQr(code().data)} fill="#16121c" />
    </svg>
  );
}
