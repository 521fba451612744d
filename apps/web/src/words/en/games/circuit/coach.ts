export const en = {
  choose: 'Choose one of your tiles.',
  place: 'Choose a marked cell.',
  confirm: 'Rotate it if you like, then press “Place it”.',
};
