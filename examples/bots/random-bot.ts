// A whole bot for Stolik in TypeScript: sits down at a table by its code and plays at random.
//     node random-bot.ts http://localhost:8080 BCDFGH
const [server = '', code = ''] = process.argv.slice(2);
let key = '';

async function call(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${key}` };
  if (body) headers['content-type'] = 'application/json';
  const response = await fetch(server + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return response;
}

/** The lines of a stream as they come. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
}

({ key } = await (await call('POST', '/api/bot/account')).json());
const place = await (await call('POST', `/api/bot/tables/${code}/join`, {})).json();
const table = `/api/bot/tables/${place.table}`;
console.log(`sitting in seat ${place.seat} at a table of ${place.game}`);

for await (const text of linesOf(await call('GET', `${table}/stream`))) {
  const line = JSON.parse(text);
  if (line.type === 'over') console.log('over:', line.outcome);
  if (line.type !== 'asked') continue;
  if (line.moves === null) throw new Error('too many moves to list: a bot for this game makes its own');
  const move = line.moves[Math.floor(Math.random() * line.moves.length)];
  console.log(move);
  await call('POST', `${table}/move`, { decision: line.decision, move });
}
