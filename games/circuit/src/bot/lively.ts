import type { Lively } from '@stolik/search/lively';
import type { CircuitState } from '../board/state.ts';
import type { CircuitEvent } from '../turn/events.ts';

export const livelyCircuit: Lively<CircuitState, CircuitEvent> = {
  iterations: 4000,
  measures: [
    { key: 'draws', fact: 'draw', of: 'mean', isShare: true, says: { en: 'draws', ru: 'ничьи', pl: 'remisy' } },
    {
      key: 'turns',
      fact: 'turns',
      of: 'mean',
      says: { en: 'turns, all players', ru: 'ходов, все игроки', pl: 'tur, wszyscy gracze' },
    },
    {
      key: 'firstLightTurn',
      fact: 'firstLightTurn',
      of: 'mean',
      says: { en: 'turn of the first light', ru: 'ход с первым светом', pl: 'tura pierwszego światła' },
    },
    {
      key: 'firstLight',
      fact: 'firstLight',
      of: 'median',
      isShare: true,
      says: {
        en: 'first light after this part of a game that has one (median)',
        ru: 'первый свет после такой доли партии, если он был (медиана)',
        pl: 'pierwsze światło po takiej części partii, jeśli było (mediana)',
      },
    },
    {
      key: 'darkShare',
      fact: 'darkShare',
      of: 'median',
      isShare: true,
      says: {
        en: 'part of a game that is dark (median)',
        ru: 'тёмная часть партии (медиана)',
        pl: 'ciemna część partii (mediana)',
      },
    },
    {
      key: 'darkMean',
      fact: 'darkShare',
      of: 'mean',
      isShare: true,
      says: {
        en: 'part of a game that is dark (mean)',
        ru: 'тёмная часть партии (среднее)',
        pl: 'ciemna część partii (średnia)',
      },
    },
    {
      key: 'lights',
      fact: 'lights',
      of: 'mean',
      says: { en: 'turns that light something', ru: 'ходов, зажигающих свет', pl: 'tur, które coś zapalają' },
    },
    {
      key: 'lightless',
      fact: 'lightless',
      of: 'mean',
      isShare: true,
      says: { en: 'games without any light', ru: 'партии без света', pl: 'partie bez światła' },
    },
    {
      key: 'points',
      fact: 'points',
      of: 'mean',
      says: { en: 'points of light of a player', ru: 'очков света у игрока', pl: 'punktów światła gracza' },
    },
    {
      key: 'score',
      fact: 'score',
      of: 'mean',
      says: { en: 'score: light minus penalties', ru: 'итог: свет минус штрафы', pl: 'wynik: światło minus kary' },
    },
  ],
  watch(seats) {
    let turns = 0;
    let lights = 0;
    let lastLight = 0;
    let firstLight = 0;
    let penalties = 0;
    return {
      see(event) {
        if (event.kind === 'turnBegan') turns++;
        if (event.kind === 'penaltyPaid') penalties += event.points;
        if (event.kind !== 'glowPlaced' || lastLight === turns) return;
        lastLight = turns;
        firstLight ||= turns;
        lights++;
      },
      facts({ winners, scores }) {
        const before = (firstLight - 1) / turns;
        const score = scores.reduce((sum, each) => sum + each, 0);
        return {
          draw: Number(winners.length === 0),
          turns,
          firstLightTurn: lights > 0 ? firstLight : undefined,
          firstLight: lights > 0 ? before : undefined,
          darkShare: lights > 0 ? before : 1,
          lights,
          lightless: Number(lights === 0),
          points: (score + penalties) / seats,
          score: score / seats,
        };
      },
    };
  },
};
