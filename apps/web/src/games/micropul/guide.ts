import type { Guide } from '../../shell/study/guides.ts';

const INK = 'var(--art-ink,#2b2533)';

const MIDDLE = 56;
const RADIUS = 28;

/** The light inside: it rises chapter by chapter until the core is full. */
function filled(done: number): string {
  if (done >= 1) return `<circle cx="50" cy="${MIDDLE}" r="${RADIUS}" fill="#ffd75a"/>`;
  // An empty core still glows at its bottom.
  const top = MIDDLE + RADIUS - RADIUS * 2 * Math.max(0.15, done);
  const half = Math.sqrt(RADIUS ** 2 - (top - MIDDLE) ** 2);
  const level = `${(50 - half).toFixed(1)} ${top.toFixed(1)}A${RADIUS} ${RADIUS} 0 ${top < MIDDLE ? 1 : 0} 0 ${(50 + half).toFixed(1)} ${top.toFixed(1)}`;
  return `<circle cx="50" cy="${MIDDLE}" r="${RADIUS}" fill="#f7bd45"/><path d="M${level}Z" fill="#ffdf70"/>`;
}

/** The energy core: a warm ball of light that whole tiles split off from, with a face. */
export const guide: Guide = {
  drawn: (done) =>
    '<circle cx="50" cy="52" r="46" fill="#ffd23f" opacity=".28"/>' +
    `<g stroke="${INK}" stroke-width="3" stroke-linejoin="round">` +
    '<rect x="72" y="6" width="20" height="20" rx="5" fill="#b9803f" transform="rotate(14 82 16)"/>' +
    '<rect x="5" y="14" width="15" height="15" rx="4" fill="#b9803f" transform="rotate(-18 12 21)"/>' +
    '<circle cx="50" cy="54" r="37" fill="#f5a623"/><path d="M22 44a31 31 0 0 1 40-20" fill="none" stroke="#ffe8a8" stroke-width="6" stroke-linecap="round"/></g>' +
    filled(done) +
    `<circle cx="80" cy="14" r="4" fill="#fffdf8" stroke="${INK}" stroke-width="2"/><circle cx="85" cy="20" r="3" fill="${INK}"/>` +
    `<g fill="${INK}"><ellipse cx="39" cy="52" rx="5.500" ry="7"/><ellipse cx="61" cy="52" rx="5.500" ry="7"/></g>` +
    '<g fill="#fffdf8"><circle cx="41" cy="49.500" r="2"/><circle cx="63" cy="49.500" r="2"/></g>' +
    `<path d="M40 66q10 9 20 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`,
};
