import type { HowTo } from './base/how-to.ts';
import { bringThread } from './session/bots/thread.ts';
import { bringClients } from './shell/clients.ts';
import type { GameClient } from './shell/contract.ts';
import { bringHowTos } from './shell/how-to/load.ts';
import { bringGuides, type Guide } from './shell/study/guides.ts';
import { bringPuzzles } from './shell/study/load.ts';
import type { PuzzlePart } from './shell/study/part.ts';

// Floors below ask for games without knowing them: here the app says what there is. Every folder that has a client.tsx is at the table.
const CLIENTS = import.meta.glob<{ readonly client: GameClient }>('./games/*/client.tsx');
const HOW_TOS = import.meta.glob<{ readonly howTo: HowTo }>(['./games/*/how-to.ts', './games/*/how-to-kids.ts']);
const PUZZLES = import.meta.glob<{ readonly puzzles: PuzzlePart }>('./games/*/puzzles.ts');

const GUIDES = import.meta.glob<{ readonly guide: Guide }>('./games/*/guide.ts');

/** `./games/micropul/how-to-kids.ts` -> `micropul kids` */
const nameOf = (path: string): string => path.split('/')[2]! + (path.endsWith('-kids.ts') ? ' kids' : '');

const byName = <Module, Wanted>(
  found: Readonly<Record<string, () => Promise<Module>>>,
  pick: (module: Module) => Wanted,
): Readonly<Record<string, () => Promise<Wanted>>> =>
  Object.fromEntries(Object.entries(found).map(([path, load]) => [nameOf(path), () => load().then(pick)]));

bringClients(byName(CLIENTS, ({ client }) => client));
bringHowTos(byName(HOW_TOS, ({ howTo }) => howTo));
bringPuzzles(byName(PUZZLES, ({ puzzles }) => puzzles));
bringGuides(byName(GUIDES, ({ guide }) => guide));
bringThread(() => new Worker(new URL('./thread-worker.ts', import.meta.url), { type: 'module' }));
