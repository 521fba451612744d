import type { Words } from '@stolik/kernel/language';
import { inEach } from '@stolik/look/catalog';
import type { Lively, Measure } from '@stolik/search/lively';
import type { CircuitState } from '../board/state.ts';
import type { CircuitEvent } from '../turn/events.ts';
import { en } from '../words/en/lively.ts';
import { pl } from '../words/pl/lively.ts';
import { ru } from '../words/ru/lively.ts';
import { waitingRivals } from './waiting.ts';

const WORDS = inEach({ en, ru, pl });

export const livelyCircuit: Lively<CircuitState, CircuitEvent> = {
  iterations: 4000,
  rivals: waitingRivals,
  measures: [
    { key: 'draws', fact: 'draw', of: 'mean', isShare: true, says: WORDS.draws },
    {
      key: 'turns',
      fact: 'turns',
      of: 'mean',
      says: WORDS.turns,
    },
    {
      key: 'firstLightTurn',
      fact: 'firstLightTurn',
      of: 'mean',
      says: WORDS.firstLightTurn,
    },
    {
      key: 'firstLight',
      fact: 'firstLight',
      of: 'median',
      isShare: true,
      says: WORDS.firstLight,
    },
    {
      key: 'darkShare',
      fact: 'darkShare',
      of: 'median',
      isShare: true,
      says: WORDS.darkShare,
    },
    {
      key: 'darkMean',
      fact: 'darkShare',
      of: 'mean',
      isShare: true,
      says: WORDS.darkMean,
    },
    {
      key: 'lights',
      fact: 'lights',
      of: 'mean',
      says: WORDS.lights,
    },
    {
      key: 'lightless',
      fact: 'lightless',
      of: 'mean',
      isShare: true,
      says: WORDS.lightless,
    },
    {
      key: 'points',
      fact: 'points',
      of: 'mean',
      says: WORDS.points,
    },
    {
      key: 'score',
      fact: 'score',
      of: 'mean',
      says: WORDS.score,
    },
    { key: 'darkRun', fact: 'darkRun', of: 'median', says: WORDS.darkRun },
    ...rivalMeasures('waiting', WORDS.waiting),
    ...rivalMeasures('spoiling', WORDS.spoiling),
  ],
  watch(seats, rival) {
    let turns = 0;
    let lights = 0;
    let lastLight = 0;
    let firstLight = 0;
    let darkRun = 0;
    let botLight = 0;
    let botPoints = 0;
    let penalties = 0;
    return {
      see(event) {
        if (event.kind === 'turnBegan') turns++;
        if (event.kind === 'penaltyPaid') penalties += event.points;
        if (event.kind !== 'glowPlaced') return;
        if (event.seat !== rival) {
          botLight ||= turns;
          botPoints += event.level;
        }
        if (lastLight === turns) return;
        darkRun = Math.max(darkRun, turns - lastLight - 1);
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
          darkRun: Math.max(darkRun, turns - lastLight),
          botDark: botLight > 0 ? (botLight - 1) / turns : 1,
          botPoints,
          botWon: Number(winners.length > 0 && winners[0] !== rival),
        };
      },
    };
  },
};

/** How a level fares against somebody who lights nothing if that can be avoided: nearly all light is the bot's. */
function rivalMeasures(rival: string, name: Words): readonly Measure[] {
  const says = (what: Words): Words => ({
    en: `${name.en}: ${what.en}`,
    ru: `${name.ru}: ${what.ru}`,
    pl: `${name.pl}: ${what.pl}`,
  });
  return [
    { key: `${rival}FirstLight`, rival, fact: 'botDark', of: 'median', isShare: true, says: says(WORDS.botDark) },
    { key: `${rival}Lights`, rival, fact: 'lights', of: 'mean', says: says(WORDS.lights) },
    { key: `${rival}Lightless`, rival, fact: 'lightless', of: 'mean', isShare: true, says: says(WORDS.lightless) },
    { key: `${rival}DarkRun`, rival, fact: 'darkRun', of: 'median', says: says(WORDS.darkRun) },
    { key: `${rival}Points`, rival, fact: 'botPoints', of: 'mean', says: says(WORDS.botPoints) },
    { key: `${rival}Won`, rival, fact: 'botWon', of: 'mean', isShare: true, says: says(WORDS.botWon) },
  ];
}
