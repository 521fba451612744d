import type { Strip } from '@stolik/search/reviewed';

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
/** As many columns as fit beside a name. */
const WIDTH = 60;

/** How it went from turn to turn, a row of bars for each side: the higher, the better. */
export function* stripLines({ name, lines, isLess, isChance }: Strip, names: readonly string[]): Generator<string, void> {
  const all = lines.flatMap(({ values }) => values);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const shown = (value: number): string => (isChance ? `${Math.round(value * 20) * 5} %` : String(value));
  const bar = (value: number): string => {
    const share = most === least ? 0 : (value - least) / (most - least);
    return BARS[Math.round((isLess ? 1 - share : share) * (BARS.length - 1))]!;
  };
  const who = lines.map(({ seats }) => seats.map((seat) => names[seat]).join(', '));
  const width = Math.max(...who.map(({ length }) => length));
  yield `${name}:`;
  for (const [index, { values }] of lines.entries()) {
    const bars = columnsOf(values).map(bar).join('');
    yield `  ${who[index]!.padEnd(width)} ${bars} ${shown(values[0]!)} → ${shown(values.at(-1)!)}`;
  }
}

/** All values, or so many of them evenly spread, the first and the last among them. */
function columnsOf(values: readonly number[]): readonly number[] {
  if (values.length <= WIDTH) return values;
  return Array.from({ length: WIDTH }, (_, column) => values[Math.round((column * (values.length - 1)) / (WIDTH - 1))]!);
}
