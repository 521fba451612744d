export const en = {
  panel: 'Program',
  backToEditor: 'Back to the editor',
  keys: {
    row: 'choose a row',
    takeBack: 'take a card back',
    ready: 'ready',
    lookAround: 'look around: what is ahead, right, behind, left',
    myView: 'my view: turn the board',
    step: 'replay: one step back, one forward',
    play: 'replay: play, pause',
  },
};
