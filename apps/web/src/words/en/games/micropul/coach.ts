export const en = {
  choose: 'Choose a tile to place.',
  place: 'Choose a dashed place for this tile.',
  confirm: 'Rotate it if you like, then press “Place it”.',
};
