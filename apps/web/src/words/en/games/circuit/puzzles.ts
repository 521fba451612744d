import { countForm } from '@stolik/kernel/language';
import type { PuzzleWords } from '../../../../games/circuit/words/puzzles.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('en', count, { one, few, many })}`;

export const en: PuzzleWords = {
  goal: (kind, { count, place }) => {
    switch (kind) {
      case 'light':
        return `Score ${counted(count, 'point', 'points', 'points')} of light, no smoke.`;
      case 'parts':
        return `Light ${counted(count, 'part', 'parts', 'parts')} at once, no smoke.`;
      case 'eight':
        return 'Reach eight points without smoke.';
      case 'win':
        return 'Win with the last move.';
      case 'fuse':
        return `Blow this fuse: ${place}.`;
      case 'repair':
        return 'Fix the short circuit.';
      case 'short':
        return 'Find the short circuit to avoid.';
      case 'smoke':
        return `Burn the part on ${place}.`;
      case 'lit':
        return `Light the part on ${place}.`;
      case 'mend':
        return `Take the smoke away: ${place}.`;
      case 'swap':
        return 'Swap a tile.';
      case 'burns':
        return 'What burns after this move?';
      default:
        return 'What lights up after this move?';
    }
  },
  move: (move) => `The move: ${move}.`,
  says: {
    light: 'A lamp or LED in a closed circuit from plus to minus lights up.',
    parts: 'A lamp or LED in a closed circuit from plus to minus lights up.',
    eight: 'Eight points of light, and the last round begins.',
    win: 'The game ends after this turn. Penalties count; only the score decides.',
    fuse: 'Where there’s too much current, the fuse blows first.',
    repair: 'There’s a short circuit on the field. One tile can break it.',
    short: 'Plus and minus joined by nothing but wire.',
    smoke: 'An LED without a resistor gets too much current.',
    burns: 'Follow the circuit from plus to minus.',
    glows: 'Follow the circuit from plus to minus.',
    lit: 'A lamp or LED in a closed circuit from plus to minus lights up.',
    mend: 'The iron removes burnt tiles and fixes fuses.',
    swap: 'Give up a tile and draw another.',
  },
  look: {
    light: 'Look at this cell: what would it join?',
    parts: 'Look at this cell: what would it join?',
    eight: 'Look at this cell: what would it join?',
    win: 'Look at this cell: what would it change?',
    fuse: 'Look at this cell: where would the current go?',
    repair: 'Look at this cell: the short circuit runs through it.',
    short: 'Look at this cell: plus and minus are near.',
    smoke: 'Look at this cell: where would the current go?',
    burns: 'Which part has nothing to hold the current back?',
    glows: 'Which circuit does this tile complete?',
    lit: 'Look at this cell: what would it join?',
    mend: 'Look here: something is smoking.',
    swap: 'Look at your hand.',
  },
  missed: (kind, got, wanted) => {
    if (kind === 'light') return { title: 'More is possible.', says: `You scored ${got}; ${wanted} are possible without smoke.` };
    if (kind === 'parts') return { title: 'More can be lit.', says: `You lit ${got}; ${wanted} are possible without smoke.` };
    if (kind === 'gain') return { title: 'More is possible.', says: `You gained ${got}; ${wanted} are possible.` };
    if (kind === 'leave') return { title: 'You left too much.', says: 'One tile is enough for the next player now.' };
    if (kind === 'win') return { title: 'Not won.', says: 'Count both scores again, penalties too.' };
    if (kind === 'short' || kind === 'smoke') return { title: 'Nothing happened.', says: 'This time the accident is the goal.' };
    return { title: 'Not yet.', says: 'The goal was not reached in this turn.' };
  },
  wrong: (right) => ({ title: 'Here’s what really happens.', says: `The answer: ${right}.` }),
};
