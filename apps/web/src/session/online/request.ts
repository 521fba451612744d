export interface Request {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  readonly token?: string;
  /** See pass.ts. */
  readonly pass?: string | undefined;
}

/** What came back: a status with whatever JSON it had, or why there is none. */
export type Response = { readonly status: number; readonly raw: unknown } | 'no-network' | 'no-server' | 'broken';

/** Longer than a slow phone needs. */
const PATIENCE = 15_000;

/** Asks the server this page came from. Answers, never throws. */
export async function request(path: string, { method, body, token, pass }: Request = {}): Promise<Response> {
  let response: globalThis.Response;
  try {
    response = await fetch(`/api/${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(pass && { 'stolik-pass': pass }),
      },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    return 'no-network';
  }
  const { status } = response;
  if (status === 204) return { status, raw: undefined };
  try {
    return { status, raw: await response.json() };
  } catch {
    return status >= 500 ? 'broken' : 'no-server';
  }
}
