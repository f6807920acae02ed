import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './repo-root.mjs';

const text = readFileSync(path.join(repoRoot, 'docs/architecture.md'), 'utf8');
const features = globSync('apps/{server,web}/src/features/*/*/', { cwd: repoRoot }).map((folder) =>
  path.basename(folder),
);

it('names every feature in the table of areas of docs/architecture.md', () => {
  expect(features.length).toBeGreaterThan(50);
  expect([...new Set(features)].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
