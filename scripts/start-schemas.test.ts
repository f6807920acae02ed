import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const web = path.join(import.meta.dirname, '../apps/web/src');
const packages = path.join(import.meta.dirname, '../packages');
const importLine = /^import (?!type )(?:([^;']*?) from )?'([^']+)';$/gm;

function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(from), name);
  const [, folder, rest] = /^@restitui\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  return folder && rest && path.join(packages, folder, 'src', rest);
}

/** Adds the modules that a module needs before it runs. */
function collect(file: string, modules: Set<string>) {
  if (modules.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
  modules.add(file);
  for (const [, names = '', name = ''] of readFileSync(file, 'utf8').matchAll(importLine)) {
    const bindings = /^\{(.*)\}$/s
      .exec(names.trim())?.[1]
      ?.split(',')
      .filter((each) => each.trim() !== '');
    if (bindings?.every((each) => each.trim().startsWith('type '))) continue;
    const needed = fileOf(file, name);
    if (needed) collect(needed, modules);
  }
}

/** Schemas of what a form sends. */
const forms = /\/domain\/src\/.*\/(new-[\w-]+|[\w-]+-(edit|form|changes\.api))\.ts$/;

describe('modules of a first page', () => {
  it.each(['features/insights/home/pages/home.page.tsx', 'features/crm/clients/pages/clients.page.tsx'])(
    '%s builds no schema of a form',
    (page) => {
      const modules = new Set<string>();
      for (const start of ['main.tsx', 'app/signed-in.layout.tsx', page]) collect(path.join(web, start), modules);
      expect(modules).toContain(path.join(packages, 'domain/src/crm/clients/clients.api.ts'));
      expect([...modules].filter((file) => forms.test(file))).toEqual([]);
    },
  );
});
