import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bus, BusMessage } from '../../src/bus/bus.ts';

const said = (phrase: string): BusMessage => ({ kind: 'said', seat: 0, phrase });

/** What every bus must do. Where processes share a bus, `open` answers another end of it each time; otherwise the same. */
export function describeBus(name: string, open: () => Promise<Bus>): void {
  describe(`the ${name} bus`, () => {
    let [here, there]: Bus[] = [];
    beforeAll(async () => {
      [here, there] = [await open(), await open()];
    });
    afterAll(async () => {
      await here?.close();
      if (there !== here) await there?.close();
    });

    test('who follows a table hears everything about it in order, and nothing about others', async () => {
      const heard: BusMessage[] = [];
      const stop = there!.follow('t1', (message) => heard.push(message));
      await there!.check();
      for (let i = 0; i < 50; i++) here!.publish('t1', said(String(i)));
      here!.publish('t2', said('other'));
      await vi.waitUntil(() => heard.length === 50, { timeout: 60_000 });
      expect(heard).toEqual(Array.from({ length: 50 }, (_, i) => said(String(i))));
      stop();
    });

    test('who has stopped following hears nothing more', async () => {
      const heard: string[] = [];
      const stop = there!.follow('t3', () => heard.push('stopped'));
      const goOn = there!.follow('t3', () => heard.push('follows'));
      await there!.check();
      stop();
      await there!.check();
      here!.publish('t3', said('x'));
      await vi.waitUntil(() => heard.length > 0, { timeout: 60_000 });
      await here!.check();
      expect(heard).toEqual(['follows']);
      goOn();
    });

    test('work is done by one of those who serve it, and by nobody when nobody does', async () => {
      expect(await here!.ask('sum', '1', 2000)).toBeUndefined();
      let done = 0;
      const serve = async (question: string): Promise<string> => {
        done++;
        return `${question}!`;
      };
      const ends = [there!.serve('sum', serve), there!.serve('sum', serve)];
      await there!.check();
      const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => here!.ask('sum', String(i), 5000)));
      expect(answers).toEqual(Array.from({ length: 10 }, (_, i) => `${i}!`));
      expect(done).toBe(10);
      for (const end of ends) end();
    });

    test('work that is never done fails after its time', async () => {
      const end = there!.serve('slow', () => new Promise(() => {}));
      await there!.check();
      await expect(here!.ask('slow', '', 50)).rejects.toThrow(/time/i);
      end();
    });
  });
}
