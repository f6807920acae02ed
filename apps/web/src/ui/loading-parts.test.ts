import { describe, expect, it } from 'vitest';

/** Parts of products, whose page hides what follows a part that loads (`InOrder`). */
const parts = import.meta.glob<string>('../features/{recovery,simples}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('parts of a product', () => {
  it('mark that they load wherever they show a skeleton, so that what follows them does not move', () => {
    const withSkeleton = Object.entries(parts).filter(([, text]) => text.includes('<Skeleton '));
    expect(withSkeleton.length).toBeGreaterThan(10);
    const unmarked = withSkeleton.filter(([, text]) => !/<LoadingNote|data-loading/.test(text));
    expect(unmarked.map(([file]) => file)).toEqual([]);
  });
});
