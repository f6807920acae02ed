import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { processorSeconds } from './processor-time.ts';

export const calls = 60;

/** Starts the product on a free port with its demonstration data, including signed and sealed contracts. */
export async function startServer(dataDir: string): Promise<{ server: ChildProcess; address: string }> {
  const started = await start(dataDir);
  await untilAtRest(started.server);
  return started;
}

function start(dataDir: string): Promise<{ server: ChildProcess; address: string }> {
  const main = path.join(import.meta.dirname, '../apps/server/src/main.ts');
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const port = /localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve({ server, address: `http://127.0.0.1:${port}/api` });
    });
    server.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
}

/** Waits until sealing, which runs in the background after the start, uses less than a tenth of a second per second. */
async function untilAtRest({ pid }: ChildProcess): Promise<void> {
  for (let before = Number.NaN; ; ) {
    await setTimeout(1000);
    const now = processorSeconds(pid);
    if (now === undefined || now - before < 0.1) return;
    before = now;
  }
}

const at = (sorted: number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;

/** Times the requests of one address after warm-up, in milliseconds. */
export async function measure(url: string, headers: Record<string, string>, most = calls) {
  const times: number[] = [];
  for (let i = 0; i < most + 5; i++) {
    const started = performance.now();
    const reply = await fetch(url, { headers });
    await reply.text();
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    // The first requests are warm-up.
    if (i >= 5) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
}

/** Signs in and returns the headers of further calls. */
export async function signIn(address: string, email: string): Promise<Record<string, string>> {
  const login = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Demo@2026!' }),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

/** Stops a server and waits for its end. */
export async function stopServer(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}
