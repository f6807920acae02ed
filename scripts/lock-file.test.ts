import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './repo-root.mjs';

type Locked = { version?: string; optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync(path.join(repoRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Returns the folders of node_modules in which Node resolves the imports of the package at `place`. */
function lookedUp(place: string): string[] {
  const folders = place.split('/node_modules/').map((_, i, parts) => parts.slice(0, i + 1).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/`), 'node_modules/'];
}

// When a registry lacks a platform package, `npm install` omits it without a message, and `npm ci` then fails.
it('package-lock.json lists every platform package, including those of other machines', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lookedUp(place).some((folder) => packages[folder + name]?.version),
    ),
  );
  expect(missing).toEqual([]);
});
