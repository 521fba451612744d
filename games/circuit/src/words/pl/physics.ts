import type { en } from '../en/physics.ts';

export const pl: typeof en = {
  heading: 'Na prawdziwym stole (nie wpływa to na punkty w grze):',
  current: '{volts} V przy około {ohms} Ω daje prąd około {milliamps} mA.',
  currentAfterDrops: 'Z {volts} V diody zabierają {drops} V; reszta napięcia przy około {ohms} Ω daje prąd około {milliamps} mA.',
  noCurrent: 'Diody potrzebują {drops} V, a jest tylko {volts} V: prąd nie płynie.',
  short: 'To zwarcie: przewody i źródło się grzeją.',
  fuse: 'Prawdziwy bezpiecznik by się przepalił.',
  pathAlone: 'Tam, gdzie przewody się rozgałęziają, prąd się dzieli; tu policzono jedną drogę.',
  part: '{part} {cell}: około {volts} V, {state}.',
  states: {
    dark: 'nie świeci',
    dim: 'świeci słabo',
    bright: 'świeci jasno',
    overloaded: 'dostaje więcej, niż wytrzyma',
    hot: 'mocno się grzeje',
    carries: 'tylko trochę się grzeje',
  },
  gaps: {
    choice:
      'W grze jest prościej: z trzech odbiorników świecą dowolne dwa, do wyboru gracza. W prawdziwym obwodzie przez wszystkie płynie ten sam prąd.',
    light: 'W grze jest prościej: jej tabela liczy odbiorniki, a nie wolty.',
    burns: 'W grze jest surowiej: jej tabela liczy odbiorniki, a nie waty.',
  },
  numberLocales: ',',
};
