/**
 * A TypeScript source with comments and the insides of texts blanked out, every character at its old place. What is left can
 * be searched for words without being fooled by a `Date` in a comment or a `node:fs` in a message. Code inside `${…}` stays.
 */
export function blankCommentsAndTexts(source: string): string {
  return blankOut(source, { texts: true });
}

/** The same with only the comments blanked out. */
export function blankComments(source: string): string {
  return blankOut(source, { texts: false });
}

function blankOut(source: string, { texts }: { texts: boolean }): string {
  const out = source.split('');
  const blank = (from: number, to: number): void => {
    for (let i = from; i < to && i < out.length; i++) if (out[i] !== '\n') out[i] = ' ';
  };
  const blankText = (from: number, to: number): void => {
    if (texts) blank(from, to);
  };
  // Each open `${` remembers how deep in braces it is, so that its own `}` leads back into the template.
  const templates: number[] = [];
  let depth = 0;
  let at = 0;
  let lastCode = '';
  while (at < source.length) {
    const two = source.slice(at, at + 2);
    const one = source[at]!;
    if (two === '//' || (at === 0 && two === '#!')) {
      const end = endOf(source, '\n', at);
      blank(at, end);
      at = end;
    } else if (two === '/*') {
      const end = endOf(source, '*/', at + 2, 2);
      blank(at, end);
      at = end;
    } else if (one === "'" || one === '"') {
      const end = endOfQuoted(source, at);
      blankText(at + 1, end - 1);
      at = end;
      lastCode = one;
    } else if (one === '/' && startsRegExp(lastCode)) {
      const end = endOfRegExp(source, at);
      blankText(at + 1, end - 1);
      at = end;
      lastCode = ')';
    } else if (one === '`' || (one === '}' && templates.at(-1) === depth)) {
      if (one === '}') templates.pop();
      const end = endOfTemplatePart(source, at + 1);
      const opens = source.slice(end - 2, end) === '${';
      blankText(at + 1, opens ? end - 2 : end - 1);
      if (opens) templates.push(depth);
      at = end;
      lastCode = opens ? '{' : ')';
    } else {
      if (one === '{') depth++;
      if (one === '}') depth--;
      if (!/\s/.test(one)) lastCode = lastWord(source, at) ?? one;
      at++;
    }
  }
  return out.join('');
}

function endOf(source: string, mark: string, from: number, length = 0): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + length;
}

function endOfQuoted(source: string, start: number): number {
  for (let i = start + 1; i < source.length; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === source[start] || source[i] === '\n') return i + 1;
  }
  return source.length;
}

function endOfTemplatePart(source: string, start: number): number {
  for (let i = start; i < source.length; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === '`') return i + 1;
    else if (source[i] === '$' && source[i + 1] === '{') return i + 2;
  }
  return source.length;
}

function endOfRegExp(source: string, start: number): number {
  let inClass = false;
  for (let i = start + 1; i < source.length; i++) {
    const char = source[i];
    if (char === '\\') i++;
    else if (char === '\n') return i;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return i + 1;
  }
  return source.length;
}

const WORDS_BEFORE_REGEXP = new Set(['return', 'typeof', 'case', 'in', 'of', 'do', 'else', 'void', 'await', 'yield']);

/** A slash is a division after a value and begins a regular expression everywhere else. */
function startsRegExp(lastCode: string): boolean {
  if (WORDS_BEFORE_REGEXP.has(lastCode)) return true;
  return !/[\w$)\]}'"`]$/.test(lastCode);
}

/** The whole word that ends at this character, when one does. */
function lastWord(source: string, at: number): string | undefined {
  if (!/[\w$]/.test(source[at]!) || /[\w$]/.test(source[at + 1] ?? '')) return undefined;
  return /[\w$]+$/.exec(source.slice(Math.max(0, at - 20), at + 1))?.[0];
}
