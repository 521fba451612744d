import type { ProblemWords } from '../../problems.ts';

export const en: ProblemWords = {
  noCommand: 'no such command',
  whichGame: (games) => `which game? There are ${games}`,
  noGame: (games) => `no such game; there are ${games}`,
  whichLog: 'which log file?',
  whichOf: (numbers) =>
    numbers ? `which game of this file? The finished ones are ${numbers}` : 'no game in this file is finished',
  badLog: (says) => says,
  badOption: (says) => says,
  whichCase: 'which case file?',
  noCases: 'this game has no case files',
  casesSummed: (same, different, unreadable) => `${same} agree, ${different} differ, ${unreadable} are not valid cases`,
  wholeNumber: (min, max, given) => `a whole number from ${min} to ${max} is expected, not "${given}"`,
  unknownOption: (known) => `unknown option; there are ${known}`,
  noOptions: 'none',
  oneOf: (words) => `one of ${words} is expected`,
  seatOrWatcher: (seats) => `a seat from 1 to ${seats} or "watcher" is expected`,
  tooLarge: 'this file is too large to be a Stolik file',
  noFile: 'there is no such file',
  isFolder: 'this is a folder; a file is expected',
  noText: 'this is not UTF-8 text',
  noAccess: 'this file can’t be read',
  noJson: (why) => `this is not JSON: ${why}`,
  cantSave: 'The game can’t be saved there; choose another place with --log FILE.',
  unreadable: (typed, example) => `"${typed}" is not a move. A move looks like this: ${example}`,
  whichBots: (given, levels, names) =>
    `"${given}" isn’t a bot. Give a level (${levels}) or a name (${names}); several with commas`,
  levelOrAgainst: 'use only one of --level, --bots and --against',
  noBots: 'no bot plays at this table: every seat is taken by a person',
  botCount: (given, needed) => `you named ${given} bots, but the table has ${needed}; name one for all of them, or ${needed}`,
  see: (command) => `See: ${command}`,
};
