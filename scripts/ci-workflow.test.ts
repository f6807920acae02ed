import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './repo-root.mjs';

const read = (name: string) => readFileSync(path.join(repoRoot, name), 'utf8');
const workflow = read('.github/workflows/ci.yml');
const { engines, devDependencies } = JSON.parse(read('package.json'));

it('runs all tests with every Node from the oldest supported to the pinned one that is maintained', () => {
  const [, listed] = /^ +node: \[(.+)\]$/m.exec(workflow) ?? [];
  const versions = listed?.split(', ').map(Number) ?? [];
  // Every second major is maintained.
  expect(versions).toEqual([20, 22, 24]);
  expect(`>=${versions[0]}`).toBe(engines.node);
  expect(`${versions.at(-1)}`).toBe(devDependencies.node.split('.')[0]);
  expect(workflow).toMatch(/^ +node-version: \$\{\{ matrix\.node \}\}$/m);
  expect(workflow).toMatch(/^ +- run: \.ci\/run$/m);
});

it('fetches the history, without which the version before is not tested', () => {
  expect(workflow).toMatch(/^ +fetch-depth: 0$/m);
});

it('gives the token of the run no right to write', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(workflow).not.toMatch(/: write\b|secrets\./);
});
