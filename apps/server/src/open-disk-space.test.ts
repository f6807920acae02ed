import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskSpace } from './open-disk-space.ts';
import { reserveBytes } from './platform/disk-reserve.ts';

const minFreeDisk = 1_000_000;
let dataDir: string;
let free: number;
let lines: string[];
let disk: Awaited<ReturnType<typeof openDiskSpace>> | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'restitui-disk-'));
  free = 10 * minFreeDisk;
  lines = [];
});
afterEach(() => {
  disk?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const logAs = (level: string) => (_: object, message: string) => void lines.push(`${level} ${message}`);

async function open(settings: { databaseUrl?: string; minFreeDisk?: number } = {}) {
  disk = await openDiskSpace({
    settings: { dataDir, databaseUrl: undefined, storage: undefined, minFreeDisk, ...settings },
    log: { error: logAs('error'), info: logAs('info') },
    read: async () => free,
  });
}

async function setFree(bytes: number) {
  free = bytes;
  await disk?.refuseWhenLow().catch(() => {});
}

const reserve = () => join(dataDir, 'reserve');

it('logs one line per change', async () => {
  await open();
  for (const bytes of [10, 9, 8, 2, 1]) await setFree((bytes * minFreeDisk) / 5);
  expect(lines).toEqual(['error disk low: writes are refused']);
  await setFree(10 * minFreeDisk);
  await setFree(11 * minFreeDisk);
  expect(lines.slice(1)).toEqual(['info disk has space: writes are accepted']);
});

it('keeps a reserve for the embedded database, releases it when little is left and renews it', async () => {
  await open();
  expect(statSync(reserve()).size).toBe(reserveBytes);
  await setFree(minFreeDisk - 1);
  expect(existsSync(reserve())).toBe(true);
  await setFree(minFreeDisk / 4 - 1);
  expect(existsSync(reserve())).toBe(false);
  await setFree(10 * minFreeDisk);
  expect(statSync(reserve()).size).toBe(reserveBytes);
});

it('creates no reserve on a low disk, for an external database, or when the disk is not watched', async () => {
  free = 0;
  await open();
  expect([disk?.isLow(), existsSync(reserve())]).toEqual([true, false]);
  free = 10 * minFreeDisk;
  await open({ databaseUrl: 'postgres://elsewhere' });
  expect(existsSync(reserve())).toBe(false);
  free = 0;
  await open({ minFreeDisk: 0 });
  expect([disk?.isLow(), existsSync(reserve())]).toEqual([false, false]);
});
