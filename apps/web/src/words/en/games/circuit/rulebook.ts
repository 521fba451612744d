export const en = {
  lead: 'Light up the robot. Burn nothing.',
  parts: {
    goal: {
      title: 'The goal',
      says: [
        'A robot’s panel is broken, and all of you are fixing it. Place tiles until current can flow from a **plus** to a **minus**. Lamps and LEDs on the way light up.',
        'Light brings points. Smoke and short circuits cost points. Most points wins.',
      ],
      alt: 'Five tiles make a path from the plus of the lower strip to its minus. The lamp in the middle glows fully: two points.',
      caption: 'The path is closed, and the lamp glows fully: 2 points.',
    },
    tiles: {
      title: 'What is on the tiles',
      says: ['Wires lead the current: straight, round a corner, or in a branch. Other tiles do something with it:'],
      list: [
        '**A lamp** glows, whichever way the current flows.',
        '**An LED** lets current through only along its arrow. Alone on a path, it burns.',
        '**A resistor** holds current back. It protects an LED and brings no points.',
        '**A diode** is a one-way street for current.',
        '**A bridge** takes one wire over another. They don’t touch.',
      ],
    },
    setup: {
      title: 'Setting up',
      says: [
        'Put the strips above and below the field and shuffle the side tokens left and right. Pluses and minuses are where paths begin and end. A broken wire is no use.',
        'Each player takes eight glow tokens and a soldering iron. All tiles go into the bag, with one more iron per player. Draw lots to see who begins.',
      ],
      alt: 'Four side tokens: plus, minus, plus with a fuse, broken wire. Then a soldering iron, a full glow token worth 2 and a half one worth 1.',
      caption: 'Side tokens, an iron, and glow tokens: full and half.',
    },
    turn: {
      title: 'Your turn',
      says: ['Draw until you hold three tiles. Then do **one** thing:'],
      list: [
        '**Place** a tile.',
        '**Swap** a tile: discard it and draw another.',
        '**Use** a soldering iron.',
        'Pass only if you can do nothing else.',
      ],
    },
    placing: {
      title: 'Placing a tile',
      says: ['Choose an empty cell beside a tile, a strip or a side token. Turn the tile any way; wires needn’t match.'],
      alt: 'Two tiles at the left edge of the field. Ticks mark the cell beside them and the cells above the strip; a lamp far from everything has a cross.',
      caption: 'Beside a tile or the strip: right. Alone in the field: wrong.',
    },
    light: {
      title: 'How bright?',
      says: [
        'Count the lamps, LEDs and resistors on the path. The more there are, the dimmer the light:',
        'Put your glow tokens on what lights up. Full light is 2 points, half light 1. The tokens stay there for the whole game.',
      ],
      list: [
        'One lamp: full.',
        'Two lamps: both half. Two LEDs: the first half, the second full.',
        'A lamp and an LED: the lamp half, the LED full.',
        'A resistor and an LED: full. A resistor and a lamp: half.',
        'Three parts: half light for two of them at most.',
        'Four parts: no light. The current is too weak.',
      ],
      alt: 'Two closed paths. A lamp and an LED: the lamp glows half, the LED fully, 1 plus 2 points. A resistor and an LED: the LED glows fully, 2 points.',
      caption: 'Lamp and LED: 3 points. Resistor and LED: 2 points.',
    },
    danger: {
      title: 'What goes wrong',
      says: [
        'Each of these costs 2 points, but only once a turn:',
        'The third time you lose your next turn instead.',
        'Until a short circuit is fixed, nothing new glows. If your turn begins with an iron, you must use it. If nobody repairs it, the game ends.',
      ],
      list: [
        '**A short circuit:** the path has wires and nothing else.',
        '**Smoke:** an LED alone burns. Resistors without a lamp or an LED burn, too.',
      ],
      alt: 'Two closed paths. One has only wires: a short circuit, minus 2. The other has only an LED, which smokes: minus 2.',
      caption: 'Only wires: a short circuit. Only an LED: smoke.',
    },
    fuse: {
      title: 'The fuse',
      says: ['Some side tokens have a **fuse**. It blows instead, and nobody loses points. From then on it conducts nothing.'],
      alt: 'A path of wires from a plus with a fuse to a minus. The fuse has blown; no points are lost.',
      caption: 'The fuse blows, and that’s all: 0 points lost.',
    },
    iron: {
      title: 'The soldering iron',
      says: ['An iron works once. It can do one of these:'],
      list: [
        'Take out a burnt tile, or fix a fuse: free.',
        'Take one tile out of a short circuit: free.',
        'Replace a tile without light or smoke by one from your hand: −1 point.',
      ],
      alt: 'A burnt LED in a path; an arrow; the same path with a gap where the LED was.',
      caption: 'Out with the burnt LED. It costs nothing.',
    },
    switch: {
      title: 'The secret switch',
      says: ['A **reed switch** conducts only beside a **magnet**. Place the magnet next to it, and current flows.'],
      alt: 'A magnet is placed below a reed switch, which now shows “On”. The lamp on the same path glows fully: 2 points.',
      caption: 'The magnet switches it on: 2 points.',
    },
    end: {
      title: 'The end',
      says: [
        'Somebody has 8 points of light? Then everybody else has one more turn. The game also ends when the tiles run out or everybody passes in a row.',
        'Count your light less your penalties. If it’s equal, more lit parts win.',
      ],
    },
    more: {
      title: 'More ways to play',
      says: [],
      list: [
        '**Two a turn:** place two tiles or swap two.',
        '**Teams:** partners add their points.',
        '**Batteries:** each one helps the current, or stops it.',
      ],
    },
    hints: {
      title: 'For your first game',
      says: [],
      list: [
        'Build from the plus and from the minus, and meet in the middle.',
        'Before you close a path, look for a short cut around the lamp. Current will find it.',
        'Keep your iron for the first short circuit.',
      ],
    },
  },
};
