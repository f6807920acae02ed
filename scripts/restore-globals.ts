import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// A worker runs many files in one global scope: a `window` that one file leaves behind changes what the next one imports, and
// a stopped clock holds what the next one waits for.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// So are modules: a file that replaces one must not meet those that an earlier file imported, nor leave its own behind.
const file = expect.getState().testPath;
if (file && readFileSync(file, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => {
    vi.resetModules();
  });
}
