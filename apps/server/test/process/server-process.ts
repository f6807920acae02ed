import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** How long a slow machine may take, in milliseconds: filling the demonstration takes half a minute of a fast one. */
const patience = 600_000;

const running = new Set<ServerProcess>();
const folders: string[] = [];

/** Runs the product as an operator does: `main.ts` in a process, with a real database. */
export class ServerProcess {
  readonly child: ChildProcess;
  stdout = '';
  stderr = '';
  private readonly closed: Promise<number | NodeJS.Signals | null>;

  /**
   * Starts with `PORT=0` and none of the test's own environment variables that the server reads.
   * @param main path of the program, where it is another version
   */
  constructor(environment: Record<string, string>, main = program) {
    const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    this.child = spawn(process.execPath, [main], {
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

  /** Waits until the output matches; rejects when the process ends before. */
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

  /** Returns the exit code, or the signal that ended it. */
  ended(): Promise<number | NodeJS.Signals | null> {
    return withinPatience(this.closed, () => `It does not end:\n${this.stdout}\n${this.stderr}`);
  }

  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    this.child.kill(signal);
    return this.ended();
  }

  /** Returns the log lines without the welcome text. */
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

/** Creates a folder that PostgreSQL's unprivileged user can enter; `clearFolders` removes it. */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'restitui-process-')));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

/** Starts a server, waits until it answers requests, and returns its address too. */
export async function startServer(
  environment: Record<string, string>,
  main?: string,
): Promise<{ server: ServerProcess; address: string }> {
  const server = new ServerProcess(environment, main);
  const [, printed] = await server.until(/Restitui está em \S+?(?::(\d+))?\s/);
  const listening = /Server listening at \S+:(\d+)/.exec(server.stdout);
  return { server, address: `http://127.0.0.1:${printed ?? listening?.[1]}` };
}

/** Ends the servers that a test left running; for `afterEach`. */
export async function endServers(): Promise<void> {
  for (const server of running) await server.end('SIGTERM');
}

/** The same, except one that all tests of the file use. */
export async function endOtherServers(kept: ServerProcess): Promise<void> {
  for (const server of running) if (server !== kept) await server.end('SIGTERM');
}

/** Ends all servers and removes their folders; for `afterAll`. */
export async function clearFolders(): Promise<void> {
  await endServers();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Lists the paths of all files in DATA_DIR's storage. */
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
