import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const patience = 120_000;

const running = new Set<ServerProcess>();
const folders: string[] = [];

/** The product as an operator starts it: `main.ts` in a process of its own, with a real database. */
export class ServerProcess {
  readonly child: ChildProcess;
  stdout = '';
  stderr = '';
  private readonly closed: Promise<number | NodeJS.Signals | null>;

  /** With `PORT=0` and nothing of the test's own environment that the server reads. */
  constructor(environment: Record<string, string>) {
    const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    this.child = spawn(process.execPath, [program], {
      env: { PATH, HOME, TMPDIR, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    running.add(this);
    this.closed = new Promise((resolve) => {
      this.child.once('close', (code, signal) => {
        running.delete(this);
        resolve(code ?? signal);
      });
    });
  }

  /** Once it has printed `said`; fails when it ends first. */
  async until(said: RegExp): Promise<RegExpExecArray> {
    const found = () => said.exec(this.stdout);
    const over = this.closed.then((outcome) => {
      if (!found()) throw new Error(`The server ended with ${outcome}:\n${this.stdout}\n${this.stderr}`);
    });
    const seen = new Promise<void>((resolve) => {
      const look = () => found() && resolve();
      this.child.stdout?.on('data', look);
      look();
    });
    await withinPatience(Promise.race([seen, over]), () => `Nothing like ${said} in:\n${this.stdout}\n${this.stderr}`);
    return found() as RegExpExecArray;
  }

  /** Exit code, or the signal that ended it. */
  ended(): Promise<number | NodeJS.Signals | null> {
    return withinPatience(this.closed, () => `It does not end:\n${this.stdout}\n${this.stderr}`);
  }

  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    this.child.kill(signal);
    return this.ended();
  }

  /** Log lines alone, without the words of welcome. */
  logged(): Record<string, unknown>[] {
    return this.stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  }
}

async function withinPatience<T>(work: Promise<T>, explain: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(explain())), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A folder that the unprivileged user of PostgreSQL can enter; gone after `endAll`. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'restitui-process-')));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

/** Starts a server that answers requests; gives its address too. */
export async function startServer(
  environment: Record<string, string>,
): Promise<{ server: ServerProcess; address: string }> {
  const server = new ServerProcess(environment);
  const [, printed] = await server.until(/Restitui está em \S+?(?::(\d+))?\s/);
  const listening = /Server listening at \S+:(\d+)/.exec(server.stdout);
  return { server, address: `http://127.0.0.1:${printed ?? listening?.[1]}` };
}

/** Ends what a test left running; for `afterEach`. */
export async function endServers(): Promise<void> {
  for (const server of running) await server.end('SIGTERM');
}

/** For `afterAll`. */
export async function clearFolders(): Promise<void> {
  await endServers();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Every file below DATA_DIR's store, by its path in there. */
export function storedFiles(dataDir: string): string[] {
  const root = join(dataDir, 'files');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

export function postgresPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
