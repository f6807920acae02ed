import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { directAddress } from './direct-imports.ts';

const drizzle = realpathSync(fileURLToPath(import.meta.resolve('drizzle-orm')));

describe('an address without a search', () => {
  it.each([
    ['file:///a/src/b.ts', './c.ts', 'file:///a/src/c.ts', 'module-typescript'],
    ['file:///a/src/b.ts', '../c.ts', 'file:///a/c.ts', 'module-typescript'],
    [
      'file:///a/node_modules/drizzle-orm/sql/sql.js',
      '../entity.js',
      'file:///a/node_modules/drizzle-orm/entity.js',
      'module',
    ],
  ])('from %s to %s is %s', (parent, specifier, url, format) => {
    expect(directAddress(specifier, parent)).toEqual({ url, format, shortCircuit: true });
  });

  it.each([
    ['file:///a/src/b.ts', 'zod'],
    ['file:///a/src/b.ts', 'node:fs'],
    ['file:///a/src/b.ts', './c.json'],
    ['file:///a/src/b.ts', '.ts'],
    ['file:///a/node_modules/zod/index.js', './core.js'],
    ['file:///a/node_modules/drizzle-orm/index.cjs', './sql.cjs'],
    ['file:///a/node_modules/drizzle-orm/index.js', './sql'],
    [undefined, './c.ts'],
  ])('is not given from %s to %s', (parent, specifier) => {
    expect(directAddress(specifier, parent)).toBeUndefined();
  });

  it('inside drizzle-orm is one of modules', () => {
    const manifest: { type: string } = JSON.parse(
      readFileSync(path.join(path.dirname(drizzle), 'package.json'), 'utf8'),
    );
    expect(manifest.type).toBe('module');
  });
});

it('imports the files of the server under the addresses that a search finds', () => {
  const script = `
    import { registerHooks } from 'node:module';
    import { importDirectly } from '${new URL('./direct-imports.ts', import.meta.url)}';
    importDirectly();
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import('${new URL('../start-server.ts', import.meta.url)}');
    process.stdout.write(JSON.stringify(loaded), () => process.exit(0));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  expect(stderr).toBe('');
  const files = (JSON.parse(stdout) as string[]).filter((url) => url.startsWith('file:'));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((url) => pathToFileURL(realpathSync(fileURLToPath(url))).href !== url)).toEqual([]);
});
