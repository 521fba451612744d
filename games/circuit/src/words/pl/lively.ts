import type { en } from '../en/lively.ts';

export const pl: typeof en = {
  draws: 'remisy',
  turns: 'tur, wszyscy gracze',
  firstLightTurn: 'tura pierwszego światła',
  firstLight: 'pierwsze światło po takiej części partii, jeśli było (mediana)',
  darkShare: 'ciemna część partii (mediana)',
  darkMean: 'ciemna część partii (średnia)',
  lights: 'tur, które coś zapalają',
  lightless: 'partie bez światła',
  points: 'punktów światła gracza',
  score: 'wynik: światło minus kary',
  darkRun: 'najwięcej ciemnych tur z rzędu (mediana)',
  waiting: 'rywal czeka',
  spoiling: 'rywal przeszkadza',
  botDark: 'część partii przed pierwszym światłem bota (mediana)',
  botPoints: 'punktów światła bota',
  botWon: 'partie wygrane przez bota',
};
