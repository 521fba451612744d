import { bringWithPages } from './base/messages/pages.ts';
import { byGame } from './bring-by-game.ts';
import { bringThread } from './session/bots/thread.ts';
import { bringClients } from './shell/clients.ts';
import type { GameClient } from './shell/contract.ts';

// Floors below ask for games without knowing them: here the app says what there is. Every folder that has a client.tsx is at the table.
const CLIENTS = import.meta.glob<{ readonly client: GameClient }>('./games/*/client.tsx');

bringClients(byGame(CLIENTS, ({ client }) => client));
bringThread(() => new Worker(new URL('./thread-worker.ts', import.meta.url), { type: 'module' }));
bringWithPages(() => import('./bring-to-pages.ts'));
