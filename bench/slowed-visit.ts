import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { busyUntil } from './main-thread.ts';

/** How many times slower than this machine the processor of a visitor is. */
export const slowedBy = 4;

export interface Product {
  port: string;
  stop(): Promise<void>;
}

/** Starts the product of a checkout with its demonstration in a temporary folder; it prints its port. */
export async function startProduct(root = path.join(import.meta.dirname, '..')): Promise<Product> {
  const folder = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
  const child = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DEMO: 'on', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const largestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})`;

const layoutShift = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 100);
})`;

export interface Visit {
  /** Milliseconds to the largest paint. */
  paint: number;
  /** Milliseconds of processor time of the page's main thread until then; other work on the machine does not add to it. */
  busy: number;
  /** Sum of the layout shifts. */
  shift: number;
  /** Bytes of scripts and styles as sent, and how many there were. */
  bytes: number;
  requests: number;
}

/** Waits until the page has a heading and nothing was loaded for a second, however long a task took meanwhile. */
async function untilQuiet(page: Page, lastLoad: () => number) {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (let quiet = 0; quiet < 1000; quiet = performance.now() - lastLoad()) await page.waitForTimeout(1000 - quiet);
}

/** Visits an address with a slowed processor, and returns what was painted and loaded until nothing was loaded any more. */
export async function visit(page: Page, address: string): Promise<Visit> {
  const sizes: number[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  const kinds = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) sizes.push(encodedDataLength);
  });
  let last = performance.now();
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', () => {
      last = performance.now();
    });
  const busy = await busyUntil(page, async () => {
    await page.goto(address);
    await untilQuiet(page, () => last);
  });
  const paint = await page.evaluate<number>(largestPaint);
  const shift = await page.evaluate<number>(layoutShift);
  return { paint, busy: busy(paint), shift, bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
