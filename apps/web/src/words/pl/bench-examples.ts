import type { en } from '../en/bench-examples.ts';

export const pl: typeof en = {
  lamp: 'Żarówka',
  led: 'Dioda LED i rezystor',
  burn: 'Co się spali?',
  fuse: 'Bezpiecznik',
  reed: 'Kontaktron i magnes',
  battery: 'Własna bateria',
};
