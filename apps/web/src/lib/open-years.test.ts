import { afterEach, expect, it, vi } from 'vitest';
import { readOpenYears, writeOpenYears } from './open-years.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(setItem?: () => void) {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => kept.set(key, text)),
  });
  return kept;
}

it('keeps the open years of each assessment', () => {
  stubStorage();
  expect(readOpenYears('a')).toBeUndefined();
  writeOpenYears('a', ['2025', '2026']);
  writeOpenYears('b', []);
  expect(readOpenYears('a')).toEqual(['2025', '2026']);
  expect(readOpenYears('b')).toEqual([]);
});

it('does without a storage that is unreadable or full', () => {
  const kept = stubStorage(() => {
    throw new Error('full');
  });
  writeOpenYears('a', ['2025']);
  kept.set('anos-abertos:a', '{');
  expect(readOpenYears('a')).toBeUndefined();
});
