/** A block of code in a document, and what its author says about running it. */
export interface Block {
  readonly line: number;
  readonly script: string;
  /** Why it is not run; undefined when it is. */
  readonly excuse: string | undefined;
}

const MARK = /^<!--\s*(?:(run)|not run:\s*(\S.*?))\s*-->$/;

/** The blocks of one language in a Markdown text. Each must be marked in the line before it: `<!-- run -->` or `<!-- not run: why -->`. */
export function readBlocks(markdown: string, language: 'sh' | 'ts' = 'sh'): { blocks: Block[]; unmarked: number[] } {
  const blocks: Block[] = [];
  const unmarked: number[] = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const fence = /^(`{3,})(\w*)/.exec(lines[at]!);
    if (!fence) continue;
    const end = lines.findIndex((line, index) => index > at && line.startsWith(fence[1]!));
    if (fence[2] === language) {
      const mark = MARK.exec(lastLineBefore(lines, at));
      if (mark) blocks.push({ line: at + 1, script: lines.slice(at + 1, end).join('\n'), excuse: mark[2] });
      else unmarked.push(at + 1);
    }
    at = end < 0 ? lines.length : end;
  }
  return { blocks, unmarked };
}

function lastLineBefore(lines: readonly string[], at: number): string {
  return (
    lines
      .slice(0, at)
      .findLast((line) => line.trim() !== '')
      ?.trim() ?? ''
  );
}
