import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder, ServerProcess, startServer } from '../process/server-process.ts';

/** An answer; undefined when the server ended before it answered. */
export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a body is whatever the server sent
  body: any;
}

const meridiano = '20000000000107';

/** A server on one DATA_DIR that can be killed at a step and started again. */
export class FaultyServer {
  readonly dataDir: string;
  private readonly faults = newFolder();
  private readonly environment: Record<string, string>;
  private server: ServerProcess | undefined;
  private token = '';
  address = '';

  constructor(dataDir: string, environment: Record<string, string> = {}) {
    this.dataDir = dataDir;
    const hooks = new URL('fault-hooks.ts', import.meta.url).href;
    this.environment = { DATA_DIR: dataDir, FAULTS: this.faults, NODE_OPTIONS: `--import ${hooks}`, ...environment };
  }

  async start(): Promise<void> {
    ({ server: this.server, address: this.address } = await startServer(this.environment));
    if (!this.token) await this.signIn();
  }

  /** Starts a server that is killed before it is ready; returns the step at which it ended. */
  async startUntilKilled(step: string, nth: number): Promise<string | undefined> {
    this.killAt(step, nth);
    const server = new ServerProcess(this.environment);
    this.server = server;
    const isUp = async () => this.isKilled() || server.stdout.includes('"ready"');
    await this.poll(isUp, Boolean, 600);
    await this.poll(async () => this.isKilled(), Boolean, 90);
    return this.ended();
  }

  async signIn(email = 'ceo@restitui.test'): Promise<number> {
    const { status, body } = await this.send('POST', '/auth/login', { email, password: 'Demo@2026!' });
    if (status === 200) this.token = body.access_token;
    return status;
  }

  /** Kills the server at the nth step from now on that matches. */
  killAt(step: string, nth = 1): void {
    rmSync(join(this.faults, 'killed'), { force: true });
    writeFileSync(join(this.faults, 'kill'), `${step}\n${nth}\n${randomUUID()}`);
  }

  isKilled(): boolean {
    return existsSync(join(this.faults, 'killed'));
  }

  /** Shifts the clock of the process, without the database's. */
  async shiftClock(milliseconds: number): Promise<void> {
    writeFileSync(join(this.faults, 'shift'), String(milliseconds));
    await sleep(100);
  }

  /** Reports a disk without free space to the process, or the real one again. */
  reportFullDisk(isFull: boolean): void {
    const file = join(this.faults, 'full');
    if (isFull) writeFileSync(file, '');
    else rmSync(file, { force: true });
  }

  /** Returns the step at which the server was killed, once it has ended; undefined when it still runs. */
  async ended(): Promise<string | undefined> {
    rmSync(join(this.faults, 'kill'), { force: true });
    if (!this.isKilled()) return undefined;
    await this.server?.ended();
    return readFileSync(join(this.faults, 'killed'), 'utf8');
  }

  async stop(): Promise<void> {
    await this.server?.end('SIGTERM');
  }

  logged(): string {
    return `${this.server?.stdout}${this.server?.stderr}`;
  }

  async send(method: string, path: string, body?: object): Promise<Answered> {
    const form = body instanceof FormData;
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}`, 'x-tenant-id': meridiano }),
        ...(body && !form && { 'content-type': 'application/json' }),
      },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  /** Returns undefined instead of an answer when the server ended meanwhile. */
  async try(method: string, path: string, body?: object): Promise<Answered | undefined> {
    return this.send(method, path, body).catch(() => undefined);
  }

  async get(path: string) {
    const { status, body } = await this.send('GET', path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Asks until `isDone`, so many seconds at most; returns the last answer. */
  async poll<T>(ask: () => Promise<T>, isDone: (answer: T) => boolean, seconds = 120): Promise<T> {
    const end = performance.now() + seconds * 1000;
    for (;;) {
      const answer = await ask();
      if (isDone(answer) || performance.now() > end) return answer;
      await sleep(100);
    }
  }
}
