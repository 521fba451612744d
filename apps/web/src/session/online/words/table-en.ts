import type { NoCode } from '@stolik/wire/messages';
import type { Phrase } from '@stolik/wire/room';

const PHRASES: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'well-played': 'Well played!',
  'nice-move': 'Nice move!',
  oops: 'Oops!',
  thinking: 'Let me think',
  hurry: 'Your turn!',
  thanks: 'Thank you!',
  'one-more': 'One more?',
  'have-to-go': 'I have to go',
  smile: 'Smile',
  laugh: 'Laughing',
  wow: 'Wow!',
  sad: 'Oh no!',
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
  again: 'Connection lost. Reconnecting…',
  againHint: 'Your game is safe. Your move will be sent when you’re back online.',
  backAgain: 'Reconnected.',
  gone: 'This table no longer exists.',
  goneHint: 'Its host may have deleted it, or nobody visited for a long time.',
  unplayable: 'This game can’t be continued on this server right now.',
  unplayableHint:
    'It was started with another version of Stolik. Nothing is lost: try again later, or ask whoever runs the server.',
  notYours: 'This seat has been given to someone else.',
  watchInstead: 'Watch',
  renewed: 'Stolik has been updated. Reload the page to keep playing.',
  reload: 'Reload',

  shuffling: 'Shuffling together…',
  shufflingHint: 'Every browser at the table adds a secret number, so that nobody can choose the cards.',
  here: 'here',
  away: 'away',
  standIn: 'bot playing',
  watching: 'You’re watching.',
  watchers: (count: number) => (count === 1 ? '1 person is watching.' : `${count} people are watching.`),
  hasCome: (name: string) => `${name} is here.`,
  hasGone: (name: string) => `${name} is away.`,

  paused: 'The game is paused.',
  pausedBy: (name: string) => `${name} has paused the game.`,
  pauseAsked: (name: string) => `${name} would like to pause the game.`,
  pauseWaits: 'You asked for a pause. Waiting for the others…',
  pause: 'Pause the game',
  resume: 'Continue',
  leave: 'Let a bot play for me',
  leaveHint: 'You can take your seat back at any time.',
  botForMe: 'A bot plays for you.',
  back: 'I’m back',
  remove: 'Delete this table',
  removeSure: 'The table and its whole history will be deleted for everyone.',

  undoAsked: (name: string) => `${name} would like to take back the last move.`,
  undoWaits: 'You asked to take back your move. Waiting for the others…',
  undoOther: (name: string) => `${name} has asked the others to take back a move.`,
  undoDone: (name: string) => `${name} took the last move back.`,
  undoYours: 'Your move is taken back.',
  undoNo: 'The move stands.',
  allow: 'Allow',
  yes: 'Yes',
  no: 'No',
  isAway: (name: string) => `${name} has been away for a while.`,
  askBot: 'Let a bot play',
  botAsked: (name: string) => `Let a bot play for ${name} for now?`,
  botWaits: (name: string) => `You asked to let a bot play for ${name}. Waiting for the others…`,

  since: (moves: number) => (moves === 1 ? 'Since your last turn: 1 move.' : `Since your last turn: ${moves} moves.`),
  showMe: 'Show me',

  say: 'Say something',
  sayHint: 'Ready-made phrases only, to keep things friendly.',
  said: (name: string, phrase: string) => `${name}: ${phrase}`,
  quiet: 'Hide other players’ messages',
  phrases: PHRASES,

  left: (time: string) => `${time} left`,
  lowTime: (seconds: number) => `${seconds} seconds left.`,
  days: (days: number, hours: number) => (days > 0 ? `${days} d ${hours} h` : `${hours} h`),

  rematch: 'Play again together',
  rematchReady: 'Someone wants to play again.',
  toRematch: 'To the new table',
  rematchWaits: 'Setting up a new table…',
  check: 'Check this game',
  checking: 'Checking everything again…',
  checkLead: 'Your browser replays the whole game and recalculates every random result from the seed.',
  promise: 'The server’s promise from before the game',
  promiseKept: 'The seed is the one the server promised before you sat down.',
  promiseFits: 'The seed matches the promise in the log.',
  promiseBroken: 'The seed is NOT the one that was promised.',
  saltKept: 'Your browser’s number is part of it, and the others’ numbers are the ones they had sealed.',
  saltMissing: 'Your browser’s number isn’t part of it: it didn’t arrive in time.',
  bent: 'The server told this browser one thing before and another thing later.',
  undoneKept: (times: number) =>
    times === 1
      ? 'The move that was taken back is in the log too.'
      : `The ${times} moves that were taken back are in the log too.`,
  oldRule: 'This game began under an older rule: a server could have skipped results it didn’t like.',
  nothingKept: 'This browser kept nothing from before the game. Only the players can tell whether this was the promise.',
  ownSalt: 'This browser’s number',
  saveKept: 'Save what this browser kept',
  seed: 'The seed, shown after the game',
  rulesKept: (steps: number) => `All ${steps} steps follow the rules.`,
  chanceKept: (count: number) =>
    count === 1 ? 'The one random result matches the seed.' : `All ${count} random results match the seed.`,
  noChance: 'Nothing in this game was random.',
  checkFailed: 'Something doesn’t match: the cards and rolls of this game are not the ones the seed gives.',
  noLog: 'The log could not be fetched. Try again.',
  refusals: NO,
};

export type TableWords = typeof en;
