import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { copyData } from '../apps/server/test/process/prepared-data.ts';
import { collectPageErrors } from './page-errors.ts';
import { saveData } from './saved-data.ts';
import { followPages } from './settled.ts';

/** A server of this worker: demonstration data in a fresh DATA_DIR, on a free port. */
export interface StartedServer {
  /** Address of the provider's brand. */
  address: string;
  /** Address of a consultancy's brand: `hostOf('meridiano')`. */
  hostOf: (tenant: string) => string;
}

export interface RunningServer extends StartedServer {
  stop: () => Promise<void>;
}

/** How long a slow machine may take to start a server. */
const seconds = 600;

interface Start {
  /** Begins without data, as a new installation does. */
  isEmpty?: boolean;
}

/** @param settings further environment variables */
export async function startServer(
  settings: Record<string, string> = {},
  { isEmpty = false }: Start = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'restitui-e2e-'));
  if (!isEmpty) copyData(process.env.RESTITUI_E2E_DATA ?? '', dataDir);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: isEmpty ? 'off' : 'on',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await portPrintedBy(child);
  const address = `http://localhost:${port}`;
  if (!isEmpty) await alertsSwept(address);
  return {
    address,
    hostOf: (tenant) => `http://${tenant}.localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function portPrintedBy(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const port = /Restitui está em http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve(port);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
    setTimeout(() => reject(new Error(`The server did not start in ${seconds} s:\n${said}`)), seconds * 1000).unref();
  });
}

/**
 * Waits for the sweep of alerts that every start begins: it ends alerts of the demonstration whose cause is over, and a
 * journey may count them.
 */
async function alertsSwept(address: string): Promise<void> {
  const isSwept = async () => {
    const metrics = await (await fetch(`${address}/api/metrics`)).text();
    const lines = metrics.split('\n').filter((line) => line.includes('queue="alert-sweep"'));
    return (
      lines.some((line) => line.startsWith('job_duration_seconds_count')) &&
      !lines.some((line) => line.startsWith('queue_jobs') && !line.includes('state="failed"'))
    );
  };
  await expect.poll(isSwept, { timeout: seconds * 1000 }).toBe(true);
}

interface Extended {
  /**
   * Closes the contexts that the test opened and left open: their pages would go on asking the server. Expects no error of
   * a page in any context.
   */
  closedContexts: undefined;
  /** Errors of pages that a journey causes itself. */
  expectedPageErrors: RegExp | undefined;
  /** Parts of a page are loaded when they are opened. Not for journeys about what people load, or that need it loaded. */
  savesData: boolean;
}

export const test = base.extend<Extended, { server: StartedServer }>({
  expectedPageErrors: [undefined, { option: true }],
  savesData: [true, { option: true }],
  browser: [
    async ({ browser }, use) => {
      followPages(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  closedContexts: [
    async ({ browser, expectedPageErrors, savesData }, use) => {
      const before = new Set(browser.contexts());
      const { errors, release } = collectPageErrors(browser);
      const stopSaving = savesData ? saveData(browser) : undefined;
      await use(undefined);
      stopSaving?.();
      release();
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
      expect(errors.filter((error) => !expectedPageErrors?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: seconds * 1000 },
  ],
});

export { expect };
