import type { TerminalWords } from '../../words.ts';

export const en: TerminalWords = {
  rules: (file) => `The rules, clause by clause: ${file}`,
  youPlay: (seats, path) =>
    seats.length === 0
      ? `Bots play. The game is saved to ${path}`
      : `You are player ${seats.join(' and ')}. Type "help" for commands. The game is saved to ${path}`,
  prompt: (seat) => `player ${seat}> `,
  help: `  a move in notation, as "moves" shows them
  moves [WORDS]   what you may do now, or only moves with these words
  board           show the position again
  hint [N]        an idea and the reason for it; hint 2 is another one
  review          your decisions so far that gave most away, judged as a hint would
  undo            take your last decision back, until something secret or random is seen
  log             the steps so far, as you may know them
  resign          give up
  quit            leave; the game is saved`,
  helpAbout: (topics) => `Type ${topics.map((topic) => `"help ${topic}"`).join(' or ')} for more.`,
  left: (steps, path) => `Left after ${steps} steps. Continue with: npx stolik play --from ${path}`,
  hide: 'Enter hides the screen. ',
  curtain: (seat) => `Player ${seat}, press Enter when only you look at the screen. `,
  curtainLine: (seat) => `--- curtain: seat ${seat} ---`,
  replayed: (game, seats, steps) => `${game}: ${seats} seats, ${steps} steps`,
  nextOrStop: 'Enter: next, q: stop > ',
  noUndo: {
    nothing: 'There’s nothing to take back yet.',
    over: 'Too late: the game is over.',
    answered: 'Too late: someone else has moved since.',
    opened: 'Too late: you’ve seen something hidden since then.',
    drawn: 'Too late: something has been drawn or rolled since then.',
  },
  chance: 'chance',
  takenBack: 'Taken back.',
  more: (count) => `… and ${count} more; "moves WORDS" shows those with these words`,
  noneMatch: 'none with these words',
  someOf: (count) => `(a few examples: there are ${count} in all)`,
  typeHelp: 'Type "help" for commands',
  watchAgain: (path) => `Watch it again: npx stolik replay ${path}`,
  seat: (seat) => `Player ${seat}`,
  bot: 'Bot',
  opponent: (name, level, label, says) => `${name}: level ${level}, ${label}. ${says}.`,
  nobodyWon: 'Nobody wins',
  haveWon: (names) => `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'win'}`,
  points: (scores) => `Points: ${scores.join(', ')}.`,
};
