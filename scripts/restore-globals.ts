import { afterAll, vi } from 'vitest';

// A worker runs many files in one global scope: a `window` that one file leaves behind changes what the next one imports.
afterAll(() => {
  vi.unstubAllGlobals();
});
