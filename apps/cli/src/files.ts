import { readFileSync } from 'node:fs';
import { ok, problem, type Result } from '@stolik/kernel/result';
import { problems } from './problems.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/** A file's text, or what is wrong with it in words. */
export function readText(path: string): Result<string> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return text.length > MAX_BYTES ? problem(path, problems().tooLarge) : ok(text);
  } catch (error) {
    return problem(path, reasonOf(error));
  }
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return problems().noFile;
    case 'EISDIR':
      return problems().isFolder;
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return problems().noText;
    case 'EACCES':
      return problems().noAccess;
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

export function parseJson(path: string, text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return problem(path, problems().noJson(error instanceof Error ? error.message : String(error)));
  }
}
