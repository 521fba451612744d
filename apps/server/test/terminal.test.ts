import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { runWorker } from '../src/commands.ts';
import { printQr } from '../src/terminal.ts';

test('a QR code in the terminal is the code, two rows in a line, light where nothing is', () => {
  const text = 'http://192.168.1.20:8080/t/BCDFGH';
  const lines = printQr(text).split('\n');
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  expect(lines).toHaveLength(Math.ceil(size / 2));
  const upper: Readonly<Record<string, boolean>> = { ' ': true, '▄': true, '▀': false, '█': false };
  const lower: Readonly<Record<string, boolean>> = { ' ': true, '▀': true, '▄': false, '█': false };
  for (const [index, line] of lines.entries()) {
    // White on black, and back.
    expect([line.slice(0, 8), line.slice(-4)]).toEqual(['\u001b[97;40m', '\u001b[0m']);
    const blocks = [...line.slice(8, -4)];
    expect(blocks.map((block) => upper[block])).toEqual(data[2 * index]);
    expect(blocks.map((block) => lower[block])).toEqual(data[2 * index + 1] ?? blocks.map(() => false));
  }
});

test('a worker without a bus says what is missing', async () => {
  await expect(runWorker({ data: '/nowhere', databaseUrl: undefined, natsUrl: undefined })).rejects.toThrow('set NATS_URL');
});
