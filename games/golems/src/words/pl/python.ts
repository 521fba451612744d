import type { en } from '../en/python.ts';

export const pl: typeof en = {
  title: 'Program golema. Uruchom: python3 golem.py',
  field: 'Plansza: zmień ją!',
  runtime: 'Co potrafi golem',
  program: 'Program',
  leftOutTitle: 'Tu pominięto:',
  leftOut: {
    golems: 'co robią pozostali',
    contents: 'co jest w beczce',
    shore: 'wybór brzegu (wychodzi tam, gdzie wszedł)',
    logic: 'żetony logiki',
    winter: 'lód i śnieg',
    lines: 'linie',
    portals: 'portale',
    iceOnWater: 'lód na wodzie',
  },
};
