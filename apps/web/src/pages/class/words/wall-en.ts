import { countForm } from '@stolik/kernel/language';

export const en = {
  pageTitle: 'Wall · Stolik',
  pullUp: (label: string) => `Pull up a stool, ${label}!`,
  scan: 'Scan, or open',
  andType: 'and type',
  onlyToday: 'No card? The number for today',
  hereOf: (here: number, all: number) => `${here} of ${all} are here`,
  hereAll: (here: number) => `${here} are here`,
  code: 'Code',
  starsTogether: (count: number) => `${countForm('en', count, { one: 'star', few: 'stars', many: 'stars' })} together`,
  ofAnswered: (all: number) => `of ${all} answered`,
  thinking: 'still thinking',
  others: 'other answers',
  everybody: 'Everybody solves this',
  free: 'Everyone plays what they like',
  bench: 'Build your own circuit',
  wait: 'We’ll begin in a moment',
  eyes: 'Eyes to the front',
  over: 'The game is over',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  recap: 'What we did today',
  recapStars: (count: number) => countForm('en', count, { one: 'star', few: 'stars', many: 'stars' }),
  recapSolved: (count: number) => countForm('en', count, { one: 'thing solved', few: 'things solved', many: 'things solved' }),
  recapGames: (count: number) => countForm('en', count, { one: 'game played', few: 'games played', many: 'games played' }),
  solvedBy: (count: number) => `${count} did it`,
  bot: 'a bot',
  noWall: 'This wall isn’t open',
  noWallHint: 'Open it from the teacher’s desk, with “Wall”.',
  qr: 'The way into the class',
};

export type WallWords = typeof en;
