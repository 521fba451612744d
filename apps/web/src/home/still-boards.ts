import golems4 from './golems4.svg?raw';
import golems6 from './golems6.svg?raw';

/** Boards of games that are not yet at the table, drawn once; they take the colours of the page. */
export const STILL_BOARDS: Readonly<Record<string, string>> = { golems4, golems6 };
