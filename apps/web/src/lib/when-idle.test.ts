import { expect, it, vi } from 'vitest';
import { preloadWhenIdle } from './when-idle.ts';

/** Returns how often a part is loaded in a browser that says so of saving data. */
function loadsIn(connection?: { saveData: boolean }): number {
  const load = vi.fn(async () => {});
  vi.stubGlobal('navigator', connection ? { connection } : {});
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  preloadWhenIdle(load);
  return load.mock.calls.length;
}

it('loads parts for later, but not for those who save data', () => {
  expect(loadsIn()).toBe(1);
  expect(loadsIn({ saveData: false })).toBe(1);
  expect(loadsIn({ saveData: true })).toBe(0);
});
