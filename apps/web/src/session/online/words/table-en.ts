import type { NoCode } from '@stolik/wire/messages';
import type { Phrase } from '@stolik/wire/room';

const PHRASES: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'well-played': 'Well played!',
  'nice-move': 'Nice move!',
  oops: 'Oops!',
  thinking: 'Let me think',
  hurry: 'It is your turn',
  thanks: 'Thank you!',
  'one-more': 'One more?',
  'have-to-go': 'I have to go',
  smile: 'Smile',
  laugh: 'Laughing',
  wow: 'Wow!',
  sad: 'A pity',
  heart: 'Heart',
  clap: 'Applause',
};

const NO: Readonly<Partial<Record<NoCode, string>>> = {
  'not-now': 'That can’t be done now.',
  'not-yours': 'This seat is not yours to play.',
  'too-fast': 'Too much at once. Wait a little.',
  unreadable: 'The server did not understand this move. It was not made.',
  broken: 'Something went wrong on the server. Try again.',
};

export const en = {
  again: 'The connection is gone. Connecting again…',
  againHint: 'The table is kept. What you decide now is sent when the line stands again.',
  backAgain: 'Connected again.',
  gone: 'There is no such table any more.',
  goneHint: 'Whoever opened it may have taken it away, or nobody came for a long time.',
  notYours: 'This seat has been given to somebody else.',
  watchInstead: 'Look on',
  renewed: 'Stolik has been renewed. Load the page again to play on.',
  reload: 'Load again',

  shuffling: 'Shuffling together…',
  shufflingHint: 'Every browser at the table adds a secret number, so that nobody can choose the cards.',
  here: 'here',
  away: 'away',
  standIn: 'a bot stands in',
  watching: 'You are looking on.',
  watchers: (count: number) => (count === 1 ? '1 person is looking on.' : `${count} people are looking on.`),
  hasCome: (name: string) => `${name} is here.`,
  hasGone: (name: string) => `${name} is away.`,

  paused: 'The game is paused.',
  pausedBy: (name: string) => `${name} has paused the game.`,
  pauseAsked: (name: string) => `${name} would like to pause the game.`,
  pauseWaits: 'You asked for a pause. Waiting for the others…',
  pause: 'Pause the game',
  resume: 'Go on',
  leave: 'Let a bot play for me',
  leaveHint: 'You can take your seat back at any time.',
  botForMe: 'A bot plays for you.',
  back: 'I play again myself',
  remove: 'Take this table away for good',
  removeSure: 'The table and everything written about it will be gone, for everybody.',

  undoAsked: (name: string) => `${name} would like to take back the last move.`,
  undoWaits: 'You asked to take back your move. Waiting for the others…',
  undoOther: (name: string) => `${name} has asked the others to take back a move.`,
  undoDone: (name: string) => `${name} took the last move back.`,
  undoYours: 'Your move is taken back.',
  undoNo: 'Not taken back.',
  allow: 'Allow',
  yes: 'Yes',
  no: 'No',
  isAway: (name: string) => `${name} has been away for a while.`,
  askBot: 'Let a bot play',
  botAsked: (name: string) => `Shall a bot play for ${name} meanwhile?`,
  botWaits: (name: string) => `You asked to let a bot play for ${name}. Waiting for the others…`,

  since: (moves: number) => (moves === 1 ? 'Since your last turn: 1 move.' : `Since your last turn: ${moves} moves.`),
  showMe: 'Show me',

  say: 'Say something',
  sayHint: 'Set phrases only, so that a table stays friendly.',
  said: (name: string, phrase: string) => `${name}: ${phrase}`,
  quiet: 'Show nothing that others say',
  phrases: PHRASES,

  left: (time: string) => `${time} left`,
  lowTime: (seconds: number) => `${seconds} seconds left.`,
  days: (days: number, hours: number) => (days > 0 ? `${days} d ${hours} h` : `${hours} h`),

  rematch: 'Play again together',
  rematchReady: 'Somebody wants to play again.',
  toRematch: 'To the new table',
  rematchWaits: 'Laying the new table…',
  check: 'Check this game',
  checking: 'Reckoning everything again…',
  checkLead: 'Your browser plays the whole game again and draws every chance result from the seed.',
  promise: 'The server’s promise from before the game',
  promiseKept: 'The seed is the one that the server promised before you sat down.',
  promiseFits: 'The seed fits the promise that stands in the log.',
  promiseBroken: 'The seed is NOT the one that was promised.',
  saltKept: 'The number that your browser added is in it, and those of the others are the ones they had sealed.',
  saltMissing: 'The number of your browser is not in it: it was not told in time.',
  bent: 'The server has told this browser something else later than before.',
  undoneKept: (times: number) =>
    times === 1 ? 'What was taken back once is in the log, too.' : `What was taken back ${times} times is in the log, too.`,
  oldRule: 'This game began under an older rule: a server could have left out results that it did not like.',
  nothingKept:
    'This browser has kept nothing from before the game. Whether the promise was this one only those who sat there can tell.',
  ownSalt: 'The number of this browser',
  saveKept: 'Save what this browser has kept',
  seed: 'The seed, shown after the end',
  rulesKept: (steps: number) => `All ${steps} steps follow the rules.`,
  chanceKept: (count: number) =>
    count === 1
      ? 'The one result of chance is the one the seed gives.'
      : `All ${count} results of chance are those the seed gives.`,
  noChance: 'There was no chance in this game.',
  checkFailed: (says: string) => `Something does not fit: ${says}`,
  noLog: 'The log could not be fetched. Try again.',
  refusals: NO,
};

export type TableWords = typeof en;
