import type { Trouble } from '../worlds.ts';
import { likelyIn } from './likely.ts';
import { slipInLine } from './lines.ts';
import type { Mistake, MistakeCode, Raw, Slip, Where } from './mistake.ts';

/** Understands what went wrong, so that it can be said in plain words. */
export function mistakeOf(raw: Raw, where: Where): Mistake {
  switch (raw.kind) {
    case 'fuel':
      return withLine({ code: 'endless' }, loopLine(raw.line, where));
    case 'memory':
      return withLine({ code: 'memory' }, raw.line);
    case 'depth':
      return withLine({ code: 'endless-calls' }, raw.line);
    case 'no-choose':
    case 'no-answer':
      return { code: raw.kind };
    case 'illegal-answer':
      return { ...ofTrouble(raw.trouble), code: 'illegal-answer' };
    case 'thrown':
      return thrown(raw, where);
  }
}

type Thrown = Extract<Raw, { readonly kind: 'thrown' }>;

const FILES = { javascript: 'bot.js:', python: 'bot.py:' };

interface Spot {
  readonly line: number;
  readonly column: number;
}

/** The innermost place in the program that a stack names. */
export function spotIn(stack: string, code: Where['code']): Spot | undefined {
  const at = stack.indexOf(FILES[code]);
  const match = at < 0 ? null : /^(\d+)(?::(\d+))?/.exec(stack.slice(at + FILES[code].length));
  return match ? { line: Number(match[1]), column: Number(match[2] ?? 0) } : undefined;
}

function thrown(raw: Thrown, where: Where): Mistake {
  const spot = spotIn(raw.stack, where.code);
  if (raw.trouble) return withLine(ofTrouble(raw.trouble), spot?.line);
  if (raw.name === 'SyntaxError' || raw.name === 'IndentationError' || raw.name === 'TokenError') {
    return slipInLine(raw.message, spot?.line ?? 1, where);
  }
  const rule = RULES.find(({ name, message }) => name.test(raw.name) && message.test(raw.message));
  const word = rule?.message.exec(raw.message)?.groups?.['word'];
  if (!rule) return withLine({ code: 'own-error', word: raw.message.slice(0, 120) || raw.name }, spot?.line);
  if (rule.is === 'not-callable' && spot) return withLine(notCallable(spot, where), spot.line);
  if (rule.is === 'unknown-word' && (word === 'table' || word === 'me')) return withLine({ code: 'too-early' }, spot?.line);
  return withLine(about(rule.is, word, where), rule.is === 'not-a-list' ? loopLine(spot?.line, where) : spot?.line);
}

function about(code: MistakeCode, word: string | undefined, where: Where): Mistake {
  const likely = code === 'unknown-word' && word !== undefined ? likelyIn(word, where) : undefined;
  return { code, ...(word === undefined ? {} : { word }), ...(likely === undefined ? {} : { likely }) };
}

/** JavaScript does not name what it can't call. A column points at it. */
function notCallable({ line, column }: Spot, where: Where): Mistake {
  const text = where.source.split('\n')[line - 1] ?? '';
  const word =
    /^[.\s]*([\p{L}_$][\p{L}\d_$]*)/u.exec(text.slice(column - 1))?.[1] ?? /([\p{L}_$][\p{L}\d_$]*)\s*\(/u.exec(text)?.[1];
  const isMember = word !== undefined && new RegExp(`\\.\\s*${word.replaceAll('$', '\\$')}\\s*\\(`).test(text);
  return about(isMember && !where.names.includes(word) ? 'unknown-word' : 'not-callable', word, where);
}

const withLine = (mistake: Mistake, line: number | undefined): Mistake => (line === undefined ? mistake : { ...mistake, line });

/** Some loops have no line of their own in JavaScript: the function is named, and the loop is the first one in it. */
function loopLine(line: number | undefined, { code, source }: Where): number | undefined {
  if (line === undefined || code === 'python') return line;
  const LOOP = /\b(?:while|for|do)\b/;
  const lines = source.split('\n');
  if (!/function|=>/.test(lines[line - 1] ?? '') || LOOP.test(lines[line - 1] ?? '')) return line;
  const at = lines.findIndex((text, index) => index >= line && LOOP.test(text));
  return at < 0 ? line : at + 1;
}

function ofTrouble(trouble: Trouble): Mistake {
  switch (trouble.code) {
    case 'bad-argument':
      return { code: 'bad-argument', word: `${trouble.word}(${trouble.given})` };
    case 'too-few':
    case 'too-many':
      return { code: trouble.code, word: trouble.word, takes: trouble.takes };
    case 'illegal-move':
      return { code: 'illegal-move', word: trouble.move, ...(trouble.refusal && { refusal: trouble.refusal }) };
    case 'no-such-word':
      return { code: 'bad-argument', word: 'table' };
    default:
      return { code: trouble.code };
  }
}

interface Rule {
  readonly name: RegExp;
  readonly message: RegExp;
  readonly is: Slip | 'endless-calls' | 'memory';
}

const rule = (name: string, message: RegExp, is: Rule['is']): Rule => ({ name: new RegExp(`^(?:${name})$`), message, is });

/** What QuickJS and Skulpt say, the first that fits. */
const RULES: readonly Rule[] = [
  rule('InternalError', /^(?:out of memory|string too long)/, 'memory'),
  rule('MemoryError', /./, 'memory'),
  rule('RecursionError', /^/, 'endless-calls'),
  rule('RangeError', /^Maximum call stack/, 'endless-calls'),
  rule('UnboundLocalError', /variable '(?<word>[^']+)'/, 'used-before'),
  rule('ReferenceError', /^(?<word>\S+) is not initialized/, 'used-before'),
  rule('ReferenceError', /^(?<word>\S+) is not defined/, 'unknown-word'),
  rule('NameError', /name '(?<word>[^']+)'/, 'unknown-word'),
  rule('AttributeError|TypeError', /'NoneType' object|NoneType/, 'nothing-there'),
  rule('TypeError', /^cannot (?:read|set) property '?(?<word>[^' ]*)'? of/, 'nothing-there'),
  rule('AttributeError', /has no attribute '(?<word>[^']+)'/, 'unknown-word'),
  rule('TypeError', /is read-only/, 'const-changed'),
  rule('TypeError', /concatenate|unsupported operand|not supported between/, 'text-and-number'),
  rule('TypeError', /not a function|not callable|not a constructor/, 'not-callable'),
  rule('TypeError', /(?:^(?<word>\w+)\(\) )?(?:takes|missing|expected).*argument/, 'wrong-count'),
  rule('TypeError', /iterable|has no len|subscript|does not support indexing|indices must/, 'not-a-list'),
  rule('IndexError', /^/, 'index-out'),
  rule('KeyError', /(?<word>.*)/, 'no-key'),
  rule('ZeroDivisionError', /^/, 'by-zero'),
  rule('ValueError', /invalid literal|could not convert/, 'not-a-number'),
  rule('ImportError|ModuleNotFoundError', /No module named (?<word>\S+)/, 'no-module'),
];
