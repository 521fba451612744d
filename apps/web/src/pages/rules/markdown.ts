/** The little of Markdown that docs/rules uses, read into blocks that are drawn as elements: no markup passes through. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly start: number; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string };

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly inner: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inner: readonly Inline[] };

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(\d+\.|[-*])\s+/;
const FENCE = /^```/;

export function readBlocks(source: string): Block[] {
  return blocksOf(source.split('\n'));
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === '') at++;
    else if (FENCE.test(line)) at = readCode(lines, at, blocks);
    else if (HEADING.test(line)) at = readHeading(line, at, blocks);
    else if (line.startsWith('|')) at = readTable(lines, at, blocks);
    else if (ITEM.test(line)) at = readList(lines, at, blocks);
    else at = readParagraph(lines, at, blocks);
  }
  return blocks;
}

function readHeading(line: string, at: number, blocks: Block[]): number {
  const match = HEADING.exec(line)!;
  blocks.push({ kind: 'heading', depth: match[1]!.length, text: match[2]! });
  return at + 1;
}

function readCode(lines: readonly string[], at: number, blocks: Block[]): number {
  const end = lines.findIndex((line, index) => index > at && FENCE.test(line));
  const last = end < 0 ? lines.length : end;
  blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') });
  return last + 1;
}

function readTable(lines: readonly string[], at: number, blocks: Block[]): number {
  let end = at;
  while (end < lines.length && lines[end]!.startsWith('|')) end++;
  const [head = [], , ...rows] = lines.slice(at, end).map(cellsOf);
  blocks.push({ kind: 'table', head, rows });
  return end;
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** An item goes on as long as its lines are indented; a blank line is inside when an indented one follows. */
function readList(lines: readonly string[], at: number, blocks: Block[]): number {
  const first = ITEM.exec(lines[at]!)!;
  const isOrdered = first[1] !== '-' && first[1] !== '*';
  const items: Block[][] = [];
  let end = at;
  while (end < lines.length) {
    const match = ITEM.exec(lines[end]!);
    if (!match || (match[1] !== '-' && match[1] !== '*') !== isOrdered) break;
    const inner = [lines[end]!.slice(match[0].length)];
    const indent = new RegExp(`^ {1,${match[0].length}}`);
    end++;
    while (end < lines.length && (isIndented(lines[end]!) || (lines[end]!.trim() === '' && isIndented(lines[end + 1] ?? '')))) {
      inner.push(lines[end]!.replace(indent, ''));
      end++;
    }
    items.push(blocksOf(inner));
  }
  blocks.push({ kind: 'list', isOrdered, start: Number.parseInt(first[1]!, 10) || 1, items });
  return end;
}

const isIndented = (line: string): boolean => /^ {2,}\S/.test(line);

function readParagraph(lines: readonly string[], at: number, blocks: Block[]): number {
  let end = at + 1;
  while (end < lines.length && lines[end]!.trim() !== '' && !FENCE.test(lines[end]!) && !/^(#|\||\d+\. |- )/.test(lines[end]!))
    end++;
  blocks.push({ kind: 'paragraph', text: lines.slice(at, end).join(' ').replace(/\s+/g, ' ').trim() });
  return end;
}

// Code first: nothing inside it means anything else.
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*(?!\s)([^*]+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function readInline(text: string): Inline[] {
  const match = INLINE.exec(text);
  if (!match) return text ? [{ kind: 'text', text }] : [];
  const before = text.slice(0, match.index);
  const after = readInline(text.slice(match.index + match[0].length));
  return [...(before ? [{ kind: 'text', text: before } as const] : []), inlineOf(match), ...after];
}

function inlineOf([, code, strong, em, label, href]: RegExpExecArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', inner: readInline(strong) };
  if (em !== undefined) return { kind: 'em', inner: readInline(em) };
  return { kind: 'link', href: href ?? '', inner: readInline(label ?? '') };
}

/** All words of some blocks, for searching. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).join(' ');
}

function plainBlock(block: Block): string {
  if (block.kind === 'list') return block.items.map(plainText).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ');
  return block.kind === 'code' ? block.text : block.text.replace(/[`*]/g, '');
}
