import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepOverwritten, numberAfterOthers, removeUnreleased } from './new-migration.ts';

let root: string;
const folder = () => path.join(root, 'apps/server/drizzle');
const journal = () => JSON.parse(readFileSync(path.join(folder(), 'meta/_journal.json'), 'utf8'));
const files = () => [...readdirSync(folder()), ...readdirSync(path.join(folder(), 'meta'))].toSorted();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-migration-'));
  mkdirSync(path.join(folder(), 'meta'), { recursive: true });
  for (const [number, name] of [
    ['0001', 'first'],
    ['0002', 'add-tags'],
  ]) {
    writeFileSync(path.join(folder(), `${number}_${name}.sql`), 'select 1;');
    writeFileSync(path.join(folder(), `meta/${number}_snapshot.json`), '{}');
  }
  const entries = [{ tag: '0001_first' }, { tag: '0002_add-tags' }];
  writeFileSync(path.join(folder(), 'meta/_journal.json'), JSON.stringify({ version: '7', entries }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a migration that is generated again', () => {
  it('replaces the newest one of the same name', () => {
    expect(removeUnreleased(root, 'add-tags', () => false)).toBe('0002_add-tags');
    expect(files()).toEqual(['0001_first.sql', '0001_snapshot.json', '_journal.json', 'meta']);
    expect(journal()).toEqual({ version: '7', entries: [{ tag: '0001_first' }] });
  });

  it.each([
    ['a released one', 'add-tags', true],
    ['one of another name', 'add-colours', false],
    ['an older one of the same name', 'first', false],
  ])('keeps %s', (_, name, released) => {
    const before = files();
    expect(removeUnreleased(root, name, (file) => released && file === 'apps/server/drizzle/0002_add-tags.sql')).toBe(
      undefined,
    );
    expect([files(), journal().entries]).toEqual([before, [{ tag: '0001_first' }, { tag: '0002_add-tags' }]]);
  });
});

describe('the number of a migration', () => {
  it('stays when it follows all others', () => {
    expect(numberAfterOthers(root)).toBe('0002_add-tags');
    expect(files()).toContain('0002_add-tags.sql');
  });

  it('follows the highest one where numbers are missing', () => {
    const entries = [
      { idx: 0, tag: '0005_first' },
      { idx: 1, tag: '0002_add-tags' },
    ];
    writeFileSync(path.join(folder(), 'meta/_journal.json'), JSON.stringify({ version: '7', entries }));
    expect(numberAfterOthers(root)).toBe('0006_add-tags');
    expect(files()).toEqual([
      '0001_first.sql',
      '0001_snapshot.json',
      '0006_add-tags.sql',
      '0006_snapshot.json',
      '_journal.json',
      'meta',
    ]);
    expect(journal().entries[1]).toEqual({ idx: 1, tag: '0006_add-tags' });
  });
});

describe('the snapshot whose number the generator gives again', () => {
  const snapshot = () => path.join(folder(), 'meta/0002_snapshot.json');

  it('is written back', () => {
    writeFileSync(snapshot(), '{"id":"released"}');
    const restore = keepOverwritten(root);
    writeFileSync(snapshot(), '{"id":"new"}');
    restore?.();
    expect(readFileSync(snapshot(), 'utf8')).toBe('{"id":"released"}');
  });

  it('is absent when the number is free', () => {
    rmSync(snapshot());
    expect(keepOverwritten(root)).toBe(undefined);
  });
});
