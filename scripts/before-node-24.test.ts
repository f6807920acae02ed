import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { repoRoot } from './repo-root.mjs';

const run = promisify(execFile);
const folder = path.join(repoRoot, 'scripts');
const sourceOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const importsOf = (file: string) =>
  [...sourceOf(file).matchAll(/^import (?:.* from )?'(.+)';$/gm)].map(([, name]) => name ?? '');

/** Scripts that run on the Node of the machine until the pinned one is installed, with the files that they import. */
const early = new Set(
  readdirSync(folder).filter((file) => file.endsWith('.mjs') && importsOf(file).includes('./ensure-installed.mjs')),
);
for (const file of early)
  for (const name of importsOf(file)) if (name.startsWith('./')) early.add(name.slice('./'.length));

/** Language and library that Node 20.0 lacks, as far as our scripts use them elsewhere. */
const newer =
  /import\.meta\.(dirname|filename|main)|Promise\.withResolvers|Array\.fromAsync|\b(globSync|loadEnvFile|styleText|matchesGlob)\b|\.(union|intersection|difference)\(|^\s*(await )?using /m;

/** Returns the paths of the Nodes of this machine that are older than the pinned one; `npm` puts that first. */
async function olderNodes(): Promise<string[]> {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((entry) => !entry.includes('node_modules'));
  const found = await Promise.all(
    folders.map(async (entry) => {
      const node = path.join(entry, 'node');
      const version = await run(node, ['--version']).catch(() => undefined);
      return Number(/^v(\d+)/.exec(version?.stdout ?? '')?.[1]) < 24 ? [node] : [];
    }),
  );
  return found.flat().slice(0, 1);
}

describe('scripts that run before the pinned Node', () => {
  it('are those that install it and what they import', () => {
    expect([...early]).toEqual(expect.arrayContaining(['start.mjs', 'test.mjs', 'run-child.mjs', 'file-lock.mjs']));
  });

  it.each([...early])('%s imports no package and no TypeScript', (file) => {
    const foreign = importsOf(file).filter(
      (name) =>
        !(name.startsWith('./') && name.endsWith('.mjs')) && !builtinModules.includes(name.replace('node:', '')),
    );
    expect(foreign).toEqual([]);
  });

  it.each([...early])('%s uses nothing that Node 20 lacks', (file) => {
    expect(newer.exec(sourceOf(file))?.[0]).toBeUndefined();
  });
});

describe.each(await olderNodes())('%s', (node) => {
  it.each([...early])('parses %s', async (file) => {
    await run(node, ['--check', path.join(folder, file)]);
  });

  it('loads what the scripts import', async () => {
    const libraries = [...early].filter((file) => [...early].some((other) => importsOf(other).includes(`./${file}`)));
    const program = libraries.map((file) => `import ${JSON.stringify(pathToFileURL(path.join(folder, file)).href)};`);
    await run(node, ['--input-type=module', '--eval', program.join('\n')]);
  });

  it('continues a command on the pinned Node', async () => {
    const command = run(node, [path.join(folder, 'run-tool.mjs'), 'new-feature']);
    await expect(command).rejects.toMatchObject({ stderr: expect.stringContaining('usage: npm run new-feature') });
  });
});
