import { countForm } from '@stolik/kernel/language';
import type { TournamentWords } from '../../pages/tournament/words.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${countForm('en', count, { one, few: many, many })}`;

export const en: TournamentWords = {
  title: 'Tournament of Golems',
  story:
    'The king of Cybertania calls his knight-programmers together. On specially built fields they lead their clay golems, and in the end everyone knows who leads them best.',
  participants: 'Who takes part',
  participant: (number) => `Participant ${number}`,
  person: 'Here',
  bot: 'Bot',
  golem: 'Golem',
  fieldsGolem: 'The field’s own',
  more: 'One more',
  takeAway: (name) => `Remove: ${name}`,
  how: 'How you play',
  modes: {
    all: { label: 'All together', hint: 'Everyone in every battle, on a different field each time' },
    pairs: { label: 'Everyone against everyone', hint: 'Duels, until everyone has met everyone' },
  },
  two: 'With two players every battle is a duel, on a different field each time.',
  battles: 'Battles',
  legs: 'How often each pair meets',
  start: 'Start the tournament',
  plan: (battles, minutes) => `${counted(battles, 'battle', 'battles')}, about ${counted(minutes, 'minute', 'minutes')}`,
  standings: 'Standings',
  columns: { place: 'Place', name: 'Name', points: 'Points', wins: 'Wins', dealt: 'Dealt', taken: 'Taken' },
  points:
    'Two points for every rival you beat, one for every tie. If points are equal: more damage dealt, then less damage taken.',
  schedule: 'Battles',
  wins: (name) => `${name} wins`,
  draw: 'a draw',
  toCome: 'to come',
  running: 'under way',
  begin: 'To the first battle',
  next: 'Next battle',
  nextSays: (field, names) => `${field}: ${names}`,
  goOn: 'Continue the battle',
  final: 'The result of the tournament',
  table: 'Standings',
  winner: (name) => `${name} wins the Tournament of Golems!`,
  winners: (names) => `Shared victory: ${names}!`,
  praise: 'The golems go off for repairs, the knights to the feast. Well fought, everyone!',
  again: 'Another tournament',
  gone: 'This tournament is no longer kept here.',
  forget: 'Delete the tournament',
  offer: 'A tournament',
};
