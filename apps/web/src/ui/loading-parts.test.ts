import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../features');

/** Parts of products, whose page hides what follows a part that loads (`InOrder`). */
const parts = globSync('{recovery,simples}/**/*.tsx', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));

describe('parts of a product', () => {
  it('mark that they load wherever they show a skeleton, so that what follows them does not move', () => {
    const withSkeleton = parts.filter(({ text }) => text.includes('<Skeleton '));
    expect(withSkeleton.length).toBeGreaterThan(10);
    const unmarked = withSkeleton.filter(({ text }) => !/<LoadingNote|data-loading/.test(text));
    expect(unmarked.map(({ file }) => file)).toEqual([]);
  });
});
