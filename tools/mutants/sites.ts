import { parseSync } from 'vite';

/** One small lie in a source: these characters are replaced by others. */
export interface Mutant {
  /** From the root of the repository, with slashes. */
  readonly file: string;
  readonly line: number;
  /** Counted from the first letter of the line, so that moving it in changes nothing. */
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Place {
  readonly node: Node;
  readonly parent: Node | undefined;
  /** Under which name the parent holds it. */
  readonly as: string;
}

type Change = readonly [start: number, end: number, to: string];

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>>',
  '>>': '<<',
  '>>>': '<<',
  '+=': '-=',
  '-=': '+=',
};
/** A map: every object has names like `toString` of its own accord. */
const SWAPPED_NAMES: ReadonlyMap<string, string> = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/** Every place of a source where one token, condition, return or call could be another without anybody noticing at a glance. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const changes: Change[] = [];
  walk({ node: program as unknown as Node, parent: undefined, as: '' }, (place) => changes.push(...changesAt(place, source)));
  return changes.map(([start, end, to]) => {
    const lines = source.slice(0, start).split('\n');
    return { file, line: lines.length, column: lines.at(-1)!.trimStart().length, start, end, from: source.slice(start, end), to };
  });
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function walk(place: Place, look: (place: Place) => void): void {
  const { node } = place;
  // Types are gone when the code runs, and the type checker looks after them.
  if (/^TS(?!AsExpression|NonNull|Satisfies)/.test(node.type) || /^(Import|ExportAll)/.test(node.type)) return;
  look(place);
  for (const [as, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk({ node: child, parent: node, as }, look);
  }
}

function changesAt({ node, parent, as }: Place, source: string): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return isAboutTexts(node) ? [] : operatorChange(node, source);
    case 'IfStatement':
    case 'ConditionalExpression':
      return isNode(node['test']) ? [negated(node['test'], source)] : [];
    case 'ReturnStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      // Only where the way goes on behind it: the last return of a function is missed by any caller.
      return as === 'consequent' && parent?.type === 'IfStatement' ? [[node.start, node.end, ';']] : [];
    case 'ExpressionStatement':
      return isNode(node['expression']) && node['expression'].type === 'CallExpression' ? [[node.start, node.end, ';']] : [];
    case 'Literal':
      return literalChange(node, parent, as);
    case 'MemberExpression':
      return nameChange(node);
    default:
      return [];
  }
}

/** A text may be put together with `+`; taken apart by `-` it is not a number, and that is no mistake anybody makes. */
function isAboutTexts(node: Node): boolean {
  const isText = (side: unknown): boolean =>
    isNode(side) &&
    (side.type === 'TemplateLiteral' ||
      (side.type === 'Literal' && typeof side['value'] === 'string') ||
      (side.type === 'BinaryExpression' && isAboutTexts(side)));
  return ['+', '+='].includes(String(node['operator'])) && (isText(node['left']) || isText(node['right']));
}

function operatorChange(node: Node, source: string): Change[] {
  const operator = String(node['operator']);
  const to = SWAPPED[operator];
  const { left, right } = node;
  if (to === undefined || !isNode(left) || !isNode(right)) return [];
  const start = left.end + source.slice(left.end, right.start).indexOf(operator);
  // `a && !b` and the like may stand in brackets of their own: the operator is the one between both.
  return start < left.end ? [] : [[start, start + operator.length, to]];
}

const negated = (test: Node, source: string): Change => [test.start, test.end, `!(${source.slice(test.start, test.end)})`];

function literalChange({ start, end, value }: Node, parent: Node | undefined, as: string): Change[] {
  if (typeof value === 'boolean') return [[start, end, String(!value)]];
  if (typeof value !== 'number' || !Number.isFinite(value) || as === 'key') return [];
  // A minus before it makes it smaller, not larger; either is another number.
  return parent?.type === 'MemberExpression' && as === 'property' && value > 1 ? [] : [[start, end, String(value + 1)]];
}

function nameChange({ property, computed }: Node): Change[] {
  if (!isNode(property) || computed === true || property.type !== 'Identifier') return [];
  const to = SWAPPED_NAMES.get(String(property['name']));
  return to === undefined ? [] : [[property.start, property.end, to]];
}

export const applied = (source: string, { start, end, to }: Mutant): string => source.slice(0, start) + to + source.slice(end);
