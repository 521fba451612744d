import { countForm } from '@stolik/kernel/language';
import type { PuzzleWords } from '../../../../games/micropul/words/puzzles.ts';

const counted = (count: number, one: string, few: string, many: string): string =>
  `${count} ${countForm('en', count, { one, few, many })}`;

export const en: PuzzleWords = {
  goal: (kind, { count, colour, points }) => {
    const name = colour === 'W' ? 'white' : 'black';
    switch (kind) {
      case 'close':
        return `Close the ${name} group of ${points}.`;
      case 'spoil':
        return `Make the ${name} group worth nothing.`;
      case 'tiles':
        return `Win ${counted(count, 'tile', 'tiles', 'tiles')} from the core.`;
      case 'lays':
        return `Place ${counted(count, 'tile', 'tiles', 'tiles')} in one turn.`;
      case 'points':
        return `Score ${counted(count, 'point', 'points', 'points')} with closed groups.`;
      default:
        return 'End the game, and win it.';
    }
  },
  says: {
    close: 'A group is closed when there’s no empty place next to it. You have one turn; a plus gives you another.',
    spoil: 'With two stones on it, a group scores for nobody. You have one turn; a plus gives you another.',
    tiles: 'Touch a dot and win a tile; a double dot wins two. You have one turn; a plus gives you another.',
    lays: 'Every plus you touch gives one more turn.',
    points: 'A closed group with only your stone on it scores 1 per circle. You have one turn; a plus gives you another.',
    win: 'The game ends when the last tile of the core is taken.',
  },
  look: {
    close: 'Look at this place. Which tile wouldn’t make the group grow?',
    spoil: 'Look at this place: it brings two stones together.',
    tiles: 'Look at this place: what would a tile touch here?',
    lays: 'Look at this place: what would a tile touch here?',
    points: 'Look at this place: it matters for your group.',
    win: 'Look at this place: what does it take from the core?',
  },
  why: (kind, { got, points }) => {
    switch (kind) {
      case 'close':
        return [`No place next to the group is empty now. It has ${counted(points, 'circle', 'circles', 'circles')}.`];
      case 'spoil':
        return ['Two stones lie on the group now, so it scores for nobody.'];
      case 'tiles':
        return [`Every dot touched brought a tile, a double dot two: ${got} in all.`];
      case 'lays':
        return [`Every plus touched gave one more turn: ${counted(got, 'tile', 'tiles', 'tiles')} placed.`];
      case 'points':
        return [`Closed groups with only your stone: ${counted(got, 'point', 'points', 'points')} more.`];
      case 'win':
        return ['The game is over, and you have more points than anybody else.'];
      default:
        return undefined;
    }
  },
  missed: (kind, { got, wanted, open }) => {
    switch (kind) {
      case 'grow':
        return {
          title: got === wanted - 1 ? 'Nearly!' : 'It could grow more.',
          says: `The group has ${got}; it should have ${wanted}.`,
        };
      case 'join':
        return { title: 'Still two groups.', says: 'Nothing of their colour links them yet.' };
      case 'claim':
        return { title: 'No stone of yours there.', says: 'Take a stone and put it on the marked group.' };
      case 'take':
        return {
          title: 'That was another kind of turn.',
          says: 'A turn is one thing only: place a tile, take one, or place a stone. Here, take one.',
        };
      case 'reveal':
        return { title: 'Nothing was turned up.', says: 'A plus has to be touched by a micropul of another tile.' };
      case 'close':
        return {
          title: open <= 1 ? 'Nearly! But it’s still open.' : 'It’s still open.',
          says: `${counted(open, 'empty place is', 'empty places are', 'empty places are')} left next to the group.`,
        };
      case 'spoil':
        return { title: 'The group still counts.', says: 'There’s only one stone on it.' };
      case 'tiles':
        return {
          title: got === wanted - 1 ? 'Nearly!' : 'There is more to win.',
          says: `You won ${counted(got, 'tile', 'tiles', 'tiles')}; ${wanted} are possible.`,
        };
      case 'lays':
        if (got === 0)
          return {
            title: 'No tile was placed.',
            says: 'A turn is one thing: place a tile, take one, or place a stone. Here, place one.',
          };
        return { title: 'You could place more.', says: `You placed ${got}; ${wanted} are possible in one turn.` };
      case 'points':
        return {
          title: got > 0 ? 'There is more to score.' : 'No points yet.',
          says: `You scored ${counted(Math.max(0, got), 'point', 'points', 'points')}; ${wanted} are possible.`,
        };
      case 'secure':
        return { title: 'Not safe yet.', says: 'Your rival has an answer to that.' };
      case 'leave':
        return { title: 'You left too much.', says: 'Your rival’s next turn brings more than it should.' };
      default:
        return { title: 'Not won yet.', says: 'The game is not over, or the other side has more points.' };
    }
  },
};
