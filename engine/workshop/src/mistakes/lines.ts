import { keywordsOf, likelyWord } from './likely.ts';
import type { Mistake, Slip, Where } from './mistake.ts';

/** Understands a line that could not be read: the engine's own message says little more than that. */
export function slipInLine(message: string, line: number, where: Where): Mistake {
  const lines = where.source.split('\n').map((text) => bare(text, where.code));
  return (where.code === 'python' ? inPython : inJavaScript)(message, line, lines) ?? wrongKeyword(line, lines, where);
}

/** A line without comments, texts emptied: `say("a # b")  # c` is `say("")`. A quote that stays open is kept. */
function bare(text: string, code: Where['code']): string {
  const comment = code === 'python' ? '#' : '//';
  let kept = '';
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (quote !== '') {
      if (letter === '\\') at++;
      else if (letter === quote) {
        quote = '';
        kept += letter;
      }
      continue;
    }
    if (text.startsWith(comment, at)) break;
    if (letter === '"' || letter === "'" || (letter === '`' && code === 'javascript')) quote = letter;
    kept += letter;
  }
  return kept.trimEnd();
}

const hasOpenQuote = (text: string): boolean => (text.match(/["'`]/g)?.length ?? 0) % 2 === 1;
const indent = (text: string): number => text.length - text.trimStart().length;

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The line of the last bracket that stays open, and of the first that closes nothing. */
function brackets(lines: readonly string[]): { readonly open: number | undefined; readonly extra: number | undefined } {
  const open: { readonly letter: string; readonly line: number }[] = [];
  for (const [index, text] of lines.entries()) {
    for (const letter of text.replaceAll(/(["'`])\1/g, '')) {
      if ('([{'.includes(letter)) open.push({ letter, line: index + 1 });
      const opener = PAIRS[letter];
      if (opener === undefined) continue;
      if (open.at(-1)?.letter !== opener) return { open: open.at(-1)?.line, extra: index + 1 };
      open.pop();
    }
  }
  return { open: open.at(-1)?.line, extra: undefined };
}

const HEAD = /^\s*(?:if|elif|while|for|def|else|try|except|class|with)\b/;
const CONDITION = /^\s*(?:if|elif|while)\b/;

function inPython(message: string, line: number, lines: readonly string[]): Mistake | undefined {
  const found = (code: Slip, at = line): Mistake => ({ code, line: at });
  if (/outside function/.test(message)) return found('outside-function');
  if (/outside loop|not properly in loop/.test(message)) return found('outside-loop');
  if (/can't assign|cannot assign/.test(message)) return found('cannot-assign');
  const text = lines[line - 1] ?? '';
  const before = lines.findLastIndex((each, index) => index < line - 1 && each.trim() !== '') + 1;
  const previous = lines[before - 1] ?? '';
  for (const [at, each] of [[line, text] as const, [before, previous] as const]) {
    if (hasOpenQuote(each)) return found('quote-open', at);
  }
  if (/^\s*print\s+["'\w]/.test(text)) return found('print-brackets');
  const { open, extra } = brackets(lines.slice(0, line));
  if (extra !== undefined) return found('bracket-extra', extra);
  if (/EOF in multi-line/.test(message) || (open !== undefined && open < line)) return found('bracket-open', open ?? line);
  if (CONDITION.test(text) && /[^=!<>]=(?!=)/.test(text)) return found('single-equals');
  for (const [at, each] of [[before, previous] as const, [line, text] as const]) {
    if (HEAD.test(each) && !/:/.test(each)) return found('missing-colon', at);
  }
  if (open !== undefined) return found('bracket-open', open);
  if (/^ *\t| /.test(text.slice(0, indent(text))) && /\t/.test(lines.join('\n')) && lines.some((each) => each.startsWith(' '))) {
    return found('indent-mixed');
  }
  if (previous.endsWith(':') && indent(text) <= indent(previous)) return found('indent-missing');
  if (text !== '' && indent(text) > indent(previous) && !previous.endsWith(':')) return found('indent-extra');
  if (/^\s*(?:else|elif)\b/.test(text)) return found('else-alone');
  if (/unindent|indent/.test(message)) return found('indent-extra');
  return undefined;
}

function inJavaScript(message: string, line: number, lines: readonly string[]): Mistake | undefined {
  const found = (code: Slip, at = line): Mistake => ({ code, line: at });
  if (/unexpected end of (?:string|template|comment)/i.test(message)) return found('quote-open', openQuote(lines) ?? line);
  if (/return not in a function/.test(message)) return found('outside-function');
  // It is noticed only after the word, which may be the next line.
  if (/(?:break|continue) must be inside/.test(message)) {
    const at = lines.findLastIndex((each, index) => index < line && /\b(?:break|continue)\b/.test(each));
    return found('outside-loop', at + 1);
  }
  if (/redefinition|redeclar/.test(message)) return found('defined-twice');
  if (/assignment|read-only|initializer/.test(message)) return found('cannot-assign');
  if (/token in expression: 'else'/.test(message)) return found('else-alone');
  const text = lines[line - 1] ?? '';
  if (/^\s*(?:\}\s*else\s+)?(?:if|while|for)\s+[^\s(]/.test(text)) return found('condition-brackets');
  if (/^\s*\}?\s*else\s+if\s*\{/.test(text)) return found('condition-brackets');
  const { open, extra } = brackets(lines);
  if (/end of input|token in expression: ''/i.test(message)) return found('bracket-open', open ?? line);
  if (brackets([text]).open !== undefined && /token '\{'|expecting '\)'/.test(message)) return found('bracket-open');
  if (extra !== undefined)
    return open !== undefined && open !== extra ? found('bracket-open', open) : found('bracket-extra', extra);
  return undefined;
}

const openQuote = (lines: readonly string[]): number | undefined => {
  const at = lines.findIndex(hasOpenQuote);
  return at < 0 ? undefined : at + 1;
};

/** `retrun x`: a word is nearly one of the language. */
function wrongKeyword(line: number, lines: readonly string[], { code, names }: Where): Mistake {
  const keywords = keywordsOf(code);
  const words = (lines[line - 1] ?? '').match(/[\p{L}_][\p{L}\d_]*/gu) ?? [];
  for (const word of words) {
    if (keywords.includes(word) || names.includes(word)) continue;
    const likely = likelyWord(word, keywords);
    if (likely !== undefined) return { code: 'unknown-word', line, word, likely };
  }
  return { code: 'bad-line', line };
}
