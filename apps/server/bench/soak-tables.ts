import { WIRE_VERSION } from '@stolik/wire/version';
import { WebSocket } from 'ws';
import { openSeated, Player } from '../test/online/house.ts';
import { findGame } from '../test/online/offers.ts';
import type { PlayedTable } from '../test/online/proof.ts';
import { type SoakPlan, type SoakStage, wait } from './soak-stage.ts';

const GAMES = ['micropul', 'circuit', 'golems6', 'golems4', 'connect-four'];
const SHORT: Readonly<Record<string, object>> = { golems6: { rounds: 4 }, golems4: { rounds: 3 } };

/** What a seat that was played from several pages after each other had acknowledged; the pages themselves are let go. */
const ackedOf = (pages: readonly Player[]): Pick<Player, 'acked'> => ({ acked: pages.flatMap(({ acked }) => acked) });

/** Tables for two, one after the other in each lane. */
export class SoakTables {
  readonly played: PlayedTable[] = [];
  private readonly stage: SoakStage;
  private readonly lanes: number;

  constructor(stage: SoakStage, { tables }: SoakPlan) {
    this.stage = stage;
    this.lanes = tables;
  }

  async run(): Promise<void> {
    const lanes = Array.from({ length: this.lanes }, (_, lane) => this.keepPlaying(lane));
    await Promise.all([...lanes, this.keepStaring()]);
  }

  private async keepPlaying(lane: number): Promise<void> {
    for (let round = lane; this.stage.isOn; round++) {
      const id = GAMES[round % GAMES.length]!;
      const options = SHORT[id] ?? {};
      const opened = await openSeated(this.stage.server.url, id, 2, { options }).catch(() => undefined);
      if (!opened) await wait(100);
      else await this.playOut(id, opened.table, opened.tokens, lane * 1000 + round);
    }
  }

  private async playOut(id: string, table: string, tokens: readonly string[], seed: number): Promise<void> {
    const { server, rng, counts, known } = this.stage;
    const sit = (token: string, seat: number): Player => new Player(server.url, findGame(id), table, token, seed + seat);
    const players = tokens.map(sit);
    const all = players.map((player) => [player]);
    const place = this.played.push({ table, players: [] }) - 1;
    const kind = (place + 1) % 4;
    if (known.table === '') known.table = table;
    await players[0]!.until(() => players[0]!.isOver || players[0]!.acked.length >= 2, `some moves of ${id} ${table}`, 600_000);
    if (kind === 0) {
      // Goes for good: a bot plays on.
      counts.leavers++;
      await players[1]!.connection.request(['leave']);
    } else if (kind === 1) {
      // Closes the page, and opens it again after a while.
      counts.leavers++;
      players[1]!.close();
      await wait(200 + rng.below(1500));
      players[1] = sit(tokens[1]!, 7);
      all[1]!.push(players[1]!);
    }
    await Promise.all(players.map((player) => player.until(() => player.isOver, `the end of ${id} ${table}`, 600_000)));
    for (const some of all.flat()) some.close();
    this.played[place] = { table, players: all.map(ackedOf) };
  }

  /** Spectators who ask for everything and read nothing. */
  private async keepStaring(): Promise<void> {
    const { stage } = this;
    for (; stage.isOn; await wait(300)) {
      const table = this.played.at(-1 - stage.rng.below(this.lanes))?.table;
      if (!table) continue;
      stage.counts.slowReaders++;
      const socket = new WebSocket(`${stage.server.url.replace('http', 'ws')}/api/play`);
      socket.on('error', () => {});
      socket.on('open', () => {
        socket.send(JSON.stringify(['hi', WIRE_VERSION, table, '', 0, '']));
        socket.pause();
      });
      setTimeout(() => socket.terminate(), 3000).unref();
    }
  }
}
