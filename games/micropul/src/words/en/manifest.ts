export const en = {
  title: 'micropul',
  invitation: 'Tiles earn tiles. Stones claim groups.',
  credit: 'micropul is by Jean-François Lassonde (version 1.2.1, 2004).',
};
