export const en = {
  heading: 'On a real workbench (not how the game scores):',
  current: '{volts} V across about {ohms} Ω gives about {milliamps} mA.',
  currentAfterDrops: 'The diodes take {drops} of the {volts} V; the rest across about {ohms} Ω gives about {milliamps} mA.',
  noCurrent: 'The diodes would need {drops} V, but there are only {volts} V: no current flows.',
  short: 'That is a short circuit: wires and source get hot.',
  fuse: 'A real fuse would blow.',
  pathAlone: 'Where wires branch, the current divides; this counts one path alone.',
  part: '{part} {cell}: about {volts} V, {state}.',
  states: {
    dark: 'dark',
    dim: 'glows weakly',
    bright: 'glows brightly',
    overloaded: 'gets more than it can take',
    hot: 'gets hot',
    carries: 'only gets a little warm',
  },
  gaps: {
    choice:
      'The game is simpler: of three loads any two glow, as the player chooses. In a real circuit the same current flows through all of them.',
    light: 'The game is simpler: its table counts loads, not volts.',
    burns: 'The game is stricter: its table counts loads, not watts.',
  },
  numberLocales: '.',
};
