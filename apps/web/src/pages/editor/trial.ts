import type { Scenario } from '@stolik/golems/scenarios';

/** Games that bots are to play on a scenario; `players` people's seats are led by them too. */
export interface TrialQuestion {
  readonly game: string;
  readonly level: string;
  readonly scenario: Scenario;
  readonly players: number;
  readonly seeds: readonly number[];
}

export interface PlayedGame {
  readonly rounds: number;
  readonly winners: readonly number[];
}

export type TrialAnswer = { readonly ok: true; readonly game: PlayedGame } | { readonly ok: false; readonly says: string };

/** Plays in a worker, game by game; answers what stops it. */
export function tryOut(
  question: TrialQuestion,
  onGame: (game: PlayedGame) => void,
  onTrouble: (says: string) => void,
): () => void {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
  let left = question.seeds.length;
  worker.onmessage = ({ data }: MessageEvent<TrialAnswer>) => {
    if (--left === 0 || !data.ok) worker.terminate();
    if (data.ok) onGame(data.game);
    else onTrouble(data.says);
  };
  worker.onerror = () => onTrouble('');
  worker.postMessage(question);
  return () => worker.terminate();
}
