import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './repo-root.mjs';

type Locked = { version?: string; optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync(path.join(repoRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** The folders of node_modules where Node looks for what the package at `place` imports. */
function lookedUp(place: string): string[] {
  const folders = place.split('/node_modules/').map((_, i, parts) => parts.slice(0, i + 1).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/`), 'node_modules/'];
}

// A registry that lacks a platform's package makes `npm install` leave it out in silence, and `npm ci` then refuses.
it('package-lock.json names every platform package, those of other machines too', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lookedUp(place).some((folder) => packages[folder + name]?.version),
    ),
  );
  expect(missing).toEqual([]);
});
