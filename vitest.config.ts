import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/server-test-order.ts';
import { testTemporaryFolder } from './scripts/temporary-files.ts';

process.env.TMPDIR = testTemporaryFolder();

/** How long a test may take on a machine that is ten times slower, not how long any should. */
const slowMachine = 900_000;
/** How long a condition may take on a slow machine; the default of a second is too short on a busy one. */
const poll = { timeout: 60_000 };
const setupFiles = ['scripts/restore-globals.ts'];

export default defineConfig({
  test: {
    // Left alone it keeps a core for itself: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A worker reads the product's modules once, not for each file: two thirds of the time went there.
    isolate: false,
    // Fewer collections of short-lived objects: a tenth of the time went there.
    execArgv: ['--max-semi-space-size=64'],
    // Requirement ids are tags: there are too many to declare.
    strictTags: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          testTimeout: slowMachine,
          expect: { poll },
          hookTimeout: slowMachine,
        },
      },
      {
        test: {
          name: 'server',
          // Tests that start servers wait for them; another worker uses the core meanwhile.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          setupFiles,
          include: ['apps/server/**/*.test.ts'],
          alias: [{ find: /^@node-rs\/argon2$/, replacement: path.resolve('apps/server/test/low-cost-argon2.ts') }],
          globalSetup: ['apps/server/test/start-test-postgres.ts'],
          testTimeout: slowMachine,
          expect: { poll },
          hookTimeout: slowMachine,
        },
      },
    ],
  },
});
