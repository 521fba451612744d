export const en = {
  lead: 'Get more from less.',
  parts: {
    goal: {
      title: 'The goal',
      says: [
        'In the middle is the **core**, a pile of tiles. It is running out. Every tile you place can break new ones off it, so spend few and win many. On the way, put your **stones** on groups of circles.',
        'When the core is empty, the most points win.',
      ],
      alt: 'Eighteen tiles side by side. White and black circles run across them in lines; four groups are outlined in red or blue and carry a stone.',
      caption: 'Red and blue have two groups each.',
    },
    setup: {
      title: 'Setting up',
      says: [
        'Put the **start tile** on the table: two white circles, two black ones. Shuffle the other 47 tiles face down. They are the core.',
        'Each player draws six tiles and keeps them hidden: this is your **hand**. Each player takes three stones. Draw lots to see who begins.',
      ],
      alt: 'The start tile, six different tiles, three red stones, and a tile face down with the number 35.',
      caption: 'The start tile, your hand, your stones, and the core: 35 tiles after the deal.',
    },
    signs: {
      title: 'What is on a tile',
      says: ['A tile has four corners. A corner can be empty, or it shows one of these:'],
      list: [
        '**White and black circles** are micropul. They hold the tiles together.',
        '**A dot** wins one tile.',
        '**A double dot** wins two.',
        '**A plus** gives you another turn.',
        '**A big tile** is one large circle. It joins like four circles and scores like one. Its symbol fires from any side.',
      ],
    },
    turn: {
      title: 'Your turn',
      says: ['Do exactly **one** of three things. You can’t pass.'],
      list: ['**Place** a tile from your hand.', '**Take** a tile from your supply.', '**Claim** a group with a stone.'],
    },
    placing: {
      title: 'Placing a tile',
      says: ['Place it edge to edge with another tile, turned any way. Two rules:'],
      list: [
        'At least one of its circles **touches a circle** of a tile that was there.',
        '**White never touches black** of another tile.',
        'Dots, pluses and empty corners may touch anything.',
      ],
      alt: 'Three times a new tile to the right of the start tile. First its white circle touches a white one: right. Then its white circle touches a black one: wrong. Then none of its circles touches another: wrong.',
      caption: 'White touches white: right. White touches black: wrong. Circles don’t touch: wrong.',
    },
    firing: {
      title: 'Dots and pluses fire',
      says: [
        'Now look where your tile meets its neighbours. Every symbol that touches a **circle of another tile** fires: a new symbol at an old circle, an old symbol at a new one. Colour doesn’t matter. Each symbol fires once a turn; a later turn can fire it again.',
        '**Dots:** take that many tiles from the core. Put them face down in front of you: your **supply**. No peeking!',
        '**Plus:** you have one more turn, however many pluses fire.',
      ],
      alt: 'Two examples: a new tile beside the start tile. A double dot touches a white circle: plus two tiles. A plus touches a black circle: another turn.',
      caption: 'The double dot wins two tiles. The plus wins another turn.',
    },
    taking: {
      title: 'Taking a tile',
      says: ['Is your hand getting small? Take any tile from your supply and look at it. A hand never has more than six.'],
      alt: 'Three tiles face down; an arrow leads to one tile face up.',
      caption: 'One turn, one tile.',
    },
    stones: {
      title: 'Stones and groups',
      says: [
        'Circles of one colour that touch are a **group**. Put a stone on a group that has none yet, and it’s yours.',
        'Stones never move again, and you have only three. Don’t spend them all at the start.',
        'If two groups with stones grow together, the new group is worth nothing. Yes, you may do that to somebody.',
      ],
      alt: 'A red and a blue group with a gap between them. A tile in the gap joins them into one group with two stones: zero points.',
      caption: 'One tile joins red and blue. Now nobody scores.',
    },
    closed: {
      title: 'When a group is closed',
      says: [
        'A group is **closed** when it can’t grow any more: a tile is next to every outer side of its circles. What that tile shows doesn’t matter.',
        'Only closed groups score. A gap that no tile can fill keeps a group open for ever.',
      ],
      alt: 'Three tiles around a white group with a red stone; one place is free: zero points. A fourth tile fills the place: four points.',
      caption: 'The fourth tile closes the group: four points.',
    },
    end: {
      title: 'The end',
      says: ['The game ends at once when the last tile of the core is taken. A plus won with it is lost. Now count:'],
      list: [
        '**1 point** for each circle of a closed group with your stone and no other. A big tile counts 1.',
        '**2 points** for each tile in your supply.',
        '**1 point** for each tile in your hand.',
        'If you have no tile left in hand or supply, you lose at once. Equal points: a draw.',
      ],
    },
    alone: {
      title: 'Playing alone',
      says: [
        'One hand, three stones, 41 tiles in the core. Now a plus gives no turn. It turns one tile of your supply face up, and later you may choose that tile.',
        'Empty the core before you run out of tiles. Sixty points are good, a hundred are masterly.',
      ],
    },
    hints: {
      title: 'For your first game',
      says: [],
      list: [
        'Place the tile that fires most.',
        'A tile in your supply is worth twice as much as in your hand.',
        'Keep a stone for late in the game.',
      ],
    },
  },
};
