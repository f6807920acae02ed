import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BareBrowser, BarePage } from './bare-browser.ts';
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

/** Milliseconds without a finished load after which nothing more is expected, not even what is loaded when idle. */
const quietFor = 3000;

/** What a page answers when it is looked at: what was painted, moved and loaded, and for how long nothing was loaded. */
const look = `new Promise((resolve) => {
  const resources = performance.getEntriesByType('resource');
  const code = resources.filter(({ name }) => /\\.(js|css)$/.test(new URL(name).pathname));
  const isThere = document.querySelector('h1') !== null;
  const figures = {
    quiet: isThere ? performance.now() - Math.max(0, ...resources.map(({ responseEnd }) => responseEnd)) : 0,
    bytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    requests: code.length,
    paint: 0,
    shift: 0,
  };
  if (figures.quiet < ${quietFor}) return resolve(figures);
  new PerformanceObserver((list) => {
    figures.paint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) figures.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(figures), 100);
})`;

export interface Visit {
  /** Milliseconds to the largest paint. */
  paint: number;
  /** Milliseconds of processor time of the page's main thread until then; other work on the machine does not add to it. */
  busy: number;
  /** Sum of the layout shifts. */
  shift: number;
  /** Bytes of the bodies of scripts and styles as sent, and how many there were. */
  bytes: number;
  requests: number;
}

/** Waits until the page has a heading and nothing was loaded for a while, however long a task took meanwhile. */
export async function untilQuiet(page: BarePage): Promise<Omit<Visit, 'busy'>> {
  for (;;) {
    await pause(1000);
    const { quiet, ...figures } = await page.evaluate<Omit<Visit, 'busy'> & { quiet: number }>(look);
    if (quiet >= quietFor) return figures;
  }
}

/** Visits an address with a slowed processor, and returns what was painted and loaded until nothing was loaded any more. */
export async function visit(browser: BareBrowser, page: BarePage, url: string): Promise<Visit> {
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  let figures: Omit<Visit, 'busy'> | undefined;
  const busy = await busyUntil(browser, async () => {
    await page.send('Page.navigate', { url });
    figures = await untilQuiet(page);
  });
  if (!figures?.paint) throw new Error(`${url} painted nothing.`);
  return { ...figures, busy: busy(figures.paint) };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
