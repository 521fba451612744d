export const en = {
  lead: 'Eight rounds, three components, one robot left.',
  parts: {
    goal: {
      title: 'The goal',
      says: [
        'You lead a **robot** with a program that nobody else has seen. On the field it meets other robots, and bombs, portals and lines.',
        'Be the last robot on the field. After eight rounds, the player with the fewest broken components wins.',
      ],
      alt: 'A field of four by four cells. A red and a blue robot face each other from opposite corners; between them a barrel, a stone, two portals, a line and water.',
      caption: 'Two robots, and all kinds of things between them.',
    },
    robot: {
      title: 'Your robot',
      says: ['A robot is made of three **components**. Each has a sound side and a broken one:'],
      list: [
        'The **processor** says how many rows your program has.',
        'The **weapon** says how hard and how far you attack.',
        'The **chassis** says which movements you can make. Broken, it can’t make one of them.',
      ],
      alt: 'Processor, weapon and chassis, sound; an arrow; the same three, broken, with smaller numbers and one movement crossed out.',
      caption: 'Sound on the left, broken on the right.',
    },
    setup: {
      title: 'Setting up',
      says: [
        'For a first game take the field of four by four. Put the things on it; nobody may look into the barrels. Each player takes a robot with its three components, sound side up. Robots start on opposite sides.',
      ],
    },
    event: {
      title: 'The card for everybody',
      says: [
        'Each round begins with one open card. A **bonus** lets everybody use “Cycle 2” or “If” in this round. An **event** happens after the programs are written.',
        '“Frost” freezes all water and “Thaw” melts it. “Swap” swaps your first and last rows. “Draught” blows all rows one up. “Jam” lets a rival spoil a row. “Gift” repairs a component.',
      ],
      alt: 'Four cards: “Cycle 2”, “If”, “Frost” and “Gift”.',
      caption: 'Two bonuses and two events: “Cycle 2”, “If”, “Frost”, “Gift”.',
    },
    cards: {
      title: 'The commands',
      says: ['Everybody has the same cards:'],
      list: [
        '“Forward” and “Back”: one cell, without turning.',
        '“Left” and “Right”: a quarter turn on the spot.',
        '“Stay”: do nothing.',
        '“Attack”: hit what is straight ahead.',
        '“Defend”: block one point in this row.',
      ],
    },
    program: {
      title: 'Writing a program',
      says: [
        'Put one card in each row, face down, until every row of your processor is full. A movement that your chassis forbids isn’t allowed.',
      ],
      alt: 'Three cards in a row: “Forward”, “Right”, “Attack”.',
      caption: 'A program for a processor with three rows.',
    },
    running: {
      title: 'Running it',
      says: [
        'All open their first row and act at once: movements first, then attacks, then damage. Then comes the next row.',
        'Two robots want the same cell? Both stay. A robot may enter a cell that another one leaves, but robots never push robots.',
      ],
      alt: 'Two robots drive towards the same cell: a cross. Two robots drive one behind the other: a tick.',
      caption: 'Two want one cell: both stay. One leaves, the next follows: fine.',
    },
    attack: {
      title: 'Attacking',
      says: [
        'You attack straight ahead. A weapon of power 2 strikes one cell with 2 points. A long one strikes two cells with 1 point each. A robot or a stone in the first shields the second.',
        '“Defend” blocks one point. Every other point breaks a component, and its owner chooses which. That’s the hardest choice of the game.',
      ],
      alt: 'A blue robot attacks a red one in front of it; an arrow; the red robot has one more broken component: minus 1.',
      caption: 'Red has been hit and gives up its chassis.',
    },
    things: {
      title: 'Things on the field',
      says: [],
      list: [
        '**Stone:** nobody gets through.',
        '**Barrel:** push it, or attack it. Chips do nothing, tools repair, a bomb hits every cell around it.',
        '**Water:** 1 point of damage, then climb out beside it. A barrel floats.',
        '**Portal:** drive in here, come out there.',
        '**Line:** it steers you like a tram. On it only “Forward” and “Back” work.',
        '**Ice and snow:** glare ice doubles every movement. A snowdrift wants the same command twice. Ice on water breaks after a round.',
      ],
      alt: 'A robot drives into a portal; an arrow; it comes out of the other portal, still facing east.',
      caption: 'In through one portal, out of the other.',
    },
    bonus: {
      title: 'The two bonus cards',
      says: ['Use one only in a round whose open card allows it:'],
      list: [
        '“Cycle 2” takes two rows: itself and a card, which runs twice.',
        '“If” takes three rows: itself, a card for “obstacle ahead” and a card for “no obstacle”.',
      ],
      alt: 'The cards “Cycle 2” and “Forward”; an arrow; a robot whose path leads two cells ahead.',
      caption: '“Cycle 2” with “Forward”: two cells at once.',
    },
    end: {
      title: 'The end',
      says: [
        'A robot with three broken components still drives. The next point knocks it out. The last robot wins.',
        'After eight rounds, count broken components. The fewest win; equal is a draw.',
      ],
      alt: 'A red robot at work beside a blue one that is switched off.',
      caption: 'Red has won. Blue is waiting for the mechanic.',
    },
    more: {
      title: 'More ways to play',
      says: [],
      list: [
        '**Build your own:** before the game, choose components of any colour.',
        '**Bots** join in. A small program and a die move them, and one hit puts them out.',
      ],
    },
    hints: {
      title: 'For your first game',
      says: [],
      list: [
        'Everybody moves before anybody attacks. Aim where your rival will be.',
        'Give up the component you need least in the next rounds.',
        'Look at the open card before you write.',
      ],
    },
  },
};
