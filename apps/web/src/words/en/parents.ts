import type { ParentsWords } from '../../pages/about/parents-words.ts';

export const en: ParentsWords = {
  title: 'For parents and teachers',
  lead: 'Golems for children from five: a first game of programming, without a single fight. Two clay golems look for a treasure, and three cards at a time tell them the way.',
  playTogether: 'Two teams at one table',
  teams: ['First team', 'Second team'],
  playBot: 'One child with a bot',
  playAlone: 'Nine cards: one child alone',
  build: 'Build a field together',
  plans: 'Lesson plans for a class',
  rules: 'The rules for young players',
  sections: [
    {
      title: 'What is different',
      list: [
        'Only four commands: forward, back, turn left, turn right. Nobody strikes, and nothing depends on luck.',
        'A program has three cards, and there are two golems on a small field.',
        'The goal is in plain sight: a treasure, gears or the far edge.',
        'Large cards, few words, and a voice that reads them aloud. Children who can’t read yet can play too.',
      ],
    },
    {
      title: 'How to begin',
      isOrdered: true,
      list: [
        'Make two teams, one for each golem. One to three children in a team is best: they can talk it over and lay the cards together.',
        'Take turns at first. One team lays its cards and its golem walks; then it’s the other team’s turn. The table for two teams is set up this way.',
        'Trace the way with a finger, or walk it on the floor, before you press “Ready”. “Left” is the golem’s left.',
        'Once that is easy, choose “All at once” in the house rules: both programs run together, and someone may be in the way.',
        'Put a sweet or another small prize on the treasure, and agree beforehand what the other team gets.',
      ],
    },
    {
      title: 'What comes next',
      list: [
        'Start with “Treasure in the maze”, then the race and the gears. Walls and barrels first; water hurts the golem and can wait.',
        '“Nine cards to the treasure” is for one child alone, or for the whole class at a projector.',
        'Let the children build a field of their own in the editor. That’s often the best lesson.',
        'From age six, once three cards are easy, the real battle is waiting: luck cards, loops and conditions.',
      ],
    },
    {
      title: 'What children learn',
      list: [
        'A sequence of commands is an algorithm; written down, it’s a program, and it’s carried out to the letter.',
        'Planning a few steps ahead, and seeing left and right through someone else’s eyes.',
        'Finding the card where it went wrong, and calmly trying again.',
        'Deciding together, and waiting for your turn.',
      ],
    },
    {
      title: 'How long it takes',
      text: 'A game takes five to ten minutes. Twenty to thirty minutes make a good lesson, with a field of their own at the end; stop while everyone still wants one more.',
    },
    {
      title: 'What leaves this device',
      text: 'Nothing. There are no accounts, no ads and no tracking, and after the first visit it works without internet. Names and games stay in this browser. Only if you open a table for several devices yourself does its server keep the names given there and the moves.',
    },
  ],
};
