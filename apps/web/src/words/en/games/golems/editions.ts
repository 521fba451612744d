import { countForm } from '@stolik/kernel/language';
import type { OwnWords } from '../../../../games/golems/words/own.ts';

const components = (points: number): string =>
  `${points} ${countForm('en', points, { one: 'component', few: 'components', many: 'components' })}`;

export const en: OwnWords = {
  golems6: {
    luck: 'Luck card',
    exit: 'Choose where your golem comes out of the water.',
    steps: ['', 'movement', 'conditions', 'chosen movement', 'strikes', 'damage', 'loops'],
    myView: 'My view',
    damage: (count, limit) => (limit === 1 && count === 0 ? 'one hit knocks it out' : `damage ${count} of ${limit}`),
    limit: (limit) => `Out after ${limit} damage.`,
    leads: 'Golem',
    botGolem: (number) => `Golem of bot ${number}`,
    ground: { i: 'ice', s: 'snow' },
    stopped: { token: 'a wall in the way', golem: 'a golem in the way' },
    film: {
      strike: 'strike',
      cracks: (points) => `${points} damage`,
      hurt: (points) => `${points} damage more`,
      unhurt: 'no new damage',
    },
    things: {
      tokens: {
        wall: 'A wall: nobody gets through, and it stops strikes.',
        water: 'Water: a golem that walks in takes one damage and comes out on a bank its player chooses.',
        barrel:
          'A barrel: it rolls ahead of a golem. A strike opens it: repair, dynamite, one row more or fewer, a black hole, or nothing.',
        ladder: 'A ladder: a golem that steps on it comes out at the ladder with the same letter.',
        treasure: 'The treasure: get there first.',
        gear: 'A gear: stop here and it is yours.',
        logic: 'A logic token: a golem that stops here gets it on its next row.',
      },
      ground: {
        '.': 'A plain cell.',
        i: 'Ice: a move that starts here happens twice.',
        s: 'Snow: to get out, you need the same command twice in a row.',
      },
      attack: 'Strike: hits the first thing straight ahead within range.',
      repeat: 'Repeat 2: runs its card twice in one row.',
      goal: (rounds) => `The last golem on the field wins; after ${rounds} rounds, the one with the least damage.`,
    },
  },
  golems4: {
    luck: 'Round card',
    exit: 'Choose where your robot comes out of the water.',
    steps: ['', 'conditions', 'movement', 'second movement', 'attacks', 'damage'],
    myView: 'My view',
    damage: (count, limit) => (limit === 1 ? 'one hit knocks it out' : `${count} of 3 broken`),
    limit: () => 'With all three broken, the next hit knocks it out.',
    leads: 'Robot',
    botGolem: (number) => `Robot of bot ${number}`,
    ground: { i: 'glare ice', s: 'snowdrift' },
    stopped: { token: 'a stone in the way', golem: 'a robot in the way' },
    film: {
      strike: 'attack',
      cracks: components,
      hurt: (points) => `${components(points)} newly broken`,
      unhurt: 'nothing newly broken',
    },
    things: {
      tokens: {
        stone: 'A stone: nobody gets through, and it stops attacks.',
        water: 'Water: a robot that falls in breaks a component and comes out on a bank its player chooses.',
        ice: 'Ice on water: it holds for one round. Stay longer, or be hit there, and it breaks.',
        barrel: 'A barrel: it can be pushed. An attack opens it: tools, a bomb, or chips.',
        portal: 'A portal: a robot that enters comes out of the other one.',
        line: 'A line: a robot on it drives along it and can’t turn by itself.',
      },
      ground: {
        '.': 'A plain cell.',
        i: 'Glare ice: a move that starts here happens twice.',
        s: 'A snowdrift: to get out, you need the same command in two rows, one after the other.',
      },
      attack: 'Attack: hits the cells ahead, as far as the weapon reaches.',
      repeat: 'Cycle 2: takes two rows; its card runs twice in the first.',
      goal: (rounds) => `The last robot on the field wins; after ${rounds} rounds, the one with the fewest broken components.`,
    },
  },
};
