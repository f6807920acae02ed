import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentLines } from './plain-language.ts';
import { repoRoot } from './repo-root.mjs';

const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: repoRoot });
/** Guides describe the product as it is, decisions and the changelog as it was. */
const guides = globSync(['*.md', 'docs/*.md'], { cwd: repoRoot }).filter((file) => file !== 'CHANGELOG.md');
const textOf = (file: string) => readFileSync(path.join(repoRoot, file), 'utf8');
const commands: Record<string, string> = JSON.parse(textOf('package.json')).scripts;
const code = globSync(
  [
    '{apps,packages}/*/{src,cli,test}/**/*.{ts,tsx}',
    '{scripts,bench,e2e,deploy}/**/*',
    '*.{mjs,ts}',
    '.github/**/*.yml',
  ],
  { cwd: repoRoot, withFileTypes: true },
)
  .filter((entry) => entry.isFile() && !/\.(png|webp|jpe?g)$/.test(entry.name))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');

/** Folders that the guides shorten. */
const shortened: Record<string, string> = {
  domain: 'packages/domain/src',
  server: 'apps/server/src',
  web: 'apps/web/src',
};

/** Returns the anchors of a document, which its pages have for each heading. */
function anchorsOf(text: string): string[] {
  const headings = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.*)$/gm)];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the links of a document to a file or a heading of ours that does not exist. */
function brokenLinks(file: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? []);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [name = '', anchor] = target.split('#');
    const linked = path.join(path.dirname(file), name);
    if (name !== '' && !existsSync(path.join(repoRoot, linked))) return true;
    if (anchor === undefined || (name !== '' && !name.endsWith('.md'))) return false;
    return !anchorsOf(name === '' ? text : textOf(linked)).includes(anchor);
  });
}

/** Returns the paths of a guide, whole or shortened, that do not exist; those with a placeholder are left out. */
function missingPaths(text: string): string[] {
  const paths = [...text.matchAll(/`((?:domain|server|web|apps|packages|docs|scripts|e2e|bench)\/[\w./-]+)`/g)];
  return paths
    .flatMap(([, named]) => named ?? [])
    .filter((named) => {
      const [first = '', ...rest] = named.split('/');
      return !existsSync(path.join(repoRoot, shortened[first] ?? first, ...rest));
    });
}

/** Returns the commands of a document that the package does not have. */
function missingCommands(text: string): string[] {
  return [...text.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name = '']) => (name in commands ? [] : name));
}

/** Returns the settings, functions and options of a guide that no code has. */
function missingNames(text: string): string[] {
  const names = /`(?:([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?|([a-z]+[A-Z]\w*)(?:\([^`]*\))?|--([\w-]+))`/g;
  return [...text.matchAll(names)]
    .flatMap(([, setting, name, option]) => setting ?? name ?? option ?? [])
    .filter((name) => !code.includes(name));
}

describe('documents', () => {
  it.each(documents)('%s links to files and headings that exist', (file) => {
    expect(brokenLinks(file, textOf(file))).toEqual([]);
  });

  it.each(guides)('%s names paths, settings, functions and options that exist', (file) => {
    expect(missingPaths(textOf(file))).toEqual([]);
    expect(missingNames(textOf(file))).toEqual([]);
  });

  it.each(documents)('%s names commands that exist', (file) => {
    expect(missingCommands(textOf(file))).toEqual([]);
  });

  it.each(documents)('%s keeps the language rules', (file) => {
    expect(documentLines(textOf(file))).toEqual([]);
  });
});

describe('the checks of documents', () => {
  it('find a link to a heading that a document does not have', () => {
    const links =
      '## A new version (`x`)\n\n[a](#a-new-version-x) [b](#gone) [c](operations.md#deploying) [d](operations.md#gone)';
    expect(brokenLinks('docs/x.md', links)).toEqual(['#gone', 'operations.md#gone']);
  });

  it('find a link and a path to nothing', () => {
    expect(brokenLinks('docs/x.md', '[a](gone.md) [b](glossary.md) [c](https://example.org)')).toEqual(['gone.md']);
    expect(missingPaths('`domain/crm/gone.ts`, `domain/crm/clients/clients.api.ts`')).toEqual(['domain/crm/gone.ts']);
  });

  it('find a command, a setting, a function and an option that nothing has', () => {
    expect(missingCommands('`npm run gone -- x`, `npm run verify`, npm start')).toEqual(['gone']);
    const gone = ['GONE', 'SETTING'].join('_');
    expect(missingNames(`\`${gone}=1\`, \`gone${'Function'}(x)\`, \`--gone-${'option'}\``)).toHaveLength(3);
    expect(missingNames('`DATA_DIR=/tmp`, `requireAccess(rule, error)`, `--seed`')).toEqual([]);
  });

  it('find a banned phrase in prose and pass over code', () => {
    expect(documentLines('Fine.\n\nNobody can read it.\n\n```\nnobody\n```\n')).toMatchObject([{ line: 3 }]);
  });
});
