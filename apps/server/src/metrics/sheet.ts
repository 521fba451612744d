type Labels = Readonly<Record<string, string | number>>;
export type Row = readonly [labels: Labels, value: number];

/** A page of figures in the text format of Prometheus. */
export class Sheet {
  private readonly lines: string[] = [];

  counter(name: string, help: string, value: number | readonly Row[]): void {
    this.add(name, 'counter', help, value);
  }

  gauge(name: string, help: string, value: number | readonly Row[]): void {
    this.add(name, 'gauge', help, value);
  }

  private add(name: string, kind: string, help: string, value: number | readonly Row[]): void {
    this.head(name, kind, help);
    const rows: readonly Row[] = typeof value === 'number' ? [[{}, value]] : value;
    for (const [labels, count] of rows) this.lines.push(`stolik_${name}${written(labels)} ${count}`);
  }

  /** `counts[i]` are those up to `bounds[i]` and above the bound before; the last count is of those above all bounds. */
  histogram(
    name: string,
    help: string,
    bounds: readonly number[],
    all: readonly { readonly labels: Labels; readonly counts: readonly number[]; readonly sum: number }[],
  ): void {
    this.head(name, 'histogram', help);
    for (const { labels, counts, sum } of all) {
      let count = 0;
      for (const [index, more] of counts.entries()) {
        count += more;
        this.lines.push(`stolik_${name}_bucket${written({ ...labels, le: bounds[index] ?? '+Inf' })} ${count}`);
      }
      this.lines.push(`stolik_${name}_sum${written(labels)} ${sum}`, `stolik_${name}_count${written(labels)} ${count}`);
    }
  }

  private head(name: string, kind: string, help: string): void {
    this.lines.push(`# HELP stolik_${name} ${help}`, `# TYPE stolik_${name} ${kind}`);
  }

  get text(): string {
    return `${this.lines.join('\n')}\n`;
  }
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${String(value).replaceAll(/[\\"\n]/g, '_')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
