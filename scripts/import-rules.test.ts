import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { findViolations } from './import-rules.ts';
import { plants, validTree } from './planted-violations.ts';
import { sourceRules } from './source-rules.ts';

const rules = [...config.forbidden, ...sourceRules, { name: 'no-feature-cycle' }].map(({ name }) => name);

function write(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** Makes a tree that resolves imports as the repository does: workspaces by symlink and `exports`, libraries as stubs. */
function makeTree(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  write(root, validTree);
  mkdirSync(path.join(root, 'node_modules/@restitui'), { recursive: true });
  for (const name of ['brazil', 'column-store', 'domain', 'tax-engine']) {
    const manifest = { name: `@restitui/${name}`, type: 'module', exports: { './*': './src/*' } };
    write(root, { [`packages/${name}/package.json`]: JSON.stringify(manifest) });
    symlinkSync(`../../packages/${name}`, path.join(root, 'node_modules/@restitui', name));
  }
  for (const name of ['zod', 'fastify', 'drizzle-orm', 'pg']) {
    const manifest = JSON.stringify({ name, main: 'main.js' });
    write(root, { [`node_modules/${name}/package.json`]: manifest, [`node_modules/${name}/main.js`]: '' });
  }
  write(root, { 'package.json': '{ "name": "tree", "type": "module" }' });
  return root;
}

describe('the import rules', () => {
  let root: string;

  beforeAll(() => {
    root = makeTree();
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('find no violation in a valid tree, through TypeScript and package exports', async () => {
    const { violations, dependencies } = await findViolations(root);
    expect(violations).toEqual([]);
    expect(dependencies).toBeGreaterThan(20);
  });

  it('have one planted violation each', () => {
    expect(Object.keys(plants).sort()).toEqual([...rules].sort());
  });

  it('report each planted violation with advice', async () => {
    write(root, Object.assign({}, ...Object.values(plants)));
    const { violations } = await findViolations(root);
    for (const [rule, files] of Object.entries(plants)) {
      const [planted] = Object.keys(files);
      const found = violations.filter((violation) => violation.rule === rule);
      expect(found.map(({ where }) => where).join('\n'), rule).toContain(planted);
      expect(found[0]?.advice, rule).toMatch(/\w{4}/);
    }
  });
});
