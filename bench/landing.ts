import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureWebBuilt } from '../scripts/ensure-web-built.mjs';

const slowedBy = 4;
const rounds = 5;
const hosts = ['meridiano.localhost', 'kairos.localhost', 'baluarte.localhost', 'trilha.localhost', 'localhost'];

/** Starts the product with its demonstration in a temporary folder; it prints its port. */
async function startProduct() {
  const folder = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../apps/server/src/main.ts')], {
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

/** Returns the milliseconds to the largest paint of a first visit on a slowed processor, and the bytes of script. */
async function visit(page: Page, address: string) {
  let script = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  const kinds = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate<number>(largestPaint);
  return { paint, script };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await ensureWebBuilt();
const product = await startProduct();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
try {
  console.log(`largest paint of a first visit, processor slowed ${slowedBy}×, warm server; median of ${rounds}`);
  for (const host of hosts) {
    const address = `http://${host}:${product.port}/`;
    await fetch(`http://127.0.0.1:${product.port}/`);
    const paints: number[] = [];
    let bytes = 0;
    for (let i = 0; i < rounds; i++) {
      const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
      const { paint, script } = await visit(page, address);
      paints.push(paint);
      bytes = script;
      await page.close();
    }
    console.log(
      `${host.padEnd(20)} ${String(Math.round(median(paints))).padStart(5)} ms   ${(bytes / 1000).toFixed(1)} kB of script`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}
