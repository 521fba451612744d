import type { Guide } from '../../../shell/study/guides.ts';

/** Who has come to learn from him so far, one after the other. */
const PUPILS = [
  { x: 12, colour: 'var(--p1,#bf3a2b)' },
  { x: 31, colour: 'var(--p2,#2457b3)' },
  { x: 50, colour: 'var(--p3,#2f7d4f)' },
];

const pupil = ({ x, colour }: (typeof PUPILS)[number]): string =>
  `<g stroke="currentColor" stroke-width="3"><circle cx="${x}" cy="92" r="9" fill="${colour}"/><path d="M${x - 8} 88h16" fill="none"/></g>` +
  `<circle cx="${x - 3}" cy="94" r="1.800" fill="#fffdf8"/><circle cx="${x + 3}" cy="94" r="1.800" fill="#fffdf8"/>`;

/** Algoritmus, the mage: a pointed hat, a white beard, a staff with a crystal. */
export const mage: Guide = {
  drawn: (done) =>
    '<g transform="translate(2 8) scale(.92)" color="var(--art-ink,#2b2533)" stroke-linecap="round" stroke-linejoin="round">' +
    '<path d="M88 100V40" fill="none" stroke="currentColor" stroke-width="10"/><path d="M88 100V40" fill="none" stroke="var(--oak,#c4884a)" stroke-width="5"/>' +
    '<g stroke="currentColor" stroke-width="3"><path d="M88 12l11 15-11 15-11-15z" fill="var(--crystal,#7fd3e0)"/></g>' +
    '<path d="M87 18l-5 8" fill="none" stroke="var(--art-paper,#fffdf8)" stroke-width="3"/>' +
    '<g stroke="currentColor" stroke-width="3"><path d="M8 100V88q0-15 16-17l12-2h28l12 2q16 2 16 17v12z" fill="var(--p4,#7b3a9e)"/><circle cx="88" cy="86" r="8" fill="var(--clay,#dcb48b)"/>' +
    '<path d="M24 34q0-20 26-20t26 20v18q0 15-26 15T24 52z" fill="var(--clay-hi,#f2d9b6)"/></g>' +
    '<circle cx="40" cy="46" r="4" fill="currentColor"/><circle cx="60" cy="46" r="4" fill="currentColor"/>' +
    '<g stroke="currentColor" stroke-width="2.500"><path d="M30 55q20-8 40 0 2 22-20 34-22-12-20-34z" fill="var(--steel-hi,#eef0f4)"/></g>' +
    '<path d="M42 62q8 5 16 0" fill="none" stroke="currentColor" stroke-width="3"/>' +
    '<g stroke="currentColor" stroke-width="3"><path d="M28 30Q38 14 40-2l22 8q-2 14 12 24z" fill="var(--night,#4a3570)"/>' +
    '<path d="M12 34q38-14 76 0-2 6-9 5-29-8-58 0-7 1-9-5z" fill="var(--card-bonus,#7440a0)"/></g>' +
    '<path d="M51 10l2.500 5 5.500.500-4 4 1 5.500-5-3-5 3 1-5.500-4-4 5.500-.500z" fill="var(--eye,#ffd75a)"/>' +
    PUPILS.slice(0, Math.floor(done * PUPILS.length))
      .map(pupil)
      .join('') +
    '</g>',
};
