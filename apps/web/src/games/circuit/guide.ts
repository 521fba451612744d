import type { Guide } from '../../shell/study/guides.ts';

const INK = 'var(--art-ink,#2b2533)';

const ON = '#ffd23f';

/** The lamps on its cheeks; after the last chapter its dark eye shines too. */
const LAMPS = ['M23 70h5', 'M72 70h5', 'M23 78h5', 'M72 78h5'];

const lamp = (d: string, isLit: boolean): string =>
  `<path d="${d}" stroke="#2b2533" stroke-width="${isLit ? 7 : 3}" stroke-linecap="round"/>` +
  (isLit ? `<path d="${d}" stroke="${ON}" stroke-width="4" stroke-linecap="round"/>` : '');

/** The robot whose panel is repaired: one of its eyes is dark. It lights up chapter by chapter. */
export const guide: Guide = {
  drawn: (done) =>
    `<g stroke="${INK}" stroke-width="3" stroke-linejoin="round"><path d="M47 10H53V24H47z" fill="#d7d9e0"/><circle cx="50" cy="10" r="7.5" fill="#ffd23f"/>` +
    '<path d="M6 46H16V66H6zM84 46H94V66H84z" fill="#7c4319"/><rect x="14" y="25" width="72" height="68" rx="14" fill="#8d97a8"/>' +
    '<rect x="14" y="22" width="72" height="66" rx="14" fill="#c4ccd9"/><rect x="22" y="33" width="56" height="24" rx="12" fill="#2b2533"/></g>' +
    `<circle cx="37" cy="45" r="7" fill="${done < 1 ? '#5d5568' : ON}"/>` +
    '<circle cx="63" cy="45" r="7" fill="#ffd23f"/>' +
    '<path d="M38 72q12 9 24 0" fill="none" stroke="#2b2533" stroke-width="4" stroke-linecap="round"/>' +
    LAMPS.map((d, index) => lamp(d, done >= (index + 1) / (LAMPS.length + 1))).join(''),
};
