import type { Action, AnyGame, Seat } from '@stolik/kernel/game';
import type { Words } from '@stolik/kernel/language';
import type { Rng } from '@stolik/kernel/random';

/** Chooses in a world that this seat cannot tell from the real one. */
// biome-ignore lint/suspicious/noExplicitAny: the state of an unknown game
export type Bot = (world: any, seat: Seat, rng: Rng) => Action;

export interface BotLevel {
  readonly id: string;
  readonly label: Words;
  /** How it plays, honestly. */
  readonly says: Words;
}

const RANDOM: BotLevel = {
  id: 'random',
  label: { en: 'Rolls dice', ru: 'Играет наугад', pl: 'Gra na oślep' },
  says: {
    en: 'Any allowed move, no thinking at all',
    ru: 'Любой разрешённый ход, совсем не думая',
    pl: 'Dowolny dozwolony ruch, bez zastanowienia',
  },
};

const GREEDY: BotLevel = {
  id: 'greedy',
  label: { en: 'Takes what it sees', ru: 'Берёт, что видит', pl: 'Bierze, co widzi' },
  says: {
    en: 'Takes the best move of this turn, never looks ahead',
    ru: 'Берёт лучший ход этой минуты, вперёд не смотрит',
    pl: 'Wybiera najlepszy ruch na teraz, nie patrzy naprzód',
  },
};

const CAREFUL: BotLevel = {
  id: 'careful',
  label: { en: 'Careful', ru: 'Осторожный', pl: 'Ostrożny' },
  says: {
    en: 'Rarely makes a short and leaves you little',
    ru: 'Редко делает замыкание и мало что оставляет вам',
    pl: 'Rzadko robi zwarcie i mało zostawia innym',
  },
};

const PLANNER: BotLevel = {
  id: 'planner',
  label: { en: 'Tries programs out', ru: 'Перебирает программы', pl: 'Próbuje programów' },
  says: {
    en: 'Dreams some hundred programs through against random ones and lays the best',
    ru: 'Проигрывает в уме сотню программ против случайных и берёт лучшую',
    pl: 'Sprawdza w myślach sto programów przeciw losowym i bierze najlepszy',
  },
};

/** Weakest first. */
export const LEVELS: Readonly<Record<string, readonly BotLevel[]>> = {
  micropul: [RANDOM, GREEDY],
  circuit: [RANDOM, GREEDY, CAREFUL],
  golems6: [RANDOM, PLANNER],
  golems4: [RANDOM, PLANNER],
};

export const levelsOf = (game: string): readonly BotLevel[] => LEVELS[game] ?? [RANDOM];
/** Who sits opposite when you just sit down. */
export const usualLevel = (game: string): BotLevel => levelsOf(game)[1] ?? RANDOM;
export const findLevel = (game: string, id: string): BotLevel => levelsOf(game).find((level) => level.id === id) ?? RANDOM;

/** Rules and bots as the worker needs them; no board, no art. */
export async function loadRules(game: string): Promise<{ rules: AnyGame; bots: Readonly<Record<string, Bot>> }> {
  if (game === 'micropul') {
    const [{ micropul }, { greedyMicropul }] = await Promise.all([
      import('@stolik/micropul/game'),
      import('@stolik/micropul/greedy'),
    ]);
    return { rules: micropul, bots: { greedy: greedyMicropul } };
  }
  if (game === 'circuit') {
    const [{ circuit }, { greedyCircuit, carefulCircuit }] = await Promise.all([
      import('@stolik/circuit/game'),
      import('@stolik/circuit/greedy'),
    ]);
    return { rules: circuit, bots: { greedy: greedyCircuit, careful: carefulCircuit } };
  }
  if (game === 'golems6') {
    const [{ golems6 }, { plannerGolems6 }] = await Promise.all([
      import('@stolik/golems/v6/game'),
      import('@stolik/golems/bots/planner6'),
    ]);
    return { rules: golems6, bots: { planner: plannerGolems6 } };
  }
  if (game === 'golems4') {
    const [{ golems4 }, { plannerGolems4 }] = await Promise.all([
      import('@stolik/golems/v4/game'),
      import('@stolik/golems/bots/planner4'),
    ]);
    return { rules: golems4, bots: { planner: plannerGolems4 } };
  }
  throw new Error(`no bot knows the game ${game}`);
}
