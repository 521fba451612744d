export const en = {
  simple: {
    label: 'Simple placing',
    hint: 'A tile only has to be next to another, as long as black never touches white. Good for a first game.',
  },
  plusStacks: {
    label: 'Every plus counts',
    hint: 'Two pluses at once give two more turns, not one.',
  },
  openHands: {
    label: 'Open hands',
    hint: 'Everyone sees everyone’s tiles: no curtain, and you can think aloud together.',
  },
  soloPlus: {
    label: 'A plus…',
    hint: 'You can take a face-up tile knowing what it is.',
    values: {
      reveal: {
        label: 'turns a tile in the supply face up',
      },
      none: {
        label: 'does nothing',
      },
    },
  },
};
