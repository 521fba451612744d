import { readFileSync } from 'node:fs';
import { ok, problem, type Result } from '@stolik/kernel/result';

const MAX_BYTES = 16 * 1024 * 1024;

/** A file's text, or what is wrong with it in words. */
export function readText(path: string): Result<string> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return text.length > MAX_BYTES ? problem(path, 'this file is too large to be one of ours') : ok(text);
  } catch (error) {
    return problem(path, reasonOf(error));
  }
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a folder; a file is expected';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'this is no text in UTF-8';
    case 'EACCES':
      return 'this file may not be read';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

export function parseJson(path: string, text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return problem(path, `this is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
