import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '../apps/web/src');

/** Parts that are replaced by others when the window becomes narrow or wide: cells and lines of lists, and the menu. */
const replaced = ['features/**/*-columns.tsx', 'features/**/*-lines.tsx', 'app/sidebar/*.tsx'];

const dialogs = ['ui/dialog.tsx', 'ui/confirm-dialog.tsx', 'ui/reason-dialog.tsx', 'ui/drawer.tsx'];

/** Imports that are left as they are, each with the reason. */
const allowed: Record<string, string> = {
  'features/simples/analysis/components/total-cell.tsx':
    'asks for the reason of an amount that is typed in its cell; the months are one table at all widths',
};

function importsOf(file: string): string[] {
  const text = readFileSync(resolve(source, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    relative(source, resolve(source, dirname(file), path)),
  );
}

/** Returns the ways from a part to a dialog. What the generic parts open is their own. */
function waysToDialogs(from: string): string[] {
  const seen = new Set([from]);
  const ways: string[] = [];
  const queue = [[from]];
  for (const way of queue) {
    for (const next of importsOf(way.at(-1) ?? '')) {
      if (dialogs.includes(next)) ways.push([...way, next].join(' > '));
      if (seen.has(next) || !next.endsWith('.tsx') || next.startsWith('ui/') || next in allowed) continue;
      seen.add(next);
      queue.push([...way, next]);
    }
  }
  return ways;
}

it('opens no dialog from a part that goes when the window becomes narrow or wide', () => {
  const parts = globSync(replaced, { cwd: source });
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.flatMap(waysToDialogs)).toEqual([]);
});

it('follows static and lazy imports', () => {
  expect(waysToDialogs('app/signed-in.layout.tsx')).toContainEqual(
    expect.stringMatching(/add-company-dialog.*ui\/dialog/),
  );
});
