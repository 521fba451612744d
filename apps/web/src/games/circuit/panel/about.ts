import { cellName, sideName } from '@stolik/circuit/board/geometry';
import type { Desk } from '../desk/desk.ts';
import type { Spot } from '../model/layout.ts';
import type { Edge } from '../words/words.ts';

/** What a piece is and does, in one line. */
export interface About {
  /** `E1`, `iron`; undefined for what lies around the field. */
  readonly token: string | undefined;
  readonly name: string;
  readonly text: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The piece that is chosen, or the one that was touched to be read about; nothing before the words of the paper have come. */
export function aboutOf(desk: Desk): About | undefined {
  const draft = desk.draft();
  if (draft.kind === 'iron') return aboutToken(desk, 'iron');
  if (draft.kind === 'tile' || draft.kind === 'swap') {
    const token = desk.hand()[draft.slot];
    return token === undefined ? undefined : aboutToken(desk, token, draft.kind === 'tile' ? draft.turn : 0);
  }
  const look = desk.look();
  return draft.kind === 'none' && look ? aboutSpot(desk, look) : undefined;
}

function aboutToken(desk: Desk, token: string, turn = 0): About | undefined {
  const text = desk.findPapers()?.about[token as 'I'];
  if (text === undefined) return undefined;
  return {
    token: token === 'iron' ? token : `${token}${turn}`,
    name: capital(desk.words().tile[token as 'I']),
    text,
  };
}

function aboutSpot(desk: Desk, spot: Spot): About | undefined {
  const words = desk.findPapers();
  if (spot.kind === 'cell') {
    const lying = desk.shown().cells[cellName(spot.cell)];
    return lying && aboutToken(desk, lying.tile.charAt(0), Number(lying.tile.charAt(1)));
  }
  const edge = edgeOf(desk, spot);
  return words && edge && { token: undefined, name: capital(words.edge[edge]), text: words.about[edge] };
}

function edgeOf(desk: Desk, spot: Exclude<Spot, { kind: 'cell' }>): Edge | undefined {
  const view = desk.shown();
  if (spot.kind === 'upper') return view.upper[spot.column] ? 'rail' : 'bare';
  if (spot.kind === 'lower') {
    const pole = view.lower[spot.column] ?? 0;
    return pole > 0 ? '+' : pole < 0 ? '-' : 'strip';
  }
  const side = view.sides[sideName(spot.side)];
  return side?.smoke ? 'burnt' : (side?.token as Edge | undefined);
}
