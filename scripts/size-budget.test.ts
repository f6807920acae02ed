import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type BuiltFile, excessOf, loadOf, loadOfDocument } from '../apps/web/size-budget.ts';

/** Random bytes, which cannot be compressed. */
const textOf = (bytes: number) => randomBytes(bytes);

function built(files: Record<string, { bytes?: number; imports?: string[] }>): Map<string, BuiltFile> {
  return new Map(
    Object.entries(files).map(([name, { bytes = 10, imports = [] }]) => [
      name,
      { name, content: textOf(bytes), imports },
    ]),
  );
}

describe('the load of a page', () => {
  const files = built({
    'entry.js': { bytes: 3000, imports: ['shared.js', 'style.css'] },
    'shared.js': { bytes: 2000, imports: ['entry.js'] },
    'style.css': { bytes: 500 },
    'page.js': { bytes: 1000, imports: ['shared.js', 'table.js', 'outside'] },
    'table.js': { bytes: 4000 },
    'later.js': { bytes: 9000 },
  });

  it('is what it imports at once, each file counted once', () => {
    const { bytes, requests, files: loaded } = loadOf('entry.js', files);
    expect([...loaded].sort()).toEqual(['entry.js', 'shared.js', 'style.css']);
    expect(requests).toBe(3);
    expect(bytes).toBeGreaterThan(5500);
    expect(bytes).toBeLessThan(5700);
  });

  it('counts files that several starts share once', () => {
    const { files: loaded, requests } = loadOf(['entry.js', 'page.js', 'later.js'], files);
    expect([...loaded].sort()).toEqual(['entry.js', 'later.js', 'page.js', 'shared.js', 'style.css', 'table.js']);
    expect(requests).toBe(6);
  });

  it('does not count what the first visit has loaded', () => {
    const first = loadOf('entry.js', files);
    const { files: loaded, requests } = loadOf('page.js', files, first.files);
    expect([...loaded].sort()).toEqual(['page.js', 'table.js']);
    expect(requests).toBe(2);
  });
});

describe('the load of a document', () => {
  const document = `<head><link rel="icon" href="/icon.svg"><script src="/first.js"></script>
<link rel="stylesheet" crossorigin href="/style.css"></head>
<img src="/logo.svg" alt=""><img src="/logo.svg" alt=""><img loading="lazy" src="/dark.svg" alt=""><a href="/other">Other</a>`;

  it('counts each named file once, and the bytes of itself, scripts and styles', () => {
    const asked: string[] = [];
    const { requests, bytes } = loadOfDocument(document, (address) => {
      asked.push(address);
      return textOf(1000);
    });
    expect(asked).toEqual(['/first.js', '/style.css']);
    expect(requests).toBe(5);
    expect(bytes).toBeGreaterThan(2100);
    expect(bytes).toBeLessThan(2300);
  });
});

describe('a budget', () => {
  const budget = { bytes: 5000, requests: 3 };

  it('is kept up to its limits', () => {
    expect(excessOf('The page', { bytes: 5000, requests: 3 }, budget)).toBeUndefined();
  });

  it.each([
    [{ bytes: 5100, requests: 3 }, 'The page loads 5.1 kB of at most 5.0 kB.'],
    [{ bytes: 100, requests: 4 }, 'The page loads 4 of at most 3 requests.'],
    [{ bytes: 6000, requests: 9 }, 'The page loads 6.0 kB of at most 5.0 kB and 9 of at most 3 requests.'],
  ])('names what exceeds it: %o', (load, text) => {
    expect(excessOf('The page', load, budget)).toBe(text);
  });
});
