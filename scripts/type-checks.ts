import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from './run-in-lanes.ts';

/** `tsc` of TypeScript 7 by its path, because version 6 installs a command of the same name. */
export const typeChecker = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('typescript-7/package.json'))),
  'bin',
  'tsc',
);

/** Commands that check all types, the longest first. Each further checker resolves the shared types again. */
export const typeChecks = ['tsconfig.json', 'apps/web/tsconfig.json', 'e2e/tsconfig.json'].map(
  (project): Command => ['node', typeChecker, '-p', project, '--checkers', '1'],
);
