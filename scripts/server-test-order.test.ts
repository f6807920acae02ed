import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './repo-root.mjs';
import { longestFirst, longFiles } from './server-test-order.ts';

const server = path.join(repoRoot, 'apps/server');

it.each(longFiles)('names a place that exists: %s', (place) => {
  expect(existsSync(path.join(server, place))).toBe(true);
});

it('moves the longest files to the front and keeps the order of the others', () => {
  const files = ['/b.test.ts', '/test/process/crash.test.ts', '/a.test.ts', '/test/process/web-and-worker.test.ts'];
  expect(longestFirst(files, (file) => file)).toEqual([
    '/test/process/web-and-worker.test.ts',
    '/test/process/crash.test.ts',
    '/b.test.ts',
    '/a.test.ts',
  ]);
});
