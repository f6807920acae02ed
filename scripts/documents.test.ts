import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentLines } from './plain-language.ts';
import { repoRoot } from './repo-root.mjs';

const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: repoRoot });
const textOf = (file: string) => readFileSync(path.join(repoRoot, file), 'utf8');

/** Folders that the guides shorten. */
const shortened: Record<string, string> = {
  domain: 'packages/domain/src',
  server: 'apps/server/src',
  web: 'apps/web/src',
};

/** Returns the relative links of a document whose file does not exist. */
function brokenLinks(file: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, target]) => target ?? []);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(path.join(repoRoot, path.dirname(file), target)));
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

describe('documents', () => {
  it.each(documents)('%s links to files that exist', (file) => {
    expect(brokenLinks(file, textOf(file))).toEqual([]);
  });

  it.each(['docs/add-a-feature.md', 'docs/architecture.md'])('%s names paths that exist', (file) => {
    expect(missingPaths(textOf(file))).toEqual([]);
  });

  it.each(documents)('%s keeps the language rules', (file) => {
    expect(documentLines(textOf(file))).toEqual([]);
  });
});

describe('the checks of documents', () => {
  it('find a link and a path to nothing', () => {
    expect(brokenLinks('docs/x.md', '[a](gone.md) [b](glossary.md#x) [c](https://example.org)')).toEqual(['gone.md']);
    expect(missingPaths('`domain/crm/gone.ts`, `domain/crm/clients/clients.api.ts`')).toEqual(['domain/crm/gone.ts']);
  });

  it('find a banned phrase in prose and pass over code', () => {
    expect(documentLines('Fine.\n\nNobody can read it.\n\n```\nnobody\n```\n')).toMatchObject([{ line: 3 }]);
  });
});
