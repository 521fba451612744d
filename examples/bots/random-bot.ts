// A whole bot for Stolik in TypeScript: sits down at a table by its code and plays at random.
//     node random-bot.ts http://localhost:8080 BCDFGH
const [server = '', code = ''] = process.argv.slice(2);
let key = '';

async function call(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${key}` };
  if (body) headers['content-type'] = 'application/json';
  const response = await fetch(server + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  // 409: not now. A pause, or somebody has taken a move back: what is to be decided is asked again.
  if (!response.ok && response.status !== 409) throw new Error(`${method} ${path}: ${await response.text()}`);
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
const joined = await call('POST', `/api/bot/tables/${code}/join`, {});
const place = await joined.json();
if (!joined.ok) throw new Error(place.problem.says);
const table = `/api/bot/tables/${place.table}`;
console.log(`sitting in seat ${place.seat} at a table of ${place.game}`);

// A stream that ends before the game does was cut, or the server starts again: one goes on with another.
for (let isOver = false; !isOver; ) {
  for await (const text of linesOf(await call('GET', `${table}/stream`))) {
    const line = JSON.parse(text);
    isOver = line.type === 'over';
    if (isOver) console.log('over:', line.outcome);
    if (line.type === 'question') await call('POST', `${table}/answer`, { question: line.question, yes: true });
    if (line.type !== 'asked') continue;
    const moves = line.moves ?? line.some;
    const move = moves[Math.floor(Math.random() * moves.length)];
    console.log(move);
    await call('POST', `${table}/move`, { decision: line.decision, move });
  }
}
