import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../features/*/*/components/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Returns the variables whose version, or which themselves, are sent as `seen`, without those that are kept from the start
 * of editing: by a state, or by a constant that reads one.
 */
function liveVersions(source: string): string[] {
  const isKept = (name: string): boolean => {
    const declared = new RegExp(`const \\[?${name}\\b[^=]*=(.*)`).exec(source)?.[1];
    if (declared === undefined) return false;
    if (/useState/.test(declared)) return true;
    return [...declared.matchAll(/\b([a-z]\w*)\[/g)].some(([, read = '']) => isKept(read));
  };
  const sent = [
    ...[...source.matchAll(/\bseen: (\w+)\??\.version\b/g)],
    ...[...source.matchAll(/\bmutate(?:Async)?\(\{[^}]*\bseen: (\w+)[, ]/g)],
    ...[...source.matchAll(/\bmutate(?:Async)?\(\{[^}]*\b(seen)[, ]/g)],
  ];
  return [...new Set(sent.map(([, name = '']) => name))].filter((name) => !isKept(name));
}

/** Dialogs that a parent opens with a record of its own state, which no later reply replaces. */
const openedWithKept = ['refund-request-dialog.tsx', 'analysis-request-dialog.tsx'];

describe('version that a form saves over', () => {
  it('is the one that the input was typed over, also after the record was loaded again', () => {
    const live = Object.entries(sources)
      .filter(([path]) => !openedWithKept.some((name) => path.endsWith(`/${name}`)))
      .flatMap(([path, source]) => liveVersions(source).map((name) => `${path}: ${name}`));
    expect(live, 'Keep the record in a state: const [seen] = useState(record)').toEqual([]);
  });

  it('is found where it follows the record', () => {
    expect(liveVersions('save.mutate({ ...edit, seen: row.version })')).toEqual(['row']);
    expect(liveVersions('const seen = refused?.seen ?? row; save.mutate({ ...edit, seen: seen.version })')).toEqual([
      'seen',
    ]);
    expect(liveVersions('const [seen] = useState(row); save.mutate({ ...edit, seen: seen.version })')).toEqual([]);
    expect(liveVersions('save.mutate({ changed, seen: client }, ends)')).toEqual(['client']);
  });
});
