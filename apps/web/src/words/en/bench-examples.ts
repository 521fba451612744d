export const en = {
  lamp: 'A lamp',
  led: 'An LED and its resistor',
  burn: 'What will burn?',
  fuse: 'A fuse',
  reed: 'A switch and a magnet',
  battery: 'A battery of its own',
};
