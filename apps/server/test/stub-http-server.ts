import { createServer, type ServerResponse } from 'node:http';
import { listeningPort } from '../src/http/listening-port.ts';

export interface RecordedAnswer {
  status: number;
  type: string;
  body: unknown;
}

export type Answering = (reply: ServerResponse) => void;

export const recordedJson = (body: unknown, status = 200): RecordedAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body,
});

/** Starts a local server that replays recorded responses of external services by path. */
export async function startStubServer(answers: Readonly<Record<string, RecordedAnswer>>) {
  const state = {
    address: '',
    /** Requested paths, in order. */
    requests: [] as string[],
    /** Responders that replace the recording, by prefix of the path. */
    overrides: {} as Record<string, Answering>,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, reply) => {
    const path = request.url ?? '';
    state.requests.push(path);
    const override = Object.entries(state.overrides).find(([start]) => path.startsWith(start))?.[1];
    if (override) return override(reply);
    const { status, type, body } = answers[path] ?? { status: 404, type: 'text/html', body: '<h1>404</h1>' };
    reply.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.address = `http://127.0.0.1:${listeningPort(server)}`;
  return state;
}

export type StubServer = Awaited<ReturnType<typeof startStubServer>>;

/** An address on which no server listens. */
export const closedAddress = 'http://127.0.0.1:9';

const plain =
  (status: number, type: string, body: string): Answering =>
  (reply) =>
    reply.writeHead(status, { 'content-type': type }).end(body);

export const answersJson = (body: string) => plain(200, 'application/json', body);

/** Failures of a service; `tries` is the number of requests that each causes. */
export const troubles: [name: string, answer: Answering, tries: number][] = [
  ['says 502, twice', plain(502, 'text/html', '<h1>Bad Gateway</h1>'), 2],
  ['says 504, twice', plain(504, 'text/html', '<html>504 Gateway Time-out</html>'), 2],
  ['cuts the line, twice', (reply) => reply.destroy(), 2],
  ['answers half a JSON, twice', answersJson('{"uf": "S'), 2],
  ['answers HTML with 200', plain(200, 'text/html', '<h1>Manutenção</h1>'), 1],
  ['answers nothing with 200', plain(200, 'application/json', ''), 2],
  ['answers null', answersJson('null'), 1],
  ['answers JSON of another kind', answersJson('{"ok": true}'), 1],
  ['has had too many questions', plain(429, 'text/plain', 'Too Many Requests'), 1],
  ['is silent', () => {}, 1],
];
