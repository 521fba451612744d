import { qrOf } from '@stolik/wire/qr';
import { createMemo, type JSX } from 'solid-js';

/** Empty modules around the code that scanners want. */
const QUIET = 4;

/** Rows of dark modules as one path. */
export function pathOfQr(modules: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) runs.push(`M${from + QUIET} ${y + QUIET}h${x - from}v1h-${x - from}z`);
    }
  }
  return runs.join('');
}

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
