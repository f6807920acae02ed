import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureNames, fillTemplate, singularOf } from './feature-names.ts';
import { writeFeature } from './new-feature.ts';
import { repoRoot } from './repo-root.mjs';
import { sourceRules } from './source-rules.ts';

describe('names of a new feature', () => {
  it.each([
    ['tags', 'tag'],
    ['policies', 'policy'],
    ['boxes', 'box'],
    ['tax-cases', 'tax-case'],
  ])('%s has the singular %s', (plural, singular) => expect(singularOf(plural)).toBe(singular));

  it('come in every form that the templates use', () => {
    expect(featureNames('crm/client-tags', 'Etiquetas')).toMatchObject({
      items: 'clientTags',
      Item: 'ClientTag',
      'item-file': 'client-tag',
      table: 'client_tags',
      snake: 'client_tag',
    });
  });

  it.each(['tags', 'crm/Tags', 'crm/', 'crm/a/b'])('rejects %s as a place', (place) => {
    expect(() => featureNames(place, 'x')).toThrow(/AREA\/NAME/);
  });

  it('rejects a name without a singular', () => {
    expect(() => featureNames('crm/sheep', 'x')).toThrow(/--singular/);
  });

  it('rejects a template with an unknown slot', () => {
    expect(() => fillTemplate('{{nothing}}', featureNames('crm/tags', 'x'))).toThrow(/nothing/);
  });
});

/** Returns the exported names of a source text. */
function exportsOf(text: string): string[] {
  const declared = text.matchAll(/^export (?:declare )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gm);
  return [...declared].flatMap(([, name]) => (name ? [name] : []));
}

describe('a new feature', () => {
  let root: string;
  let files: string[];
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'new-feature-'));
    for (const place of ['apps/server/src', 'apps/server/test', 'apps/web/src', 'packages/domain']) {
      cpSync(path.join(repoRoot, place), path.join(root, place), { recursive: true });
    }
    files = writeFeature(root, 'crm/sample-records', 'Amostras', { path: 'amostras' });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('fills every slot and keeps the rules on names and texts', () => {
    for (const file of files) {
      expect(textOf(file)).not.toMatch(/\{\{[\w-]+\}\}(?!\})/);
      expect(sourceRules.filter((rule) => rule.isBroken(file, textOf(file))).map(({ name }) => name)).toEqual([]);
    }
  });

  it('imports only what exists', () => {
    const missing = files.flatMap((file) =>
      [...textOf(file).matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
        ([, names = '', from = '']) => {
          const target = from.startsWith('.')
            ? path.join(path.dirname(file), from)
            : from.replace('@restitui/domain/', 'packages/domain/src/');
          if (target.startsWith('@') || !/\.tsx?$/.test(target)) return [];
          if (!existsSync(path.join(root, target))) return [`${file}: ${from}`];
          return names
            .split(',')
            .map(
              (name) =>
                name
                  .trim()
                  .replace(/^type /, '')
                  .split(' as ')[0] ?? '',
            )
            .filter((name) => name !== '' && !exportsOf(textOf(target)).includes(name))
            .map((name) => `${file}: ${name} of ${from}`);
        },
      ),
    );
    expect(missing).toEqual([]);
  });

  it('is registered on the server, in the routes and in the menu', () => {
    expect(textOf('apps/server/src/feature-routes.ts')).toContain('  sampleRecordsRoutes,\n');
    expect(textOf('apps/web/src/app/routes/shared.routes.ts')).toContain("path: '/amostras'");
    expect(textOf('apps/web/src/app/menu.test.ts')).toContain("const forEverybody: string[] = ['amostras', ];");
    expect(textOf('apps/web/src/app/menu.ts')).toContain("link: { to: '/amostras' }");
  });

  it('is not written over an existing one, nor into an unknown area', () => {
    expect(() => writeFeature(root, 'crm/sample-records', 'Amostras', { path: 'amostras' })).toThrow(/exists/);
    expect(() => writeFeature(root, 'nowhere/sample-records', 'Amostras')).toThrow(/no area/);
  });
});
