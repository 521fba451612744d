export const en = {
  lead: 'Write a program. Then watch it meet the others.',
  parts: {
    goal: {
      title: 'The goal',
      says: [
        'The mage Algoritmus has built **golems** of clay. They obey commands and nothing else. In his tournament you lead one of them.',
        'Knock out your rivals’ golems within ten rounds, and keep your own in one piece.',
      ],
      alt: 'A field of four by four cells. Two golems face each other from opposite corners; between them are barrels, walls and water.',
      caption: 'Two golems, two barrels, two walls and a little water.',
    },
    setup: {
      title: 'Setting up',
      says: [
        'Build a field and put obstacles on it, if you like. Nobody may look into the barrels.',
        'Choose a golem; the youngest player chooses first. Its card says how hard and how far it strikes, and how many **rows** its programs have. It also says how much damage knocks it out. Golems start on opposite sides, face to face.',
      ],
      alt: 'Four different golems in four colours.',
      caption: 'Four of the twelve golems: sword, bow, shield and giant.',
    },
    cards: {
      title: 'The commands',
      says: ['Everybody has the same cards:'],
      list: [
        '“Forward” and “Back”: one cell, without turning.',
        '“Left” and “Right”: a quarter turn on the spot.',
        '“Stay”: do nothing.',
        '“Strike”: hit what is straight ahead.',
        '“Defend”: stop one point of strikes in this row, from any side.',
      ],
    },
    program: {
      title: 'Writing a program',
      says: [
        'Every round begins in secret. Put one card in each row, face down. Every row must be filled, and each card can be used once.',
        'Stand in your golem’s shoes: its left isn’t always yours.',
      ],
      alt: 'Four cards in a row: “Forward”, “Forward”, “Right”, “Strike”.',
      caption: 'A program of four rows: two steps, a turn, a strike.',
    },
    running: {
      title: 'Running it',
      says: [
        'Now everybody opens the first row, and all golems act at once. Then comes the second row, and so on. In each row they move first and strike afterwards.',
        'Two golems want the same cell? Both stay. But a golem may enter a cell that another one leaves, and two may even swap places. The edge of the field stops everybody.',
      ],
      alt: 'Two golems walk towards the same cell: a cross. Two golems walk one behind the other: a tick.',
      caption: 'Two want one cell: both stay. One leaves, the next follows: fine.',
    },
    striking: {
      title: 'Striking',
      says: [
        'A strike hits the first golem or obstacle straight ahead, as far as your golem’s range goes. The damage is your golem’s strength. All strikes land together, so two golems can hit each other.',
        '“Defend” takes off one point.',
      ],
      alt: 'Two pictures: a golem strikes the one in front of it. In the first, that one gets a crack: minus 1. In the second, it defends itself: 0.',
      caption: 'Without “Defend” a crack, with “Defend” nothing.',
    },
    things: {
      title: 'Things on the field',
      says: [],
      list: [
        '**Barrel:** push it, or strike it to see what’s inside. Dynamite? A repair? Something stranger?',
        '**Wall:** nobody gets through, and nobody breaks it.',
        '**Ladder:** step on it, and you’re at its other half.',
        '**Water:** 1 damage, and you climb out on any free cell beside it.',
      ],
      alt: 'A golem walks towards a barrel; an arrow; the golem and the barrel are both one cell further.',
      caption: '“Forward” pushes the barrel, if the cell behind it is free.',
    },
    ground: {
      title: 'Ice and snow',
      says: [
        'On **ice** every movement happens twice, turns too. In **snow** a golem moves only when it gets the same command twice in a row.',
      ],
      alt: 'A golem on an icy cell; an arrow leads it two cells ahead.',
      caption: 'One “Forward” on ice: two cells.',
    },
    luck: {
      title: 'Luck and bonus cards',
      says: ['Every round you draw a **luck card**. It may lend you one of these for your program:'],
      list: [
        '“Repeat 2” does the card in it twice.',
        '“If” looks ahead after everybody has moved. Obstacle? It does one card. No obstacle? The other.',
        '“While” repeats its card until there is an obstacle ahead. An endless loop costs 1 damage.',
        '“Call” runs two cards that you put face up before the game. It needs no luck.',
      ],
      alt: 'The cards “Repeat 2” and “Forward”; an arrow; a golem whose path leads two cells ahead.',
      caption: '“Repeat 2” with “Forward”: two cells in one row.',
    },
    end: {
      title: 'The end',
      says: [
        'A golem with too much damage is out after the row. The last golem on the field wins. After ten rounds, the least damage wins; equal damage is a draw.',
        'Don’t worry about the loser. A golem feels nothing, and after a repair it’s as good as new.',
      ],
      alt: 'A proud golem with a sword beside a sleeping golem with a bow.',
      caption: 'One has won, the other is having a nap.',
    },
    more: {
      title: 'More ways to play',
      says: [],
      list: [
        '**For children** from five: three rows, no strikes, and a treasure to reach.',
        '**Bots** join in: a small program and a die move them.',
        '**Logic tokens** change a program after it has been written.',
      ],
    },
    hints: {
      title: 'For your first game',
      says: [],
      list: [
        'Think where your rival will be, not where it is.',
        'End your program facing the field, not its edge.',
        'Leave strange barrels to your rivals.',
      ],
    },
  },
};
