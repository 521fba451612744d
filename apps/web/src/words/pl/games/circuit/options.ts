import type { en } from '../../../en/games/circuit/options.ts';

export const pl: typeof en = {
  box: {
    label: 'Kafelki w worku',
    hint: 'Żwawy zestaw: więcej żarówek i rozgałęzień, obwody zamykają się częściej, gra kończy się szybciej. Klasyczny: więcej przewodów narożnych i rezystorów, dla tych, którzy lubią pogłówkować.',
    values: {
      lively: {
        label: 'Żwawy',
      },
      classic: {
        label: 'Klasyczny',
      },
    },
  },
  x2: {
    label: 'Dwie akcje w turze',
    hint: 'Połóż dwa kafelki albo wymień dwa: obwody zamykają się częściej. Przeciw botom od poziomu 2 tak gra się zwykle.',
  },
  battery: {
    label: 'Baterie w worku',
    hint: 'Dwie baterie 3 V popychają prąd. Dla tych, którzy już grali.',
  },
  teams: {
    label: 'Drużyny',
    hint: 'Partnerzy siedzą naprzeciw siebie, ich punkty się sumują. W pięć i sześć osób gra się tylko tak.',
  },
  openHands: {
    label: 'Partnerzy pokazują sobie ręce',
    hint: 'Partnerzy planują razem.',
  },
};
