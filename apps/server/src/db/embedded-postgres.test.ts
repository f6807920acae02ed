import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chooseDatabaseUser } from './database-user.ts';

const program = fileURLToPath(new URL('../../test/database-server.ts', import.meta.url));

/** A server in a process, as `npm start` runs it. */
class Server {
  private readonly lines: AsyncIterator<string>;
  readonly process: ChildProcess;
  log = '';

  constructor(dataDir: string, environment: NodeJS.ProcessEnv = {}) {
    const child = spawn(process.execPath, [program, dataDir], { env: { ...process.env, ...environment } });
    this.process = child;
    child.stderr.on('data', (text) => (this.log += text));
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    running.add(this);
  }

  async answer(): Promise<Record<string, unknown>> {
    const { value, done } = await this.lines.next();
    if (done) throw new Error(`The server is gone.\n${this.log}`);
    return JSON.parse(value);
  }

  query(statement: string): Promise<unknown> {
    this.process.stdin?.write(`${statement}\n`);
    return this.answer();
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      const ended = new Promise((resolve) => this.process.once('exit', resolve));
      this.process.kill(signal);
      await ended;
    }
    running.delete(this);
  }
}

const running = new Set<Server>();
let root: string;
let dataDir: string;

// One cluster for all tests: each finds it as the crash before left it.
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'restitui-embedded-')));
  chmodSync(root, 0o711);
  dataDir = join(root, 'data');
});
afterEach(async () => {
  for (const server of running) await server.end('SIGTERM');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function startServer(folder = dataDir, environment: NodeJS.ProcessEnv = {}): Promise<Server> {
  const server = new Server(folder, environment);
  expect(await server.answer(), server.log).toEqual({ ready: true });
  return server;
}

const postmasterPid = (folder = dataDir) =>
  Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

// Without setpriv, as on macOS, PostgreSQL is not told that its server died.
const withoutSetpriv = { PATH: '/nonexistent' };

it('creates the database on the first start, ends it with the server and finds it on the next start', async () => {
  const first = await startServer();
  await first.query('create table kept as select 1 as n');
  const pid = postmasterPid();
  await first.end('SIGTERM');
  expect(isAlive(pid)).toBe(false);

  const second = await startServer();
  expect(await second.query('select n from kept')).toEqual([{ n: 1 }]);
  expect(
    await second.query(`select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync`),
  ).toEqual([{ tcp: '', fsync: 'on' }]);
});

it('runs as an unprivileged user who alone can read the data', async () => {
  await startServer();
  const user = chooseDatabaseUser(join(dataDir, 'postgres'));
  expect(user.uid).not.toBe(0);
  for (const folder of ['postgres', 'socket']) {
    expect(statSync(join(dataDir, folder))).toMatchObject({ uid: user.uid, mode: 0o40700 });
  }
});

it('refuses a second start on the same folder and names the process', async () => {
  const first = await startServer();
  const second = new Server(dataDir);
  const { refused } = await second.answer();
  expect(refused).toContain(`já está em uso pelo processo ${first.process.pid}`);
  expect(await first.query('select n from kept')).toEqual([{ n: 1 }]);
});

describe.each([
  ['which takes PostgreSQL along', {}],
  ['which leaves PostgreSQL an orphan', withoutSetpriv],
])('a killed server %s', (_, environment) => {
  it('is followed by a start that has every acknowledged write', async () => {
    const first = await startServer(dataDir, environment);
    await first.query('insert into kept values (2)');
    const pid = postmasterPid();
    await first.end('SIGKILL');
    if (environment !== withoutSetpriv && process.platform === 'linux')
      await expect.poll(() => isAlive(pid)).toBe(false);

    const second = await startServer(dataDir, environment);
    expect(await second.query('delete from kept where n = 2 returning n')).toEqual([{ n: 2 }]);
    expect(isAlive(pid)).toBe(false);
  });
});

it('restarts a killed PostgreSQL under its server', async () => {
  const server = await startServer();
  await server.query('insert into kept values (3)');
  const pid = postmasterPid();
  process.kill(pid, 'SIGKILL');

  await expect
    .poll(() => server.query('delete from kept where n = 3 returning n'), { timeout: 60_000, interval: 200 })
    .toEqual([{ n: 3 }]);
  expect(postmasterPid()).not.toBe(pid);
});

it('loses no acknowledged write when server and PostgreSQL are killed together', async () => {
  const first = await startServer();
  await first.query('insert into kept values (4)');
  const pid = postmasterPid();
  first.process.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await first.end('SIGKILL');

  const second = await startServer();
  expect(await second.query('delete from kept where n = 4 returning n')).toEqual([{ n: 4 }]);
});

it('starts despite a pid file whose number belongs to another process', async () => {
  const first = await startServer();
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const text = readFileSync(pidFile, 'utf8');
  await first.end('SIGTERM');

  const { uid, gid } = chooseDatabaseUser(join(dataDir, 'postgres'));
  const stranger = spawn('sleep', ['60'], userInfo().uid === 0 ? { uid, gid } : {});
  writeFileSync(pidFile, text.replace(/^\d+/, `${stranger.pid}`));
  const second = await startServer();
  expect(await second.query('select n from kept')).toEqual([{ n: 1 }]);
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
  stranger.kill();
});

it('works in a folder that the unprivileged user cannot enter and whose path is too long for a socket', async () => {
  const closed = join(root, 'closed');
  const long = join(closed, 'a-folder-with-a-long-name'.repeat(5));
  mkdirSync(long, { recursive: true });
  chmodSync(closed, 0o700);

  const server = await startServer(long);
  expect(await server.query('select inet_server_addr() as address')).toEqual([{ address: null }]);
  expect(existsSync(join(long, 'socket'))).toBe(false);
  await server.end('SIGTERM');
});
