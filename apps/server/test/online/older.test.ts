import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@stolik/kernel/game';
import { parseLog, replay } from '@stolik/kernel/log';
import { unwrap } from '@stolik/kernel/result';
import { expect, test } from 'vitest';
import type { Offer } from '../../src/games.ts';
import { openHouse, openSeated, Player } from './house.ts';
import { findGame, TEST_OFFERS } from './offers.ts';

/** The game as a server of before had it: its first rules, and no others. */
function asBefore(game: AnyGame): AnyGame {
  return { ...game, rulesVersion: 1, parseOptions: (raw, seats) => game.parseOptions({ rulings: 1, ...(raw as object) }, seats) };
}

test.each([
  ['golems6', { scenario: 'treasure', rounds: 5 }],
  ['golems4', { rounds: 3 }],
  ['circuit', { x2: true }],
])(
  '%s: a table begun under older rules opens on a server of today and is finished by the rules it began with',
  async (id, options) => {
    const data = mkdtempSync(join(tmpdir(), 'stolik-older-'));
    const [before, today] = [asBefore(findGame(id)), findGame(id)];
    const offers = TEST_OFFERS.map((offer): Offer => (offer.game.id === id ? { ...offer, game: before } : offer));
    const old = await openHouse({ data, offers });
    const { table, tokens } = await openSeated(old.url, id, 2, { options });
    const beginners = tokens.map((token, seat) => new Player(old.url, before, table, token, seat + 1));
    await beginners[0]!.until(() => beginners[0]!.scene.decision >= 1, 'a decision');
    for (const player of beginners) player.close();
    await old.close();

    const house = await openHouse({ data });
    const players = tokens.map((token, seat) => new Player(house.url, today, table, token, seat + 1));
    await Promise.all(players.map((player) => player.until(() => player.isOver, 'the end')));
    expect(players[0]!.scene.room.options).toMatchObject({ rulings: 1 });
    const log = unwrap(parseLog(await fetch(`${house.url}/api/tables/${table}/log`).then((response) => response.text())));
    expect(log.options).toMatchObject({ rulings: 1 });
    unwrap(replay(today, log));
    for (const player of players) player.close();
    await house.close();
    rmSync(data, { recursive: true, force: true });
  },
);
